import { hertzOf, midiOf, readPitch } from './pitch.ts'

/**
 * A tone or a chord, with its times in seconds from the start of the figure. Its notes have the class `fg-n<number>`.
 */
export type Scheduled = { number: number; at: number; lasts: number; midis: number[]; loudness: number }

const LOUDNESS: Readonly<Record<string, number>> = { '*': 1, '': 0.75, '-': 0.5 }
const SOUND = /^([\d.]+):([^/]+)\/([\d.]+)([*-]?)$/

/**
 * Parses the text that `writeSounds` has written, in chronological order. Parts that can't be parsed are left out.
 * `tempo` is in quarter notes per minute.
 */
export function scheduleOf(notes: string, tempo: number): Scheduled[] {
  const beat = 60 / tempo
  const sounds = notes.split(';').flatMap((sound, number) => {
    const [, at = '', names = '', lasts = '', weight = ''] = SOUND.exec(sound) ?? []
    const midis = names.split('+').flatMap((name) => {
      const pitch = readPitch(name)
      return pitch ? [midiOf(pitch)] : []
    })
    if (midis.length === 0) return []
    return [{ number, at: Number(at) * beat, lasts: Number(lasts) * beat, midis, loudness: LOUDNESS[weight] ?? 1 }]
  })
  return sounds.sort((a, b) => a.at - b.at)
}

export type Partial = { hertz: number; gain: number; type: 'triangle' | 'sine' }

/** The oscillators of a plucked tone: its fundamental, and the two overtones above it, which are much softer. */
export const partialsOf = (midi: number): Partial[] => [
  { hertz: hertzOf(midi), gain: 1, type: 'triangle' },
  { hertz: 2 * hertzOf(midi), gain: 0.22, type: 'sine' },
  { hertz: 3 * hertzOf(midi), gain: 0.07, type: 'sine' },
]
