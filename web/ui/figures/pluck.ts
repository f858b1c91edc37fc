import { partialsOf, type Scheduled } from '#figures/music/schedule.ts'

const ATTACK_S = 0.008
const RELEASE_S = 0.12
/** How long it takes a held tone to fade to about a third. */
const FADE_S = 0.9
const HELD = 0.94
const VOLUME = 0.32

/** Plays a tone or chord, at a time of the audio clock. Chords are not louder than tones. */
export function pluck(context: BaseAudioContext, to: AudioNode, { midis, lasts, loudness }: Scheduled, at: number) {
  const peak = (VOLUME * loudness) / Math.sqrt(midis.length)
  const end = at + lasts * HELD
  for (const midi of midis) {
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(0, at)
    envelope.gain.linearRampToValueAtTime(peak, at + ATTACK_S)
    envelope.gain.setTargetAtTime(peak * 0.25, at + ATTACK_S, FADE_S)
    envelope.gain.setTargetAtTime(0, end, RELEASE_S / 3)
    envelope.connect(to)
    for (const { hertz, gain, type } of partialsOf(midi)) {
      const oscillator = context.createOscillator()
      oscillator.type = type
      oscillator.frequency.value = hertz
      const share = context.createGain()
      share.gain.value = gain
      oscillator.connect(share).connect(envelope)
      oscillator.start(at)
      oscillator.stop(end + RELEASE_S * 2)
    }
  }
}
