import { expect, it, vi } from 'vitest'
import { depositPath, paths } from '@/lib/paths.ts'
import { renderScreen } from '@/test/render.tsx'
import { useAskedAmount } from './use-asked-amount.ts'

const set = vi.fn<(amount: string) => void>()

function Form() {
  useAskedAmount(set)
  return null
}

it.each([
  [depositPath('92.1'), [['92.1']]],
  [paths.deposit, []],
  [`${paths.deposit}?amount=-5`, []],
  [`${paths.deposit}?amount=all`, []],
])('at %s fills in %j', (path, filled) => {
  set.mockClear()
  renderScreen(<Form />, { path })
  expect(set.mock.calls).toEqual(filled)
})
