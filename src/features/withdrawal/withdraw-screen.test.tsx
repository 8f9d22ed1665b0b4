import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { readIntent } from '@/components/money-action/intent.ts'
import { paths } from '@/lib/paths.ts'
import { breakCalls } from '@/test/broken-network.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { WithdrawScreen } from './withdraw-screen.tsx'

const VIEW = 'GET /api/user/cash'
const SUBMIT = 'POST /api/user/cash'
const RECORDS = 'GET /api/user/cash_record'
/** The demo user of the contract. */
const OWNER = '100237'

const show = (examples: Record<string, string> = {}, locale = 'en') =>
  renderScreen(<WithdrawScreen />, { path: paths.withdraw, examples, locale })

const conditions = () => screen.findByRole('list', { name: 'What a withdrawal needs' })
const submitButton = () => screen.getByRole('button', { name: /^Withdraw/ })

/** Fills the form in and presses its button; the confirmation is open then. */
async function ask(amount = '1010') {
  await userEvent.selectOptions(await screen.findByLabelText('To'), 'pm_1001')
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } })
  fireEvent.change(screen.getByLabelText('Fund password'), { target: { value: 'fund1234' } })
  await userEvent.click(submitButton())
  return screen.findByRole('alertdialog')
}

const confirmButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^Withdraw/ })

describe('the conditions', () => {
  it('are all there before anything is typed, met, each with its number', async () => {
    show()
    const list = await conditions()
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Met: Verified real nameVerified',
      'Met: A bound card, wallet address or payment account4 bound',
      'Met: A fund passwordSet',
      expect.stringMatching(
        /^Met: Open daily 09:00–21:00 \(UTC\)Open now. Closes in 5:(30:00|29:59)$/,
      ),
      'Met: 3 withdrawals a day2 left today',
      'Met: At most 100,000.00 USD a day98,990.00 USD left today',
      'Met: Turnover of 5,000.00 USD5,000.00 USD done',
      'Met: At least 100.00 USD in the balance8,420.50 USD available',
    ])
    expect(screen.getByText('49,999.00 USD')).toBeVisible()
    expect(screen.getByText('1%')).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['window_closed', 'Not met: Open daily', /They open daily at 09:00 \(UTC\)/, null],
    ['times_used_up', 'Not met: 3 withdrawals a day', /No withdrawal is left today/, null],
    ['amount_used_up', 'Not met: At most 100,000.00 USD', /0.00 USD is left today, less/, null],
    ['turnover_missing', 'Not met: Turnover', /Turnover of 1,830.00 USD/, 'See the markets'],
    ['real_name_missing', 'Not met: Verified real name', /Verify your real name/, 'Verify now'],
    ['real_name_under_review', 'Not met: Verified', /still under review/, 'Customer service'],
    ['real_name_rejected', 'Not met: Verified real name', /Verify your real name/, 'Verify now'],
    ['card_missing', 'Not met: A bound card', /Bind a card, an address/, 'Bind one'],
    ['fund_password_missing', 'Not met: A fund password', /Set a fund password/, 'Set it'],
    ['balance_low', 'Not met: At least 100.00 USD', /42.10 USD is available, less/, 'Deposit'],
    ['everything_missing', 'Not met: Verified real name', /Verify your real name/, 'Verify now'],
  ])(
    '%s: says so, turns the button off with the reason, leads on',
    async (example, text, reason, way) => {
      show({ [VIEW]: example })
      const list = await conditions()
      const item = within(list)
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.startsWith(text))
      if (!item) throw new Error(`No condition "${text}"`)
      if (way === null) expect(within(item).queryByRole('link')).toBeNull()
      else expect(within(item).getByRole('link', { name: way })).toHaveAttribute('href')

      expect(screen.getByLabelText('Amount')).toBeVisible()
      expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
      expect(submitButton()).toHaveAccessibleDescription(reason)
      await userEvent.click(submitButton())
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('in a state that nobody can name stand in nobody’s way', async () => {
    show({ [VIEW]: 'unknown_status' })
    const list = await conditions()
    expect(within(list).getByText('Not known:', { exact: false })).toBeVisible()
    expect(within(list).getByRole('link', { name: 'Customer service' })).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it.each(['refused_account_locked', 'refused_network_error'])(
    'are replaced by the reason when they are refused: %s',
    async (example) => {
      show({ [VIEW]: example })
      expect(await screen.findByRole('alert')).toBeVisible()
      expect(screen.queryByLabelText('Amount')).toBeNull()
    },
  )

  it('have customer service and the records one tap away', async () => {
    show()
    await conditions()
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(paths.withdraw)),
    )
    expect(screen.getByRole('link', { name: 'Withdrawal records' })).toHaveAttribute(
      'href',
      paths.withdrawalRecords,
    )
  })
})

describe('the window', () => {
  const HOUR = 3_600_000

  /** Lets hours pass on the timer of this page, as if it had stood open; the clock on the wall stays. */
  function letPass(hours: number) {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * HOUR)
  }

  it('closes while the page is open, and takes the button and the confirmation along', async () => {
    show()
    const dialog = await ask()
    letPass(6)
    expect(await screen.findByText('Closed now', undefined, { timeout: 3_000 })).toBeInTheDocument()
    expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/They open daily at 09:00/)
  })

  it('opens while the page is open', async () => {
    show({ [VIEW]: 'window_closed' })
    expect(await screen.findByText(/Closed now. Opens in/)).toHaveTextContent(/17:(30:00|29:5\d)$/)
    letPass(18)
    expect(await screen.findByText('Open now', undefined, { timeout: 3_000 })).toBeVisible()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it.each([-26, 26])('is right to the second on a device that is %s hours wrong', async (hours) => {
    const wall = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + hours * HOUR)
    show()
    expect(await screen.findByText(/Open now. Closes in/)).toHaveTextContent(/5:(30:00|29:5\d)$/)
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })
})

describe('the form', () => {
  it('shows fee, arrival and what stays while one types', async () => {
    show()
    await userEvent.type(await screen.findByLabelText('Amount'), '1,010.50')
    expect(screen.getByText('10.11 USD')).toBeVisible()
    expect(screen.getByText('1,000.39 USD')).toBeVisible()
    expect(screen.getByText('7,410.00 USD stays available')).toBeVisible()
    expect(submitButton()).toHaveTextContent('Withdraw 1,010.50 USD')
  })

  it('reads and fills in amounts of the language', async () => {
    show({}, 'de')
    await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('8420,50')
    await userEvent.clear(screen.getByLabelText('Amount'))
    await userEvent.type(screen.getByLabelText('Amount'), '1.010,5')
    expect(submitButton()).toHaveTextContent('Withdraw 1.010,50 USD')
  })

  it.each([
    ['done', '99.99', 'At least 100.00 USD.'],
    ['done', '8420.51', 'Only 8,420.50 USD is available.'],
    ['done', '60000', 'Only 8,420.50 USD is available.'],
    ['little_amount_left', '1200.01', 'Only 1,200.00 USD is left today.'],
    ['done', '100.001', 'At most 2 decimals.'],
    ['done', 'much', 'Enter an amount in digits, such as 100.50.'],
  ])('%s: refuses %s with its number', async (example, amount, message) => {
    show({ [VIEW]: example })
    await userEvent.type(await screen.findByLabelText('Amount'), amount)
    await userEvent.click(submitButton())
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('offers as maximum what is left today', async () => {
    show({ [VIEW]: 'little_amount_left' })
    await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('1200.00')
    expect(screen.getByText('From 100.00 USD to 1,200.00 USD')).toBeVisible()
  })

  it('warns of the network of an address, and says what it receives', async () => {
    show()
    await userEvent.selectOptions(await screen.findByLabelText('To'), 'wa_2001')
    expect(screen.getByText('Network TRC20')).toBeVisible()
    expect(screen.getByText(/This target receives USDT/)).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('To'), 'pm_1001')
    expect(screen.queryByText('Network TRC20')).toBeNull()
  })

  it('keeps target and amount when the page goes away, never the fund password', async () => {
    const { unmount } = show()
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    unmount()
    show()
    expect(await screen.findByLabelText('Amount')).toHaveValue('1010')
    expect(screen.getByLabelText('To')).toHaveValue('pm_1001')
    expect(screen.getByLabelText('Fund password')).toHaveValue('')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('fund1234')
  })

  it('drops a kept target that is not bound any more', async () => {
    localStorage.setItem(
      `h5.draft.${OWNER}.withdraw`,
      JSON.stringify({ at: Date.now(), values: { target_id: 'pm_gone', amount: '500' } }),
    )
    show()
    await userEvent.type(await screen.findByLabelText('Fund password'), 'fund1234')
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
    expect(dialog).toHaveTextContent('Arrives999.90 USD')
    expect(dialog).toHaveTextContent(/frozen while the withdrawal is under review/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toHaveLength(0)
    expect(screen.getByLabelText('Fund password')).toHaveValue('fund1234')
  })

  it('sends once, however often it is pressed, and shows the record', async () => {
    const calls = breakCalls('POST', '/api/user/cash', 'answerLost')
    calls.mend()
    show()
    const confirm = confirmButton(await ask())
    confirm.click()
    confirm.click()
    expect(
      await screen.findByText('Withdrawal successful (please be patient and wait for approval)'),
    ).toBeVisible()
    expect(calls.sent).toHaveLength(1)
    expect(Object.fromEntries(calls.sent[0] ?? [])).toEqual({
      target_id: 'pm_1001',
      amount: '1010',
      fund_password: 'fund1234',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(screen.getByText('wd_4007')).toBeVisible()
    expect(screen.getByText('999.90 USD')).toBeVisible()
    expect(localStorage.getItem(`h5.draft.${OWNER}.withdraw`)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(currentAddress()).toBe(paths.user)
  })
})

describe('a refusal of the server', () => {
  it.each([
    [
      'refused_withdraw_amount_too_small',
      /must larger than 100.00 USD/,
      'Set 100.00 USD',
      '100.00',
    ],
    [
      'refused_withdraw_amount_too_large',
      /must less than 49,999.00/,
      'Set 49,999.00 USD',
      '49999.00',
    ],
    ['refused_withdraw_amount_limit', /1,200.00 USD left/, 'Set 1,200.00 USD', '1200.00'],
    ['refused_balance_not_enough', /120.50 USD available/, 'Set 120.50 USD', '120.50'],
  ])(
    '%s: stands at the form with its number, and is mended there',
    async (example, text, fix, amount) => {
      show({ [SUBMIT]: example })
      await userEvent.click(confirmButton(await ask()))
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(text)
      expect(screen.getByLabelText('Amount')).toHaveValue('1010')
      expect(screen.getByLabelText('Fund password')).toHaveValue('')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.click(screen.getByRole('button', { name: fix }))
      expect(screen.getByLabelText('Amount')).toHaveValue(amount)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it.each([
    ['refused_real_name_required', /Verify your real name/, 'Verify now'],
    ['refused_withdraw_card_required', /Bind a withdrawal card/, 'Bind a card or address'],
    ['refused_alipay_required', /Set Alipay first/, 'Set Alipay'],
    ['refused_fund_password_required', /Set a fund password/, 'Set a fund password'],
    ['refused_fund_password_wrong', /Incorrect fund password/, null],
    ['refused_turnover_insufficient', /Still needed: 1,830.00 USD/, 'Go to trading'],
    ['refused_withdraw_time_limit', /09:00-21:00 \(UTC\)/, null],
    ['refused_withdraw_times_limit', /times limit: 3 a day/, null],
    ['refused_funds_frozen', /funds are frozen/, 'Contact customer service'],
    ['refused_account_locked', /Account is locked/, 'Contact customer service'],
    ['refused_request_conflict', /already used/, null],
    ['refused_input_invalid', /fill in all information/, null],
    ['refused_too_many_requests', /Please wait until/, null],
    ['refused_operation_failed', /Operation failed/, 'Contact customer service'],
    ['refused_network_error', /network error/, null],
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
  it.each(['answerLost', 'errorPage'] as const)(
    '%s: the outcome is looked up and shown, never sent again',
    async (fault) => {
      const { sent } = breakCalls('POST', '/api/user/cash', fault)
      show({ [RECORDS]: 'empty' })
      await userEvent.click(confirmButton(await ask()))
      expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
      expect(screen.getByText('1,010.00 USD')).toBeVisible()
      expect(screen.queryByLabelText('Amount')).toBeNull()
      expect(screen.queryByText(/failed/i)).toBeNull()

      answerWith({})
      expect(
        await screen.findByText(/Withdrawal successful/, undefined, { timeout: 5_000 }),
      ).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(readIntent('withdraw', OWNER)).toBeNull()
      expect(localStorage.getItem(`h5.draft.${OWNER}.withdraw`)).toBeNull()
    },
  )

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

  it('says that nothing arrived once that is sure, with the entries as they were', async () => {
    const calls = breakCalls('POST', '/api/user/cash', 'answerLost')
    const { unmount } = show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    await screen.findByText(/Result unknown, checking/)
    const intent = readIntent('withdraw', OWNER)
    unmount()
    // Two minutes later.
    localStorage.setItem(
      `h5.intent.${OWNER}.withdraw`,
      JSON.stringify({ ...intent, sentAt: (intent?.sentAt ?? 0) - 120 }),
    )

    show({ [RECORDS]: 'empty' })
    expect(await screen.findByText('Your request did not arrive')).toBeVisible()
    expect(await screen.findByLabelText('Amount')).toHaveValue('1010')
    answerWith({})
    calls.mend()
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Withdrawal successful/)).toBeVisible()
    expect(calls.sent).toHaveLength(2)
    expect(calls.sent[1]?.get('request_id')).toBe(intent?.requestId)
  })

  it.each([
    ['success', 'The withdrawal was paid out'],
    ['failed', 'The withdrawal was refused in its review'],
    ['unknown_status', 'The withdrawal was received. Its status is not known.'],
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
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(confirmButton(dialog)).toHaveAttribute('aria-disabled', 'true'))
    expect(confirmButton(dialog)).toHaveAccessibleDescription(/Nothing was sent/)
    await userEvent.click(confirmButton(dialog))

    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
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
