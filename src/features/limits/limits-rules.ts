import type {
  LimitChange,
  OwnLimits,
  SetOwnLimitsForm,
  StartPauseForm,
} from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'

/** The limits that are amounts, in the order in which they are shown. */
export const AMOUNTS = ['stake_max', 'loss_day_max', 'loss_week_max'] as const
/** All that a user sets, in the same order. */
export const LIMITS = [...AMOUNTS, 'session_minutes'] as const

export type LimitName = (typeof LIMITS)[number]

/** A limit that is to be another one; decimal texts, whole minutes of a session, null for no limit. */
export interface LimitStep {
  name: LimitName
  from: Decimal | null
  to: Decimal | null
}

/** What is sent of what was entered, and what that means: the tighter counts at once, the looser waits. */
export interface LimitPlan {
  body: SetOwnLimitsForm
  tighter: readonly LimitStep[]
  looser: readonly LimitStep[]
}

/** A limit as it is now. */
export const presentLimit = (limits: OwnLimits, name: LimitName): Decimal | null =>
  textOf(limits[name])

const textOf = (limit: Decimal | number | null) => (limit === null ? null : String(limit))

/** Compares what was entered with what counts now; what was left empty is no limit. */
export function planOf(limits: OwnLimits, entered: SetOwnLimitsForm): LimitPlan {
  const steps = LIMITS.map((name): LimitStep => {
    return { name, from: presentLimit(limits, name), to: entered[name] ?? null }
  }).filter(({ from, to }) =>
    from === null || to === null ? from !== to : compare(from, to) !== 0,
  )
  return {
    body: Object.fromEntries(steps.map(({ name, to }) => [name, to ?? 'none'])),
    tighter: steps.filter(isTighter),
    looser: steps.filter((step) => !isTighter(step)),
  }
}

const isTighter = ({ from, to }: LimitStep) =>
  to !== null && (from === null || compare(to, from) < 0)

/** How a change that waits stands at a moment, Unix seconds. */
export function stateOf(
  { confirm_from, confirm_until }: LimitChange,
  now: number,
): 'waits' | 'ready' | 'lapsed' {
  if (now >= confirm_until) return 'lapsed'
  return now >= confirm_from ? 'ready' : 'waits'
}

/** A change that waits, as a step from the limit that counts now; null of the end of a pause. */
export function stepOf(limits: OwnLimits, { limit, max, minutes }: LimitChange): LimitStep | null {
  if (limit === 'pause' || !Object.hasOwn(limits, limit)) return null
  const to = limit === 'session_minutes' ? textOf(minutes) : max
  return { name: limit, from: presentLimit(limits, limit), to }
}

export type PauseLength = StartPauseForm['length']

const DAY = 86_400
/** Seconds of a pause (contract: `StartPauseForm`); null for good. */
const SECONDS: Record<PauseLength, number | null> = {
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  forever: null,
}

/** When a pause that begins now ends, Unix seconds; null where it does not. */
export function pauseEnd(length: PauseLength, now: number): number | null {
  const seconds = SECONDS[length]
  return seconds === null ? null : now + seconds
}

/** The present pause; null where there is none, or its end has come since it was read. */
export function pauseNow({ pause }: OwnLimits, now: number): OwnLimits['pause'] {
  return pause && (pause.until === null || now < pause.until) ? pause : null
}

/** The pauses that can begin now: those that end later than the present one. */
export function pausesFrom(limits: OwnLimits, now: number): PauseLength[] {
  const pause = pauseNow(limits, now)
  const lengths = Object.keys(SECONDS) as PauseLength[]
  if (pause === null) return lengths
  const { until } = pause
  if (until === null) return []
  return lengths.filter((length) => {
    const end = pauseEnd(length, now)
    return end === null || end > until
  })
}

/** Whether the end of a pause can be asked for: it is none yet, and would come no later than asked for. */
export function canAskForEnd(limits: OwnLimits, now: number): boolean {
  const pause = pauseNow(limits, now)
  if (pause === null) return false
  const isAsked = limits.changes.some(
    (change) => change.limit === 'pause' && stateOf(change, now) !== 'lapsed',
  )
  return !isAsked && (pause.until === null || pause.until > now + DAY)
}
