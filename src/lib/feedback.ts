import { readStored, writeStored } from './storage.ts'

/** Ways in which the device tells that an order has settled; each is off until it is chosen. */
export type Feedback = 'haptic' | 'sound'

const keyOf = (kind: Feedback) => `h5.${kind}`

/** Whether the user has chosen it on this device. */
export function feedbackIsOn(kind: Feedback): boolean {
  return readStored(keyOf(kind)) === 'on'
}

/** Chooses it, or chooses it off again. */
export function chooseFeedback(kind: Feedback, on: boolean): void {
  writeStored(keyOf(kind), on ? 'on' : null)
}

/** A short buzz and a short tone, as far as they were chosen and the device can. */
export function giveFeedback(): void {
  if (feedbackIsOn('haptic')) navigator.vibrate?.(80)
  if (feedbackIsOn('sound')) playTone()
}

/** The same tone whatever the result: nobody is to be cheered on. */
function playTone() {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35)
  tone.frequency.value = 660
  tone.connect(volume).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + 0.35)
}
