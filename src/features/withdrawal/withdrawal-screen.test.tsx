import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { assertion, stubPasskeys } from '@/test/passkeys.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

const VIEW = 'GET /api/user/cash'
const SUBMIT = 'POST /api/user/cash'
const RECORDS = 'GET /api/user/cash_record'
/** The demo user of the contract. */
const OWNER = '100237'

const show = (examples: Record<string, string> = {}, locale = 'en') =>
  renderScreen(<WithdrawalScreen />, { path: paths.withdraw, examples, locale })

/** What is missing, which stands open. */
const conditions = () => screen.findByRole('list', { name: 'What you still need to withdraw' })
const submitButton = () => screen.getByRole('button', { name: /^Withdraw/ })

/** Fills the form in and presses its button; the confirmation is open then, and signed. */
async function ask(amount = '1010', to = 'pm_1001') {
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: to } })
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } })
  await userEvent.click(submitButton())
  const dialog = await screen.findByRole('alertdialog')
  const password = within(dialog).getByLabelText('Fund password')
  fireEvent.change(password, { target: { value: 'fund1234' } })
  return dialog
}

const confirmButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^Withdraw/ })

describe('a payment method that is new while the account is', () => {
  it('says from when it can be used, and lets those pass that were paid before', async () => {
    show({ [VIEW]: 'new_target_wait' })
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: 'pm_1002' } })
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1010' } })
    expect(screen.getByText(/You can withdraw to a new payment method from/)).toBeVisible()
    await userEvent.click(submitButton())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await ask()).toBeVisible()
  })

  it('is told among the conditions, with its end', async () => {
    show({ [VIEW]: 'new_target_wait' })
    await userEvent.click(await screen.findByText('All 9 conditions met'))
    expect(screen.getByText(/^First withdrawal to a new payment method: from /)).toBeVisible()
  })
})

describe('the conditions', () => {
  it('are all there before anything is typed, met, each with its number', {
    tags: ['constant.withdrawal-window', 'constant.withdrawal-range'],
  }, async () => {
    show()
    await userEvent.click(await screen.findByText('All 8 conditions met'))
    const list = screen.getByRole('list', { name: 'What you need to withdraw' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Met: Real-name verificationVerified',
      'Met: A card, account or wallet address4 added',
      'Met: A fund passwordSet',
      expect.stringMatching(
        /^Met: Open daily 09:00–21:00 \(UTC\)Open now. Closes in 5:(30:00|29:\d\d)$/,
      ),
      'Met: 3 withdrawals a day2 left today',
      'Met: At most 100,000.00 USD a day98,990.00 USD left today',
      expect.stringMatching(
        /^Met: Turnover of 5,000.00 USD5,000.00 USD done\. What counts: the amounts/,
      ),
      'Met: At least 100.00 USD available8,420.50 USD available',
    ])
    expect(screen.getByText('49,999.00 USD')).toBeVisible()
    expect(screen.getByText('1%')).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['times_used_up', 'Not met: 3 withdrawals a day', /No withdrawals left today/, null],
    ['amount_used_up', 'Not met: At most 100,000.00 USD', /Left today: 0.00 USD/, null],
    [
      'turnover_missing',
      'Not met: Turnover',
      /You still need 1,830.00 USD of turnover/,
      'See the markets',
    ],
    ['real_name_missing', 'Not met: Real-name verification', /Verify your name/, 'Verify now'],
    [
      'real_name_under_review',
      'Not met: Real-name verification',
      /still reviewing your verification/,
      'Customer service',
    ],
    ['card_missing', 'Not met: A card', /Add a card, account or address/, 'Add one'],
    ['fund_password_missing', 'Not met: A fund password', /Set a fund password/, 'Set password'],
    ['balance_low', 'Not met: At least 100.00 USD', /Available: 42.10 USD/, 'Deposit'],
  ])(
    '%s: says so, turns the button off with the reason, leads on',
    { tags: ['rule.verified-before-withdrawal', 'rule.card-before-withdrawal'] },
    async (example, text, reason, way) => {
      show({ [VIEW]: example })
      const list = await conditions()
      const item = within(list)
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.startsWith(text))
      if (!item) throw new Error(`No condition "${text}"`)
      expect(screen.getByText('7 of 8 conditions met')).toBeVisible()
      if (way === null) expect(within(item).queryByRole('link')).toBeNull()
      else expect(within(item).getByRole('link', { name: way })).toHaveAttribute('href')

      expect(screen.getByLabelText('Amount')).toBeVisible()
      expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
      expect(submitButton()).toHaveAccessibleDescription(reason)
      await userEvent.click(submitButton())
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('closed hours are said once, at the button in sight', async () => {
    show({ [VIEW]: 'window_closed' })
    await screen.findByText('7 of 8 conditions met')
    expect(screen.queryByRole('list', { name: 'What you still need to withdraw' })).toBeNull()
    expect(submitButton()).toHaveAccessibleDescription(/They open daily at 09:00 \(UTC\)/)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/^Open daily/)).not.toBeVisible()
  })

  it('in a state that nobody can name stand in nobody’s way', async () => {
    show({ [VIEW]: 'unknown_status' })
    const list = await conditions()
    expect(within(list).getByText('Not known:', { exact: false })).toBeVisible()
    expect(within(list).getByRole('link', { name: 'Customer service' })).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it('do not matter while the funds are blocked', async () => {
    show({ 'GET /api/user/index': 'funds_frozen' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/until we unblock them/)
    expect(screen.queryByText('All 8 conditions met')).toBeNull()
    expect(submitButton()).toHaveAccessibleDescription(/^Your funds are blocked/)
  })

  it('are replaced by the reason when they are refused', async () => {
    show({ [VIEW]: 'refused_account_locked' })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('have customer service and the records one tap away', async () => {
    show()
    await screen.findByText('All 8 conditions met')
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(paths.withdraw)),
    )
    expect(screen.getByRole('link', { name: 'Withdrawal history' })).toHaveAttribute(
      'href',
      paths.withdrawalRecords,
    )
  })
})

describe('the window', () => {
  const HOUR = 3_600_000

  beforeEach(fakeClock)

  /** Lets hours pass on the timer of this page, as if it had stood open; the clock on the wall stays. */
  async function letPass(hours: number) {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * HOUR)
    await pass(1_000)
  }

  it('closes while the page is open, and takes the button and the confirmation along', async () => {
    show()
    const dialog = await ask()
    await letPass(6)
    expect(screen.getByText('Closed now')).toBeInTheDocument()
    expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/They open daily at 09:00/)
  })

  it('opens while the page is open', async () => {
    show({ [VIEW]: 'window_closed' })
    expect(await screen.findByText(/Closed now. Opens in/)).toHaveTextContent(
      /1(1:00:00|0:59:\d\d)$/,
    )
    await letPass(12)
    expect(screen.getByText('All 8 conditions met')).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it('is right to the second on a device that is 26 hours wrong', async () => {
    const wall = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + 26 * HOUR)
    show()
    expect(await screen.findByText(/Open now. Closes in/)).toHaveTextContent(/5:(30:00|29:\d\d)$/)
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })
})

describe('the form', () => {
  it('shows fee, arrival and what stays while one types', async () => {
    show()
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '1,010.50' } })
    expect(screen.getByText('10.11 USD')).toBeVisible()
    expect(screen.getByText('1,000.39 USD')).toBeVisible()
    expect(screen.getByText('7,410.00 USD stays available')).toBeVisible()
    expect(submitButton()).toHaveTextContent('Withdraw 1,010.50 USD')
  })

  it('reads and fills in amounts of the language', async () => {
    show({}, 'de')
    await userEvent.click(await screen.findByRole('button', { name: /^Max/ }))
    expect(screen.getByLabelText('Amount')).toHaveValue('8420,50')
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1.010,5' } })
    expect(submitButton()).toHaveTextContent('Withdraw 1.010,50 USD')
  })

  it.each([
    ['done', '99.99', 'At least 100.00 USD.'],
    ['done', '8420.51', 'Only 8,420.50 USD is available.'],
    ['little_amount_left', '1200.01', 'Only 1,200.00 USD is left today.'],
  ])(
    '%s: refuses %s with its number',
    { tags: 'rule.withdrawal-amount-bounds' },
    async (example, amount, message) => {
      show({ [VIEW]: example })
      fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })
      await userEvent.click(submitButton())
      expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      )
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('offers as maximum what is left today', {
    tags: 'rule.withdrawal-amount-limits',
  }, async () => {
    show({ [VIEW]: 'little_amount_left' })
    await userEvent.click(await screen.findByRole('button', { name: /^Max/ }))
    expect(screen.getByLabelText('Amount')).toHaveValue('1200.00')
    expect(screen.getByText('From 100.00 USD to 1,200.00 USD')).toBeVisible()
  })

  it('warns of the network of an address', { tags: 'can.withdraw' }, async () => {
    show()
    await userEvent.selectOptions(await screen.findByLabelText('To'), 'wa_2001')
    expect(screen.getByText('Network TRC20')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('To'), 'pm_1001')
    expect(screen.queryByText('Network TRC20')).toBeNull()
  })

  it('shows the rate of a coin and until when it holds, and what arrives in it', async () => {
    show({ [VIEW]: 'coins' })
    await userEvent.selectOptions(await screen.findByLabelText('To'), 'wa_2004')
    expect(screen.getByText('1 BTC = 97,837.40 USD')).toBeVisible()
    expect(screen.getByText(/As of .*M · valid for \d+ s/)).toBeVisible()
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1010' } })
    expect(screen.getByText('0.01022001 BTC')).toBeVisible()
    expect(screen.getByText('worth 999.90 USD')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('To'), 'pm_1001')
    expect(screen.getByText('999.90 USD')).toBeVisible()
    expect(screen.queryByText(/1 BTC =/)).toBeNull()
  })

  it.each([
    ['coin_suspended', /can't pay out BTC right now/],
    ['coins_expired', "This rate is out of date. We're getting a new one."],
  ])('%s: turns the button off with the reason for an address of BTC', async (example, reason) => {
    show({ [VIEW]: example })
    expect(await screen.findByRole('button', { name: 'Withdraw' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await userEvent.selectOptions(screen.getByLabelText('To'), 'wa_2004')
    expect(submitButton()).toHaveAccessibleDescription(reason)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps target and amount when the page goes away, never the fund password', async () => {
    const { unmount } = show()
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    unmount()
    show()
    expect(await screen.findByLabelText('Amount')).toHaveValue('1010')
    expect(screen.getByLabelText('To')).toHaveValue('pm_1001')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('fund1234')
  })

  it('begins with the target of the last withdrawal', async () => {
    const { unmount } = show()
    await userEvent.click(confirmButton(await ask('1010', 'wa_2001')))
    await screen.findByText(/^Withdrawal successful/)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    unmount()
    show()
    expect(await screen.findByLabelText('To')).toHaveValue('wa_2001')
  })

  it('drops a kept target that is not bound any more', async () => {
    localStorage.setItem(
      `h5.draft.${OWNER}.withdraw`,
      JSON.stringify({ at: Date.now(), values: { target_id: 'pm_gone', amount: '500' } }),
    )
    show()
    await screen.findByLabelText('Amount')
    await userEvent.click(submitButton())
    expect(screen.getByText('Please choose where the money goes.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the confirmation', () => {
  it('shows exactly what is sent, and sends nothing when it is left', async () => {
    const { sent } = breakCalls('POST', '/api/user/cash', 'answerLost')
    show()
    const dialog = await ask()
    expect(dialog).toHaveAccessibleName('Withdraw 1,010.00 USD?')
    expect(dialog).toHaveTextContent('ToExample Bank411****111')
    expect(dialog).toHaveTextContent('Fee (1%)10.10 USD')
    expect(dialog).toHaveTextContent('You receive999.90 USD')
    expect(dialog).toHaveTextContent(/on hold while we review your withdrawal/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toHaveLength(0)
    await userEvent.click(submitButton())
    expect(await screen.findByLabelText('Fund password')).toHaveValue('')
  })

  it('sends the rate of a coin that it shows, and the result has what arrives at it', async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show({ [VIEW]: 'coins', [SUBMIT]: 'coin', [RECORDS]: 'coins' })
    const dialog = await ask('1010', 'wa_2004')
    expect(dialog).toHaveTextContent('Accepted rate1 BTC = 97,837.40 USD')
    expect(dialog).toHaveTextContent('You receive0.01022001 BTCworth 999.90 USD')
    expect(dialog).toHaveTextContent('You keep the accepted rate, however long our review takes.')
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('0.01022001 BTC')).toBeVisible()
    expect(screen.getByText('1 BTC = 97,837.40 USD')).toBeVisible()
    expect(screen.getByText(/^0\.01022001 BTC paid to /)).toBeVisible()
    expect(sent[0]?.form).toMatchObject({ target_id: 'wa_2004', fee: '10.10', rate: '97837.40' })
  })

  it('asks to accept a rate that has changed, with the fund password kept for it', async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show({ [VIEW]: 'coins', [SUBMIT]: 'refused_price_changed' })
    const dialog = await ask('1010', 'wa_2004')
    answerWith({ [VIEW]: 'coins_changed', [SUBMIT]: 'refused_price_changed' })
    await userEvent.click(confirmButton(dialog))
    expect(
      await within(dialog).findByText('The rate has changed. Nothing was carried out.'),
    ).toBeVisible()
    expect(confirmButton(dialog)).toHaveAccessibleDescription('Accept the current rate first.')
    const accept = await within(dialog).findByRole('button', { name: 'Accept 97,861.10 USD' })
    expect(dialog).toHaveTextContent('You would receive 0.01021754 BTC instead of 0.01022001 BTC.')
    answerWith({ [VIEW]: 'coins_changed', [SUBMIT]: 'coin' })
    await userEvent.click(accept)
    await userEvent.click(confirmButton(dialog))
    await waitFor(() =>
      expect(sent[1]?.form).toMatchObject({ rate: '97861.10', fund_password: 'fund1234' }),
    )
  })

  it('does not offer the refused rate again while the present one is on its way', async () => {
    show({ [VIEW]: 'coins', [SUBMIT]: 'refused_price_changed' })
    const dialog = await ask('1010', 'wa_2004')
    await userEvent.click(confirmButton(dialog))
    expect(
      await within(dialog).findByText("This rate is out of date. We're getting a new one."),
    ).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: /^Accept/ })).toBeNull()
  })

  it('asks anew with a fee that has changed, old and new beside each other', async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show({ [SUBMIT]: 'refused_price_changed_fee' })
    const dialog = await ask('1010', 'pm_1001')
    answerWith({ [VIEW]: 'fee_changed', [SUBMIT]: 'refused_price_changed_fee' })
    await userEvent.click(confirmButton(dialog))
    expect(
      await within(dialog).findByText('The figures have changed. Nothing was carried out.'),
    ).toBeVisible()
    expect(confirmButton(dialog)).toHaveAccessibleDescription('Accept the new figures first.')
    const accept = await within(dialog).findByRole('button', { name: 'Accept the new figures' })
    expect(dialog).toHaveTextContent('Fee (5%)50.50 USDBefore: 10.10 USD')
    expect(dialog).toHaveTextContent('You receive959.50 USDBefore: 999.90 USD')
    // What was asked about stays below, as it was.
    expect(dialog).toHaveTextContent('Fee (1%)10.10 USD')
    answerWith({ [VIEW]: 'fee_changed', [SUBMIT]: 'done' })
    await userEvent.click(accept)
    expect(dialog).not.toHaveTextContent('Before:')
    expect(dialog).toHaveTextContent('Fee (5%)50.50 USD')
    await userEvent.click(confirmButton(dialog))
    await waitFor(() => expect(sent.map(({ form }) => form.fee)).toEqual(['10.10', '50.50']))
    expect(sent[1]?.form.fund_password).toBe('fund1234')
  })

  it('offers no new figures before they are known', async () => {
    show({ [SUBMIT]: 'refused_price_changed_fee' })
    const dialog = await ask('1010', 'pm_1001')
    await userEvent.click(confirmButton(dialog))
    expect(await within(dialog).findByText("We're getting the new figures.")).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: /^Accept/ })).toBeNull()
    expect(within(dialog).queryByText(/The rate has changed/)).toBeNull()
  })

  it('sends once, however often it is pressed, and shows the record', {
    tags: 'done.withdrawal',
  }, async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show()
    const confirm = confirmButton(await ask())
    confirm.click()
    confirm.click()
    expect(
      await screen.findByText('Withdrawal successful (please be patient and wait for approval)'),
    ).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.form).toEqual({
      target_id: 'pm_1001',
      amount: '1010',
      fee: '10.10',
      fund_password: 'fund1234',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      valid_until: expect.stringMatching(/^\d{10}$/),
    })
    expect(screen.getByText('wd_4007')).toBeVisible()
    expect(screen.getByText('999.90 USD')).toBeVisible()
    expect(localStorage.getItem(`h5.draft.${OWNER}.withdraw`)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(currentAddress()).toBe(paths.user)
  })
})

describe('a possible duplicate', () => {
  const QUESTION = /^You sent this at \d\d:\d\d [AP]M\. Send it again\?$/
  const again = async () => {
    await userEvent.click(confirmButton(await ask()))
    return screen.findByRole('alertdialog', { name: QUESTION })
  }

  it('is asked about, and sent again as a request of its own that allows it', async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show({ [SUBMIT]: 'refused_possible_duplicate' })
    const dialog = await again()
    expect(screen.queryByRole('alert')).toBeNull()
    const password = within(dialog).getByLabelText('Fund password')
    expect(password).toHaveValue('fund1234')
    await waitFor(() => expect(password).toHaveFocus())
    expect(dialog).toHaveTextContent('1,010.00 USD')
    answerWith({ [SUBMIT]: 'done' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText('999.90 USD')).toBeVisible()
    const [first, second] = sent.map(({ form }) => form)
    expect(first).not.toHaveProperty('allow_duplicate')
    expect(second).toMatchObject({ amount: '1010', allow_duplicate: 'true' })
    expect(second?.request_id).not.toBe(first?.request_id)
  })

  it('that is not wanted leads to the first one, and sends nothing', async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show({ [SUBMIT]: 'refused_possible_duplicate' })
    const dialog = await again()
    await userEvent.click(within(dialog).getByRole('button', { name: "Don't send it" }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('You sent the same a few minutes ago.')
    expect(within(alert).getByRole('link', { name: 'Show what you sent' })).toHaveAttribute(
      'href',
      recordPath(paths.withdrawalRecords, '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11'),
    )
    expect(screen.getByLabelText('Amount')).toHaveValue('1010')
    expect(sent).toHaveLength(1)
  })
})

describe('a refusal of the server', () => {
  it('of the fund password is mended in the question, beside the reason', async () => {
    const sent = watchCalls('POST', '/api/user/cash')
    show({ [SUBMIT]: 'refused_fund_password_wrong' })
    const dialog = await ask()
    const password = within(dialog).getByLabelText('Fund password')
    await userEvent.click(confirmButton(dialog))
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect fund password'))
    expect(password).toHaveValue('')
    await waitFor(() => expect(password).toHaveFocus())
    expect(screen.getAllByText('Incorrect fund password')).toHaveLength(1)
    answerWith({ [SUBMIT]: 'done' })
    fireEvent.change(password, { target: { value: 'fund5678' } })
    await userEvent.click(confirmButton(dialog))
    await waitFor(() => expect(sent).toHaveLength(2))
    const [first, second] = sent.map(({ form }) => form)
    expect(second?.fund_password).toBe('fund5678')
    expect(second?.request_id).not.toBe(first?.request_id)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('about the amount stands at the form with its number, and is mended there', async () => {
    show({ [SUBMIT]: 'refused_withdraw_amount_limit' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByRole('alert')).toHaveTextContent(/1,200.00 USD left/)
    expect(screen.getByLabelText('Amount')).toHaveValue('1010')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Use 1,200.00 USD' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('1200.00')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['refused_real_name_required', /Complete real-name verification/, 'Verify now'],
    ['refused_withdraw_time_limit', /09:00-21:00 \(UTC\)/, null],
  ])('%s: names its rule and the way on', async (example, text, way) => {
    show({ [SUBMIT]: example })
    await userEvent.click(confirmButton(await ask()))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(text)
    if (way !== null) expect(within(alert).getByRole('link', { name: way })).toBeVisible()
    expect(readIntent('withdraw', OWNER)).toBeNull()
    expect(screen.getByLabelText('Amount')).toHaveValue('1010')
  })

  it('401 ends the session and keeps what was typed but for the password', async () => {
    show({ [SUBMIT]: 'unauthenticated' })
    await userEvent.click(confirmButton(await ask()))
    await waitFor(() => expect(currentToken()).toBeNull())
    expect(localStorage.getItem(`h5.draft.${OWNER}.withdraw`)).toContain('"amount":"1010"')
    expect(JSON.stringify({ ...localStorage })).not.toContain('fund1234')
  })
})

describe('a lost answer', () => {
  it('is looked up and shown, never sent again', async () => {
    fakeClock()
    const { sent } = breakCalls('POST', '/api/user/cash', 'answerLost')
    show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(screen.getByText('1,010.00 USD')).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(screen.queryByText(/failed/i)).toBeNull()

    answerWith({})
    await pass(1_000)
    expect(await screen.findByText(/Withdrawal successful/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(readIntent('withdraw', OWNER)).toBeNull()
    expect(localStorage.getItem(`h5.draft.${OWNER}.withdraw`)).toBeNull()
  })

  it('silence: one pending state, then the same', async () => {
    const { sent, timeOut } = breakCalls('POST', '/api/user/cash', 'silence')
    show()
    const dialog = await ask()
    await userEvent.click(confirmButton(dialog))
    await waitFor(() => expect(confirmButton(dialog)).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(confirmButton(dialog))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    timeOut()
    expect(await screen.findByText(/Withdrawal successful/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('goes on checking after a reload, and forgets nothing', async () => {
    breakCalls('POST', '/api/user/cash', 'answerLost')
    const { unmount } = show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    await screen.findByText(/Result unknown, checking/)
    const intent = readIntent('withdraw', OWNER)
    unmount()

    show({ [RECORDS]: 'empty' })
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(readIntent('withdraw', OWNER)).toEqual(intent)
  })

  it('says that it was not carried out once that is sure, with the entries as they were', async () => {
    const calls = breakCalls('POST', '/api/user/cash', 'answerLost')
    const { unmount } = show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    await screen.findByText(/Result unknown, checking/)
    const intent = readIntent('withdraw', OWNER)
    unmount()
    // Two minutes later.
    localStorage.setItem(
      `h5.intent.${OWNER}.withdraw`,
      JSON.stringify({ ...intent, validUntil: (intent?.validUntil ?? 0) - 120 }),
    )

    show({ [RECORDS]: 'empty' })
    expect(await screen.findByText('Your request was not carried out')).toBeVisible()
    expect(await screen.findByLabelText('Amount')).toHaveValue('1010')
    calls.mend()
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Withdrawal successful/)).toBeVisible()
    expect(calls.sent).toHaveLength(2)
    expect(calls.sent[1]?.form.request_id).not.toBe(intent?.requestId)
  })

  it.each([
    ['success', '500.00 USD withdrawal paid'],
    ['failed', 'We declined this withdrawal'],
    ['unknown_status', "You submitted your withdrawal. We can't tell its status right now."],
  ])('found later as %s: says what became of it', async (example, text) => {
    breakCalls('POST', '/api/user/cash', 'answerLost')
    show({ [RECORDS]: example })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(/Withdrawal successful/)).toBeNull()
  })
})

describe('without a network', () => {
  it('turns the button off with the reason and keeps the entries; nothing is sent later', async () => {
    const { sent } = breakCalls('POST', '/api/user/cash', 'answerLost')
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
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('1010')
  })

  it('says that nothing was sent when it is gone at that very moment', async () => {
    const { sent } = breakCalls('POST', '/api/user/cash', 'answerLost')
    show()
    const dialog = await ask()
    // The browser knows, and its event has not come yet.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent.click(confirmButton(dialog))
    expect(await screen.findByText(/Nothing was sent, and your entries are kept/)).toBeVisible()
    expect(sent).toHaveLength(0)
    expect(readIntent('withdraw', OWNER)).toBeNull()
  })
})

describe('a page that was open for long', () => {
  /** The device slept: its clock went on, and its timers stood still. */
  const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  it('is read again by the first press, which asks with the new figures and says so', async () => {
    fakeClock()
    show()
    await screen.findByLabelText('To')
    await pass(1_000)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    sleep(3_600)
    const read = watchCalls('GET', '/api/user/cash')
    const dialog = await ask()
    expect(read).toHaveLength(1)
    expect(dialog).toHaveTextContent('We updated its figures; please check them.')
  })

  it('is not, where nothing is old', async () => {
    show()
    await screen.findByLabelText('To')
    const read = watchCalls('GET', '/api/user/cash')
    expect(await ask()).not.toHaveTextContent('refreshed')
    expect(read).toHaveLength(0)
  })

  it('sends nothing where it slept with the question open: that is asked again', async () => {
    fakeClock()
    show()
    const dialog = await ask()
    const sent = watchCalls('POST', '/api/user/cash')
    sleep(3_600)
    await userEvent.click(confirmButton(dialog))
    expect(await within(dialog).findByText(/We updated its figures/)).toBeVisible()
    expect(sent).toHaveLength(0)
    await userEvent.click(confirmButton(dialog))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('says so where it cannot be read, and neither asks nor sends', async () => {
    fakeClock()
    show()
    await screen.findByLabelText('To')
    breakCalls('GET', '/api/user/cash', 'errorPage')
    breakCalls('GET', '/api/user/index', 'errorPage')
    sleep(3_600)
    fireEvent.change(screen.getByLabelText('To'), { target: { value: 'pm_1001' } })
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1010' } })
    fireEvent.click(submitButton())
    await pass(10_000)
    expect(await screen.findByText(/Your entries are kept/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('a passkey', () => {
  const START = '/api/user/confirm_start'
  const PASSKEYS = 'GET /api/user/passkeys'

  /** As {@link show}, of a server with passkeys, and on to the question. */
  async function askFor(examples: Record<string, string> = {}) {
    renderScreen(<WithdrawalScreen />, {
      path: paths.withdraw,
      examples,
      capabilities: ['passkeys'],
    })
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: 'pm_1001' } })
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1010' } })
    await userEvent.click(submitButton())
    return screen.findByRole('alertdialog')
  }

  it('confirms the very form that is sent, in place of the fund password', async () => {
    const { nextAsked } = stubPasskeys()
    const started = watchCalls('POST', START)
    const sent = watchCalls('POST', '/api/user/cash')
    const dialog = await askFor()
    expect(await within(dialog).findByText('You confirm this with your passkey.')).toBeVisible()
    expect(within(dialog).queryByLabelText('Fund password')).toBeNull()
    await userEvent.click(confirmButton(dialog))
    const { answer } = await nextAsked()
    expect(sent).toHaveLength(0)
    expect(readIntent('withdraw', OWNER)).toBeNull()
    answer(assertion)
    await screen.findByText(/Withdrawal successful/)
    const { confirmation, ...form } = sent[0]?.form ?? {}
    expect(started[0]?.form.operation).toBe('submitWithdrawal')
    expect(Object.fromEntries(new URLSearchParams(String(started[0]?.form.request)))).toEqual(form)
    expect(JSON.parse(String(confirmation))).toMatchObject({
      challenge_id: 'pc_4f0e9d55a1b2c3d6',
      credential: { id: 'aWQ', response: { signature: 'c2lnbmVk' } },
    })
  })

  it('that is not used sends nothing, keeps what was typed, and gives way to the password', async () => {
    const { nextAsked } = stubPasskeys()
    const sent = watchCalls('POST', '/api/user/cash')
    const dialog = await askFor()
    await within(dialog).findByText('You confirm this with your passkey.')
    await userEvent.click(confirmButton(dialog))
    const { refuse } = await nextAsked()
    refuse('NotAllowedError')
    expect(await within(dialog).findByText(/No passkey was used/)).toBeVisible()
    expect(readIntent('withdraw', OWNER)).toBeNull()
    expect(sent).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use the fund password' }))
    fireEvent.change(within(dialog).getByLabelText('Fund password'), {
      target: { value: 'fund1234' },
    })
    await userEvent.click(confirmButton(dialog))
    await screen.findByText(/Withdrawal successful/)
    expect(sent[0]?.form).toMatchObject({ amount: '1010', fund_password: 'fund1234' })
  })

  it.each([
    ['to start', { [`POST ${START}`]: 'refused_too_many_requests' }, /Too many/],
    ['when it came too late', { [SUBMIT]: 'refused_challenge_expired' }, /has expired/],
  ])(
    'that is refused %s says why in the question, and is asked for again by a press',
    async (_when, examples, words) => {
      const { nextAsked, asked } = stubPasskeys()
      const dialog = await askFor(examples)
      await within(dialog).findByText('You confirm this with your passkey.')
      await userEvent.click(confirmButton(dialog))
      if (SUBMIT in examples) (await nextAsked()).answer(assertion)
      expect(await within(dialog).findByText(words)).toBeVisible()
      const before = asked.length
      answerWith({})
      await userEvent.click(confirmButton(dialog))
      const { answer } = await nextAsked(before + 1)
      answer(assertion)
      await screen.findByText(/Withdrawal successful/)
    },
  )

  it('is offered to a user who has none, below what has worked, once', async () => {
    stubPasskeys()
    const dialog = await askFor({ [PASSKEYS]: 'empty' })
    fireEvent.change(within(dialog).getByLabelText('Fund password'), {
      target: { value: 'fund1234' },
    })
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByRole('link', { name: 'Add a passkey' })).toHaveAttribute(
      'href',
      paths.passkeys,
    )
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
    expect(screen.queryByRole('link', { name: 'Add a passkey' })).toBeNull()
    expect(localStorage.getItem(`h5.passkeyOffer.${OWNER}`)).not.toBeNull()
  })
})
