import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  calendarPath,
  customerPath,
  paths,
  projectPath,
  purchaseActionPath,
  purchasePath,
} from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { PurchaseScreen } from './purchase-screen.tsx'

const PURCHASE = 'GET /api/user/myproject'
const PURCHASES = 'GET /api/user/project_orderlist'
const PROJECT = 'GET /api/user/yeb'
const USER = 'GET /api/user/index'
const APPEND = 'POST /api/user/yebappend'
const RENEW = 'POST /api/user/yebkeep'
const SETTLE = 'POST /api/user/yebstop'
/** The demo user of the contract. */
const OWNER = '100237'
const DONE = 'Operation successful!'

const show = (path: string, examples: Record<string, string> = {}, locale = 'en') =>
  renderScreen(<PurchaseScreen />, { path, examples, locale })

const page = (example = 'done', id = 'pu_7001') => show(purchasePath(id), { [PURCHASE]: example })

const actions = async () => within(await screen.findByRole('list', { name: 'Actions' }))
const action = async (name: string) => {
  const found = (await actions())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(name))
  if (!found) throw new Error(`There is no action ${name}`)
  return found
}

describe('a purchase', () => {
  it('tells its money, what it earned, its rates and how far it is', async () => {
    page()
    expect(await screen.findByText('Earning')).toBeVisible()
    for (const text of [
      'Principal2,000.00 USD',
      'Income so far+4.80 USD',
      'Whole cycle+12.00 USD',
      'Daily rate0.02%',
      'Expected yield7.30%a year, 365 × daily rate',
      'Next income+0.40 USD',
      'Paid4.80 USD',
      'Upcoming7.20 USD',
    ]) {
      expect(document.body).toHaveTextContent(text)
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Steady 30' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: /12 of 30 days · until/ })).toHaveValue(12)
    expect(screen.getByRole('timer', { name: 'Time until the next income' })).toBeVisible()
    expect(screen.getByText(/^Checked: this app calculated the same income/)).toBeVisible()
  })

  it('ends on the day of its last income, where the device is in another zone than the site', async () => {
    page()
    const table = await screen.findByRole('table', { name: 'Income by day of the cycle, in USD' })
    await userEvent.click(screen.getByRole('button', { name: /later$/ }))
    const last = within(table).getAllByRole('row').at(-1)?.textContent ?? ''
    const [day] = /\d{4}-\d\d-\d\d/.exec(last) ?? []
    expect(screen.getByRole('progressbar', { name: new RegExp(`until ${day}`) })).toBeVisible()
  })

  it('shows the incomes around the next one first, and the others when asked', async () => {
    page()
    const table = await screen.findByRole('table', { name: 'Income by day of the cycle, in USD' })
    const days = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(days()).toEqual(['10', '11', '12', '13', '14', '15', '16'])
    expect(within(table).getByRole('row', { name: /^12 / })).toHaveTextContent(/0\.40Paid$/)
    expect(within(table).getByRole('row', { name: /^13 / })).toHaveTextContent(/0\.40Upcoming$/)
    await userEvent.click(screen.getByRole('button', { name: '9 earlier' }))
    await userEvent.click(screen.getByRole('button', { name: '14 later' }))
    expect(days()).toHaveLength(30)
  })

  it('shows the newest movements first, and the others when asked', async () => {
    page()
    const list = await screen.findByRole('list', { name: 'Transactions' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: '8 more' }))
    expect(within(list).getAllByRole('listitem').at(-1)).toHaveTextContent(
      /Investment.*−2,000.00 USD/,
    )
  })

  it.each([
    ['bought_today', 'Earning', 'Income so far0.00 USD'],
    ['all_at_expiry', 'Earning', 'and 0.15 USD, paid at expiry'],
    ['awaiting_append', 'Top-up needed', 'Held1.25 USD'],
    ['appended', 'Earning', 'Principal1,150.00 USDincluding 150.00 USD topped up'],
    ['matured', 'Matured and paid out', 'Principal returned500.00 USD'],
    ['renewed', 'Matured and paid out', 'Renewed as'],
    ['renewal', 'Earning', 'Renewed from'],
    ['settled', 'Redeemed early', 'Income lost0.08 USD'],
    ['settled_today', 'Redeemed early', 'Lost0.40 USD'],
    ['settled_awaiting_append', 'Redeemed early', 'Lost1.50 USD'],
  ])(
    '%s: its state and its figures, which this app computed, too',
    async (example, state, text) => {
      page(example)
      expect((await screen.findAllByText(state))[0]).toBeVisible()
      expect(document.body).toHaveTextContent(text)
      expect(await screen.findByText(/^Checked: this app calculated/)).toBeVisible()
    },
  )

  it('is neutral in a state that nobody knows, and says nothing that it cannot know', async () => {
    page('unknown_status')
    expect((await screen.findAllByText('Unknown status'))[0]).toHaveClass('neutral')
    expect(screen.queryByText(/^Checked: this app/)).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(await action('Redeem early')).toHaveTextContent(
      /Not possible now\. Customer service can tell you why/,
    )
  })

  it('is replaced by the reason when it is refused', async () => {
    page('refused_no_data')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Actions' })).toBeNull()
    // The number of the address may be anybody's words.
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      customerPath({ page: paths.purchase }),
    )
  })
})

describe('what can be done', () => {
  it('leads on where it is possible, each with its exact amount', {
    tags: 'can.buy-again',
  }, async () => {
    page()
    const link = async (name: string) => within(await action(name)).getByRole('link')
    expect(await link('Top up')).toHaveAttribute('href', purchaseActionPath('pu_7001', 'append'))
    expect(await action('Top up')).toHaveTextContent('Minimum 10.00 USD')
    expect(await link('Redeem early')).toHaveAttribute(
      'href',
      purchaseActionPath('pu_7001', 'settle'),
    )
    expect(await action('Redeem early')).toHaveTextContent('You get back 2,000.00 USD at once')
    expect(await link('Invest again')).toHaveAttribute('href', projectPath('pr_501'))
  })

  it.each([
    ['done', 'Renew', 'Possible once the investment has matured.'],
    ['matured', 'Top up', 'This investment has matured and was paid out.'],
    ['matured', 'Redeem early', 'This investment has matured and was paid out.'],
    ['renewed', 'Renew', 'You have already renewed this investment.'],
    ['settled', 'Renew', 'You redeemed this investment early.'],
    ['project_full', 'Invest again', 'The project is full and takes no more money.'],
    ['project_ended', 'Top up', 'The project has ended and takes no more money.'],
  ])('%s: %s stays with the reason', async (example, name, reason) => {
    page(example)
    const found = await action(name)
    expect(found).toHaveTextContent(reason)
    expect(within(found).queryByRole('link')).toBeNull()
  })

  it('says in the words of the specification that money is missing', {
    tags: 'constant.append-currency',
  }, async () => {
    page('awaiting_append')
    expect(
      await screen.findByText('Add 150.00 USD or the project income cannot be received'),
    ).toBeVisible()
    expect(screen.getByText(/^We hold 1.25 USD of income and pay it/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Top up now' })).toHaveAttribute(
      'href',
      purchaseActionPath('pu_7002', 'append'),
    )
  })
})

const type = async (amount: string) =>
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })

/** Presses the button of the form; the confirmation is open then, and signed. */
async function ask(button: RegExp) {
  await screen.findByRole('button', { name: button })
  const tick = screen.queryByRole('checkbox')
  if (tick) await userEvent.click(tick)
  await userEvent.click(screen.getByRole('button', { name: button }))
  const dialog = await screen.findByRole('alertdialog')
  const password = within(dialog).getByLabelText('Fund password')
  fireEvent.change(password, { target: { value: 'fund1234' } })
  return dialog
}

const confirm = (dialog: HTMLElement, button: RegExp) =>
  userEvent.click(within(dialog).getByRole('button', { name: button }))

describe('appending', () => {
  const append = (examples: Record<string, string> = {}) =>
    show(purchaseActionPath('pu_7002', 'append'), {
      [PURCHASE]: 'awaiting_append',
      [PROJECT]: 'append_needed',
      ...examples,
    })

  it('begins with what is missing, and shows what it brings', async () => {
    append()
    expect(await screen.findByLabelText('Amount')).toHaveValue('150.00')
    for (const text of [
      'Held income, paid at once1.25 USD',
      'New income per day0.29 USD',
      // 79 days of 0.29 in place of 0.25.
      'More income until expiry3.16 USD',
      'New principal1,150.00 USD',
    ]) {
      expect(document.body).toHaveTextContent(text)
    }
    await type('149.99')
    fireEvent.blur(await screen.findByLabelText('Amount'))
    expect(await screen.findByText('At least 150.00 USD.')).toBeVisible()
  })

  it('sends the amount once, and ends with what moved', async () => {
    const sent = watchCalls('POST', '/api/user/yebappend')
    append()
    const dialog = await ask(/^Top up/)
    expect(dialog).toHaveTextContent('Top up Growth 90 by 150.00 USD?')
    const button = within(dialog).getByRole('button', { name: /^Top up/ })
    button.click()
    button.click()
    expect(await screen.findByText(DONE)).toBeVisible()
    expect(document.body).toHaveTextContent('Held income paid')
    expect(document.body).toHaveTextContent('−150.00 USD')
    expect(screen.getByRole('link', { name: 'View investment' })).toHaveAttribute(
      'href',
      purchasePath('pu_7002'),
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]?.form).toEqual({
      purchase_id: 'pu_7002',
      amount: '150',
      principal: '1000.00',
      earns_from: expect.stringMatching(/^\d{10}$/),
      fund_password: 'fund1234',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      valid_until: expect.stringMatching(/^\d{10}$/),
    })
    expect(readIntent('append.pu_7002', OWNER)).toBeNull()
  })

  it('that is refused says why and keeps the amount', async () => {
    append({ [APPEND]: 'refused_append_required' })
    await type('150.5')
    await confirm(await ask(/^Top up/), /^Top up/)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Add 150.00 USD or the project income cannot be received/,
    )
    expect(screen.getByLabelText('Amount')).toHaveValue('150.5')
  })

  it('beside another append asks anew, with both principals', async () => {
    append({ [APPEND]: 'refused_price_changed' })
    const dialog = await ask(/^Top up/)
    answerWith({ [PURCHASE]: 'appended', [APPEND]: 'refused_price_changed', [PROJECT]: 'open' })
    await confirm(dialog, /^Top up/)
    expect(
      await within(dialog).findByText('The figures have changed. Nothing was carried out.'),
    ).toBeVisible()
    await within(dialog).findByRole('button', { name: 'Accept the new figures' })
    expect(dialog).toHaveTextContent('New principal1,300.00 USDBefore: 1,150.00 USD')
  })

  it('like one of a moment ago is asked about with the principal after that', async () => {
    append({ [APPEND]: 'refused_possible_duplicate' })
    const first = await ask(/^Top up/)
    const now = { [PURCHASE]: 'appended', [PROJECT]: 'open' }
    answerWith({ ...now, [APPEND]: 'refused_possible_duplicate' })
    await confirm(first, /^Top up/)
    const dialog = await screen.findByRole('alertdialog', { name: /Send it again\?$/ })
    const accept = await within(dialog).findByRole('button', { name: 'Accept the new figures' })
    expect(dialog).toHaveTextContent('New principal1,300.00 USDBefore: 1,150.00 USD')
    answerWith({ ...now, [APPEND]: 'done' })
    await userEvent.click(accept)
    await confirm(dialog, /^Send it again/)
    expect(await screen.findByText(DONE)).toBeVisible()
  })

  it('is looked up by its movement when the answer is lost', async () => {
    const { sent } = breakCalls('POST', '/api/user/yebappend', 'answerLost')
    append()
    await confirm(await ask(/^Top up/), /^Top up/)
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(document.body).toHaveTextContent('Top-up of Growth 90150.00 USD')
    expect(screen.queryByLabelText('Fund password')).toBeNull()
    const intent = readIntent('append.pu_7002', OWNER)
    expect(intent?.content).not.toContain('fund1234')
    expect(sent).toHaveLength(1)
  })
})

describe('renewing', () => {
  const renew = (examples: Record<string, string> = {}) =>
    show(purchaseActionPath('pu_7003', 'renew'), {
      [PURCHASE]: 'matured',
      [PROJECT]: 'all_at_expiry',
      ...examples,
    })

  it('asks what goes in, and shows what that earns', async () => {
    renew()
    expect(
      await screen.findByRole('radio', { name: /^Principal500\.00 USD|^Principal 500/ }),
    ).toBeChecked()
    expect(document.body).toHaveTextContent('Expected yield3.65%')
    expect(document.body).toHaveTextContent('Principal and income500.35 USD')
    await userEvent.click(screen.getByRole('radio', { name: /Principal with income/ }))
    expect(document.body).toHaveTextContent('Principal and income500.70 USD')
  })

  it('sends mode and rate, and ends with the new purchase', async () => {
    const sent = watchCalls('POST', '/api/user/yebkeep')
    renew()
    await userEvent.click(await screen.findByRole('radio', { name: /Principal with income/ }))
    const dialog = await ask(/^Renew with/)
    expect(dialog).toHaveTextContent('Renew Flex 7 with 500.35 USD?')
    expect(dialog).toHaveTextContent(
      'If you redeem it on the first day, you get it back without any income.',
    )
    await confirm(dialog, /^Renew with/)
    expect(await screen.findByText(DONE)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View investment' })).toHaveAttribute(
      'href',
      purchasePath('pu_7005'),
    )
    expect(sent[0]?.form).toMatchObject({
      purchase_id: 'pu_7003',
      mode: 'principal_and_income',
      principal: '500.35',
      daily_rate: '0.0001',
      release_date: expect.stringMatching(/^\d{10}$/),
    })
  })

  it('at a rate that has changed asks to look again', async () => {
    renew({ [RENEW]: 'refused_price_changed' })
    const dialog = await ask(/^Renew with/)
    await confirm(dialog, /^Renew with/)
    expect(
      await within(dialog).findByText('The figures have changed. Nothing was carried out.'),
    ).toBeVisible()
  })

  it('is off where it is not possible, and offers no choice', async () => {
    renew({ [PURCHASE]: 'renewed' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Renew' })).toHaveAccessibleDescription(
        'You have already renewed this investment.',
      ),
    )
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is off where the balance does not cover it', async () => {
    renew({ [PROJECT]: 'balance_low' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Renew/ })).toHaveAccessibleDescription(
        /Available: .* Needed: 500.00 USD/,
      ),
    )
  })
})

describe('settling early', () => {
  const settle = (example = 'done', examples: Record<string, string> = {}) =>
    show(purchaseActionPath('pu_7001', 'settle'), { [PURCHASE]: example, ...examples })

  it.each([
    [
      'done',
      ['You get back at once2,000.00 USD', "today's income0.40 USD", '6.80 USD', 'so far4.80 USD'],
    ],
    [
      'all_at_expiry',
      ['Income from past days0.15 USD', 'You get back at once500.15 USD', '0.15 USD'],
    ],
    ['awaiting_append', ['You get back at once1,000.00 USD', 'held income1.25 USD', '19.75 USD']],
    ['bought_today', ['You get back at once500.00 USD', "today's income0.00 USD", '3.00 USD']],
  ])('%s: tells to the cent what comes back and what is lost', async (example, texts) => {
    settle(example)
    await screen.findByRole('button', { name: /^Redeem \d/ })
    for (const text of texts) expect(document.body).toHaveTextContent(text)
  })

  it('is confirmed with the same figures, and ends with the principal back', async () => {
    settle()
    const dialog = await ask(/^Redeem \d/)
    expect(dialog).toHaveTextContent('Redeem Steady 30 early?')
    expect(dialog).toHaveTextContent('You get back at once2,000.00 USD')
    expect(dialog).toHaveTextContent("This ends the investment and can't be undone.")
    await confirm(dialog, /^Redeem 2,000.00 USD/)
    expect(await screen.findByText(DONE)).toBeVisible()
    expect(document.body).toHaveTextContent('Principal back')
    expect(document.body).toHaveTextContent('+2,000.00 USD')
  })

  it('that gives and costs something else by now asks anew, and sends what was accepted', async () => {
    const sent = watchCalls('POST', '/api/user/yebstop')
    settle('bought_today', { [SETTLE]: 'refused_price_changed' })
    const dialog = await ask(/^Redeem \d/)
    answerWith({ [PURCHASE]: 'awaiting_append', [SETTLE]: 'refused_price_changed' })
    await confirm(dialog, /^Redeem \d/)
    const accept = await within(dialog).findByRole('button', { name: 'Accept the new figures' })
    expect(dialog).toHaveTextContent('The figures have changed. Nothing was carried out.')
    expect(dialog).toHaveTextContent('You get back at once1,000.00 USDBefore: 500.00 USD')
    expect(dialog).toHaveTextContent('Lost: held income1.25 USDBefore: 0.00 USD')
    await userEvent.click(accept)
    await confirm(dialog, /^Redeem 1,000.00 USD/)
    await waitFor(() =>
      expect(
        sent.map(({ form }) => [form.returns, form.income_lost, form.held_income_lost]),
      ).toEqual([
        ['500.00', '0.00', '0.00'],
        ['1000.00', '0.25', '1.25'],
      ]),
    )
  })

  it('needs neither a balance nor a box to tick, but the fund password', async () => {
    settle('done', { [USER]: 'fund_password_missing' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Redeem/ })).toHaveAccessibleDescription(
        'Set a fund password first.',
      ),
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Set fund password' })).toHaveAttribute(
      'href',
      paths.fundPassword,
    )
  })

  it('that is refused says why', async () => {
    settle('done', { [SETTLE]: 'refused_action_not_allowed' })
    await confirm(await ask(/^Redeem \d/), /^Redeem \d/)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /isn't possible in the current status/,
    )
  })

  it('is not possible without a network', async () => {
    settle()
    const dialog = await ask(/^Redeem \d/)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', { name: /^Redeem \d/ }),
      ).toHaveAccessibleDescription(/Nothing was sent/),
    )
  })

  it('is off once it was done', async () => {
    settle('settled')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Redeem early' })).toHaveAccessibleDescription(
        'You redeemed this investment early.',
      ),
    )
  })
})

describe('an outcome that nobody has seen', () => {
  const leave = (validUntil: number) =>
    window.localStorage.setItem(
      `h5.intent.${OWNER}.settle.pu_7001`,
      JSON.stringify({
        requestId: crypto.randomUUID(),
        validUntil,
        content: JSON.stringify({ amount: null, currency: 'USD', title: 'Steady 30' }),
        page: purchaseActionPath('pu_7001', 'settle'),
      }),
    )

  it('comes before the purchase while it may still happen', async () => {
    leave(4_000_000_000)
    page()
    await waitFor(() => expect(currentAddress()).toBe(purchaseActionPath('pu_7001', 'settle')))
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(document.body).toHaveTextContent('Early redemption of Steady 30')
  })

  it('is pointed to afterwards', async () => {
    leave(1_000_000_000)
    page()
    expect(await screen.findByRole('link', { name: 'See the result' })).toHaveAttribute(
      'href',
      purchaseActionPath('pu_7001', 'settle'),
    )
  })
})

describe('my projects', () => {
  it('are listed, each with the way to it, below the way to the calendar', async () => {
    show(paths.purchase)
    expect(await screen.findByRole('link', { name: 'Income calendar' })).toHaveAttribute(
      'href',
      calendarPath,
    )
    const [first] = await screen.findAllByRole('article')
    expect(within(first as HTMLElement).getByRole('link', { hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('purchase_id='),
    )
  })

  it.each([
    ['Earning', 'earning', 'Steady 30'],
    ['Top-up needed', 'awaiting_append', 'Growth 90'],
    ['Matured', 'matured', 'Flex 7'],
    ['Redeemed early', 'settled', 'Steady 30'],
  ])('are narrowed by the server: %s', async (name, example, title) => {
    show(paths.purchase, { [PURCHASES]: example })
    await userEvent.click(await screen.findByRole('radio', { name }))
    expect(await screen.findByText('1 item')).toBeVisible()
    expect(screen.getByRole('feed')).toHaveTextContent(title)
  })

  it('say why there is none', async () => {
    show(paths.purchase, { [PURCHASES]: 'empty' })
    expect(await screen.findByText("You haven't invested in a project yet.")).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Matured' }))
    expect(await screen.findByText('None of your investments has this status.')).toBeVisible()
  })
})
