import { exchangePath, paths, projectPath, purchaseActionPath } from '../../src/lib/paths.ts'
import { depositor, depositsOf, RECEIVED } from '../journeys/depositing.ts'
import { buy, buyer, DAY, projectBy } from '../journeys/financing.ts'
import { cardNumber, movementsOf, withdrawer } from '../journeys/people.ts'
import type { Person, SandboxSite } from '../journeys/sandbox.ts'
import type { App } from './app.ts'
import { expect, test } from './fixtures.ts'
import { logInAs } from './people.ts'

/*
 * Everything that moves money or binds a way for it, once from its form to what the ledger says. What
 * may go wrong on the way is tried in Chromium (tests/journeys). An order is the smoke test's.
 */

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

const DONE = 'Operation successful!'

/** Presses the button of a form, and that of the confirmation. */
async function confirm(app: App, name: RegExp): Promise<void> {
  await app.within('main').press(name)
  await app.within('alertdialog').press(name)
}

/** As {@link confirm}, with the fund password that the confirmation asks for. */
async function sign(app: App, name: RegExp): Promise<void> {
  await app.within('main').press(name)
  await app.fill('Fund password', 'fund1234')
  await app.within('alertdialog').press(name)
}

/** How often the ledger has this line. */
async function timesOf(sandbox: SandboxSite, person: Person, line: string): Promise<number> {
  return (await movementsOf(sandbox, person)).filter((each) => each === line).length
}

test('a deposit with a picture of its transfer is received', async ({ app, sandbox }) => {
  const person = await depositor(sandbox)
  await logInAs(app, person)
  await app.open(paths.deposit)
  await app.fill('Amount', '300.77')
  await app.press(/^Bank transfer/, 'radio')
  await app.press('Get payment details')
  await app.fill(/^Transaction code/, 'TRX-20261122-01')
  await app.upload('Screenshot of the transfer')
  await app.sees('Uploaded')
  await confirm(app, /^Submit/)
  await app.sees(RECEIVED)
  expect(await depositsOf(sandbox, person)).toMatchObject([{ amount: '300.77' }])
})

test('a withdrawal is received, and its amount is set aside', { tag: '@full' }, async ({
  app,
  sandbox,
}) => {
  const person = await withdrawer(sandbox)
  await logInAs(app, person)
  await app.open(paths.withdraw)
  await app.choose('To', person.card)
  await app.fill('Amount', '1010.77')
  await sign(app, /^Withdraw/)
  await app.sees('Withdrawal successful (please be patient and wait for approval)')
  expect(await movementsOf(sandbox, person)).toEqual([
    'withdrawal: 1010.77 USD from available to frozen',
  ])
})

test.describe('also', { tag: '@full' }, () => {
  test('an exchange of cash for coins', async ({ app, sandbox }) => {
    const person = await buyer(sandbox)
    await logInAs(app, person)
    await app.open(exchangePath('USDT'))
    await app.fill('Amount to exchange', '100.13')
    await confirm(app, /^Exchange/)
    await app.sees('Exchanged')
    const given = 'exchange: 100.13 USD from available to exchange'
    expect(await timesOf(sandbox, person, given)).toBe(1)
  })

  test('a purchase of a project', async ({ app, sandbox }) => {
    const person = await buyer(sandbox)
    const { id } = await projectBy(sandbox, person, { method: 'daily_interest' })
    await logInAs(app, person)
    await app.open(projectPath(id))
    await app.fill('Amount', '250.13')
    await app.press(/./, 'checkbox')
    await sign(app, /^Invest/)
    await app.sees(DONE)
    const bought = 'project_purchase: 250.13 USD from available to financing'
    expect(await timesOf(sandbox, person, bought)).toBe(1)
  })

  for (const { action, button, days, amount, moves, times } of [
    {
      action: 'append',
      button: /^Top up/,
      days: 2,
      amount: '120.13',
      moves: 'project_append: 120.13 USD from available to financing',
      times: 1,
    },
    {
      action: 'renew',
      button: /^Renew with/,
      days: 9,
      amount: null,
      // The first time when it was bought.
      moves: 'project_purchase: 340.27 USD from available to financing',
      times: 2,
    },
    {
      action: 'settle',
      button: /^Redeem \d/,
      days: 2,
      amount: null,
      moves: 'project_principal: 340.27 USD from financing to available',
      times: 1,
    },
  ] as const) {
    test(`what is done with a purchase: ${action}`, async ({ app, sandbox }) => {
      const person = await buyer(sandbox)
      const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
      const { id } = await buy(sandbox, person, project, '340.27')
      await sandbox.advance(days * DAY)
      await logInAs(app, person)
      await app.open(purchaseActionPath(id, action))
      if (amount !== null) await app.fill('Amount', amount)
      await app.press(/./, 'checkbox')
      await sign(app, button)
      await app.sees(DONE)
      expect(await timesOf(sandbox, person, moves)).toBe(times)
    })
  }

  test('the daily bonus', async ({ app, sandbox }) => {
    const person = await sandbox.user()
    await logInAs(app, person)
    await app.open(paths.activities)
    await app.press('Claim 1.00 USD')
    await app.sees(DONE)
    expect(await movementsOf(sandbox, person)).toHaveLength(1)
  })

  test('a bank card is bound', async ({ app, sandbox }) => {
    const person = await sandbox.user({ verified: true })
    await logInAs(app, person)
    await app.open(paths.bindCard)
    await app.fill('Account holder', 'Sam Sample')
    await app.fill('Bank name', 'Example Bank')
    await app.fill('Card number', cardNumber(person.id))
    await app.press('Add payment method')
    await app.sees('Successfully added!')
    const bound = await sandbox.call(person, 'listPaymentMethods', { page: 1, limit: 20 })
    expect(bound.total).toBe(1)
  })

  test('the address of a wallet is bound', async ({ app, sandbox }) => {
    const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
    const person = await sandbox.user({ verified: true })
    await logInAs(app, person)
    await app.open(paths.bindWallet)
    await app.choose('Currency', 'USDT')
    await app.choose('Network', 'TRC20')
    await app.fill('Address', address)
    await app.press('Check and add')
    await app.fill('Fund password', 'fund1234')
    await app.within('alertdialog').press('Add address')
    await app.sees('Successfully added!')
    const { list } = await sandbox.call(person, 'listWalletAddresses', { page: 1, limit: 20 })
    expect(list).toMatchObject([{ address }])
  })
})
