export const difficulties = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' }
export const states = { new: 'Nicht versucht', tried: 'Versucht', solved: 'Gelöst' }
export const draft = 'Ein Entwurf, den nur du siehst'
