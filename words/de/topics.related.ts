export const title = 'Verwandte Themen'
