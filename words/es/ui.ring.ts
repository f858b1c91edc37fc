export const share = (label: string, percent: number) => `${label}: ${percent}\u00a0%`
export const unknown = (label: string) => `${label}: aún sin determinar`
