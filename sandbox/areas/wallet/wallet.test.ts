import { beforeEach, expect, test } from 'vitest'
import type { LedgerType } from '../../../src/generated/h5.schemas.ts'
import type { HouseAccount, Party } from '../../core/ledger.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

const TODAY = 1795132800
const DAY_SECONDS = 86_400

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user()
})

/** Moves cents at a moment, to the user from an account of the house or, below zero, back. */
function move(at: number, kind: LedgerType, account: HouseAccount, amount: number): void {
  const own: Party = { user: user.id, account: 'available' }
  const house: Party = { house: account }
  const [from, to] = amount > 0 ? [house, own] : [own, house]
  const moved = { at, kind, from, to, amount: Math.abs(amount), currency: 'USD' } as const
  sandbox.world.ledger.move({ ...moved, recordId: 'xx_1' })
}

test('profit is what orders and projects made, by the day at whose end it was paid', async () => {
  move(TODAY - 3 * DAY_SECONDS, 'deposit', 'deposits', 100_000)
  // Paid at the beginning of yesterday: the day before made it.
  move(TODAY - DAY_SECONDS, 'project_income', 'financing_income', 40)
  move(TODAY - DAY_SECONDS + 1, 'order_stake', 'orders', -4_000)
  move(TODAY - DAY_SECONDS + 1, 'order_fee', 'fees', -40)
  move(TODAY - DAY_SECONDS + 61, 'order_payout', 'orders', 7_280)
  move(TODAY - 1, 'bonus', 'bonuses', 100)
  move(TODAY, 'project_income', 'financing_income', 40)
  // A loss of today.
  move(TODAY + 1, 'order_stake', 'orders', -2_000)
  expect((await user.done('getWallet')).balances).toMatchObject({
    yesterday_balance: '1000.40',
    yesterday_profit: '32.80',
    total_profit: '13.20',
    total_asset: '1014.20',
  })
})

test('the trend begins with the first day of the account', async () => {
  const momentsSince = async (at: number) => {
    sandbox.world.database.run('UPDATE users SET registered_at = :at', { at })
    return (await user.done('getWallet')).trend.map((point) => point.at)
  }
  expect(await momentsSince(TODAY - DAY_SECONDS - 1)).toEqual([
    TODAY - DAY_SECONDS,
    TODAY,
    STORY_TIME,
  ])
  expect(await momentsSince(STORY_TIME)).toEqual([STORY_TIME])
})
