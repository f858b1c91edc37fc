import { number } from './language.ts'

export const show = 'Mostrar'
export const loadingMore = 'Cargando…'

export const leaveAsItIs = 'Dejarlo como está'
export const working = 'Un momento…'

export const dollars = (amount: string) => `${amount} USD`
export const underDollars = (amount: string) => `menos de ${amount} USD`
export const unpriced = (calls: number) => `${number(calls)} sin precio`
export const costAndUnpriced = (cost: string, calls: number) => `${cost} + ${number(calls)} sin precio`
