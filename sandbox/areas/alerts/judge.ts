import type { Job } from '../../core/jobs.ts'
import { toInteger } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Tick } from '../../market/market.ts'
import type { Reach } from '../../market/reach.ts'
import { notify } from '../messages/notify.ts'
import type { AlertRow } from './alerts.ts'
import { alertId, forgetOldAlerts, judgedAlerts } from './alerts.ts'

/** What happens to an alert next: at which second, and the tick by which it was judged. */
interface Turn {
  second: number
  tick: Tick
}

/** How far the ticks of an alert have been looked at, and what was found. Ticks never change. */
interface Look {
  /** The alert as it was when the look began. */
  of: string
  until: number
  turn: Turn | undefined
}

const looks = new WeakMap<World, Map<number, Look>>()

/** Tells of each price that is reached, at its own second, however late somebody asks. */
export const priceAlertJob: Job = {
  name: 'price alerts',
  nextDue: (world) => {
    const seconds = turnsOf(world).map(({ turn }) => turn.second)
    return seconds.length === 0 ? undefined : Math.min(...seconds)
  },
  run(world, due) {
    // An alert that waits again may be reached within the same second.
    for (let turns = dueOf(world, due); turns.length > 0; turns = dueOf(world, due)) {
      for (const { alert, turn } of turns) take(world, alert, turn)
    }
  },
}

const dueOf = (world: World, due: number) => turnsOf(world).filter(({ turn }) => turn.second <= due)

/** The next turn of each alert that has one up to now. Only what is new is looked at. */
function turnsOf(world: World): { alert: AlertRow; turn: Turn }[] {
  const before = looks.get(world)
  const now = new Map<number, Look>()
  const found: { alert: AlertRow; turn: Turn }[] = []
  for (const alert of judgedAlerts(world)) {
    const look = lookAt(world, alert, before?.get(alert.number))
    now.set(alert.number, look)
    if (look.turn) found.push({ alert, turn: look.turn })
  }
  looks.set(world, now)
  return found
}

function lookAt({ market, clock }: World, alert: AlertRow, before: Look | undefined): Look {
  const { symbol, price, direction, state, judged_after } = alert
  const of = `${symbol} ${price} ${direction} ${state} ${judged_after}`
  const known = before?.of === of ? before : undefined
  const last = clock.now()
  const first = (known?.until ?? judged_after) + 1
  if (known?.turn || first > last) return known ?? { of, until: judged_after, turn: undefined }
  const units = Number(toInteger(price, market.product(symbol)?.precision ?? 0))
  const turn = market.firstReach(symbol, { ...wayOf(alert, units), first, last }, clock.nowMs())
  return { of, until: last, turn }
}

/** The price that is waited for: the one that was set, or the next on the side from which it was reached. */
function wayOf({ state, direction }: AlertRow, price: number): Pick<Reach, 'price' | 'direction'> {
  if (state === 'waiting') return { price, direction }
  if (direction === 'up') return { price: price - 1, direction: 'down' }
  return { price: price + 1, direction: 'up' }
}

function take(world: World, alert: AlertRow, turn: Turn): void {
  if (alert.state === 'waiting') tell(world, alert, turn)
  else waitAgain(world, alert, turn)
}

function waitAgain({ database }: World, { number }: AlertRow, { second }: Turn): void {
  database.run(
    `UPDATE price_alerts SET state = 'waiting', judged_after = :second WHERE number = :number`,
    { number, second },
  )
}

function tell(world: World, alert: AlertRow, { second, tick }: Turn): void {
  const { number, user_id: userId, symbol, price } = alert
  world.database.run(
    `UPDATE price_alerts SET state = 'reached', reached_at = :second, judged_after = :after,
       tick_id = :id, tick_price = :price, tick_at = :time WHERE number = :number`,
    {
      number,
      second,
      after: second + rules.alerts.restSeconds - 1,
      id: tick.id,
      price: tick.price,
      time: tick.time,
    },
  )
  notify(world, {
    userId,
    type: 'price_alert',
    event: 'price_reached',
    values: {
      symbol,
      price: { decimal: price },
      tick: { decimal: tick.price },
      time: { moment: tick.time },
      id: tick.id,
    },
    at: second,
    link: '/pages/trade/trade',
    recordId: symbol,
    toldRecordId: alertId(number),
  })
  forgetOldAlerts(world, userId)
}
