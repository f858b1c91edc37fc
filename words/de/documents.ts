export const noneWritten = 'Wer diesen Server betreibt, hat dazu nichts geschrieben.'
export const askThem = 'Nachfragen'
