import { useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Candle } from '@/generated/h5.schemas.ts'
import { breakCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import type { KLineChartProps } from './chart.tsx'
import type { CandleSet } from './engine.ts'
import { KLineChart } from './k-line.tsx'

/** What the engine was told, in place of a canvas, which this environment does not have. */
const drawn = vi.hoisted(() => ({
  sets: [] as CandleSet[],
  kinds: [] as string[],
  indicators: [] as string[][],
  outOfDate: [] as boolean[],
  updates: [] as unknown[],
  pointed: null as number | null,
  zooms: [] as number[],
  steps: [] as number[],
}))

vi.mock('./engine.ts', () => ({
  ChartEngine: class {
    readonly #listeners = new Set<() => void>()
    #candles: readonly Candle[] = []
    plotWidth = 300
    candlesHeight = 200
    crosshair = null
    isStuck = false
    atNewest = true

    get pointedIndex() {
      return drawn.pointed
    }
    get lastIndex() {
      return this.#candles.length - 1
    }
    get candlesInSight() {
      return this.#candles.slice(-3)
    }

    subscribe = (listener: () => void) => {
      this.#listeners.add(listener)
      return () => this.#listeners.delete(listener)
    }
    replace(set: CandleSet) {
      drawn.sets.push(set)
      this.#candles = set.candles
      this.#tell()
    }
    update(candles: unknown) {
      drawn.updates.push(candles)
    }
    setKind(kind: string) {
      drawn.kinds.push(kind)
    }
    setIndicators(list: string[]) {
      drawn.indicators.push(list)
    }
    setOutOfDate(outOfDate: boolean) {
      drawn.outOfDate.push(outOfDate)
    }
    step(steps: number) {
      drawn.steps.push(steps)
      const from = drawn.pointed ?? this.#candles.length
      drawn.pointed = Math.min(this.lastIndex, Math.max(0, from + steps))
      this.#tell()
    }
    zoomBy(factor: number) {
      drawn.zooms.push(factor)
    }
    candleAt(index: number) {
      return this.#candles[index]
    }
    xOf() {
      return 0
    }
    yOf() {
      return 0
    }
    xOfTime() {
      return 0
    }
    setLook() {}
    point() {}
    panBy() {}
    toNewest() {}
    retryOlder() {}
    destroy() {}
    #tell() {
      for (const listener of this.#listeners) listener()
    }
  },
}))

beforeEach(() => {
  Object.assign(drawn, {
    sets: [],
    kinds: [],
    indicators: [],
    outOfDate: [],
    updates: [],
    pointed: null,
    zooms: [],
    steps: [],
  })
  // This environment lays nothing out and has no media.
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  )
})

function DropAnswers() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void client.cancelQueries()}>
      Drop what is on its way
    </button>
  )
}

function Chart(props: Omit<KLineChartProps, 'isFull' | 'onFull' | 'trade'>) {
  const [isFull, setFull] = useState(false)
  const [ordersKnown, setOrdersKnown] = useState(props.ordersKnown)
  return (
    <>
      <KLineChart
        {...props}
        ordersKnown={ordersKnown}
        isFull={isFull}
        onFull={setFull}
        trade={<button type="button">Buy up</button>}
      />
      <button type="button" onClick={() => setOrdersKnown(true)}>
        Learn the orders
      </button>
    </>
  )
}

async function show(props: Partial<Parameters<typeof Chart>[0]> = {}, examples = {}) {
  renderScreen(
    <>
      <Chart
        symbol="BTCUSD"
        name="Bitcoin"
        precision={2}
        results={[]}
        isPractice={false}
        alerts={[]}
        offersAlerts={false}
        quote={undefined}
        outOfDate={false}
        orders={[]}
        followed={false}
        ordersKnown
        {...props}
      />
      <DropAnswers />
    </>,
    { examples },
  )
  const chart = await screen.findByRole('region', { name: 'Chart of Bitcoin' })
  await waitFor(() => expect(drawn.indicators).not.toEqual([]))
  return chart
}

/** Shows the chart on the whole screen, where all of its choices are. */
async function showWhole(
  props: Parameters<typeof show>[0] = {},
  examples: Parameters<typeof show>[1] = {},
) {
  const chart = await show(props, examples)
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
  return chart
}

const CANDLES = 'GET /api/index/getkdata'

describe('the chart', () => {
  it('draws the candles of a minute at first, with averages and volume', async () => {
    const chart = await showWhole()
    await waitFor(() => expect(drawn.sets.at(-1)?.candles.length).toBeGreaterThan(10))
    expect(drawn.sets.at(-1)).toMatchObject({ symbol: 'BTCUSD', interval: '1m' })
    expect(within(chart).getByRole('radio', { name: '1m' })).toBeChecked()
    expect(
      within(chart)
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['MA', 'VOL'])
  })

  it('asks again where a new language dropped the answer', async () => {
    const calls = breakCalls('GET', '/api/index/getkdata', 'silence')
    await show()
    await waitFor(() => expect(calls.sent).toHaveLength(1))
    calls.mend()
    await userEvent.click(screen.getByRole('button', { name: 'Drop what is on its way' }))
    await waitFor(() => expect(drawn.sets).not.toEqual([]))
  })

  it('changes the length of candles, and remembers it', async () => {
    const chart = await show()
    await waitFor(() => expect(drawn.sets).not.toEqual([]))
    await userEvent.click(screen.getByRole('radio', { name: '1h' }))
    await waitFor(() => expect(drawn.sets.at(-1)?.interval).toBe('1h'))
    expect(localStorage.getItem('h5.chart')).toContain('"1h"')
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await userEvent.click(within(chart).getByRole('radio', { name: '1D' }))
    await waitFor(() => expect(drawn.sets.at(-1)?.interval).toBe('1d'))
    expect(screen.getAllByRole('radio', { name: '1D' })).toHaveLength(2)
  })

  it('knows the indicators of before they had the names of the library', async () => {
    localStorage.setItem('h5.chart', '{"interval":"1m","kind":"line","indicators":["ma","rsi"]}')
    const chart = await showWhole()
    expect(
      within(chart)
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['MA', 'RSI'])
  })

  it('adds and takes away indicators, in their order', async () => {
    const chart = await showWhole()
    await userEvent.click(within(chart).getByRole('button', { name: 'RSI' }))
    await userEvent.click(within(chart).getByRole('button', { name: 'BOLL' }))
    expect(drawn.indicators.at(-1)).toEqual(['MA', 'BOLL', 'VOL', 'RSI'])
    await userEvent.click(within(chart).getByRole('button', { name: 'VOL' }))
    expect(drawn.indicators.at(-1)).toEqual(['MA', 'BOLL', 'RSI'])
  })

  it('draws a line, and candles again', async () => {
    const chart = await showWhole()
    await userEvent.click(within(chart).getByRole('button', { name: 'Show a line' }))
    expect(drawn.kinds.at(-1)).toBe('line')
    await userEvent.click(within(chart).getByRole('button', { name: 'Show candles' }))
    expect(drawn.kinds.at(-1)).toBe('candles')
  })

  it('has the candles in sight as a table', async () => {
    const chart = await showWhole()
    await waitFor(() => expect(drawn.sets).not.toEqual([]))
    await userEvent.click(within(chart).getByRole('button', { name: 'Table' }))
    const table = within(chart).getByRole('table')
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(4)
    const newest = drawn.sets.at(-1)?.candles.at(-1)
    expect(rows[1]).toHaveTextContent(
      Number(newest?.close).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Time', 'Open', 'High', 'Low', 'Close', 'Volume'])
  })

  it('reads the candles to whoever has no eyes for them', async () => {
    const chart = await show()
    await waitFor(() => expect(drawn.sets).not.toEqual([]))
    const drawing = within(chart).getByRole('application', { name: /^Chart of Bitcoin/ })
    drawing.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(
      await within(chart).findByText(/: open .*, high .*, low .*, close .*, volume/),
    ).toBeInTheDocument()
    await userEvent.keyboard('+')
    expect(drawn.zooms).toHaveLength(1)
  })

  it('goes ten candles with Shift, to both ends, and zooms by the same measure in and out', async () => {
    const chart = await show()
    within(chart).getByRole('application').focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Home}{End}+-=')
    expect(drawn.steps).toEqual([10, -Infinity, Infinity])
    const [wider = 0, narrower = 0, same] = drawn.zooms
    expect(wider * narrower).toBeCloseTo(1, 10)
    expect(same).toBe(wider)
  })

  it('leaves other keys, and those of the browser, alone', async () => {
    const chart = await show()
    within(chart).getByRole('application').focus()
    await userEvent.keyboard('{ArrowUp}{Control>}-{/Control}{Alt>}{ArrowLeft}{/Alt}')
    expect([...drawn.steps, ...drawn.zooms]).toEqual([])
  })

  it('says that its last price is old', async () => {
    const chart = await show({ outOfDate: true })
    expect(await within(chart).findByText('Price out of date')).toBeInTheDocument()
    expect(drawn.outOfDate.at(-1)).toBe(true)
  })

  it('says why there is nothing to draw', async () => {
    const chart = await show({}, { [CANDLES]: 'refused_product_not_found' })
    expect(await within(chart).findByText('product not found')).toBeInTheDocument()
  })

  it('says that there are no candles', async () => {
    const chart = await show({}, { [CANDLES]: 'empty' })
    expect(await within(chart).findByText('no data')).toBeInTheDocument()
    expect(drawn.sets).toEqual([])
  })

  it('fills the screen, and gives it back by Escape', async () => {
    const chart = await show()
    expect(drawn.indicators.at(-1)).toEqual(['MA'])
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('dialog', { name: 'Chart of Bitcoin' })).toBe(chart)
    expect(within(chart).getByText('Demo - no real money')).toBeInTheDocument()
    expect(within(chart).getByRole('button', { name: 'Buy up' })).toBeVisible()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(drawn.indicators.at(-1)).toEqual(['MA', 'VOL'])
    await userEvent.click(within(chart).getByRole('button', { name: 'Exit full screen' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a phone that is turned on its side', () => {
  let side: { matches: boolean } & EventTarget

  beforeEach(() => {
    side = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('landscape') ? side : Object.assign(new EventTarget(), { matches: false }),
    )
  })

  function turn(matches: boolean) {
    side.matches = matches
    act(() => void side.dispatchEvent(new Event('change')))
  }

  it('gives the chart the screen, and takes it back', async () => {
    await show()
    turn(true)
    expect(screen.getByRole('dialog', { name: 'Chart of Bitcoin' })).toBeVisible()
    turn(false)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('lies on it from the start: waits until it is known whether an order runs', async () => {
    side.matches = true
    await show({ ordersKnown: false })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Learn the orders' }))
    expect(screen.getByRole('dialog', { name: 'Chart of Bitcoin' })).toBeVisible()
  })

  it('is left alone while somebody types', async () => {
    await show()
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    turn(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    field.remove()
  })
})
