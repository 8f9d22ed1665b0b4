import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIntent } from '@/components/money-action/intent.ts'
import { dropAllOrders } from '@/components/orders/order-store.ts'
import { paths, tradePath } from '@/lib/paths.ts'
import { breakCalls } from '@/test/broken-network.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { TradeScreen } from './trade-screen.tsx'

// It draws on a canvas, which has tests and a browser of its own.
vi.mock('./chart/k-line.tsx', () => ({ KLineChart: () => null }))

const QUOTES = 'GET /api/index/ajaxdata'
const PRODUCT = 'GET /api/index/getprodata'
const OPTIONS = 'GET /api/index/seconds'
const PLACE = 'POST /api/user/addorder'
const HOLDINGS = 'GET /api/user/ajaxorder_list'
const ORDERS = 'GET /api/user/orderlist'
const USER = 'GET /api/user/index'
/** The demo user of the contract. */
const OWNER = '100237'

interface Shown {
  token?: null
  symbol?: string
  locale?: string
}

const show = (examples: Record<string, string> = {}, { symbol = 'BTCUSD', ...rest }: Shown = {}) =>
  renderScreen(<TradeScreen />, {
    path: tradePath(symbol),
    examples: { [HOLDINGS]: 'empty', ...examples },
    ...rest,
  })

const amountField = () => screen.findByLabelText('Amount', undefined, { timeout: 5_000 })
const placeButton = () => screen.getByRole('button', { name: /^(Place order|Buy )/ })
const confirmButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Buy / })

/** Fills the ticket in and presses its button; the confirmation is open then. */
async function ask(amount = '300') {
  fireEvent.change(await amountField(), { target: { value: amount } })
  await userEvent.click(screen.getByRole('radio', { name: 'Buy up' }))
  await userEvent.click(placeButton())
  return screen.findByRole('alertdialog')
}

beforeEach(() => {
  localStorage.setItem(`h5.risk.${OWNER}`, '1795188600')
})

afterEach(() => dropAllOrders())

describe('the product', () => {
  it('shows its price with the figures of the day and as of when they are', async () => {
    show()
    const title = { level: 1, name: 'Bitcoin' }
    expect(await screen.findByRole('heading', title, { timeout: 5_000 })).toBeVisible()
    expect(await screen.findByText('97,837.40')).toBeVisible()
    expect(screen.getByText('+887.30 · +0.92%')).toBeVisible()
    for (const [label, value] of [
      ['High', '98,210.00'],
      ['Low', '96,480.55'],
      ['Open', '96,950.10'],
      ['Prev. close', '96,950.10'],
    ] as const) {
      expect(screen.getByText(label).parentElement).toHaveTextContent(value)
    }
    expect(screen.getByText(/^Trading · as of \d\d:\d\d:\d\d [AP]M/)).toBeVisible()
  })

  it.each([
    ['non_trading_time', 'markets_closed', 'EURUSD', 'Non trading time', /^Non trading time. The/],
    ['closed', 'holiday', 'GOOG', 'Closed', /^The market is closed. It opens \d{4}-/],
  ])('%s: says so, and when it opens; no order can be placed', async (...given) => {
    const [example, quotes, symbol, badge, reason] = given
    show({ [PRODUCT]: example, [QUOTES]: quotes }, { symbol })
    expect(await screen.findByText(badge)).toBeVisible()
    expect(screen.getByText(/^Opens \d{4}-/)).toBeVisible()
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true')
    expect(placeButton()).toHaveAccessibleDescription(reason)
  })

  it('whose price is old stops the button and says since when', async () => {
    show({ [QUOTES]: 'stale', [PRODUCT]: 'done' })
    await amountField()
    await waitFor(() =>
      expect(placeButton()).toHaveAccessibleDescription(/^Price out of date, as of .* Orders wait/),
    )
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('whose quotes are refused keeps the price, marked, and stops the button', async () => {
    show()
    await amountField()
    answerWith({ [QUOTES]: 'refused_network_error', [HOLDINGS]: 'empty' })
    expect(await screen.findByText(/^Price not refreshed since/)).toBeVisible()
    expect(screen.getByText('97,837.40')).toBeVisible()
    expect(placeButton()).toHaveAccessibleDescription(/cannot be refreshed/)
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
    expect(await screen.findByText(/No settlement time is offered/)).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })
})

describe('the ticket', () => {
  it('shows best and worst case, fee, balance and second while one types', async () => {
    show()
    fireEvent.change(await amountField(), { target: { value: '300' } })
    await userEvent.click(screen.getByRole('radio', { name: '180 s · 86%' }))
    expect(screen.getByText('+255.00')).toBeVisible()
    expect(screen.getByText('−303.00')).toBeVisible()
    expect(screen.getByText('258.00 USD')).toBeVisible()
    expect(screen.getByText('3.00 USD')).toBeVisible()
    expect(screen.getByText('8,117.50 USD')).toBeVisible()
    expect(screen.getByText('180 s after opening')).toBeVisible()
    expect(screen.getByText('303.00 USD')).toBeVisible()
  })

  it('offers amounts by a tap, and as maximum what one order may be', async () => {
    show()
    await amountField()
    await userEvent.click(screen.getByRole('button', { name: '50' }))
    expect(await amountField()).toHaveValue('50')
    await userEvent.click(screen.getByRole('button', { name: 'Max' }))
    expect(await amountField()).toHaveValue('5000.00')
  })

  it.each([
    ['9.99', 'At least 10.00 USD.', 'Set 10.00 USD', '10.00'],
    ['5000.01', 'At most 5,000.00 USD.', 'Set 5,000.00 USD', '5000.00'],
  ])('refuses %s with its number and offers the next', async (amount, message, fix, mended) => {
    show()
    fireEvent.change(await amountField(), { target: { value: amount } })
    await userEvent.click(screen.getByRole('radio', { name: 'Buy down' }))
    await userEvent.click(placeButton())
    expect(await amountField()).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: fix }))
    expect(await amountField()).toHaveValue(mended)
    expect(await amountField()).not.toHaveAccessibleDescription(expect.stringContaining(message))
  })

  it('asks for a direction', async () => {
    show()
    fireEvent.change(await amountField(), { target: { value: '300' } })
    await userEvent.click(placeButton())
    expect(await screen.findByText('Choose up or down.')).toBeVisible()
  })

  it.each([
    [{ [USER]: 'newbie' }, /^Your balance is not enough: 0.00 USD available/],
    [{ [USER]: 'funds_frozen' }, /^Your funds are frozen/],
    [{ [HOLDINGS]: 'limit_reached' }, /position is 305.00 USD: your open orders leave 5.00 USD/],
  ])('%o: says why nothing can be placed', async (examples, reason) => {
    show(examples)
    await amountField()
    await waitFor(() => expect(placeButton()).toHaveAccessibleDescription(reason))
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('leads to a deposit where the balance covers no order', async () => {
    show({ [USER]: 'newbie' })
    await amountField()
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit)
  })

  it('reads amounts of the language', async () => {
    show({}, { locale: 'de' })
    fireEvent.change(await amountField(), { target: { value: '1.010,5' } })
    await userEvent.click(screen.getByRole('radio', { name: 'Buy up' }))
    expect(placeButton()).toHaveTextContent('Buy up · 1.010,50 USD')
  })
})

describe('a visitor', () => {
  it('sees the ticket, goes to log in, and finds it again', async () => {
    const { unmount } = show({}, { token: null })
    fireEvent.change(await amountField(), { target: { value: '250' } })
    await userEvent.click(screen.getByRole('radio', { name: 'Buy down' }))
    await userEvent.click(screen.getByRole('radio', { name: '60 s · 82%' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log in to place the order' }))
    expect(currentAddress()).toBe(paths.login)
    unmount()

    show()
    expect(await amountField()).toHaveValue('250')
    expect(screen.getByRole('radio', { name: 'Buy down' })).toBeChecked()
    expect(screen.getByRole('radio', { name: '60 s · 82%' })).toBeChecked()
    expect(placeButton()).toHaveTextContent('Buy down · 250.00 USD')
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
    expect(dialog).toHaveTextContent(/Accepted price97,837.40Valid for \d+ s/)
    expect(dialog).toHaveTextContent('97,886.32 at worst')
    expect(dialog).toHaveTextContent('If you are right+237.00 USD')
    expect(dialog).toHaveTextContent('If you are wrong−303.00 USD')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toHaveLength(0)
    expect(await amountField()).toHaveValue('300')
  })

  it('sends once, however often it is pressed, and waits for the result from then on', async () => {
    const calls = breakCalls('POST', '/api/user/addorder', 'answerLost')
    calls.mend()
    show()
    const confirm = confirmButton(await ask())
    confirm.click()
    confirm.click()
    expect(await screen.findByText('Order placed')).toBeVisible()
    expect(calls.sent).toHaveLength(1)
    expect(Object.fromEntries(calls.sent[0] ?? [])).toEqual({
      symbol: 'BTCUSD',
      direction: 'up',
      amount: '300',
      seconds: '30',
      profit_rate: '0.80',
      fee_rate: '0.01',
      accepted_price: '97837.40',
      accepted_tick_id: 'BTCUSD-7180754400',
      max_slippage_rate: '0.0005',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(localStorage.getItem(`h5.orders.${OWNER}`)).toContain('or_9001')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('asks again at the present price when the server refused the accepted one', async () => {
    const calls = breakCalls('POST', '/api/user/addorder', 'answerLost')
    calls.mend()
    show({ [PLACE]: 'refused_price_changed' })
    const dialog = await ask()
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('The price has changed. Nothing was placed.')).toBeVisible()
    expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(confirmButton(dialog))
    expect(calls.sent).toHaveLength(1)

    answerWith({ [HOLDINGS]: 'empty' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept 97,837.40' }))
    expect(confirmButton(dialog)).not.toHaveAttribute('aria-disabled')
    expect(calls.sent).toHaveLength(1)
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('Order placed')).toBeVisible()
    const ids = calls.sent.map((form) => form.get('request_id'))
    expect(new Set(ids).size).toBe(2)
  })

  it('lets the price run out, and its button with it', async () => {
    show()
    const dialog = await ask()
    // The quotes hang: ten seconds later nobody knows the price.
    answerWith({ [QUOTES]: 'stale', [HOLDINGS]: 'empty' })
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
    await waitFor(() => expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true'))
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/Price out of date|present price/)
  })
})

describe('a refusal of the server', () => {
  it.each([
    ['refused_single_max', /single position max 5,000.00 USD/, 'Set 5,000.00 USD', '5000.00'],
    ['refused_balance_not_enough', /120.50 USD available/, 'Set 119.31 USD', '119.31'],
  ])('%s: names its number and mends the amount', async (example, text, fix, mended) => {
    show({ [PLACE]: example })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: fix }))
    expect(await amountField()).toHaveValue(mended)
  })

  it.each([
    ['refused_holdings_max', /The maximum amount of position is 20,000.00 USD/],
    ['refused_non_trading_time', /Non trading time. Opens:/],
    ['refused_account_locked', /Account is locked/],
    ['refused_funds_frozen', /funds are frozen/],
  ])('%s: is told in the ticket', async (example, text) => {
    show({ [PLACE]: example })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await amountField()).toHaveValue('300')
  })
})

describe('a lost answer', () => {
  it('is looked up and shown, never sent again', async () => {
    const { sent } = breakCalls('POST', '/api/user/addorder', 'answerLost')
    show({ [ORDERS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(screen.getByText('Buy up BTCUSD, 300.00 USD, 30 s')).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(readIntent('trade', OWNER)).not.toBeNull()

    answerWith({ [ORDERS]: 'one_request', [HOLDINGS]: 'empty' })
    expect(await screen.findByText('Order placed', undefined, { timeout: 5_000 })).toBeVisible()
    expect(await amountField()).toBeVisible()
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
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true'))
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/Nothing was sent/)
    await userEvent.click(confirmButton(dialog))
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(confirmButton(dialog)).not.toHaveAttribute('aria-disabled'))
    expect(sent).toHaveLength(0)
  })
})

describe('open orders', () => {
  it('count down on the server’s clock and say what they would lead to now', async () => {
    show({ [HOLDINGS]: 'one' })
    const row = await screen.findByRole('button', { name: /300.00 USD at 97,837.40/ })
    expect(within(row).getByRole('timer')).toHaveTextContent(/^0(3:00|2:5\d)$/)
    expect(row).toHaveTextContent('If it ended now: Draw')
    expect(row).toHaveTextContent('0.00 USD')
    expect(localStorage.getItem(`h5.orders.${OWNER}`)).toContain('or_9001')
  })

  it('open with everything that they can be checked by', async () => {
    show({ [HOLDINGS]: 'one' })
    await userEvent.click(await screen.findByRole('button', { name: /300.00 USD at/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Receipt' })
    expect(sheet).toHaveTextContent('tick BTCUSD-7180754400')
    expect(sheet).toHaveTextContent('Last price published at or before the second')
    expect(sheet).toHaveTextContent('or_9001')
  })
})

describe('the settings', () => {
  it('are off until they are chosen, and kept', async () => {
    show()
    await amountField()
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
