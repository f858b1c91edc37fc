export const title = 'Related topics'
