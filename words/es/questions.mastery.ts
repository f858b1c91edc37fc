import { number } from './language.ts'

export const levels = {
  unseen: 'sin empezar',
  attempted: 'intentada',
  familiar: 'conocida',
  proficient: 'competente',
  mastered: 'dominada',
}
export const percent = (share: number) => `${number(share)}\u00a0%`
export const change = (from: string, to: string) => `${from} <to>a</to> <strong>${to}</strong>`

export const mastery = '<muted>Dominio:</muted> <share/>'
export const rightAndMastery = (right: number, asked: number) =>
  `<muted>${number(right)} de ${number(asked)} correctas, dominio:</muted> <share/>`

export const levelAsBefore = (level: string) => `Nivel: ${level}, como antes`
export const levelChange = (from: string, to: string) => `<skill/>: ${from} <to>a</to> ${to}`

export const familiarNeeds = (mastery: string) => `El nivel «conocida» pide un dominio del ${mastery}.`
export const proficientNeeds = 'El nivel «competente» pide una respuesta correcta otro día, sin pistas.'
export const proficientNeedsMastery = (mastery: string) =>
  `El nivel «competente» pide un dominio del ${mastery} y una respuesta correcta otro día, sin pistas.`
export const masteredNeeds = 'El nivel «dominada» pide una respuesta correcta otro día, entre otras habilidades.'
export const highest = 'Es el nivel más alto. Un repaso de vez en cuando lo mantiene.'
