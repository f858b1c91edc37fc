export const reasons = {
  wrong: 'Contiene un error',
  unclear: 'Cuesta entenderlo',
  offensive: 'Es ofensivo',
  broken: 'No funciona o se ve mal',
  other: 'Otra cosa',
}
