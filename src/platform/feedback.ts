import { readStored, writeStored } from './storage.ts'

/** Ways in which the device tells that an order has settled; each is off until it is chosen. */
export type Feedback = 'haptic' | 'sound'

const KEYS = { haptic: 'h5.haptic', sound: 'h5.sound' } satisfies Record<Feedback, string>

/** Whether the user has chosen it on this device. */
export function feedbackIsOn(kind: Feedback): boolean {
  return readStored(KEYS[kind]) === 'on'
}

/** Whether the device can give it: an iPhone vibrates for no page. */
export function canGive(kind: Feedback): boolean {
  return kind === 'haptic'
    ? typeof navigator.vibrate === 'function'
    : typeof AudioContext === 'function'
}

/** Chooses it, or chooses it off again; called within the press that does. */
export function chooseFeedback(kind: Feedback, on: boolean): void {
  writeStored(KEYS[kind], on ? 'on' : null)
  prepareFeedback()
}

/** A short buzz and a short tone, as far as they were chosen and the device can. */
export function giveFeedback(): void {
  if (feedbackIsOn('haptic')) navigator.vibrate?.(80)
  if (feedbackIsOn('sound')) void playTone()
}

/** Kept: once a press has allowed it to sound, it may sound again without one. */
let audio: AudioContext | null = null
let sounding = false

/** Called within a press after which a tone may be due: iOS lets a page sound only then. */
export function prepareFeedback(): void {
  if (feedbackIsOn('sound')) void startAudio()
}

async function startAudio(): Promise<AudioContext | null> {
  if (!canGive('sound')) return null
  audio ??= new AudioContext()
  await audio.resume()
  return audio
}

/** A tone later than this would confuse: a browser may hold audio back until the next press. */
const TOO_LATE_MS = 1_000

/** The same tone whatever the result: nobody is to be cheered on. */
async function playTone() {
  const due = performance.now()
  const context = await startAudio()
  // Results that come together sound as one.
  if (!context || sounding || performance.now() - due > TOO_LATE_MS) return
  sounding = true
  const tone = context.createOscillator()
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.12, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.35)
  tone.frequency.value = 660
  tone.connect(volume).connect(context.destination)
  tone.onended = () => {
    sounding = false
    void context.suspend()
  }
  tone.start()
  tone.stop(context.currentTime + 0.35)
}
