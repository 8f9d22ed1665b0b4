import { expect, it } from 'vitest'
import { keyAction } from './chart-keys.ts'

const press = (key: string, held: Partial<Parameters<typeof keyAction>[0]> = {}) =>
  keyAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

it('goes from candle to candle, ten at a time with Shift', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'step', steps: -1 })
  expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'step', steps: 10 })
  expect(press('Home')).toEqual({ kind: 'step', steps: -Infinity })
})

it('zooms in and out by the same measure', () => {
  const wider = press('+')
  const narrower = press('-')
  expect(wider).toEqual(press('='))
  if (wider?.kind !== 'zoom' || narrower?.kind !== 'zoom') throw new Error('These keys zoom')
  expect(wider.factor * narrower.factor).toBeCloseTo(1, 10)
})

it('leaves other keys, and those of the browser, alone', () => {
  expect(press('Tab')).toBeNull()
  expect(press('ArrowUp')).toBeNull()
  expect(press('-', { ctrlKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
})
