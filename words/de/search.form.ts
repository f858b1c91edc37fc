export const purpose = 'Finden, was es hier gibt'
export const label = 'Themen, Lektionen und Aufgaben durchsuchen'
export const search = 'Suchen'
