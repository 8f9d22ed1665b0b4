import type { Currency } from '../../src/generated/h5.schemas.ts'
import { Area } from '../../src/generated/h5.schemas.ts'
import { recentPurchases } from '../areas/financing/purchases.ts'
import { openOrders } from '../areas/orders/order.ts'
import { fileUrl } from '../areas/uploads/files.ts'
import { pendingVerifications } from '../areas/verification/review.ts'
import { balancesOf } from '../areas/wallet/balances.ts'
import { newTargetWait } from '../areas/withdrawal/conditions.ts'
import { offers } from '../core/areas.ts'
import type { Units } from '../core/money.ts'
import { money } from '../core/money.ts'
import { rules } from '../core/rules.ts'
import type { User } from '../core/users.ts'
import type { World } from '../core/world.ts'
import type { Sandbox } from '../sandbox.ts'

/** The newest of each list that the page shows; the database has them all. */
const MAX_ROWS = 50

/** Everything that the control page shows at a glance. */
export function overview(sandbox: Sandbox) {
  const { world, faults, reports } = sandbox
  const nowMs = world.clock.nowMs()
  return {
    now: world.clock.now(),
    aheadSeconds: Math.floor(world.settings.clockOffsetMs / 1000),
    currency: rules.currency,
    users: usersOf(world),
    newTargetWait: newTargetWait(world),
    areas: Object.values(Area).map((area) => ({ area, offered: offers(world, area) })),
    reviews: [
      ...pendingAmounts(world, 'release', 'release_requests'),
      ...pendingAmounts(world, 'deposit', 'deposits'),
      ...pendingAmounts(world, 'withdrawal', 'withdrawals'),
      ...pendingVerifications(world).map((one) => ({ kind: 'verification' as const, ...one })),
    ],
    orders: openOrders(world, MAX_ROWS),
    purchases: recentPurchases(world, MAX_ROWS),
    outbox: world.database.all<{ at: number; recipient: string; purpose: string; text: string }>(
      `SELECT at, recipient, purpose, text FROM outbox ORDER BY id DESC LIMIT ${MAX_ROWS}`,
    ),
    halts: world.halts.all().filter(({ to }) => to === null),
    products: world.market.products.map(({ symbol }) => ({
      ...world.market.lastTick(symbol, nowMs),
      state: world.market.state(symbol, nowMs),
    })),
    faults: faults.list(),
    streams: sandbox.openStreams,
    reports: reports.list(),
  }
}

interface PendingRow {
  number: number
  user_id: number
  amount: Units
  status: string
  /** Of deposits alone. */
  screenshot_file_id?: string | null
}

/** The records of a table whose review is not over, the newest first. */
function pendingAmounts(world: World, kind: 'release' | 'deposit' | 'withdrawal', table: string) {
  return world.database
    .all<PendingRow>(
      `SELECT * FROM ${table} WHERE status IN ('under_review', 'success_awaiting_audit')
       ORDER BY number DESC LIMIT 200`,
    )
    .map(({ number, user_id: userId, amount, status, screenshot_file_id: file }) => ({
      kind,
      number,
      userId,
      summary: `${money(amount, rules.currency)} ${rules.currency}`,
      status,
      pictures: file ? [fileUrl(world, file)] : [],
    }))
}

function usersOf(world: World) {
  return world.database
    .all<User>(`SELECT * FROM users ORDER BY id DESC LIMIT ${MAX_ROWS}`)
    .map((user) => {
      const { available, frozen, total_asset: total } = balancesOf(world, user.id)
      return {
        id: user.id,
        account: user.account,
        invitationCode: user.invitation_code,
        available,
        frozen,
        total,
        lockedUntil: user.locked_until,
        loginLockedUntil: user.login_locked_until,
        fundsFrozen: user.funds_frozen === 1,
      }
    })
}

interface MovementRow {
  id: number
  at: number
  kind: string
  from_owner: number
  from_kind: string
  to_owner: number
  to_kind: string
  currency: Currency
  amount: number
  record_id: string | null
}

/** The movements that touch a user's accounts, the newest first; of everybody for user 0. */
export function ledgerOf(world: World, userId: number) {
  return world.database
    .all<MovementRow>(
      `SELECT m.id, m.at, m.kind, f.owner AS from_owner, f.kind AS from_kind, t.owner AS to_owner,
         t.kind AS to_kind, f.currency, m.amount, m.record_id
       FROM movements m
       JOIN accounts f ON f.id = m.from_account
       JOIN accounts t ON t.id = m.to_account
       WHERE :userId = 0 OR f.owner = :userId OR t.owner = :userId
       ORDER BY m.id DESC LIMIT 200`,
      { userId },
    )
    .map(({ amount, ...row }) => ({ ...row, amount: money(amount, row.currency) }))
}
