import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'

/** Audio as iOS has it: it starts within a press alone, and then whenever it is asked to. */
let pressed: boolean
let made: FakeAudio[]
const tones = vi.fn()

class FakeAudio {
  currentTime = 0
  destination = {}
  /** Those who wait for it to start. */
  waiting: (() => void)[] = []
  started = false

  constructor() {
    made.push(this)
  }

  resume(): Promise<void> {
    const start = new Promise<void>((resolve) => this.waiting.push(resolve))
    this.started ||= pressed
    if (this.started) for (const resolve of this.waiting) resolve()
    return start
  }

  suspend = vi.fn(() => Promise.resolve())
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: vi.fn(),
  })
  createOscillator = () => ({
    frequency: {},
    connect: (next: object) => next,
    start: tones,
    stop: vi.fn(),
    onended: null,
  })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function load() {
  vi.resetModules()
  return await import('./feedback.ts')
}

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('AudioContext', FakeAudio)
  made = []
  pressed = false
  tones.mockClear()
})

it('sounds after the press that chose it, and after one in a later visit', async () => {
  const first = await load()
  pressed = true
  first.chooseFeedback('sound', true)
  pressed = false
  first.giveFeedback()
  await settled()
  expect(tones).toHaveBeenCalledOnce()

  const later = await load()
  pressed = true
  later.prepareFeedback()
  pressed = false
  later.giveFeedback()
  await settled()
  expect(tones).toHaveBeenCalledTimes(2)
  expect(made).toHaveLength(2)
})

it('is not heard late where the browser held it back until the next press', async () => {
  const { chooseFeedback, giveFeedback, prepareFeedback } = await load()
  window.localStorage.setItem('h5.sound', 'on')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  giveFeedback()
  clock.mockReturnValue(30_000)
  pressed = true
  prepareFeedback()
  await settled()
  expect(tones).not.toHaveBeenCalled()
  chooseFeedback('sound', false)
})

it('is silent, and asks for no audio, until it is chosen', async () => {
  const { giveFeedback, prepareFeedback } = await load()
  prepareFeedback()
  giveFeedback()
  await settled()
  expect(made).toHaveLength(0)
})

it('is offered where the device can', async () => {
  const { canGive } = await load()
  expect([canGive('haptic'), canGive('sound')]).toEqual([false, true])
  vi.stubGlobal('navigator', { vibrate: vi.fn() })
  vi.stubGlobal('AudioContext', undefined)
  expect([canGive('haptic'), canGive('sound')]).toEqual([true, false])
})
