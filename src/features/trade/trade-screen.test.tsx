import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from '@/api/device-store.ts'
import { setEventsFlow } from '@/api/events-flow.ts'
import { depositPath, loginPath, paths, tradePath } from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { give } from '@/test/browser.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import type { RenderOptions } from '@/test/render.tsx'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { OrderConfirm } from './order-confirm.tsx'
import { TradeScreen } from './trade-screen.tsx'

// It draws on a canvas, which has tests and a browser of its own.
vi.mock('./chart/k-line.tsx', () => ({ KLineChart: () => null }))

const QUOTES = 'GET /api/index/ajaxdata'
const PRODUCT = 'GET /api/index/getprodata'
const OPTIONS = 'GET /api/index/seconds'
const PLACE = 'POST /api/user/addorder'
const HOLDINGS = 'GET /api/user/ajaxorder_list'
const ORDERS = 'GET /api/user/orderlist'
const LIMITS = 'GET /api/user/limits'
const USER = 'GET /api/user/index'
const SITE = 'GET /api/index/info'
/** The demo user of the contract. */
const OWNER = '100237'
/** 2026-11-19 07:09:30 PM where the tests run. */
const NIGHT = 1_795_133_370

interface Shown extends Pick<RenderOptions, 'capabilities'> {
  token?: null
  symbol?: string
  ticket?: { amount: string; seconds: string }
  locale?: string
}

const show = (
  examples: Record<string, string> = {},
  { symbol = 'BTCUSD', ticket, ...rest }: Shown = {},
) =>
  renderScreen(<TradeScreen />, {
    path: tradePath(symbol, ticket),
    examples: { [HOLDINGS]: 'empty', ...examples },
    ...rest,
  })

const stakeField = () => screen.findByLabelText('Amount (USD)')
const goButton = (direction = 'up') =>
  screen.getByRole('button', { name: new RegExp(`^Buy ${direction}`) })
const confirmButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Buy / })
const settlesAfter = () => screen.getByRole('combobox', { name: 'Settles after' })

async function enter(stake: string) {
  fireEvent.change(await stakeField(), { target: { value: stake } })
}

/** Enters a stake and presses a direction; the confirmation is open then. */
async function ask(stake = '300') {
  await enter(stake)
  await userEvent.click(goButton())
  return screen.findByRole('alertdialog')
}

/** The sheet with what is less often needed of the product. */
async function openDetails() {
  await userEvent.click(await screen.findByRole('button', { name: /Details/ }))
  return screen.findByRole('dialog')
}

beforeEach(() => {
  localStorage.setItem(`h5.risk.${OWNER}`, '1795188600')
})

describe('open orders', () => {
  it('are asked for less often while the server tells of settlements', async () => {
    const asked = watchCalls('GET', '/api/user/ajaxorder_list')
    fakeClock()
    act(() => setEventsFlow(true))
    show()
    await stakeField()
    await waitFor(() => expect(asked).toHaveLength(1))
    await pass(16_000)
    expect(asked).toHaveLength(1)
    act(() => setEventsFlow(false))
    await pass(16_000)
    await waitFor(() => expect(asked).toHaveLength(2))
  })
})

describe('the product', () => {
  it('shows its price; the figures of the day, its hours and limits are a tap away', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible()
    expect(await screen.findByText('97,837.40')).toBeVisible()
    expect(screen.getByText('+0.92%')).toBeVisible()
    const details = await openDetails()
    for (const [label, value] of [
      ['Change since prev. close', '+887.30 · +0.92%'],
      ['High', '98,210.00'],
      ['Low', '96,480.55'],
      ['Open', '96,950.10'],
      ['Prev. close', '96,950.10'],
      ['Trading hours', 'Around the clock'],
      ['Amount per order', 'From 10.00 USD to 5,000.00 USD'],
    ] as const) {
      expect(within(details).getByText(label).parentElement).toHaveTextContent(value)
    }
    expect(within(details).getByText('Price as of').parentElement).toHaveTextContent(
      /\d\d:\d\d:\d\d [AP]M/,
    )
    expect(within(details).getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      paths.orders,
    )
  })

  it.each([
    ['non_trading_time', 'markets_closed', 'EURUSD', /Non trading time/, /^Non trading time. The/],
    [
      'closed',
      'holiday',
      'GOOG',
      /Closed · opens in \d+:/,
      /^The market is closed. It opens \d{4}-/,
    ],
  ])('%s: says so, and when it opens; no order can be placed', async (...given) => {
    const [example, quotes, symbol, state, reason] = given
    show({ [PRODUCT]: example, [QUOTES]: quotes }, { symbol })
    expect(await screen.findByRole('button', { name: state })).toBeVisible()
    for (const direction of ['up', 'down']) {
      expect(goButton(direction)).toHaveAttribute('aria-disabled', 'true')
      expect(goButton(direction)).toHaveAccessibleDescription(reason)
    }
    const details = await openDetails()
    expect(details).toHaveTextContent(/Mon, Tue, Wed, Thu, Fri: \d\d:\d\d – \d\d:\d\d/)
    expect(details).toHaveTextContent(/Opens \d{4}-/)
  })

  it('whose price is old stops the button and says since when', async () => {
    show({ [QUOTES]: 'stale', [PRODUCT]: 'done' })
    await stakeField()
    await waitFor(() =>
      expect(goButton()).toHaveAccessibleDescription(
        /^Price out of date, as of .* You can order once/,
      ),
    )
    expect(goButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('whose quotes are refused keeps the price, marked, and stops the button', async () => {
    fakeClock()
    show()
    await stakeField()
    answerWith({ [QUOTES]: 'refused_network_error', [HOLDINGS]: 'empty' })
    await pass(1_000)
    expect(await screen.findByText(/^Price not updated since/)).toBeVisible()
    expect(screen.getByText('97,837.40')).toBeVisible()
    expect(goButton()).toHaveAccessibleDescription(/can't update the price/)
  })

  it('that does not exist leads to all products', async () => {
    show({ [PRODUCT]: 'refused_product_not_found' })
    expect(await screen.findByText('product not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      paths.index,
    )
  })

  it('without settlement times has no ticket', async () => {
    show({ [OPTIONS]: 'empty' })
    expect(await screen.findByText(/no settlement time for this product/)).toBeVisible()
    expect(screen.queryByLabelText('Amount (USD)')).toBeNull()
  })
})

describe('the ticket', () => {
  it('begins with the smallest stake, and keeps the last one for every product', async () => {
    const { unmount } = show()
    expect(await stakeField()).toHaveValue('10')
    await enter('250')
    await userEvent.selectOptions(settlesAfter(), '60 s · 82%')
    unmount()
    show({ [PRODUCT]: 'non_trading_time' }, { symbol: 'EURUSD' })
    expect(await stakeField()).toHaveValue('250')
    expect(settlesAfter()).toHaveDisplayValue('60 s · 82%')
  })

  it('shows both cases equally, the balance and the fee while one types', {
    tags: 'can.see-fee-and-profit',
  }, async () => {
    show()
    await enter('300')
    await userEvent.selectOptions(settlesAfter(), '180 s · 86%')
    expect(screen.getByText('If the order wins').parentElement).toHaveTextContent('+255.00 USD')
    expect(screen.getByText('If the order loses').parentElement).toHaveTextContent('−303.00 USD')
    expect(screen.getByText(/^Available 8,420.50 USD · fee 3.00 USD/)).toBeVisible()
    for (const direction of ['up', 'down']) {
      expect(goButton(direction)).toHaveTextContent('+255.00 USD if it wins')
    }
  })

  it('offers stakes by a tap, up and down, and as maximum what one order may be', {
    tags: 'rule.single-position-bounds',
  }, async () => {
    show()
    await stakeField()
    await userEvent.click(screen.getByRole('button', { name: '50.00 USD' }))
    expect(await stakeField()).toHaveValue('50')
    await userEvent.click(screen.getByRole('button', { name: 'Larger amount' }))
    expect(await stakeField()).toHaveValue('100')
    await userEvent.click(screen.getByRole('button', { name: 'Smaller amount' }))
    await userEvent.click(screen.getByRole('button', { name: 'Smaller amount' }))
    expect(await stakeField()).toHaveValue('20')
    await userEvent.click(screen.getByRole('button', { name: 'Max, 5,000.00 USD' }))
    expect(await stakeField()).toHaveValue('5000.00')
  })

  it.each([
    ['9.99', 'At least 10.00 USD.', 'Use 10.00 USD', '10.00'],
    ['5000.01', 'At most 5,000.00 USD.', 'Use 5,000.00 USD', '5000.00'],
  ])('refuses %s with its number and offers the next', async (stake, message, fix, mended) => {
    show()
    await enter(stake)
    await userEvent.click(goButton('down'))
    expect(await stakeField()).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: fix }))
    expect(await stakeField()).toHaveValue(mended)
    expect(await stakeField()).not.toHaveAccessibleDescription(expect.stringContaining(message))
  })

  it.each([
    [{ [USER]: 'funds_frozen' }, /^Your funds are blocked/],
    [{ [HOLDINGS]: 'limit_reached' }, /position is 305.00 USD: your open orders leave 5.00 USD/],
  ])(
    '%o: says why nothing can be placed',
    { tags: 'rule.total-holdings-maximum' },
    async (examples, reason) => {
      show(examples)
      await stakeField()
      await waitFor(() => expect(goButton()).toHaveAccessibleDescription(reason))
      expect(goButton()).toHaveAttribute('aria-disabled', 'true')
    },
  )

  it('says what the balance lacks in the place of the buttons, and leads to its deposit', async () => {
    show({ [USER]: 'newbie' })
    await enter('100')
    expect(screen.getByText(/^Your balance is not enough\. Available: 0.00 USD/)).toBeVisible()
    expect(screen.getByText(/^You need .*more for this order/)).toHaveTextContent('101.00 USD')
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Deposit 101.00 USD' })).toHaveAttribute(
      'href',
      depositPath('101'),
    )
  })

  it('offers the same stakes by a tap whatever is entered', async () => {
    show({ [USER]: 'newbie' })
    await enter('100')
    for (const name of ['10.00 USD', '50.00 USD', '100.00 USD', '500.00 USD']) {
      expect(screen.getByRole('button', { name })).toBeEnabled()
    }
  })

  it('reads amounts of the language', async () => {
    show({}, { locale: 'de' })
    await enter('1.010,5')
    expect(screen.getByText('If the order loses').parentElement).toHaveTextContent('−1.020,61 USD')
  })
})

it('fills in the stake and the time that the address asks for, and takes them out of it', async () => {
  show({}, { ticket: { amount: '250.5', seconds: '60' } })
  await waitFor(async () => expect(await stakeField()).toHaveValue('250.5'))
  expect(settlesAfter()).toHaveValue('60')
  await waitFor(() => expect(currentAddress()).toBe(tradePath('BTCUSD')))
})

describe('the quotes', () => {
  const asked = (calls: ReturnType<typeof watchCalls>) =>
    calls.map(({ url }) => url.searchParams.get('symbols'))

  it('are of this product and those of open orders; with the list of products, of all', async () => {
    fakeClock()
    show({ [HOLDINGS]: 'done' })
    await stakeField()
    const sent = watchCalls('GET', '/api/index/ajaxdata')
    await pass(2_000)
    expect(new Set(asked(sent))).toEqual(new Set(['BTCUSD,EURUSD']))
    fireEvent.click(screen.getByRole('button', { name: 'Bitcoin: choose another product' }))
    await screen.findByRole('dialog', { name: 'Choose a product' })
    await pass(1_000)
    expect(asked(sent)).toContain(null)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await pass(1_000)
    sent.length = 0
    await pass(2_000)
    expect(asked(sent)).toEqual(['BTCUSD,EURUSD', 'BTCUSD,EURUSD'])
  })
})

describe('the title', () => {
  it('leads to favourites, the products opened last and all, with their prices, and is searched', async () => {
    localStorage.setItem('h5.favourites', '["EURUSD"]')
    localStorage.setItem('h5.products', '["XAUUSD"]')
    show()
    await stakeField()
    await userEvent.click(screen.getByRole('button', { name: 'Bitcoin: choose another product' }))
    const sheet = await screen.findByRole('dialog', { name: 'Choose a product' })
    const group = (name: string) =>
      within(within(sheet).getByRole('heading', { name }).parentElement ?? sheet)
    expect(await within(sheet).findByRole('heading', { name: 'Favourites' })).toBeVisible()
    expect(group('Favourites').getByRole('link')).toHaveAttribute('href', tradePath('EURUSD'))
    expect(group('Recently opened').getByRole('link')).toHaveAttribute('href', tradePath('XAUUSD'))
    const here = group('All products').getByRole('link', { current: 'page' })
    await waitFor(() => expect(here).toHaveTextContent(/Bitcoin.*97,8/))
    await userEvent.type(within(sheet).getByRole('searchbox'), 'eth')
    expect(within(sheet).getAllByRole('link')).toHaveLength(1)
  })

  it('has the star beside it', async () => {
    show()
    await stakeField()
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Bitcoin' }))
    expect(screen.getByRole('button', { name: 'Favourite: Bitcoin', pressed: true })).toBeVisible()
    expect(localStorage.getItem('h5.favourites')).toBe('["BTCUSD"]')
  })
})

describe('a visitor', () => {
  it('sees the ticket of a site without practice, goes to log in, and finds it again', async () => {
    const { unmount } = show({ [SITE]: 'live' }, { token: null })
    await enter('250')
    await userEvent.selectOptions(settlesAfter(), '60 s · 82%')
    expect(screen.getByRole('button', { name: 'Log in to trade' })).toBeVisible()
    await userEvent.click(goButton('down'))
    expect(currentAddress()).toBe(loginPath({ pathname: paths.trade, search: '?symbol=BTCUSD' }))
    unmount()

    show()
    expect(await stakeField()).toHaveValue('250')
    expect(settlesAfter()).toHaveDisplayValue('60 s · 82%')
  })
})

describe('the risk notice', () => {
  it('is acknowledged once before the first order', async () => {
    localStorage.removeItem(`h5.risk.${OWNER}`)
    show()
    const notice = await ask()
    expect(notice).toHaveAccessibleName('Before your first order')
    expect(notice).toHaveTextContent(/You can lose the whole amount of every order/)
    await userEvent.click(within(notice).getByRole('button', { name: 'I understand the risk' }))
    expect(
      await screen.findByRole('alertdialog', { name: 'Buy up Bitcoin for 300.00 USD?' }),
    ).toBeVisible()
    expect(localStorage.getItem(`h5.risk.${OWNER}`)).not.toBeNull()
  })
})

describe('the confirmation', () => {
  it('shows what is sent, and sends nothing when it is left', async () => {
    const { sent } = breakCalls('POST', '/api/user/addorder', 'answerLost')
    show()
    const dialog = await ask()
    expect(dialog).toHaveAccessibleName('Buy up Bitcoin for 300.00 USD?')
    expect(dialog).toHaveTextContent(
      'Price97,837.40Follows the market. Opens at 97,886.32 or better.',
    )
    expect(dialog).toHaveTextContent('Amount and fee303.00 USD300.00 + 3.00 fee')
    expect(dialog).toHaveTextContent('30 s after opening')
    expect(dialog).toHaveTextContent('Available afterwards8,117.50 USD')
    expect(dialog).toHaveTextContent('If the order wins+237.00 USD')
    expect(dialog).toHaveTextContent('If the order loses−303.00 USD')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toHaveLength(0)
    expect(await stakeField()).toHaveValue('300')
  })

  it.each([
    [30, /^07:10:00 PM, if opened now$/],
    [300, /^07:14:30 PM, if opened now\. The market closes at 07:14 PM: its last price counts\.$/],
  ])('says of an order of %i s when its market closes, where that is sooner', (seconds, words) => {
    const price = { price: '1.08342', tick_id: 'EURUSD-1', as_of: NIGHT }
    const option = {
      seconds,
      currency: 'USD',
      profit_rate: '0.80',
      fee_rate: '0.01',
      single_min: '10.00',
      single_max: '5000.00',
      total_max: '20000.00',
    } as const
    renderScreen(
      <OrderConfirm
        isPractice={false}
        question={{
          open: true,
          asked: { direction: 'up', amount: '100', option, accepted: price },
          askedNow: () => null,
          refused: null,
          refreshed: false,
          pending: false,
          onConfirm: vi.fn(),
          onCancel: vi.fn(),
          onAccept: vi.fn(),
        }}
        name="Euro / US dollar"
        precision={5}
        limits={{
          currency: 'USD',
          single_min: '10.00',
          single_max: '5000.00',
          total_max: '20000.00',
          quote_seconds: 10,
          slippage_rate_max: '0.0005',
        }}
        available="5000.00"
        present={price}
        now={NIGHT}
        closes={NIGHT + 270}
        blocked={null}
      />,
    )
    expect(screen.getByText(words)).toBeVisible()
  })

  it('sends once, however often it is pressed, and waits for the result from then on', {
    tags: 'can.choose-direction-and-time',
  }, async () => {
    const sent = watchCalls('POST', '/api/user/addorder')
    show()
    const confirm = confirmButton(await ask())
    confirm.click()
    confirm.click()
    expect(await screen.findByText('Order placed')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.form).toEqual({
      symbol: 'BTCUSD',
      direction: 'up',
      amount: '300',
      seconds: '30',
      profit_rate: '0.80',
      fee_rate: '0.01',
      accepted_price: '97837.40',
      accepted_tick_id: 'BTCUSD-7180754400',
      slippage_rate_max: '0.0005',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      valid_until: expect.stringMatching(/^\d{10}$/),
    })
    expect(localStorage.getItem(`h5.inbox.${OWNER}.order.or_9001`)).toContain('BTCUSD')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('asks again at the present price when the server refused the accepted one', async () => {
    const sent = watchCalls('POST', '/api/user/addorder')
    show({ [PLACE]: 'refused_price_changed' })
    const dialog = await ask()
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('The price has changed. No order was placed.')).toBeVisible()
    expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(confirmButton(dialog))
    expect(sent).toHaveLength(1)

    answerWith({ [HOLDINGS]: 'empty' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept 97,837.40' }))
    expect(confirmButton(dialog)).not.toHaveAttribute('aria-disabled')
    expect(sent).toHaveLength(1)
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('Order placed')).toBeVisible()
    const ids = sent.map(({ form }) => form.request_id)
    expect(new Set(ids).size).toBe(2)
  })

  it('lets the price run out, and its button with it', async () => {
    fakeClock()
    show()
    const dialog = await ask()
    // The quotes hang: ten seconds later nobody knows the price.
    answerWith({ [QUOTES]: 'stale', [HOLDINGS]: 'empty' })
    await pass(11_000)
    expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/Price out of date|current price/)
  })
})

describe('a refusal of the server', () => {
  it('names its number and mends the amount', async () => {
    show({ [PLACE]: 'refused_balance_not_enough' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/120.50 USD available/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use 119.31 USD' }))
    expect(await stakeField()).toHaveValue('119.31')
  })

  it('is told in the ticket', async () => {
    show({ [PLACE]: 'refused_non_trading_time' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Non trading time. Opens:/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await stakeField()).toHaveValue('300')
  })
})

describe('a lost answer', () => {
  it('is looked up and shown, never sent again', async () => {
    fakeClock()
    const { sent } = breakCalls('POST', '/api/user/addorder', 'answerLost')
    show({ [ORDERS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(screen.getByText('Buy up BTCUSD, 300.00 USD, 30 s')).toBeVisible()
    expect(screen.queryByLabelText('Amount (USD)')).toBeNull()
    expect(readIntent('trade', OWNER)).not.toBeNull()

    answerWith({ [ORDERS]: 'one_request', [HOLDINGS]: 'empty' })
    await pass(1_000)
    expect(await screen.findByText('Order placed')).toBeVisible()
    expect(await stakeField()).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(readIntent('trade', OWNER)).toBeNull()
  })
})

describe('without a network', () => {
  it('nothing is sent, now or later', async () => {
    const { sent } = breakCalls('POST', '/api/user/addorder', 'answerLost')
    show()
    const dialog = await ask()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await waitFor(() => expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true'))
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/Nothing was sent/)
    await userEvent.click(confirmButton(dialog))
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(confirmButton(dialog)).not.toHaveAttribute('aria-disabled'))
    expect(sent).toHaveLength(0)
  })
})

describe('the running order', () => {
  it('counts down on the server’s clock and says where it stands now', async () => {
    fakeClock()
    show({ [HOLDINGS]: 'one' })
    const bar = await screen.findByRole('button', { name: /300.00 USD 97,837.40 → 97,837.40/ })
    const countdown = within(bar).getByRole('timer')
    expect(countdown).toHaveTextContent(/^0(3:00|2:\d\d)$/)
    const before = countdown.textContent
    await pass(2_000)
    expect(countdown.textContent < before).toBe(true)
    expect(bar).toHaveTextContent('0.00 USD Unchanged now')
    expect(localStorage.getItem(`h5.inbox.${OWNER}.order.or_9001`)).toContain('BTCUSD')
  })

  it('opens with everything that it can be checked by', async () => {
    show({ [HOLDINGS]: 'one' })
    await userEvent.click(await screen.findByRole('button', { name: /300.00 USD 97,837.40/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Receipt' })
    expect(sheet).toHaveTextContent('tick BTCUSD-7180754400')
    expect(sheet).toHaveTextContent('Last price published at or before the second')
    expect(sheet).toHaveTextContent('or_9001')
  })

  it('stands before the others, which are a tap away', async () => {
    show({ [HOLDINGS]: 'done' })
    await userEvent.click(await screen.findByRole('button', { name: /\+1/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Open orders' })
    const rows = within(sheet).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    await userEvent.click(within(sheet).getByRole('button', { name: /Euro/ }))
    expect(await screen.findByRole('dialog', { name: 'Receipt' })).toHaveTextContent('or_9002')
  })
})

describe('orders by one tap', () => {
  it('are off until they are chosen, and told; then the button sends, up to a stake', async () => {
    const sent = watchCalls('POST', '/api/user/addorder')
    show()
    await enter('100')
    await userEvent.click(screen.getByRole('button', { name: 'Trade settings' }))
    const sheet = await screen.findByRole('dialog', { name: 'Trade settings' })
    const choice = within(sheet).getByRole('switch', { name: 'One-tap orders' })
    expect(choice).not.toBeChecked()
    expect(choice).toHaveAccessibleDescription(/without a confirmation.*can't be undone/)
    await userEvent.click(choice)
    await userEvent.selectOptions(
      within(sheet).getByLabelText('Largest one-tap amount'),
      '100.00 USD',
    )
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    expect(screen.getByText('One tap up to 100.00 USD')).toBeVisible()

    await userEvent.dblClick(goButton('down'))
    expect(await screen.findByText('Order placed')).toBeVisible()
    expect(sent.map(({ form }) => form.direction)).toEqual(['down'])

    await enter('100.01')
    await userEvent.click(goButton())
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/100.01 USD\?$/)
    expect(sent).toHaveLength(1)
  })

  it('are placed once while Enter is held, and again when it is pressed anew', async () => {
    const sent = watchCalls('POST', '/api/user/addorder')
    deviceStore(OWNER).write('h5.oneTap.', '100')
    fakeClock()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: 33 })
    show()
    await stakeField()
    goButton('up').focus()
    // As a keyboard repeats it, for two seconds.
    await user.keyboard('{Enter>60}')
    expect(await screen.findByText('Order placed')).toBeVisible()
    await user.keyboard('{/Enter}')
    expect(sent).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('are placed once by presses that follow each other within a second', async () => {
    const sent = watchCalls('POST', '/api/user/addorder')
    deviceStore(OWNER).write('h5.oneTap.', '100')
    fakeClock()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    await stakeField()
    for (let press = 0; press < 4; press += 1) {
      await user.click(goButton('up'))
      await pass(600)
    }
    expect(sent).toHaveLength(1)
    await pass(1_000)
    await user.click(goButton('up'))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('ask where the server does not take the price any more', async () => {
    deviceStore(OWNER).write('h5.oneTap.', '100')
    const sent = watchCalls('POST', '/api/user/addorder')
    show({ [PLACE]: 'refused_price_changed' })
    await stakeField()
    await userEvent.click(goButton())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The price has changed. No order was placed.')
    expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    expect(sent).toHaveLength(1)
  })
})

describe('own limits', () => {
  const showWith = (example: string, others: Record<string, string> = {}) =>
    show({ [LIMITS]: example, ...others }, { capabilities: ['own_limits'] })

  it('tell what the nearest leaves before the press, and lead to them', async () => {
    showWith('some')
    const left = await screen.findByRole('link', { name: '20.00 of 50.00 USD left today' })
    expect(left).toHaveAttribute('href', paths.limits)
    expect(screen.getByRole('button', { name: '50.00 USD' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Max, 19.80 USD' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Trade settings' }))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByRole('link', { name: 'Own limits' })).toHaveAttribute(
      'href',
      paths.limits,
    )
  })

  it.each([null, '500'])('refuse beyond them before anything is sent, one tap: %s', async (tap) => {
    act(() => deviceStore(OWNER).write('h5.oneTap.', tap))
    const sent = watchCalls('POST', '/api/user/addorder')
    showWith('some')
    await screen.findByRole('link', { name: /left today/ })
    await enter('50')
    await userEvent.click(goButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your own limit leaves 19.80 USD plus its fee today.',
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Use 19.80 USD' }))
    expect(await stakeField()).toHaveValue('19.80')
  })

  it.each([
    [
      'used_up',
      /^Your own limit of 50\.00 USD leaves 0\.00 USD today\. Smallest order: 10\.00 USD/,
    ],
    ['paused', /^You paused trading until 20/],
    ['paused_for_good', /^You paused trading for good\.$/],
  ])('%s: stand in the place of the buttons', async (example, words) => {
    showWith(example)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Buy / })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Deposit/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Own limits' })).toHaveAttribute('href', paths.limits)
  })

  it('that another device set are told by the server', async () => {
    showWith('done', { [PLACE]: 'refused_own_loss_day_max' })
    await userEvent.click(confirmButton(await ask('50')))
    const refusal = await screen.findByRole('alert')
    expect(refusal).toHaveTextContent(/Your own limit for losses in a day is 50\.00 USD/)
    expect(within(refusal).getByRole('link', { name: 'Own limits' })).toBeVisible()
    await userEvent.click(within(refusal).getByRole('button', { name: 'Use 19.80 USD' }))
    expect(await stakeField()).toHaveValue('19.80')
  })

  it('are unknown to a server that has none', async () => {
    const asked = watchCalls('GET', '/api/user/limits')
    show({ [LIMITS]: 'paused', 'GET /api/index/info': 'live' })
    await stakeField()
    expect(goButton()).toBeVisible()
    expect(asked).toHaveLength(0)
  })
})

describe('the settings', () => {
  it('come with the page, which would close them if they were open while it loads', async () => {
    const { mend } = breakCalls('GET', '/api/index/getprodata', 'errorPage')
    show()
    await screen.findByRole('alert')
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Trade settings' })).not.toBeInTheDocument()
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Trade settings' })).toBeVisible()
  })

  it('offer nothing that the device cannot give', async () => {
    show()
    await stakeField()
    await userEvent.click(screen.getByRole('button', { name: 'Trade settings' }))
    expect(await screen.findByRole('switch', { name: /^Red/ })).toBeVisible()
    expect(screen.queryByRole('switch', { name: /^Vibrate/ })).not.toBeInTheDocument()
  })

  it('are off until they are chosen, and kept', async () => {
    give(navigator, 'vibrate', vi.fn())
    give(window, 'AudioContext', vi.fn())
    show()
    await stakeField()
    await userEvent.click(screen.getByRole('button', { name: 'Trade settings' }))
    const haptic = await screen.findByRole('switch', { name: /^Vibrate/ })
    expect(haptic).not.toBeChecked()
    expect(screen.getByRole('switch', { name: /^Sound/ })).not.toBeChecked()
    await userEvent.click(haptic)
    expect(localStorage.getItem('h5.haptic')).toBe('on')
    await userEvent.click(screen.getByRole('switch', { name: 'Red for rising prices' }))
    expect(document.documentElement.dataset.rise).toBe('red')
    await userEvent.click(screen.getByRole('switch', { name: 'Red for rising prices' }))
    expect(document.documentElement.dataset.rise).toBe('green')
  })
})
