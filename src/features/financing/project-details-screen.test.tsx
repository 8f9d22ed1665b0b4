import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { customerPath, paths, projectPath, purchasePath } from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { ProjectDetailsScreen } from './project-details-screen.tsx'

const VIEW = 'GET /api/user/yeb'
const USER = 'GET /api/user/index'
const PURCHASES = 'GET /api/user/project_orderlist'
const BUY = 'POST /api/user/yebjoinnow'
/** The demo user of the contract. */
const OWNER = '100237'

const show = (examples: Record<string, string> = {}, locale = 'en') =>
  renderScreen(<ProjectDetailsScreen />, { path: projectPath('pr_501'), examples, locale })

const buyButton = () => screen.getByRole('button', { name: /^Invest/ })
const amountField = () => screen.findByLabelText('Amount')
const type = async (amount: string) =>
  fireEvent.change(await amountField(), { target: { value: amount } })

const passwordField = (dialog: HTMLElement) => within(dialog).getByLabelText('Fund password')
const sign = (dialog: HTMLElement, password = 'fund1234') =>
  fireEvent.change(passwordField(dialog), { target: { value: password } })

/** Fills the form in and presses its button; the confirmation is open then, and signed. */
async function ask(amount = '500') {
  await type(amount)
  const tick = screen.queryByRole('checkbox')
  if (tick) await userEvent.click(tick)
  await userEvent.click(buyButton())
  const dialog = await screen.findByRole('alertdialog')
  sign(dialog)
  return dialog
}

const confirm = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: /^Invest/ }))

describe('a project', () => {
  it('tells all of its terms before anything is typed', async () => {
    show()
    await amountField()
    const main = document.body
    for (const text of [
      'Daily rate0.02%',
      'Expected yield7.30%a year, 365 × daily rate',
      'Investment cycle30 days',
      'Yield of the whole cycle0.60%',
      'Minimum investment100.00 USD',
      'Maximum investment now50,000.00 USD',
      'Still open187,500.00 USD',
      'Project size500,000.00 USD',
      'Invested at launch50,000.00 USD',
      'Investments so far418',
      'Income every day, principal back at expiry',
      'Principal back, no income for that day',
    ]) {
      expect(main).toHaveTextContent(text)
    }
    expect(main).toHaveTextContent(/Open since2026-0\d-\d\d \d\d:\d\d [AP]M/)
    expect(screen.getByRole('heading', { level: 1, name: 'Steady 30' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible()
  })

  it('begins with its terms in brief, then the amount, the risk, and all terms folded', async () => {
    show()
    const amount = await amountField()
    const [risk] = await screen.findAllByText(/You can lose the money in it/)
    const brief = screen.getByText(/^30 days, principal back on /)
    const inOrder = [brief, amount, risk, screen.getByText('All terms')]
    expect(
      inOrder.map((one, place) => one && inOrder[place + 1]?.compareDocumentPosition(one)),
    ).toEqual([2, 2, 2, undefined])
    expect(screen.getByText('Maximum investment now')).not.toBeVisible()
    expect(document.body).not.toHaveTextContent('Timed up/down')
    expect(screen.queryByLabelText('Fund password')).toBeNull()
  })

  it('that takes no money shows all of its terms before the amount', async () => {
    show({ [VIEW]: 'ended' })
    const amount = await amountField()
    const term = screen.getByText('Maximum investment now')
    expect(term).toBeVisible()
    expect(amount.compareDocumentPosition(term)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('says that money will have to be added', async () => {
    show({ [VIEW]: 'append_needed' })
    expect(
      (await screen.findAllByText(/^Without it, income is held from day 6 of the cycle/))[0],
    ).toBeVisible()
  })

  it('is replaced by the reason when it is refused', async () => {
    show({ [VIEW]: 'refused_no_data' })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    // The number of the address may be anybody's words.
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      customerPath({ page: paths.projectDetails }),
    )
  })
})

describe('the calculator', () => {
  it('shows income a day and in all, with a table over the cycle', async () => {
    show()
    await type('500')
    expect(document.body).toHaveTextContent(
      /Today−500\.00daily from \d\d-\d\d\+0\.10\d\d-\d\d\+500\.00/,
    )
    expect(buyButton()).toHaveTextContent(/^Invest 500\.00, 503\.00 back by \d\d-\d\d$/)
    const rows = within(screen.getByRole('table', { name: /Income over the cycle/ })).getAllByRole(
      'row',
    )
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayEarnedPaid',
      '10.100.10',
      '50.500.50',
      '101.001.00',
      '151.501.50',
      '202.002.00',
      '252.502.50',
      '303.003.00',
    ])
  })

  it('pays nothing before expiry where all is paid then', async () => {
    show({ [VIEW]: 'all_at_expiry' })
    await type('1000')
    expect(document.body).toHaveTextContent(/Today−1,000\.00\d\d-\d\d\+1,000\.70/)
    const table = screen.getByRole('table', { name: /Income over the cycle/ })
    expect(table).toHaveTextContent('60.600.00')
    expect(table).toHaveTextContent('70.700.70')
  })

  it('reads amounts in the language of the page', async () => {
    show({}, 'de')
    await type('1.500,50')
    expect(document.body).toHaveTextContent('Invest 1.500,50, 1.509,50 back')
  })
})

describe('an amount', () => {
  it.each([
    // As a binary number it is written with an exponent.
    ['done', '0.0000001', 'At most 2 decimals.'],
    ['done', '99.99', 'At least 100.00 USD.'],
    ['done', '8420.51', 'Available: 8,420.50 USD.'],
    ['all_at_expiry', '1200.01', 'At most 1,200.00 USD.'],
  ])('of the project %s is refused: %s', async (example, amount, rule) => {
    show({ [VIEW]: example })
    await type(amount)
    fireEvent.blur(await amountField())
    expect(await screen.findByText(rule)).toBeVisible()
  })

  it('is set to the most that the project takes and the balance has', async () => {
    show({ [VIEW]: 'all_at_expiry' })
    await amountField()
    await userEvent.click(screen.getByRole('button', { name: 'Max, 1,200.00 USD' }))
    expect(await amountField()).toHaveValue('1200.00')
  })

  it('is one of the amounts that are offered, at a press', async () => {
    show()
    await amountField()
    const quick = screen.getByRole('button', { name: '200.00 USD' })
    await userEvent.click(quick)
    expect(await amountField()).toHaveValue('200')
    expect(quick).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('buying is off', () => {
  it.each([
    [{ [VIEW]: 'full' }, 'The project is full and takes no more money.', 'Other projects'],
    [{ [VIEW]: 'ended' }, 'The project has ended and takes no more money.', 'Other projects'],
    [{ [VIEW]: 'balance_low' }, /^Available: .* Minimum: /, 'Deposit'],
    [{ [VIEW]: 'unknown_status' }, /has ended and takes no more/, 'Other projects'],
    [{ [USER]: 'funds_frozen' }, /^Your funds are blocked/, 'Customer service'],
    [{ [USER]: 'fund_password_missing' }, 'Set a fund password first.', 'Set fund password'],
  ])('with the reason and a way on: %o', async (examples, reason, way) => {
    show(examples)
    await amountField()
    await waitFor(() => expect(buyButton()).toHaveAccessibleDescription(reason))
    expect(buyButton()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByRole('link', { name: way })[0]).toBeVisible()
  })

  it('until the risk is acknowledged, once', async () => {
    const { unmount } = show()
    await amountField()
    expect(buyButton()).toHaveAccessibleDescription('Confirm first that you know the risk.')
    await confirm(await ask())
    await screen.findByText('Operation successful!')
    // The user goes on to another page.
    window.history.replaceState(null, '', `#${paths.purchase}`)
    unmount()
    show()
    await amountField()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(buyButton()).not.toHaveAttribute('aria-disabled')
  })
})

describe('a purchase', () => {
  it('shows everything once more before it is sent', async () => {
    show()
    const dialog = await ask()
    for (const text of [
      'Invest 500.00 USD in Steady 30?',
      'Income per day0.10 USD',
      'Income of 30 days3.00 USD',
      'Principal and income503.00 USD',
      'Principal back, no income for that day',
      'If you redeem it on the first day, you get it back without any income.',
    ]) {
      expect(dialog).toHaveTextContent(text)
    }
    expect(dialog).toHaveTextContent(/First income\d{4}-\d\d-\d\d/)
  })

  it('ends with the record of the server and a way to it', async () => {
    show()
    await confirm(await ask())
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(document.body).toHaveTextContent('Reference numberpu_7004')
    expect(screen.getByRole('link', { name: 'View investment' })).toHaveAttribute(
      'href',
      purchasePath('pu_7004'),
    )
    expect(readIntent('buy', OWNER)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Invest again' }))
    expect(await amountField()).toHaveValue('')
  })

  it('is not sent with what is no fund password', async () => {
    const sent = watchCalls('POST', '/api/user/yebjoinnow')
    show()
    const dialog = await ask()
    expect(passwordField(dialog)).toHaveFocus()
    sign(dialog, 'short')
    await confirm(dialog)
    await waitFor(() => expect(passwordField(dialog)).toBeInvalid())
    expect(sent).toHaveLength(0)
  })

  it('asks for the fund password anew after its question was left', async () => {
    show()
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    expect(await amountField()).toHaveValue('500')
    await userEvent.click(buyButton())
    expect(passwordField(await screen.findByRole('alertdialog'))).toHaveValue('')
  })

  it('that is too much for the project is set to what it takes', async () => {
    show({ [BUY]: 'refused_project_full' })
    await confirm(await ask('5000'))
    await userEvent.click(await screen.findByRole('button', { name: 'Use 1,200.00 USD' }))
    expect(await amountField()).toHaveValue('1200.00')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('like one of a moment ago leads to that one, unless it is sent again', async () => {
    show({ [BUY]: 'refused_possible_duplicate' })
    await confirm(await ask())
    const dialog = await screen.findByRole('alertdialog', { name: /Send it again\?$/ })
    await userEvent.click(within(dialog).getByRole('button', { name: "Don't send it" }))
    expect(await screen.findByRole('link', { name: 'Show what you sent' })).toHaveAttribute(
      'href',
      purchasePath('pu_7004'),
    )
  })

  it('at a rate that has changed asks to look again', async () => {
    show({ [BUY]: 'refused_price_changed' })
    const dialog = await ask()
    await confirm(dialog)
    expect(
      await within(dialog).findByText('The figures have changed. Nothing was carried out.'),
    ).toBeVisible()
    expect(within(dialog).getByRole('button', { name: /^Invest/ })).toHaveAccessibleDescription(
      'Accept the new figures first.',
    )
  })

  it('that comes after the end turns the button off: the page reads again what is true', async () => {
    show()
    const dialog = await ask()
    answerWith({ [VIEW]: 'ended', [BUY]: 'refused_project_ended' })
    await confirm(dialog)
    expect(await screen.findByText('The project has ended.')).toBeVisible()
    await waitFor(() =>
      expect(buyButton()).toHaveAccessibleDescription(
        'The project has ended and takes no more money.',
      ),
    )
  })

  it('is sent once, however often it is pressed, with the rate that was shown', async () => {
    const sent = watchCalls('POST', '/api/user/yebjoinnow')
    show()
    const button = within(await ask()).getByRole('button', { name: /^Invest/ })
    button.click()
    button.click()
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.form).toEqual({
      project_id: 'pr_501',
      amount: '500',
      daily_rate: '0.0002',
      release_date: expect.stringMatching(/^\d{10}$/),
      fund_password: 'fund1234',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      valid_until: expect.stringMatching(/^\d{10}$/),
    })
  })

  it('whose outcome is unknown is looked up and never sent again', async () => {
    fakeClock()
    const { sent } = breakCalls('POST', '/api/user/yebjoinnow', 'answerLost')
    show({ [PURCHASES]: 'empty' })
    await confirm(await ask())
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(document.body).toHaveTextContent('Investment in Steady 30500.00 USD')
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(readIntent('buy', OWNER)?.content).not.toContain('fund1234')

    answerWith({})
    await pass(1_000)
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(readIntent('buy', OWNER)).toBeNull()
  })

  it('is not possible without a network', async () => {
    show()
    await ask()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    const dialog = screen.getByRole('alertdialog')
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /^Invest/ })).toHaveAccessibleDescription(
        /Nothing was sent/,
      ),
    )
  })
})
