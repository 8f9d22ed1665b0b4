import { isDeepStrictEqual } from 'node:util'
import type { OwnLimits, SetOwnLimitsForm } from '../../../src/generated/h5.schemas.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { recordSecurityEvent } from '../../core/events.ts'
import { requireRow } from '../../core/page.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import type { ChangeRow, LimitsRow, ValueLimit } from './limits.ts'
import { changesOf, confirmable, limitsOf, toOwnLimits, VALUE_LIMITS } from './limits.ts'

const DAY = 86_400
const PAUSE_SECONDS = { day: DAY, week: 7 * DAY, month: 30 * DAY }

/** Own limits of a user: tightened at once, loosened after a day and one more confirmation. */
export const limitsHandlers = {
  getOwnLimits: toOwnLimits,

  setOwnLimits: (call, form) =>
    changed(call, () => {
      for (const limit of VALUE_LIMITS) {
        const sent = form[limit]
        if (sent !== undefined) wish(call, limit, limitValue(limit, sent))
      }
    }),

  confirmLimitChange: (call, { change_id }) =>
    changed(call, () => {
      const change = ownChange(call, change_id)
      if (change.outcome === 'confirmed') return
      refuseOver(call, change)
      const { from } = confirmable(change)
      if (call.now < from) {
        throw new Refusal('action_not_allowed', { available_from: String(from) })
      }
      end(call, change, 'confirmed')
      if (change.own_limit === 'pause') store(call, { paused_at: null, paused_until: null })
      else store(call, { [change.own_limit]: change.value })
    }),

  cancelLimitChange: (call, { change_id }) =>
    changed(call, () => {
      const change = ownChange(call, change_id)
      if (change.outcome === 'taken_back') return
      refuseOver(call, change)
      end(call, change, 'taken_back')
    }),

  startPause: (call, { length }) =>
    changed(call, () => {
      const { paused_at, paused_until } = limitsOf(call)
      const until = length === 'forever' ? null : call.now + PAUSE_SECONDS[length]
      if (paused_at !== null && isSooner(until, paused_until)) {
        throw new Refusal('action_not_allowed')
      }
      takeBack(call, 'pause')
      store(call, { paused_at: paused_at ?? call.now, paused_until: until })
    }),

  requestPauseEnd: (call) =>
    changed(call, () => {
      const { paused_at, paused_until } = limitsOf(call)
      const endsSoon =
        paused_until !== null && paused_until <= call.now + rules.ownLimits.waitSeconds
      if (paused_at === null || endsSoon) throw new Refusal('action_not_allowed')
      ask(call, 'pause', null)
    }),
} satisfies Partial<Handlers>

/** Changes something wholly or not at all, writes down that it changed, and answers what is so now. */
function changed(call: UserCall, change: () => void): OwnLimits {
  const { world, userId, device } = call
  return world.database.transaction(() => {
    const before = toOwnLimits(call)
    change()
    const after = toOwnLimits(call)
    if (!isDeepStrictEqual(before, after)) {
      recordSecurityEvent(world, { userId, type: 'limits_changed', device })
    }
    return after
  })
}

/** Minutes, or units of the currency; null for none. */
function limitValue(limit: ValueLimit, sent: NonNullable<SetOwnLimitsForm[ValueLimit]>) {
  if (sent === 'none') return null
  if (limit === 'session_minutes') return Number(sent)
  return sentAmount(sent, rules.currency, limit)
}

/** Carries out what the user wants of a limit: at once where it is tighter, else after it has waited. */
function wish(call: UserCall, limit: ValueLimit, value: number | null): void {
  const present = limitsOf(call)[limit]
  if (isLooser(value, present)) {
    ask(call, limit, value)
  } else {
    takeBack(call, limit)
    store(call, { [limit]: value })
  }
}

/** Whether one value of a limit allows more than another; null allows everything. */
const isLooser = (one: number | null, other: number | null) =>
  other !== null && (one === null || one > other)

/** Whether one end of a pause comes before another; null never comes. */
const isSooner = (one: number | null, other: number | null) =>
  one !== null && (other === null || one < other)

/** Lets a change wait. The same one, asked for again, waits on; another one takes its place. */
function ask(call: UserCall, limit: ChangeRow['own_limit'], value: number | null): void {
  const waiting = changesOf(call).find(({ own_limit }) => own_limit === limit)
  if (waiting && waiting.value === value) return
  endWaiting(call, limit, 'replaced')
  const change = { user_id: call.userId, own_limit: limit, value, asked_at: call.now }
  call.world.database.insert('limit_changes', change)
}

const takeBack = (call: UserCall, limit: ChangeRow['own_limit']) =>
  endWaiting(call, limit, 'taken_back')

function endWaiting(
  { world, userId }: UserCall,
  limit: ChangeRow['own_limit'],
  outcome: NonNullable<ChangeRow['outcome']>,
): void {
  world.database.run(
    `UPDATE limit_changes SET outcome = :outcome
     WHERE user_id = :userId AND own_limit = :limit AND outcome IS NULL`,
    { userId, limit, outcome },
  )
}

function end(
  { world }: UserCall,
  { number }: ChangeRow,
  outcome: NonNullable<ChangeRow['outcome']>,
): void {
  world.database.run('UPDATE limit_changes SET outcome = :outcome WHERE number = :number', {
    number,
    outcome,
  })
}

/** The user's own change; refuses `no_data` for what does not exist and for somebody else's alike. */
function ownChange({ world, userId }: UserCall, id: string): ChangeRow {
  const wanted = { number: recordNumber('lc', id), user_id: userId }
  return requireRow(world.database, 'limit_changes', wanted)
}

/** Refuses what does not wait any more. */
function refuseOver(call: UserCall, { number }: ChangeRow): void {
  if (!changesOf(call).some((one) => one.number === number)) throw new Refusal('action_not_allowed')
}

/** Stores limits, and leaves the others as they are. */
function store(call: UserCall, limits: Partial<LimitsRow>): void {
  const { userId, world } = call
  const row = { user_id: userId, ...limitsOf(call), ...limits }
  world.database.run('DELETE FROM own_limits WHERE user_id = :userId', { userId })
  world.database.insert('own_limits', row)
}
