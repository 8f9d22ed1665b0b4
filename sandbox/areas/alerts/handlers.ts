import type { Handlers, UserCall } from '../../core/call.ts'
import { toDecimal, toInteger } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import type { SetAlert } from './alerts.ts'
import { alertsOf, ownAlert, setAlert, toAlert } from './alerts.ts'

/** Prices that a user wants to be told of. */
export const alertsHandlers = {
  getPriceAlerts: (call) => ({
    list: alertsOf(call).map((row) => toAlert(call, row)),
    max: rules.alerts.max,
  }),

  addPriceAlert: (call, { symbol, price, repeat }) => {
    limitChanges(call)
    if (!call.world.market.product(symbol)) throw new Refusal('product_not_found')
    const alert = { symbol, repeat, ...wayTo(call, symbol, price) }
    const { database } = call.world
    return {
      alert: toAlert(
        call,
        database.transaction(() => setAlert(call, alert)),
      ),
    }
  },

  changePriceAlert: (call, { id, price, repeat }) => {
    limitChanges(call)
    const { number, symbol } = ownAlert(call, id)
    const alert = { symbol, repeat, ...wayTo(call, symbol, price) }
    const { database } = call.world
    return {
      alert: toAlert(
        call,
        database.transaction(() => setAlert(call, alert, number)),
      ),
    }
  },

  removePriceAlert: (call, { id }) => {
    limitChanges(call)
    const { number } = ownAlert(call, id)
    call.world.database.run('DELETE FROM price_alerts WHERE number = :number', { number })
    return { id }
  },
} satisfies Partial<Handlers>

function limitChanges({ world, userId }: UserCall): void {
  limitTries(world, `change alerts ${userId}`, rules.limits.changeAlerts)
}

/** A price at the product's precision, and where it lies of the last one. Refuses the price of now. */
function wayTo(
  { world: { market }, nowMs }: UserCall,
  symbol: string,
  wanted: string,
): Pick<SetAlert, 'price' | 'direction'> {
  const precision = market.product(symbol)?.precision ?? 0
  const decimals = wanted.split('.')[1] ?? ''
  if (decimals.replace(/0+$/, '').length > precision) throw invalid('price')
  const units = toInteger(wanted, precision)
  if (units === 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) throw invalid('price')
  const last = toInteger(market.lastTick(symbol, nowMs).price, precision)
  if (units === last) throw new Refusal('price_reached')
  return { price: toDecimal(units, precision), direction: units > last ? 'up' : 'down' }
}
