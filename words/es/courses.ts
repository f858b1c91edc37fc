export const lead =
  'Temas, lecciones y cuestionarios en el orden que tú elijas. Nadie más ve un curso hasta que lo compartes.'
