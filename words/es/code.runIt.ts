export const codeAbove = 'el código de arriba'
export const runIt = 'Ejecutarlo<which>: <what/></which>'
