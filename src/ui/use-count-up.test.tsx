import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCountUp } from './use-count-up.ts'

function Figure({ amount, seen }: { amount: string; seen: string[] }) {
  const shown = useCountUp(amount, 'USD')
  seen.push(shown)
  return <p>{shown}</p>
}

function preferMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

afterEach(() => vi.unstubAllGlobals())

it('a gain counts up, never beyond its amount, and comes to rest at it', async () => {
  preferMotion(true)
  const seen: string[] = []
  render(<Figure amount="255.00" seen={seen} />)
  expect(seen[0]).toBe('0.00')
  await waitFor(() => expect(screen.getByText('255.00')).toBeVisible())
  const figures = seen.map(Number)
  expect(figures).toEqual(figures.toSorted((one, other) => one - other))
  expect(figures.at(-1)).toBe(255)
})

it.each([
  ['a loss', '-300.00', true],
  ['nothing', '0.00', true],
  ['a gain of someone who wants no motion', '255.00', false],
])('%s stands at once', (_what, amount, motion) => {
  preferMotion(motion)
  const seen: string[] = []
  render(<Figure amount={amount} seen={seen} />)
  expect(new Set(seen)).toEqual(new Set([amount]))
})
