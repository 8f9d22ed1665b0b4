import type { Calendar } from './calendar.ts'
import type { Run } from './ticks.ts'
import { dayOf, FIRST_TICK, runAtOrAfter, runHolding } from './ticks.ts'

/**
 * The last published tick at or before a tick: within a session, outside the halts (ascending runs of
 * ticks), and not before the market's history.
 */
export function lastPublished(
  calendar: Calendar,
  halts: readonly Run[],
  tick: number,
): number | undefined {
  let candidate = tick
  while (candidate >= FIRST_TICK) {
    const inSession = lastInSession(calendar, candidate)
    const halt = runHolding(halts, inSession)
    if (!halt) return inSession >= FIRST_TICK ? inSession : undefined
    candidate = halt.first - 1
  }
  return undefined
}

/** The published ticks from one tick to another as ascending runs: as few as there can be. */
export function publishedRuns(
  calendar: Calendar,
  halts: readonly Run[],
  { first, last }: Run,
): readonly Run[] {
  const runs: Run[] = []
  for (let day = dayOf(first); day <= dayOf(last); day += 1) {
    const session = calendar.session(day)
    if (!session) continue
    const run = { first: Math.max(session.first, first), last: Math.min(session.last, last) }
    const before = runs.at(-1)
    if (before && before.last + 1 === run.first) before.last = run.last
    else if (run.first <= run.last) runs.push(run)
  }
  return halts.length === 0 ? runs : runs.flatMap((run) => withoutHalts(run, halts))
}

/** The first tick of a session at or after a tick, or undefined when there is none for a month. */
export function nextInSession(calendar: Calendar, tick: number): number | undefined {
  for (let day = dayOf(tick); day <= dayOf(tick) + 31; day += 1) {
    const session = calendar.session(day)
    if (session && tick <= session.last) return Math.max(session.first, tick)
  }
  return undefined
}

function lastInSession(calendar: Calendar, tick: number): number {
  for (let day = dayOf(tick); day >= dayOf(FIRST_TICK); day -= 1) {
    const session = calendar.session(day)
    if (session && session.first <= tick) return Math.min(session.last, tick)
  }
  return FIRST_TICK - 1
}

function withoutHalts(run: Run, halts: readonly Run[]): Run[] {
  const rest: Run[] = []
  let first = run.first
  while (first <= run.last) {
    const halt = runAtOrAfter(halts, first)
    const last = halt ? Math.min(run.last, halt.first - 1) : run.last
    if (first <= last) rest.push({ first, last })
    if (!halt) break
    first = Math.max(first, halt.last + 1)
  }
  return rest
}
