import type { World } from '../../core/world.ts'
import type { Halt } from '../../market/halts.ts'
import { haltedOf } from '../../market/halts.ts'
import type { Run } from '../../market/ticks.ts'
import { runHolding, TICKS_PER_SECOND } from '../../market/ticks.ts'

/** Times in which a feed hung, by product: made once for each array of halts. */
const known = new WeakMap<readonly Halt[], Map<string, readonly Run[]>>()

function frozenRuns(halts: readonly Halt[], symbol: string): readonly Run[] {
  let bySymbol = known.get(halts)
  if (!bySymbol) {
    bySymbol = new Map()
    known.set(halts, bySymbol)
  }
  let runs = bySymbol.get(symbol)
  if (!runs) {
    const frozen = halts.filter(({ kind }) => kind === 'frozen')
    runs = haltedOf(frozen, symbol).runs
    bySymbol.set(symbol, runs)
  }
  return runs
}

/**
 * The moment from which an order can be settled, Unix seconds. That is its second, unless the feed
 * hangs over it: which tick was the last one is known only when ticks come again. Undefined while
 * that is open. A market that is closed publishes nothing by rule, so nothing is waited for.
 */
export function settleableFrom(
  { halts }: World,
  { symbol, settles_at }: { symbol: string; settles_at: number },
): number | undefined {
  const frozen = runHolding(frozenRuns(halts.all(), symbol), settles_at * TICKS_PER_SECOND)
  if (!frozen) return settles_at
  const next = frozen.last + 1
  return Number.isFinite(next) ? Math.ceil(next / TICKS_PER_SECOND) : undefined
}
