export const noneWritten = 'The people who run this server haven’t written this page yet.'
export const askThem = 'Ask them'
