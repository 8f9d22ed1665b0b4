import type {
  PriceAlert,
  PriceAlertDirection,
  PriceAlertRepeat,
  PriceAlertState,
} from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { UserCall } from '../../core/call.ts'
import { requireRow } from '../../core/page.ts'
import { recordId, recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'

/** A price alert, as stored. Moments are Unix seconds. */
export interface AlertRow {
  number: number
  user_id: number
  symbol: string
  price: string
  direction: PriceAlertDirection
  repeat: PriceAlertRepeat
  state: PriceAlertState
  set_at: number
  judged_after: number
  reached_at: number | null
  tick_id: string | null
  tick_price: string | null
  tick_at: number | null
}

/** The id of an alert as the contract writes it. */
export const alertId = (number: number) => recordId('pa', number)

/** What can still tell. */
const JUDGED = "(state = 'waiting' OR repeat = 'each')"

/** The alerts of all users that can still tell. */
export function judgedAlerts({ database }: World): AlertRow[] {
  return database.all(`SELECT * FROM price_alerts WHERE ${JUDGED} ORDER BY number`)
}

/** All alerts of a user, newest first. */
export function alertsOf({ world, userId }: UserCall): AlertRow[] {
  return world.database.all(
    'SELECT * FROM price_alerts WHERE user_id = :userId ORDER BY number DESC',
    { userId },
  )
}

/** An alert of the user; refuses `no_data` when there is none. */
export function ownAlert({ world, userId }: UserCall, id: string): AlertRow {
  const wanted = { number: recordNumber('pa', id), user_id: userId }
  return requireRow(world.database, 'price_alerts', wanted)
}

/** An alert as it is set: the price at the product's precision, and the way to it. */
export type SetAlert = Pick<AlertRow, 'symbol' | 'price' | 'direction' | 'repeat'>

/**
 * Sets an alert anew, or the one with a number. Refuses `alert_exists` and `alerts_max`. One at the same
 * price that told for once makes room.
 */
export function setAlert(
  { world: { database }, userId, now }: UserCall,
  alert: SetAlert,
  number: number | null = null,
): AlertRow {
  const { symbol, price } = alert
  const others = 'user_id = :userId AND number IS NOT :number'
  const values = { userId, number }
  const same = database.get(
    `SELECT 1 FROM price_alerts
     WHERE ${others} AND symbol = :symbol AND price = :price AND ${JUDGED}`,
    { ...values, symbol, price },
  )
  if (same) throw new Refusal('alert_exists')
  const { count } = database.one<{ count: number }>(
    `SELECT count(*) AS count FROM price_alerts WHERE ${others} AND ${JUDGED}`,
    values,
  )
  if (count >= rules.alerts.max) throw new Refusal('alerts_max', { max: String(rules.alerts.max) })
  database.run(`DELETE FROM price_alerts WHERE ${others} AND symbol = :symbol AND price = :price`, {
    ...values,
    symbol,
    price,
  })
  return database.one<AlertRow>(
    `INSERT INTO price_alerts (number, user_id, symbol, price, direction, repeat, state, set_at, judged_after)
     VALUES (:number, :userId, :symbol, :price, :direction, :repeat, 'waiting', :now, :now)
     ON CONFLICT (number) DO UPDATE SET price = excluded.price, direction = excluded.direction,
       repeat = excluded.repeat, state = excluded.state, set_at = excluded.set_at,
       judged_after = excluded.judged_after, reached_at = NULL, tick_id = NULL, tick_price = NULL,
       tick_at = NULL
     RETURNING *`,
    { ...values, ...alert, now },
  )
}

/** Of the alerts that told for once the last ones stay. */
export function forgetOldAlerts({ database }: World, userId: number): void {
  database.run(
    `DELETE FROM price_alerts WHERE number IN (
       SELECT number FROM price_alerts WHERE user_id = :userId AND NOT ${JUDGED}
       ORDER BY reached_at DESC, number DESC LIMIT -1 OFFSET :kept)`,
    { userId, kept: rules.alerts.toldKept },
  )
}

/** An alert as the contract shows it. */
export function toAlert({ language }: UserCall, row: AlertRow): PriceAlert {
  const { number, user_id: _user, judged_after: _after, ...rest } = row
  return { id: alertId(number), name: text(language, `product.${row.symbol}`), ...rest }
}
