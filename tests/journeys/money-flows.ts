import type { Locator, Page } from '@playwright/test'
import type { PurchaseActionName } from '../../src/lib/paths.ts'
import { paths, projectPath, purchaseActionPath } from '../../src/lib/paths.ts'
import * as app from '../e2e/app.ts'
import { amountField, at, dialog, fundPasswordField, sign, withdrawButton } from '../e2e/app.ts'
import * as deposits from './depositing.ts'
import { buy, buyButton, buyer, DAY, projectBy } from './financing.ts'
import { expect, logInAs } from './fixtures.ts'
import { movementsOf, withdrawer } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import * as orders from './trading.ts'

/*
 * Everything that moves money, told in one way: what goes wrong on the way goes wrong for all of it
 * (money-faults.spec.ts).
 */

/** A form of a flow that is open and filled in; nothing is pressed yet. */
export interface Begun {
  person: Person
  /** Where it stands, and where a session that ended leads back to. */
  address: string
  /** Presses the button of the form, and signs the question where it asks for the fund password. */
  ask: () => Promise<void>
  /** The button of the confirmation, which sends. */
  confirm: Locator
  /** What is still there after a fault; what must not be kept is not. */
  expectKept: () => Promise<void>
  /** What a session that ends takes with it, beside the fund password. */
  expectForgotten?: () => Promise<void>
  /** Enters once more what a form does not keep. */
  complete: () => Promise<void>
  /** How often it has happened, by the server's own records. */
  times: () => Promise<number>
}

export interface MoneyFlow {
  name: string
  /** The call that does it. */
  path: string
  /** The call by which its outcome is looked up. */
  lookUp: string
  /** What the page says of it while its outcome is unknown. */
  named: string
  /** What is said when it is done. */
  done: string
  /** What is said instead when it is found a minute later, where that differs. */
  doneLater?: string
  /** It asks for the fund password. */
  signed?: true
  /** Visitors see its page, too. */
  forVisitors?: true
  begin: (page: Page, sandbox: SandboxSite) => Promise<Begun>
}

const OPERATION_DONE = 'Operation successful!'

/** How often the ledger has this line. */
async function linesOf(sandbox: SandboxSite, person: Person, line: string): Promise<number> {
  return (await movementsOf(sandbox, person)).filter((one) => one === line).length
}

/** The parts of a form whose button leads to a question that asks for the fund password. */
function signed(page: Page, button: Locator, amount?: string) {
  return {
    complete: async () => {
      await expect(button).toBeVisible()
      const box = page.getByRole('checkbox')
      if (await box.isVisible()) await box.check()
    },
    ask: async () => {
      await button.click()
      await sign(page)
    },
    expectKept: async () => {
      if (amount !== undefined) await expect(amountField(page)).toHaveValue(amount)
      await expect(fundPasswordField(page)).toHaveCount(0)
    },
  }
}

const deposit: MoneyFlow = {
  name: 'a deposit',
  path: '/api/user/dorecharge',
  lookUp: 'GET /api/user/recharge_record',
  // Cents of 77 wait for a last audit before anything is credited.
  named: '300.77 USD',
  done: deposits.RECEIVED,
  doneLater: '300.77 USD credited',
  begin: async (page, sandbox) => {
    const person = await deposits.depositor(sandbox)
    await logInAs(page, person)
    await page.goto(at(paths.deposit))
    await deposits.fillDeposit(page, '300.77')
    const uploaded = deposits.proof(page).getByText('Uploaded')
    return {
      person,
      address: paths.deposit,
      ask: () => deposits.submitButton(page).click(),
      confirm: deposits.confirmButton(page),
      expectKept: async () => {
        await expect(deposits.firstStep(page)).toContainText('Bank transfer · 300.77 USD')
        await expect(deposits.codeField(page)).toHaveValue('TRX-20261122-01')
      },
      expectForgotten: () => expect(deposits.proof(page).getByRole('img')).toHaveCount(0),
      complete: () => expect(uploaded).toBeVisible(),
      times: async () => (await deposits.depositsOf(sandbox, person)).length,
    }
  },
}

const withdrawal: MoneyFlow = {
  name: 'a withdrawal',
  path: '/api/user/cash',
  lookUp: 'GET /api/user/cash_record',
  // Cents of 77 wait for a person, however long that takes.
  named: '1,010.77 USD',
  done: 'Withdrawal successful (please be patient and wait for approval)',
  signed: true,
  begin: async (page, sandbox) => {
    const person = await withdrawer(sandbox)
    await logInAs(page, person)
    await page.goto(at(paths.withdraw))
    await app.fillWithdrawal(page, '1010.77', person.card)
    return {
      ...signed(page, withdrawButton(page), '1010.77'),
      person,
      address: paths.withdraw,
      confirm: app.confirmButton(page),
      times: () => linesOf(sandbox, person, 'withdrawal: 1010.77 USD from available to frozen'),
    }
  },
}

/** A rate is published anew at every whole multiple of so many seconds. */
export const RATE = 30

/** Seconds to the beginning of the next rate, and one more. */
export async function toNextRate(sandbox: SandboxSite): Promise<number> {
  return RATE - ((await sandbox.now()) % RATE) + 1
}

export const exchangeAmount = (page: Page) => page.getByLabel('Amount to exchange')
export const exchangeConfirm = (page: Page) =>
  dialog(page).getByRole('button', { name: /^Exchange/ })

/**
 * A user with the form of an exchange, at the beginning of a rate: what goes wrong from here hits the
 * exchange itself and no question for the next rate.
 */
export async function beginExchange(
  page: Page,
  sandbox: SandboxSite,
  coin = 'USDT',
): Promise<Begun> {
  const person = await sandbox.user({ balances: { USD: '5000.00' } })
  await logInAs(page, person)
  await sandbox.advance(await toNextRate(sandbox))
  const address = `${paths.exchange}?coin=${coin}`
  await page.goto(at(address))
  await exchangeAmount(page).fill('100.13')
  return {
    person,
    address,
    ask: () =>
      page
        .locator('form')
        .getByRole('button', { name: /^Exchange/ })
        .click(),
    confirm: exchangeConfirm(page),
    expectKept: () => expect(exchangeAmount(page)).toHaveValue('100.13'),
    complete: async () => {},
    times: () => linesOf(sandbox, person, 'exchange: 100.13 USD from available to exchange'),
  }
}

const exchange: MoneyFlow = {
  name: 'an exchange',
  path: '/api/user/exchange',
  lookUp: 'GET /api/user/exchange_record',
  named: '100.13 USD',
  done: 'Exchanged',
  // The rate of this coin never changes.
  begin: beginExchange,
}

const purchase: MoneyFlow = {
  name: 'a purchase',
  path: '/api/user/yebjoinnow',
  lookUp: 'GET /api/user/project_orderlist',
  named: '250.13 USD',
  done: OPERATION_DONE,
  signed: true,
  begin: async (page, sandbox) => {
    const person = await buyer(sandbox)
    const { id } = await projectBy(sandbox, person, { method: 'daily_interest' })
    await logInAs(page, person)
    await page.goto(at(projectPath(id)))
    const parts = signed(page, buyButton(page), '250.13')
    await amountField(page).fill('250.13')
    await parts.complete()
    return {
      ...parts,
      person,
      address: projectPath(id),
      confirm: dialog(page).getByRole('button', { name: /^Invest/ }),
      times: () =>
        linesOf(sandbox, person, 'project_purchase: 250.13 USD from available to financing'),
    }
  },
}

/** Something that is done with a purchase, and the one movement by which the ledger knows it. */
interface Act extends Omit<MoneyFlow, 'begin' | 'done' | 'signed'> {
  action: PurchaseActionName
  button: RegExp
  /** Days after which it is possible. */
  days: number
  moves: string
  /** The amount that is typed, where one is. */
  amount?: string
}

/** A purchase of 340.27 USD with which the act is possible. */
const withPurchase = ({ action, button, days, moves, amount, ...flow }: Act): MoneyFlow => ({
  ...flow,
  done: OPERATION_DONE,
  signed: true,
  begin: async (page, sandbox) => {
    const person = await buyer(sandbox)
    const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
    const { id } = await buy(sandbox, person, project, '340.27')
    await sandbox.advance(days * DAY)
    const before = await linesOf(sandbox, person, moves)
    await logInAs(page, person)
    const address = purchaseActionPath(id, action)
    await page.goto(at(address))
    const parts = signed(page, page.getByRole('main').getByRole('button', { name: button }), amount)
    if (amount !== undefined) await amountField(page).fill(amount)
    await parts.complete()
    return {
      ...parts,
      person,
      address,
      confirm: dialog(page).getByRole('button', { name: button }),
      times: async () => (await linesOf(sandbox, person, moves)) - before,
    }
  },
})

const append = withPurchase({
  name: 'an append',
  action: 'append',
  path: '/api/user/yebappend',
  lookUp: 'GET /api/user/myproject',
  named: '120.13 USD',
  button: /^Top up/,
  days: 2,
  moves: 'project_append: 120.13 USD from available to financing',
  amount: '120.13',
})

const renewal = withPurchase({
  name: 'a renewal',
  action: 'renew',
  path: '/api/user/yebkeep',
  lookUp: 'GET /api/user/project_orderlist',
  named: '340.27 USD',
  button: /^Renew with/,
  days: 9,
  moves: 'project_purchase: 340.27 USD from available to financing',
})

const settlement = withPurchase({
  name: 'an early settlement',
  action: 'settle',
  path: '/api/user/yebstop',
  lookUp: 'GET /api/user/myproject',
  named: 'Early redemption of',
  button: /^Redeem \d/,
  days: 2,
  moves: 'project_principal: 340.27 USD from financing to available',
})

const order: MoneyFlow = {
  name: 'an order',
  path: '/api/user/addorder',
  lookUp: 'GET /api/user/orderlist',
  named: 'Buy down BTCUSD, 100.00 USD, 30 s',
  done: 'Order placed',
  doneLater: 'Receipt',
  forVisitors: true,
  begin: async (page, sandbox) => {
    const person = await orders.trader(page, sandbox)
    await logInAs(page, person)
    await page.goto(at(orders.TRADE))
    await orders.stakeField(page).fill('100')
    return {
      person,
      address: orders.TRADE,
      ask: () => orders.goButton(page, 'down').click(),
      confirm: orders.confirmButton(page),
      expectKept: async () => {
        await expect(orders.stakeField(page)).toHaveValue('100')
      },
      complete: async () => {},
      times: async () => (await orders.ordersOf(sandbox, person)).length,
    }
  },
}

export const flows: readonly MoneyFlow[] = [
  deposit,
  withdrawal,
  exchange,
  purchase,
  append,
  renewal,
  settlement,
  order,
]
