/** Path of a 'start over' icon for `Icon`. */
export const REFRESH = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5'
