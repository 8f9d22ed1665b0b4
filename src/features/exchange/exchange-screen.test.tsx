import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { exchangePath, paths, recordPath } from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { ExchangeScreen } from './exchange-screen.tsx'

const VIEW = 'GET /api/user/exchange'
const SUBMIT = 'POST /api/user/exchange'
const RECORDS = 'GET /api/user/exchange_record'
/** The demo user of the contract. */
const OWNER = '100237'

const show = (
  examples: Record<string, string> = {},
  path: string = exchangePath('BTC'),
  locale = 'en',
) => renderScreen(<ExchangeScreen />, { path, examples, locale })

const amount = () => screen.findByLabelText('Amount to exchange')
const submitButton = () => screen.getByRole('button', { name: /^Exchange/ })
const figures = () =>
  [...document.querySelectorAll('form dd')].map(({ textContent }) => textContent)

async function type(value: string) {
  fireEvent.change(await amount(), { target: { value } })
}

/** Types an amount and presses the button; the confirmation is open then. */
async function ask(value = '500') {
  await type(value)
  await userEvent.click(submitButton())
  return screen.findByRole('alertdialog')
}

const confirmButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^Exchange/ })

describe('the exchange', () => {
  it('shows the rate with its moment and its seconds, and what there is to give', async () => {
    show()
    await amount()
    expect(screen.getByText('1 BTC = 97,837.40 USD')).toBeVisible()
    expect(screen.getByText(/As of .*M · valid for \d+ s/)).toBeVisible()
    expect(screen.getByText('8,420.50 USD')).toBeVisible()
    expect(screen.getByText('From 1.00 USD to 8,420.50 USD')).toBeVisible()
  })

  it('says what arrives while one types, cash to coins', async () => {
    show()
    await type('500')
    expect(figures()).toEqual([
      '500.00 USD7,920.50 USD stays available',
      '0.50 USD',
      '0.00510541 BTC',
    ])
    expect(submitButton()).toHaveTextContent('Exchange 500.00 USD')
  })

  it('says what arrives while one types, coins to cash', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('radio', { name: 'Coins to cash' }))
    expect(currentAddress()).toBe(`${paths.exchange}?type=coin_to_cash&coin=BTC`)
    expect(screen.getByText('0.01250000 BTC')).toBeVisible()
    await type('0.01')
    expect(figures()).toEqual([
      '0.01000000 BTC0.00250000 BTC stays available',
      '0.98 USD',
      '977.39 USD',
    ])
  })

  it('keeps an amount for its currency', async () => {
    const user = userEvent.setup()
    show()
    await type('500')
    await user.click(screen.getByRole('radio', { name: 'ETH' }))
    expect(await amount()).toHaveValue('500')
    await user.click(screen.getByRole('radio', { name: 'Coins to cash' }))
    expect(await amount()).toHaveValue('')
    await type('0.1')
    await user.click(screen.getByRole('radio', { name: 'BTC' }))
    expect(await amount()).toHaveValue('')
    await user.click(screen.getByRole('radio', { name: 'Cash to coins' }))
    expect(await amount()).toHaveValue('500')
  })

  it('reads the amount in the language of the page', async () => {
    show({}, exchangePath('BTC'), 'de')
    await type('1.500,25')
    expect(figures()[0]).toMatch(/^1\.500,25 USD/)
  })

  it.each([
    ['0.99', 'At least 1.00 USD.'],
    ['8420.51', 'Only 8,420.50 USD is available.'],
    ['10.001', 'At most 2 decimals.'],
    ['x', /Enter an amount in digits/],
    ['', 'Please fill this in.'],
  ])(
    'refuses %j with the number that counts',
    { tags: 'rule.other-amount-bounds' },
    async (value, words) => {
      show()
      await type(value)
      await userEvent.click(submitButton())
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('holds coins by what they are worth', async () => {
    show({}, `${paths.exchange}?type=coin_to_cash&coin=BTC`)
    await type('0.00001')
    await userEvent.click(submitButton())
    expect(await screen.findByText('At least 0.00001023 BTC.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Max' }))
    expect(await amount()).toHaveValue('0.01250000')
    expect(screen.queryByText(/^At least/)).toBeNull()
  })

  it.each([
    ['suspended', "You can't exchange BTC right now."],
    ['nothing_to_exchange', 'Available: 0.00 USD. Minimum: 1.00 USD.'],
    ['expired', "This rate is out of date. We're getting a new one."],
  ])('%s: turns the button off with the reason', async (example, words) => {
    show({ [VIEW]: example })
    await amount()
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(submitButton()).toHaveAccessibleDescription(words)
  })

  it('leaves the button on where a state is not known', async () => {
    show({ [VIEW]: 'unknown_status' }, exchangePath('ETH'))
    await amount()
    expect(screen.getByText('Unknown status')).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it('says so where no coin is offered, and why where it is refused', async () => {
    const { unmount } = show({ [VIEW]: 'empty' })
    expect(await screen.findByText("You can't exchange any coins right now")).toBeVisible()
    unmount()
    show({ [VIEW]: 'refused_account_locked' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/locked/)
  })

  it('is off while the device is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    show()
    await amount()
    online.mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(submitButton()).toHaveAccessibleDescription(/Nothing was sent/)
  })
})

describe('the confirmation', () => {
  it('shows the accepted rate, the fee and what arrives, and sends exactly that, once', async () => {
    const sent = watchCalls('POST', '/api/user/exchange')
    show({ [SUBMIT]: 'done' })
    const dialog = await ask()
    expect(dialog).toHaveAccessibleName('Exchange 500.00 USD for BTC?')
    expect(dialog).toHaveTextContent('1 BTC = 97,837.40 USD')
    expect(dialog).toHaveTextContent('0.00510541 BTC')
    expect(dialog).toHaveTextContent('0.50 USD')
    expect(dialog).toHaveTextContent("can't be undone")
    await userEvent.dblClick(confirmButton(dialog))
    expect(await screen.findByText('Exchanged')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(screen.getByText('ex_6005')).toBeVisible()
    expect(screen.getByText('Cash amount')).toBeVisible()
    expect(readIntent('exchange', OWNER)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Exchange again' }))
    expect(await amount()).toHaveValue('')
  })

  it('asks to accept a rate that has changed, and says what it means', async () => {
    show({ [SUBMIT]: 'refused_price_changed' })
    const dialog = await ask()
    answerWith({ [VIEW]: 'changed', [SUBMIT]: 'refused_price_changed' })
    await userEvent.click(confirmButton(dialog))
    expect(
      await within(dialog).findByText('The rate has changed. Nothing was carried out.'),
    ).toBeVisible()
    expect(confirmButton(dialog)).toHaveAccessibleDescription('Accept the current rate first.')
    const accept = await within(dialog).findByRole('button', { name: 'Accept 97,861.10 USD' })
    expect(dialog).toHaveTextContent('You would receive 0.00510417 BTC instead of 0.00510541 BTC.')
    answerWith({ [VIEW]: 'changed', [SUBMIT]: 'done' })
    await userEvent.click(accept)
    expect(dialog).toHaveTextContent('1 BTC = 97,861.10 USD')
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('Exchanged')).toBeVisible()
  })

  it('asks whether to send an equal one again, and leads to the first', async () => {
    show({ [SUBMIT]: 'refused_possible_duplicate' })
    await userEvent.click(confirmButton(await ask()))
    const dialog = await screen.findByRole('alertdialog', { name: /Send it again\?$/ })
    const no = within(dialog).getByRole('button', { name: "Don't send it" })
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.click(no)
    expect(await screen.findByRole('link', { name: 'Show what you sent' })).toHaveAttribute(
      'href',
      recordPath(paths.exchangeRecords, '5b0f8c0e-6a57-4f0e-9d55-000000006005'),
    )
  })

  it('asks anew with a fee that has changed, and says nothing of the rate', async () => {
    const sent = watchCalls('POST', '/api/user/exchange')
    show({ [SUBMIT]: 'refused_price_changed_fee' })
    const dialog = await ask()
    answerWith({ [VIEW]: 'fee_changed', [SUBMIT]: 'refused_price_changed_fee' })
    await userEvent.click(confirmButton(dialog))
    const accept = await within(dialog).findByRole('button', { name: 'Accept the new figures' })
    expect(dialog).toHaveTextContent('The figures have changed. Nothing was carried out.')
    expect(dialog).toHaveTextContent('Fee (0.5%), included2.50 USDBefore: 0.50 USD')
    expect(within(dialog).queryByText(/The rate has changed/)).toBeNull()
    answerWith({ [VIEW]: 'fee_changed', [SUBMIT]: 'done' })
    await userEvent.click(accept)
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('Exchanged')).toBeVisible()
    expect(sent.map(({ form }) => form.fee)).toEqual(['0.50', '2.50'])
  })

  it('does not offer a rate that is over again while the next one is on its way', async () => {
    fakeClock()
    show()
    const dialog = await ask()
    breakCalls('GET', '/api/user/exchange', 'silence')
    await pass(31_000)
    expect(within(dialog).getByText('The accepted rate is no longer valid')).toBeVisible()
    expect(dialog).toHaveTextContent("This rate is out of date. We're getting a new one.")
    expect(within(dialog).queryByRole('button', { name: /^Accept/ })).toBeNull()
  })

  it('closes after a refusal, which stands above the button; the amount is kept', async () => {
    show({ [SUBMIT]: 'refused_funds_frozen' })
    const dialog = await ask()
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByRole('alert')).toHaveTextContent(/blocked/)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await amount()).toHaveValue('500')
  })

  it('offers the amount that mends a refusal', async () => {
    show({ [SUBMIT]: 'refused_amount_too_small' })
    const dialog = await ask()
    await userEvent.click(confirmButton(dialog))
    await userEvent.click(await screen.findByRole('button', { name: /^Use .* USD$/ }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the result is unknown when the answer is lost, and finds it', async () => {
    const { sent } = breakCalls('POST', '/api/user/exchange', 'answerLost')
    show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText('Result unknown, checking')).toBeVisible()
    expect(screen.getByText('500.00 USD')).toBeVisible()
    expect(screen.queryByLabelText('Amount to exchange')).toBeNull()
    expect(screen.queryByText(/failed/i)).toBeNull()
    expect(readIntent('exchange', OWNER)).not.toBeNull()
    expect(sent[0]?.form).toMatchObject({
      type: 'cash_to_coin',
      coin: 'BTC',
      amount: '500',
      rate: '97837.40',
    })
    expect(sent).toHaveLength(1)
  })
})
