import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { observeCalls } from '@/api/call-observer.ts'
import { paths } from '@/lib/paths.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { changeAnswers, serveStreams, watchCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { QuotesScreen } from './quotes-screen.tsx'

const QUOTES = 'GET /api/index/ajaxdata'
const PRODUCTS = 'GET /api/index/goods'

function show(examples: Record<string, string> = {}) {
  return renderScreen(<QuotesScreen />, { path: paths.index, token: null, examples })
}

async function rows() {
  const list = await screen.findByRole('list', { name: 'Quotes' })
  return within(list).getAllByRole('listitem')
}

async function row(name: string) {
  const found = (await rows()).find((item) => item.textContent?.includes(name))
  if (!found) throw new Error(`${name} is not listed`)
  return found
}

async function symbols() {
  return (await rows()).map(
    (item) => within(item).getByText(/^[A-Z0-9]{3,6}$/, { selector: 'span' }).textContent,
  )
}

describe('the quotes', () => {
  it('show price, change and their age to a visitor', async () => {
    show()
    const bitcoin = await row('Bitcoin')
    expect(bitcoin).toHaveTextContent('97,837.40')
    expect(bitcoin).toHaveTextContent('+0.92%')
    expect(await row('Euro')).toHaveTextContent('1.08342')
    expect(await row('S&P 500')).toHaveTextContent('0.00%')
    expect(screen.getByText(/^As of \d\d:\d\d:\d\d [AP]M · (now|\d sec\. ago)$/)).toBeVisible()
    expect(screen.queryByText(/out of date/)).not.toBeInTheDocument()
    expect(screen.queryByText('Closed')).not.toBeInTheDocument()
  })

  it('lead to the trade page of their product', async () => {
    show()
    expect(within(await row('Bitcoin')).getByRole('link', { name: /Bitcoin/ })).toHaveAttribute(
      'href',
      '/pages/trade/trade?symbol=BTCUSD',
    )
  })

  it('name the risk and link to its text', async () => {
    show()
    expect(screen.getByText(/can lose the whole amount of a timed order/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Risk notice' })).toHaveAttribute(
      'href',
      '/pages/agreement/agreement?type=risk',
    )
    await rows()
  })

  it('stand below the banners of the trade page', { tags: 'can.follow-banners' }, async () => {
    show()
    expect(await screen.findByText('How a timed order is settled')).toBeVisible()
    expect(screen.getByRole('link', { name: /Verify your identity/ })).toHaveAttribute(
      'href',
      '/pages/auth/auth',
    )
  })

  it('stand below banners with pictures, no higher than a row', async () => {
    show()
    const region = await screen.findByRole('region', { name: 'Announcements' })
    const [picture] = within(region).getAllByRole('presentation')
    expect(picture).toHaveAttribute('src', '/uploads/sample/banner-verify.svg')
  })

  it('stand alone where there is no banner', async () => {
    show({ 'GET /api/index/banner': 'empty' })
    await rows()
    expect(screen.queryByRole('region', { name: 'Announcements' })).not.toBeInTheDocument()
  })
})

describe('the state of a market', () => {
  it('is told with its opening where it does not trade', async () => {
    show({ [QUOTES]: 'markets_closed' })
    const euro = await row('Euro')
    expect(euro).toHaveTextContent('Non trading time')
    expect(euro).toHaveTextContent(/Opens \d{4}-\d\d-\d\d \d\d:\d\d [AP]M/)
    expect(euro).not.toHaveTextContent('out of date')
    expect(await row('Bitcoin')).not.toHaveTextContent('Non trading time')
  })

  it('is closed on a holiday', async () => {
    show({ [QUOTES]: 'holiday' })
    expect(await row('Alphabet')).toHaveTextContent(/Closed Opens/)
    expect(await row('Euro')).not.toHaveTextContent('Closed')
  })

  it('is neutral where nobody knows it', async () => {
    show({ [QUOTES]: 'unknown_status' })
    expect(await row('Bitcoin')).toHaveTextContent('Unknown status')
  })
})

describe('old prices', () => {
  beforeEach(fakeClock)

  it('are marked one by one and as a whole', async () => {
    show({ [QUOTES]: 'stale' })
    expect(await row('Bitcoin')).toHaveTextContent(/Price out of date, as of \d\d:\d\d:\d\d [AP]M/)
    expect(screen.getByText(/^Prices out of date, as of/)).toBeVisible()
  })

  it('stay, marked, when the server refuses, until it answers again', async () => {
    show()
    await rows()
    answerWith({ [QUOTES]: 'refused_network_error' })
    await pass(1_000)
    expect(await screen.findByText(/^Prices not updated since \d\d/)).toBeVisible()
    expect(await row('Bitcoin')).toHaveTextContent('97,837.40')
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^As of .* · /)).toBeVisible()
    expect(screen.queryByText(/not updated/)).not.toBeInTheDocument()
  })

  it('never replace newer ones', async () => {
    show()
    await rows()
    answerWith({ [QUOTES]: 'stale' })
    await pass(2_000)
    expect(await row('Bitcoin')).not.toHaveTextContent('out of date')
  })
})

describe('where something is missing', () => {
  it('no product is said so', async () => {
    show({ [PRODUCTS]: 'empty' })
    expect(await screen.findByText('no data')).toBeVisible()
  })

  it('a product without a quote has no price', async () => {
    show({ [QUOTES]: 'empty' })
    expect(await row('Bitcoin')).toHaveTextContent('No price')
  })

  it('a refused catalogue can be asked for again', async () => {
    show({ [PRODUCTS]: 'refused_network_error' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerWith({})
    await userEvent.click(retry)
    expect(await row('Bitcoin')).toBeVisible()
  })

  it('refused quotes come by themselves once the server answers', async () => {
    fakeClock()
    show({ [QUOTES]: 'refused_network_error' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    answerWith({})
    await pass(3_000)
    expect(await row('Bitcoin')).toHaveTextContent('97,837.40')
  })
})

describe('the ways to look', () => {
  it('a category shows its products alone, and is remembered', async () => {
    const { unmount } = show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Gold' }))
    expect(await symbols()).toEqual(['XAUUSD', 'XAGUSD'])
    expect(screen.getByText('2 products')).toBeInTheDocument()
    unmount()
    show()
    expect(await screen.findByRole('radio', { name: 'Gold' })).toBeChecked()
    expect(await symbols()).toEqual(['XAUUSD', 'XAGUSD'])
  })

  it('a search goes by symbol and name, and leads back from nothing', async () => {
    show()
    const search = await screen.findByRole('searchbox', { name: 'Search by symbol or name' })
    fireEvent.change(search, { target: { value: 'yen' } })
    expect(await symbols()).toEqual(['USDJPY'])
    fireEvent.change(search, { target: { value: 'zzz' } })
    expect(screen.getByText('product not found')).toBeVisible()
    expect(screen.getByText(/“zzz”/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }))
    expect(await rows()).toHaveLength(13)
    expect(search).toHaveValue('')
  })

  it('favourites are chosen by their stars and stay on the device', async () => {
    show()
    const star = await screen.findByRole('button', { name: 'Favourite: Ether' })
    expect(star).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(screen.getByRole('radio', { name: 'Favourites' }))
    expect(screen.getByText('No favourites yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }))
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Ether' }))
    expect(screen.getByRole('button', { name: 'Favourite: Ether' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    // It stands first from now on.
    expect((await symbols()).slice(0, 2)).toEqual(['ETHUSD', 'BTCUSD'])
    await userEvent.click(screen.getByRole('radio', { name: 'Favourites' }))
    expect(await symbols()).toEqual(['ETHUSD'])
    expect(localStorage.getItem('h5.favourites')).toBe('["ETHUSD"]')
  })

  it('the order follows rise, fall and name', async () => {
    show()
    const order = await screen.findByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(order, 'Largest rise first')
    expect((await symbols())[0]).toBe('SOLUSD')
    await userEvent.selectOptions(order, 'Largest fall first')
    expect((await symbols())[0]).toBe('TSLA')
    await userEvent.selectOptions(order, 'Largest moves first')
    expect((await symbols()).slice(0, 2)).toEqual(['SOLUSD', 'TSLA'])
    await userEvent.selectOptions(order, 'By name')
    expect((await symbols()).slice(0, 2)).toEqual(['GOOG', 'AAPL'])
  })
})

describe('the polling', () => {
  const polls = () => watchCalls('GET', '/api/index/ajaxdata')

  beforeEach(fakeClock)

  it('asks one question a second for all products', async () => {
    show()
    await rows()
    const sent = watchCalls()
    await pass(3_000)
    expect(sent.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/api/index/ajaxdata'))
  })

  it('rests in the background and asks at once on return', async () => {
    show()
    await rows()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
    const sent = polls()
    await pass(5_000)
    expect(sent).toHaveLength(0)
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
    await pass(0)
    expect(sent).toHaveLength(1)
  })

  it('rests offline, says so, and asks at once on reconnect', async () => {
    show()
    await rows()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    const tried = vi.fn()
    onTestFinished(observeCalls(tried))
    await pass(5_000)
    expect(tried).not.toHaveBeenCalled()
    const sent = polls()
    expect(screen.getByText(/^Prices not updated since/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(0)
    expect(sent).toHaveLength(1)
    expect(screen.getByText(/^As of/)).toBeVisible()
  })
})

describe('the stream', () => {
  const event = (second: number, price: string) =>
    `id: ${second}\ndata: ${JSON.stringify({
      list: [
        {
          ...{ symbol: 'BTCUSD', price, change: '1.00', change_rate: '0.00001', open: '97000.00' },
          ...{ high: '99000.00', low: '96000.00', close: '97000.00', state: 'trading' },
          ...{ as_of: second, tick_id: `BTCUSD-${second * 4}`, opens_at: null },
        },
      ],
    })}\n\n`

  beforeEach(() => {
    fakeClock()
    changeAnswers('GET', '/api/index/info', { streams: ['prices'] })
  })

  it('brings the prices, and nobody asks for them until the device has slept, or it ends', async () => {
    const stream = serveStreams('/api/stream/prices')
    show()
    await rows()
    await vi.waitFor(() => expect(stream.asked).toHaveLength(1))
    stream.send(`retry: 3000\n\n${event(Math.floor(Date.now() / 1000) + 1, '98001.25')}`)
    await pass(100)
    expect(await row('Bitcoin')).toHaveTextContent('98,001.25')
    const polls = watchCalls('GET', '/api/index/ajaxdata')
    await pass(5_000)
    expect(polls).toHaveLength(0)
    // The page's own timer stood still: how old a price is can be told only after an answer.
    vi.setSystemTime(Date.now() + 600_000)
    await pass(5_000)
    expect(polls).toHaveLength(1)
    stream.end()
    await pass(1_100)
    expect(polls.length).toBeGreaterThan(1)
    await pass(3_000)
    expect(stream.asked).toHaveLength(2)
  })

  it('that the server does not have after all leaves the polling as it is', async () => {
    show()
    await rows()
    const polls = watchCalls('GET', '/api/index/ajaxdata')
    await pass(3_000)
    expect(polls).toHaveLength(3)
  })
})
