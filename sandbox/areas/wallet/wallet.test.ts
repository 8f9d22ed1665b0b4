import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LedgerType } from '../../../src/generated/model/ledger-type.ts'
import type { Party } from '../../core/ledger.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

const TODAY = 1795132800
const DAY = 86_400

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user()
  registered(STORY_TIME - 100 * DAY)
})
afterEach(() => sandbox.close())

const registered = (at: number) =>
  sandbox.world.database.run('UPDATE users SET registered_at = :at', { at })

type Place = 'available' | 'frozen' | 'financing' | Extract<Party, { house: string }>['house']
const OWN = ['available', 'frozen', 'financing'] as const

/** Moves cents at a moment, between accounts of the user and of the house. */
function move(at: number, kind: LedgerType, from: Place, to: Place, amount: number): void {
  const party = (place: Place): Party => {
    const account = OWN.find((one) => one === place)
    if (account) return { user: user.id, account }
    return { house: place as Exclude<Place, (typeof OWN)[number]> }
  }
  sandbox.world.ledger.move({
    at,
    kind,
    from: party(from),
    to: party(to),
    amount,
    currency: 'USD',
    recordId: 'xx_1',
  })
}

/** An order that is won: stake 40.00, fee 0.40, payout 72.80. */
function winOrder(at: number): void {
  move(at, 'order_stake', 'available', 'frozen', 4_000)
  move(at, 'order_fee', 'available', 'frozen', 40)
  move(at + 60, 'order_stake', 'frozen', 'orders', 4_000)
  move(at + 60, 'order_fee', 'frozen', 'fees', 40)
  move(at + 60, 'order_payout', 'orders', 'available', 7_280)
}

const wallet = (query?: Record<string, string | number>) => user.done('getWallet', query)

describe('balances', () => {
  test('profit is what orders and projects made, by the day at whose end it was paid', async () => {
    move(TODAY - 3 * DAY, 'deposit', 'deposits', 'available', 100_000)
    // Paid at the beginning of yesterday: the day before made it.
    move(TODAY - DAY, 'project_income', 'financing_income', 'available', 40)
    winOrder(TODAY - DAY + 1)
    move(TODAY - 1, 'bonus', 'bonuses', 'available', 100)
    move(TODAY, 'project_income', 'financing_income', 'available', 40)
    // A loss of today.
    move(TODAY + 1, 'order_stake', 'available', 'frozen', 2_000)
    move(TODAY + 31, 'order_stake', 'frozen', 'orders', 2_000)
    // An open order is neither.
    move(TODAY + 40, 'order_stake', 'available', 'frozen', 5_000)

    expect((await wallet()).balances).toMatchObject({
      yesterday_balance: '1000.40',
      yesterday_profit: '32.80',
      total_profit: '13.20',
      total_asset: '1014.20',
    })
  })
})

describe('the trend', () => {
  test('counts coins at the rate of each moment: an exchange costs its fee alone', async () => {
    const { ledger } = sandbox.world
    const available = { user: user.id, account: 'available' } as const
    const exchange = { house: 'exchange' } as const
    move(TODAY - 40 * DAY, 'deposit', 'deposits', 'available', 100_000)
    const at = TODAY - 5 * DAY + 60
    const moved = { at, kind: 'exchange', recordId: 'ex_1' } as const
    ledger.move({ ...moved, from: available, to: exchange, amount: 50_050, currency: 'USD' })
    ledger.move({ ...moved, from: exchange, to: available, amount: 50_000, currency: 'USDT' })
    const { trend, net_worth: worth } = await wallet()
    expect(trend.at(-7)).toMatchObject({ total_asset: '1000.00', net_worth: '1000.00' })
    expect(trend.at(-6)).toMatchObject({ total_asset: '499.50', net_worth: '999.50' })
    expect(worth).toMatchObject({ amount: '999.50', coins: '500.00' })
  })

  test('begins with the first day of the account', async () => {
    registered(TODAY - 2 * DAY - 1)
    expect((await wallet()).trend.map(({ at }) => at)).toEqual([
      TODAY - 2 * DAY,
      TODAY - DAY,
      TODAY,
      STORY_TIME,
    ])
    registered(STORY_TIME)
    expect((await wallet()).trend).toEqual([
      { at: STORY_TIME, total_asset: '0.00', net_worth: '0.00' },
    ])
  })

  test('of a long history ends with what there is', async () => {
    sandbox.world.database.transaction(() => {
      move(TODAY - 400 * DAY, 'deposit', 'deposits', 'available', 100_000_000)
      for (let order = 0; order < 400; order += 1) winOrder(TODAY - 399 * DAY + order * 75_000)
    })
    const { trend, balances, ledger } = await wallet()
    expect(ledger.total).toBe(1_201)
    expect(trend.at(-1)?.total_asset).toBe(balances.total_asset)
    expect(balances.total_profit).toBe('12960.00')
  })
})
