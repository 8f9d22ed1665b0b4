import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LedgerKind } from '../../../src/generated/model/ledger-kind.ts'
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
function move(at: number, kind: LedgerKind, from: Place, to: Place, amount: number): void {
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
  test('cash is available and frozen; the total has what is in projects, too', async () => {
    move(STORY_TIME - 10, 'deposit', 'deposits', 'available', 100_000)
    move(STORY_TIME - 9, 'withdrawal', 'available', 'frozen', 20_000)
    move(STORY_TIME - 8, 'project_purchase', 'available', 'financing', 30_000)
    const { balances, allocation } = await wallet()
    expect(balances).toEqual({
      currency: 'USD',
      cash: '700.00',
      total_asset: '1000.00',
      available: '500.00',
      frozen: '200.00',
      yesterday_profit: '0.00',
      yesterday_balance: '0.00',
      total_profit: '0.00',
    })
    expect(allocation).toEqual([
      { kind: 'available', amount: '500.00' },
      { kind: 'frozen', amount: '200.00' },
      { kind: 'financing', amount: '300.00' },
    ])
    expect((await user.done('getUser')).balances).toEqual(balances)
  })

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

  test('a draw is neither profit nor loss', async () => {
    move(TODAY - 10, 'deposit', 'deposits', 'available', 100_000)
    move(TODAY - 9, 'order_stake', 'available', 'frozen', 15_000)
    move(TODAY - 8, 'order_fee', 'available', 'frozen', 150)
    move(TODAY - 7, 'order_refund', 'frozen', 'available', 15_150)
    expect((await wallet()).balances).toMatchObject({
      yesterday_profit: '0.00',
      total_profit: '0.00',
    })
  })

  test('somebody else’s movements are not the user’s', async () => {
    const other = await sandbox.user({ cash: '100.00' })
    move(STORY_TIME, 'deposit', 'deposits', 'available', 100_000)
    winOrder(STORY_TIME)
    expect((await other.done('getWallet')).balances).toMatchObject({
      total_asset: '100.00',
      total_profit: '0.00',
    })
  })
})

describe('the trend', () => {
  test('is the total asset at the beginning of each of 30 days, and now', async () => {
    move(TODAY - 40 * DAY, 'deposit', 'deposits', 'available', 100_000)
    move(TODAY - 29 * DAY, 'bonus', 'bonuses', 'available', 100)
    move(TODAY - 29 * DAY + 1, 'bonus', 'bonuses', 'available', 200)
    move(TODAY - 10 * DAY, 'withdrawal', 'available', 'frozen', 50_000)
    move(TODAY - 9 * DAY + 5, 'withdrawal', 'frozen', 'withdrawals', 50_000)
    move(TODAY + 5, 'bonus', 'bonuses', 'available', 400)
    const { trend } = await wallet()
    expect(trend).toHaveLength(31)
    expect(trend.map(({ at }) => at)).toEqual([
      ...Array.from({ length: 30 }, (_, day) => TODAY - (29 - day) * DAY),
      STORY_TIME,
    ])
    const assets = trend.map((point) => point.total_asset)
    expect(assets[0]).toBe('1001.00')
    expect(assets.slice(1, 21)).toEqual(new Array(20).fill('1003.00'))
    expect(assets.slice(21, 30)).toEqual(new Array(9).fill('503.00'))
    expect(assets[30]).toBe('507.00')
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
    expect((await wallet()).trend).toEqual([{ at: STORY_TIME, total_asset: '0.00' }])
  })

  test('a long history is read in no time', async () => {
    const { database } = sandbox.world
    database.transaction(() => {
      move(TODAY - 400 * DAY, 'deposit', 'deposits', 'available', 100_000_000)
      for (let order = 0; order < 6_000; order += 1) winOrder(TODAY - 399 * DAY + order * 5_000)
    })
    await wallet()
    const begin = performance.now()
    const { trend, balances, ledger } = await wallet()
    expect(performance.now() - begin).toBeLessThan(1_000)
    expect(ledger.total).toBe(18_001)
    expect(trend.at(-1)?.total_asset).toBe(balances.total_asset)
    expect(balances.total_profit).toBe('194400.00')
  })
})

describe('coins', () => {
  test('stand beside the total asset, each at the rate of the exchange', async () => {
    for (const [currency, amount] of [
      ['BTC', 1_250_000],
      ['USDT', 25_000],
    ] as const) {
      sandbox.world.ledger.move({
        at: STORY_TIME,
        kind: 'gift',
        from: { house: 'bonuses' },
        to: { user: user.id, account: 'available' },
        amount,
        currency,
      })
    }
    const { coins, balances, allocation } = await wallet()
    expect(balances.total_asset).toBe('0.00')
    expect(allocation).toEqual([])
    const [, btc] = (await user.done('getExchange')).offers
    const value = (0.0125 * Number(btc?.rate)).toFixed(2)
    expect(coins).toEqual([
      {
        coin: 'USDT',
        available: '250.00',
        frozen: '0.00',
        rate: '1.00',
        value: '250.00',
        currency: 'USD',
      },
      {
        coin: 'BTC',
        available: '0.01250000',
        frozen: '0.00000000',
        rate: btc?.rate,
        value,
        currency: 'USD',
      },
      expect.objectContaining({ coin: 'ETH', available: '0.00000000', value: '0.00' }),
    ])
  })
})

describe('the ledger', () => {
  beforeEach(() => {
    move(1000000000, 'deposit', 'deposits', 'available', 100_000)
    move(1000000100, 'bonus', 'bonuses', 'available', 100)
    sandbox.world.ledger.move({
      at: 1000000150,
      kind: 'exchange',
      from: { house: 'exchange' },
      to: { user: user.id, account: 'available' },
      amount: 500,
      currency: 'ETH',
      recordId: 'ex_1',
    })
    move(1000000200, 'withdrawal', 'available', 'frozen', 20_000)
    move(1000000300, 'withdrawal', 'frozen', 'withdrawals', 19_800)
    move(1000000300, 'withdrawal', 'frozen', 'fees', 200)
    move(1000000400, 'deposit', 'deposits', 'available', 300)
    sandbox.world.ledger.move({
      at: 1000000500,
      kind: 'correction',
      from: { house: 'corrections' },
      to: { user: user.id, account: 'available' },
      amount: 5,
      currency: 'USD',
      note: 'ledger.note.rounding',
    })
  })

  const amounts = async (query: Record<string, string | number>) =>
    (await wallet(query)).ledger.list.map(({ amount }) => amount)

  test('has every change of an available balance with the balance after it', async () => {
    const { list, total } = (await wallet()).ledger
    expect(total).toBe(6)
    expect(list.map((one) => [one.currency, one.amount, one.balance_after])).toEqual([
      ['USD', '0.05', '804.05'],
      ['USD', '3.00', '804.00'],
      ['USD', '-200.00', '801.00'],
      ['ETH', '0.00000500', '0.00000500'],
      ['USD', '1.00', '1001.00'],
      ['USD', '1000.00', '1000.00'],
    ])
    expect(list[0]).toMatchObject({
      kind: 'correction',
      note: 'Rounding difference of the last month.',
      record_id: null,
      created_at: 1000000500,
    })
    expect(list[1]).toMatchObject({ note: null, record_id: 'xx_1' })
  })

  test('is filtered by kind, currency and time, page by page', async () => {
    expect(await amounts({ kind: 'deposit' })).toEqual(['3.00', '1000.00'])
    expect(await amounts({ currency: 'ETH' })).toEqual(['0.00000500'])
    expect(await amounts({ currency: 'USD', kind: 'exchange' })).toEqual([])
    expect(await amounts({ from: 1000000200 })).toEqual(['0.05', '3.00', '-200.00'])
    expect(await amounts({ from: 1000000100, to: 1000000200 })).toEqual(['0.00000500', '1.00'])
    expect(await amounts({ limit: 4 })).toEqual(['0.05', '3.00', '-200.00', '0.00000500'])
    expect(await amounts({ limit: 4, page: 2 })).toEqual(['1.00', '1000.00'])
    expect((await wallet({ kind: 'deposit', limit: 1, page: 2 })).ledger).toMatchObject({
      total: 2,
      page: 2,
      limit: 1,
    })
  })
})
