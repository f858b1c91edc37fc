/** The form for searching, on several pages. */

/** Names it for screen readers. */
export const purpose = 'Search this site'
export const label = 'Search topics, lessons and problems'
/** On the button. */
export const search = 'Search'
