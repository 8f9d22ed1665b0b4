import { beforeEach, expect, test } from 'vitest'
import { STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import type { Movement } from './ledger.ts'

setUpSandbox()
let user: number
beforeEach(async () => {
  user = (await sandbox.user()).id
})

const ledger = () => sandbox.world.ledger
const move = (amount: number, change: Partial<Movement> = {}) =>
  ledger().move({
    at: STORY_TIME,
    kind: 'gift',
    from: { house: 'bonuses' },
    to: { user, account: 'available' },
    amount,
    currency: 'USD',
    ...change,
  })
const movements = () =>
  sandbox.world.database.all('SELECT amount, from_after, to_after FROM movements ORDER BY id')

test('a movement leaves one account and reaches the other, with the balances after it', () => {
  move(500)
  move(200, { from: { user, account: 'available' }, to: { user, account: 'frozen' } })
  expect(ledger().balance(user, 'available', 'USD')).toBe(300)
  expect(ledger().balance(user, 'frozen', 'USD')).toBe(200)
  expect(movements()).toEqual([
    { amount: 500, from_after: -500, to_after: 500 },
    { amount: 200, from_after: 300, to_after: 200 },
  ])
})

test('a movement of zero is not booked', () => {
  move(0)
  expect(movements()).toEqual([])
})

test('a user’s account never goes below zero, the house’s may', () => {
  move(500)
  const spend: Partial<Movement> = {
    from: { user, account: 'available' },
    to: { house: 'corrections' },
  }
  expect(() => move(501, spend)).toThrow('CHECK')
  expect(() => move(-1)).toThrow('CHECK')
  move(500, spend)
  expect(ledger().balance(user, 'available', 'USD')).toBe(0)
})

test('what was booked is never changed', () => {
  move(500)
  const { database } = sandbox.world
  for (const sql of [
    'UPDATE movements SET amount = 1',
    'DELETE FROM movements',
    'UPDATE accounts SET owner = 2',
    'DELETE FROM accounts',
  ]) {
    expect(() => database.run(sql), sql).toThrow('never')
  }
  expect(movements()).toHaveLength(1)
})
