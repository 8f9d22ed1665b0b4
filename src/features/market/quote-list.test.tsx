import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Timed } from '@/api/answer-time.ts'
import { mergeQuotes } from '@/domain/quotes/live-quote-rules.ts'
import type { CatalogueProduct, Quote, QuoteList as Quotes } from '@/generated/h5.schemas.ts'
import { QuoteList } from './quote-list.tsx'

const drawn = vi.hoisted(() => [] as string[])

// The figures are drawn exactly when their row is: they tell which rows were.
vi.mock('./quote-figures.tsx', async (load) => {
  const original = await load<typeof import('./quote-figures.tsx')>()
  return {
    ...original,
    QuoteFigures: (props: Parameters<typeof original.QuoteFigures>[0]) => {
      drawn.push(props.quote?.symbol ?? '')
      return original.QuoteFigures(props)
    },
  }
})

const NOW = 1_795_188_600
const symbols = Array.from({ length: 20 }, (_, index) => `SYM${index}`)

const products: CatalogueProduct[] = symbols.map((symbol) => ({
  symbol,
  name: `Product ${symbol}`,
  category: 'crypto',
  currency: 'USD',
  precision: 2,
  hours: { always_open: true, time_zone: 'UTC', sessions: [] },
  sparkline: ['1.00', '2.00', '1.50'],
}))

/** All quotes as they are after some ticks; only the named products move. */
function answer(tick: number, moved: readonly string[] = symbols): Timed<Quotes> {
  const list = symbols.map((symbol): Quote => {
    const moves = moved.includes(symbol) ? tick : 0
    return {
      symbol,
      price: `${100 + moves}.00`,
      open: '99.00',
      high: '199.00',
      low: '98.00',
      close: '99.00',
      change: '1.00',
      change_rate: '0.0101',
      state: 'trading',
      as_of: NOW + moves,
      tick_id: `${symbol}-${1000 + moves}`,
      opens_at: null,
    }
  })
  return { time: NOW + tick, data: { list } }
}

function list({ data }: Timed<Quotes>): ReactNode {
  return (
    <IntlProvider locale="en" onError={ignore}>
      <QuoteList products={products} quotes={data.list} order="default" favourites={none} />
    </IntlProvider>
  )
}

const none: ReadonlySet<string> = new Set()
// English stands beside the code.
const ignore = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 })
  // All rows are in sight.
  vi.stubGlobal('innerHeight', 20 * 56)
  drawn.length = 0
})

/** Shows the list, with its rows measured. */
async function show(content: ReactNode) {
  const shown = render(content)
  await act(async () => undefined)
  return shown
}

it('draws again only the rows whose quote changed', async () => {
  const before = answer(0)
  const { rerender } = await show(list(before))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  drawn.length = 0
  const after = mergeQuotes(before, answer(1, ['SYM3', 'SYM12', 'SYM19']))
  rerender(list(after))
  expect(drawn).toEqual(['SYM3', 'SYM12', 'SYM19'])
  expect(screen.getAllByText('101.00')).toHaveLength(3)
})

it('draws no row for an answer in which nothing moved', async () => {
  const before = answer(0)
  const { rerender } = await show(list(before))
  drawn.length = 0
  rerender(list(mergeQuotes(before, answer(1, []))))
  expect(drawn).toEqual([])
})

it('draws no row for the ticks of the clock, and each once when its price grows old', async () => {
  await show(list(answer(0)))
  drawn.length = 0
  for (let second = 0; second < 9; second += 1) act(() => vi.advanceTimersByTime(1000))
  expect(drawn).toEqual([])
  expect(screen.queryByText(/Price out of date/)).not.toBeInTheDocument()
  for (let second = 0; second < 9; second += 1) act(() => vi.advanceTimersByTime(1000))
  expect(drawn).toEqual(symbols)
  expect(screen.getAllByText(/Price out of date/)).toHaveLength(20)
})
