import { expect, it, vi } from 'vitest'
import { depositPath, paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { askedAmount, useAskedEntries } from './use-asked-entries.ts'

const set = vi.fn<(amount: string) => void>()

function Form() {
  useAskedEntries(['amount'], (asked) => {
    const amount = askedAmount(asked.amount)
    if (amount !== null) set(amount)
  })
  return null
}

it.each([
  [depositPath('92.1'), [['92.1']], paths.deposit],
  [paths.deposit, [], paths.deposit],
  [`${paths.deposit}?amount=-5`, [], paths.deposit],
  [`${paths.deposit}?amount=all`, [], paths.deposit],
  // A reload finds what was typed since, and all else of the address.
  [`${paths.deposit}?request_id=r1&amount=5`, [['5']], `${paths.deposit}?request_id=r1`],
])('at %s fills in %j', (path, filled, left) => {
  set.mockClear()
  renderScreen(<Form />, { path })
  expect(set.mock.calls).toEqual(filled)
  expect(currentAddress()).toBe(left)
})
