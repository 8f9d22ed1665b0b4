import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerEntry, TrendPoint } from '../../../src/generated/h5.schemas.ts'
import { seedWorld } from '../../seed/seed.ts'
import { exampleOf } from '../../test/examples.ts'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { publishedRate } from './exchange.ts'

/*
 * The demo user's money as the contract's examples tell it: what they owned, moved and bound, at the
 * same moments.
 */

let sandbox: TestSandbox
let demo: Omit<TestUser, 'id' | 'account'>
beforeAll(async () => {
  sandbox = new TestSandbox()
  await seedWorld(sandbox.world)
  demo = await session('demo')
})
afterAll(() => sandbox.close())

async function session(name: string, at = sandbox): Promise<Omit<TestUser, 'id' | 'account'>> {
  const { token } = await at.client().done('logIn', { account: name, password: `${name}1234` })
  return at.client(token)
}

/** A weekend, the first second of a day, and the last one. */
test.each([STORY_TIME + 86_400, 1795392000, 1795391999])(
  'the same orders and reviews are open when the sandbox is first started at %i',
  async (start) => {
    const other = new TestSandbox(start)
    await seedWorld(other.world)
    const { balances } = await (await session('demo', other)).done('getWallet')
    expect(balances.frozen).toBe(exampleOf('getWallet', 'done').balances.frozen)
    other.close()
  },
)

describe('the wallet', () => {
  test('has the balances, the allocation and the trend of the example', async () => {
    const example = exampleOf('getWallet', 'done')
    const { balances, allocation, trend } = await demo.done('getWallet')
    expect(balances).toEqual(example.balances)
    expect(allocation).toEqual(example.allocation)
    // What coins were worth follows from the sandbox's own prices.
    const assets = (points: TrendPoint[]) => points.map(({ at, total_asset: asset }) => [at, asset])
    expect(assets(trend)).toEqual(assets(example.trend))
  })

  test('has the coins of the example, at the prices of now', async () => {
    const { coins } = await demo.done('getWallet')
    const example = exampleOf('getWallet', 'done').coins
    expect(coins.map(({ coin, available, frozen }) => ({ coin, available, frozen }))).toEqual(
      example.map(({ coin, available, frozen }) => ({ coin, available, frozen })),
    )
    for (const { coin, rate } of coins) {
      expect(rate).toBe(publishedRate(sandbox.world, coin, STORY_TIME).rate)
    }
  })

  test('has every line of the ledger of the example, and no other', async () => {
    // Orders happened when the prices really went their way, so they have other moments.
    const line = ({
      type: kind,
      currency,
      amount,
      balance_after,
      record_id,
      ...rest
    }: LedgerEntry) => ({
      kind,
      currency,
      amount,
      balance_after,
      record_id,
      at: kind.startsWith('order_') ? null : rest.created_at,
    })
    const { ledger } = await demo.done('getWallet', { limit: 100 })
    const example = exampleOf('getWallet', 'done').ledger
    expect(ledger.total).toBe(example.total)
    expect(ledger.list.map(line)).toEqual(example.list.map(line))
  })
})

test('the exchanges are those of the example', async () => {
  expect(await demo.done('listExchangeRecords')).toEqual(exampleOf('listExchangeRecords', 'done'))
})

test('the withdrawals are those of the example', async () => {
  expect(await demo.done('listWithdrawalRecords')).toEqual(
    exampleOf('listWithdrawalRecords', 'done'),
  )
})

test('the deposits are those of the example, each with its screenshot', async () => {
  const plain = <T extends { screenshot_url: string | null }>({ screenshot_url, ...rest }: T) => ({
    ...rest,
    proved: screenshot_url !== null,
  })
  const { list, ...page } = await demo.done('listDepositRecords')
  const example = exampleOf('listDepositRecords', 'done')
  expect({ ...page, list: list.map(plain) }).toEqual({ ...example, list: example.list.map(plain) })
})

test('the withdrawal view is that of the example', async () => {
  expect(await demo.done('getWithdrawalView')).toEqual(exampleOf('getWithdrawalView', 'done'))
})

test('the deposit view is that of the example', async () => {
  const { methods, ...view } = await demo.done('getDepositView')
  const { methods: told, ...example } = exampleOf('getDepositView', 'done')
  expect(view).toEqual(example)
  // Prices are those of now, and a code is drawn by the app from its text.
  const plain = ({ rate, qr_text, qr_image_url, ...rest }: (typeof methods)[number]) => ({
    ...rest,
    code: qr_text !== null || qr_image_url !== null,
  })
  expect(methods.map(plain)).toEqual(told.map(plain))
})

test('what was bound is that of the example', async () => {
  expect(await demo.done('listPaymentMethods')).toEqual(exampleOf('listPaymentMethods', 'done'))
  expect(await demo.done('listWalletAddresses')).toEqual(exampleOf('listWalletAddresses', 'done'))
})

test('the daily bonus stands as in the example', async () => {
  expect(await demo.done('getDailyBonus')).toEqual(exampleOf('getDailyBonus', 'done'))
})

test('whoever lacks turnover lacks nothing else', async () => {
  const user = await session('turnover')
  const { conditions, targets } = await user.done('getWithdrawalView')
  expect(conditions.turnover).toEqual(
    exampleOf('getWithdrawalView', 'turnover_missing').conditions.turnover,
  )
  const [target] = targets
  const form = {
    target_id: target?.id ?? '',
    amount: '100.00',
    fee: '1.00',
    fund_password: FUND_PASSWORD,
  }
  expect(await user.refused('submitWithdrawal', { ...form, request_id: requestId() })).toEqual({
    reason: 'turnover_insufficient',
    params: { remaining: '1830.00', currency: 'USD' },
  })
})

test('the reviews of the story wait for a person', async () => {
  const later = new TestSandbox()
  await seedWorld(later.world)
  later.advance(3600)
  const user = await session('demo', later)
  const { list } = await user.done('listWithdrawalRecords', { status: 'under_review' })
  expect(list.map(({ id }) => id)).toEqual(['wd_4007'])
  const deposits = await user.done('listDepositRecords', { status: 'under_review' })
  expect(deposits.list.map(({ id }) => id)).toEqual(['de_3008'])
  later.close()
})
