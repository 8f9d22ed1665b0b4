import { beforeEach, describe, expect, it } from 'vitest'
import { createPresses } from './presses.ts'

const BUTTON = new EventTarget()

let presses: ReturnType<typeof createPresses>

beforeEach(() => {
  presses = createPresses()
})

const enter = (repeat = false, metaKey = false) =>
  presses.keyDown({ key: 'Enter', repeat, metaKey, target: BUTTON })
const tap = (x = 10, y = 20) => presses.pointerDown({ clientX: x, clientY: y, target: BUTTON })

describe('a held key', () => {
  it('presses once, whether the system marks its repeats or not', () => {
    expect([enter(), enter(true), enter(true)]).toEqual([true, false, false])
    expect([enter(), enter()]).toEqual([false, false])
    expect(presses.last().number).toBe(1)
  })

  it('presses again after it was up', () => {
    enter()
    presses.keyUp('Enter')
    expect(enter()).toBe(true)
  })

  it('was down before the page saw it: its repeats press nothing', () => {
    expect(enter(true)).toBe(false)
  })

  it('keeps no other key from pressing', () => {
    enter()
    expect(presses.keyDown({ key: ' ', repeat: false, metaKey: false, target: BUTTON })).toBe(true)
  })

  it('presses again where it went up unseen: in another window, or with the command key', () => {
    enter()
    presses.forget()
    expect(enter(false, true)).toBe(true)
    expect(enter()).toBe(true)
  })
})

describe('a press', () => {
  it('is under way until its click was handled', () => {
    expect(presses.underWay()).toBeNull()
    tap(10, 20)
    expect(presses.underWay()).toEqual({ number: 1, target: BUTTON, point: { x: 10, y: 20 } })
    presses.end()
    expect(presses.underWay()).toBeNull()
    expect(presses.last().point).toEqual({ x: 10, y: 20 })
  })

  it('by a key has no place', () => {
    tap()
    enter()
    expect(presses.last()).toEqual({ number: 2, target: BUTTON, point: null })
  })
})
