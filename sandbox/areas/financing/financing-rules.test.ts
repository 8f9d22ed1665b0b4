import { expect, test } from 'vitest'
import { STORY_TIME } from '../../test/harness.ts'
import type { PurchaseState, Terms } from './financing-rules.ts'
import { appendEarnsFrom, dayEnd, endOfDay, figuresOf } from './financing-rules.ts'

/* What follows from the terms to the cent is recomputed by the conformance kit. */

const growth: Terms = {
  boughtAt: STORY_TIME,
  initial: 100_000,
  appends: [],
  dailyRate: '0.00025',
  cycle: 30,
  method: 'daily_interest',
  appendMoney: 15_000,
  appendFromDay: 6,
}

/** A purchase of which so many days are over. */
function after(days: number, terms = growth): PurchaseState {
  const ends = Array.from({ length: days }, (_, day) => endOfDay(terms, day + 1))
  const incomes = ends.map((at) => dayEnd(terms, at).income)
  const isHeld = incomes.at(-1)?.status === 'held'
  return { terms, incomes, status: isHeld ? 'awaiting_append' : 'earning', settledAt: null }
}

test('an append in the last second of a day earns from the next day on', () => {
  expect(appendEarnsFrom(growth, endOfDay(growth, 2) - 1)).toBe(3)
  expect(appendEarnsFrom(growth, endOfDay(growth, 2))).toBe(4)
})

test('an append in part leaves the rest to be added', () => {
  const state = after(9, { ...growth, appends: [{ fromDay: 4, amount: 14_999 }] })
  expect(figuresOf(state, endOfDay(growth, 9)).appendMoney).toBe(1)
})

test('an append that is missing holds the income from its day on, and none before is promised', () => {
  expect(figuresOf(after(4), endOfDay(growth, 4)).next).toMatchObject({ amount: 25 })
  expect(figuresOf(after(5), endOfDay(growth, 5))).toMatchObject({ held: 0, next: null })
  const held = figuresOf(after(6), endOfDay(growth, 6))
  expect(held).toMatchObject({ held: 25, paid: 125, appendMoney: 15_000, next: null })
})
