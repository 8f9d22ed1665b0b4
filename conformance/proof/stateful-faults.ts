import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import { isRecord } from '../contract/document.ts'
import { scaleOf, sum } from '../run/decimal.ts'
import type { Recorded } from './bench.ts'
import type { Behind, Call, Fault } from './broken-server.ts'
import { asOther, withFields } from './broken-server.ts'
import type { Envelope } from './mutant.ts'
import { envelopeOf, successes } from './mutant.ts'
import { placesOf } from './places.ts'

/*
 * Servers each of whose answers is as the contract says, and which are wrong all the same: what they
 * did, do or will do does not fit together.
 */

/** A fault of one operation that takes more than one call to see. */
export interface StatefulFault {
  name: string
  operation: OperationId
  what: string
  /** The kinds of laws that it breaks. */
  kinds: readonly string[]
  /** Makes it, with a memory of its own. */
  make(): Fault
}

/** Makes the faults of an operation that have a name and break the same kinds of laws. */
const of =
  ({ id: operation }: Operation, name: string, ...kinds: string[]) =>
  (what: string, make: StatefulFault['make']): StatefulFault => ({
    ...{ name, operation, what, kinds, make },
  })

interface Known {
  contract: Contract
  recorded: readonly Recorded[]
}

/** Every such fault. */
export function statefulFaults(known: Known): StatefulFault[] {
  return known.contract.operations.flatMap((operation) => [
    ...duplicates(operation),
    ...deadlines(operation),
    ...overdraws(operation),
    ...roundings(operation, known),
    ...strangers(operation, known),
    ...sideEffects(operation),
    ...lostWrites(operation),
    ...wrongOutcomes(operation),
    ...drifts(operation),
    ...settlements(operation),
    ...untrueTicks(operation),
    ...skippedSteps(operation, known),
    ...reusedCodes(operation, known),
    ...enumerations(operation),
    ...sessionEnds(operation),
  ])
}

const takes = ({ form }: Operation, name: string) =>
  form?.fields.some((field) => field.name === name) ?? false

const reasonOf = ({ code, data }: Envelope): string | undefined =>
  code === 0 && isRecord(data) ? String(data.reason) : undefined

/** A success of an operation that was recorded, told at the time of another answer. */
function successLike(known: Known, { id }: Operation): (envelope: Envelope) => Envelope {
  const [success] = successes(known.recorded, id)
  return (envelope) => {
    if (!success) return envelope
    return envelopeOf(success, Number(envelope.time))
  }
}

/** A request that is sent again is done again, while it looks like the first. */
function duplicates(operation: Operation): StatefulFault[] {
  if (!takes(operation, 'request_id')) return []
  const again = of(operation, 'duplicate submit', 'duplicate submit')
  const fault = (what: string, isNew: (tried: Tried[], call: Call) => boolean) =>
    again(what, () => doneAgain(isNew))
  return [
    fault('every try is a new request', (tried) => tried.length > 0),
    fault('tries at once are new requests', (tried) => tried.some(({ over }) => !over)),
    // The bonus has nothing but its request id and its last second.
    ...(operation.form?.fields.length === 2
      ? []
      : [
          fault('the same id with another body is a new request', (tried, call) =>
            tried.some(({ body }) => body !== bodyOf(call)),
          ),
        ]),
  ]
}

interface Tried {
  body: string
  over: boolean
}

const OVERLAP_MS = 300

const bodyOf = ({ fields }: Call) => JSON.stringify(Object.entries(fields).sort())

function doneAgain(isNew: (tried: Tried[], call: Call) => boolean): Fault {
  const memory = new Map<string, Tried[]>()
  return async (call, { right }) => {
    const { request_id: id = '' } = call.fields
    const key = `${call.token} ${id}`
    const earlier = memory.get(key) ?? []
    const now: Tried = { body: bodyOf(call), over: false }
    memory.set(key, [...earlier, now])
    const other = isNew(earlier, call) ? randomUUID() : id
    const envelope = await right(withFields(call, { request_id: other }))
    // Slow enough that tries at once do meet.
    await pause(OVERLAP_MS)
    now.over = true
    return JSON.parse(JSON.stringify(envelope).replaceAll(other, id))
  }
}

/** A deadline is not kept, or not as the contract says. */
function deadlines(operation: Operation): StatefulFault[] {
  if (!takes(operation, 'valid_until')) return []
  const fault = of(operation, 'late request', 'deadline')
  const remembers = takes(operation, 'fund_password') || operation.id === 'submitDeposit'
  return [
    fault('it is not looked at', () => (call, behind) => {
      return behind.right(left(call, behind) < 0 ? extended(call, behind) : call)
    }),
    fault('a second more is in time', () => (call, behind) => {
      return behind.right(left(call, behind) === -1 ? extended(call, behind) : call)
    }),
    fault('the last second is too late', () => (call, behind) => {
      return behind.right(left(call, behind) === 0 ? expired(call) : call)
    }),
    fault('it is looked at when the request arrives', () => async (call, behind) => {
      if (left(call, behind) < 0) return behind.right(call)
      await pause(WAITS_MS)
      return behind.right(extended(call, behind))
    }),
    fault('a late request is refused and done', () => async (call, behind) => {
      if (left(call, behind) < 0) await behind.right(extended(call, behind))
      return behind.right(expired(call))
    }),
    fault('what was done is late afterwards', () => (call, behind) => {
      return behind.right(left(call, behind) < 0 ? expired(call) : call)
    }),
    fault('any moment ahead is taken', () => (call, behind) => {
      return behind.right(left(call, behind) > SOON ? extended(call, behind) : call)
    }),
    ...(operation.id === 'claimDailyBonus'
      ? []
      : [
          fault('other rules come first', () => async (call, behind) => {
            const other = await behind.lost(extended(call, behind))
            const rule = reasonOf(other)
            // With another last second, what was done is another body.
            return rule && rule !== 'request_conflict' ? other : behind.right(call)
          }),
        ]),
    ...(remembers ? [fault('a refusal is forgotten', forgetful)] : []),
  ]
}

/** Seconds that are more than the longest wait of a law for a last second. */
const SOON = 600
const WAITS_MS = 5000

/** Seconds until the last one of a request. */
const left = ({ fields }: Call, { sandbox: { world } }: Behind) =>
  Number(fields.valid_until) - world.clock.now()

const extended = (call: Call, { sandbox: { world } }: Behind) =>
  withFields(call, { valid_until: String(world.clock.now() + SOON) })

/** Another request, whose last second is long over. */
const expired = (call: Call) =>
  withFields(call, { request_id: randomUUID(), valid_until: '1000000000' })

/** A request that was refused is tried again when it comes again. */
function forgetful(): Fault {
  const refused = new Set<string>()
  return async (call, { right }) => {
    const { request_id: id = '' } = call.fields
    const other = refused.has(id) ? randomUUID() : id
    const envelope = await right(withFields(call, { request_id: other }))
    if (envelope.code === 0) refused.add(id)
    return JSON.parse(JSON.stringify(envelope).replaceAll(other, id))
  }
}

/** Money is spent without a look at what is left. */
function overdraws(operation: Operation): StatefulFault[] {
  const spends = operation.refusals.has('balance_not_enough')
  if (!spends || !takes(operation, 'request_id')) return []
  const fault = of(operation, 'overdraw', 'overdraw')
  return [
    fault('the balance is not looked at', () => async (call, behind) => {
      const first = await behind.right(call)
      if (reasonOf(first) !== 'balance_not_enough') return first
      moveCents(call, behind, PLENTY)
      return behind.right(call)
    }),
  ]
}

/** Cents that are more than any request of a run. */
const PLENTY = 1_000_000

/** Gives a user cents, or takes them where there are any. */
function moveCents(call: Call, { sandbox: { world }, userOf }: Behind, cents: number): void {
  const user = userOf(call)
  if (user === undefined || world.ledger.balance(user, 'available', 'USD') + cents < 0) return
  const [house, own] = [{ house: 'corrections' }, { user, account: 'available' }] as const
  const [from, to] = cents > 0 ? [house, own] : [own, house]
  const at = world.clock.now()
  const moved = { at, kind: 'correction', from, to, currency: 'USD' } as const
  world.database.transaction(() => world.ledger.move({ ...moved, amount: Math.abs(cents) }))
}

/** Amounts that the contract ties to others, by a formula or by a sum. The past is not among them. */
const TIED = new Set([
  'fee',
  'actual_amount',
  'expected_profit',
  'payout',
  'net_profit',
  'cash_settlement',
  'currency_settlement',
  'balance_after',
  'available',
  'cash',
  'total_asset',
  'coins',
  'principal',
  'income_expected',
  'income_paid',
  'returned_amount',
  'total',
])

const MONEY = new Set(['Money', 'NullableMoney'])
const COUNTED = [
  'placeOrder',
  'settleOrder',
  'submitWithdrawal',
  'submitExchange',
  'buyProject',
  'appendPurchase',
  'settlePurchase',
  'renewPurchase',
  'getOrder',
  'listOrders',
  'listHoldings',
  'getPurchase',
  'listPurchases',
  'listExchangeRecords',
  'listWithdrawalRecords',
  'getWallet',
  'getUser',
  'getBalanceProduct',
  'getIncomeCalendar',
] as const

/** One amount is off by the smallest unit of its currency. */
function roundings(operation: Operation, { contract, recorded }: Known): StatefulFault[] {
  if (!COUNTED.some((one) => one === operation.id)) return []
  const places = placesOf(contract, operation, successes(recorded, operation.id))
  const keys = places.flatMap(({ key, value, component = '' }) => {
    const name = key.split('.').at(-1) ?? ''
    const isNamed = TIED.has(name) || key.endsWith('.coin_payout.amount')
    const isTied = MONEY.has(component) && isNamed && !key.includes('.trend.')
    return typeof value === 'string' && isTied ? [key] : []
  })
  const fault = of(operation, 'rounding', 'money', 'settlement', 'read after write')
  return keys.map((key) =>
    fault(`${key} is one unit too much`, () => async (call, { right }) => {
      const envelope = await right(call)
      return envelope.code === 1 ? record(changeAt(envelope, key.split('.'), oneMore)) : envelope
    }),
  )
}

function record(value: unknown): Envelope {
  if (!isRecord(value)) throw new Error('An envelope is an object')
  return value
}

const oneMore = (value: unknown) => {
  if (typeof value !== 'string') return value
  const scale = scaleOf(value)
  return sum(value, scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`)
}

/** The same value with another one at each place of a key, for example `data.list.*.fee`. */
function changeAt(
  value: unknown,
  keys: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return change(value)
  if (key === '*') {
    return Array.isArray(value) ? value.map((one) => changeAt(one, rest, change)) : value
  }
  if (!isRecord(value) || !(key in value)) return value
  return { ...value, [key]: changeAt(value[key], rest, change) }
}

/** Names of fields that name something of a user. */
const OWNED = /^(id|order_id|purchase_id|target_id|\w+_file_id)$/

/** Others see and use what belongs to one. */
function strangers(operation: Operation, known: Known): StatefulFault[] {
  const { method, form, query, public: open } = operation
  if (open) return []
  const fault = of(operation, 'foreign data', 'foreign data')
  const named = [...(form?.fields ?? []), ...query].some(({ name }) => OWNED.test(name))
  const looksUp = method === 'GET' && query.some(({ name }) => name === 'request_id')
  const views = method === 'GET' && VIEWS.has(operation.id)
  return [
    ...(named ? [fault('by its id', () => byId(successLike(known, operation)))] : []),
    ...(looksUp ? [fault('by its request', () => byRequest)] : []),
    ...(views ? [fault('as if it were theirs', ofAnother)] : []),
  ]
}

/** What tells of the user who asks. */
const VIEWS: ReadonlySet<string> = new Set<OperationId>([
  'getUser',
  'getCertification',
  'getDepositView',
  'getBalanceProduct',
  'getIncomeCalendar',
  'getWallet',
  'getExchange',
  'getWithdrawalView',
  'getInvitation',
  'listInvitees',
  'listMessages',
  'getDailyBonus',
  'listRequests',
  'getProject',
])

/** Sessions of others that are tried. */
const OTHERS = 4

/** What is refused or not found because it is another user's is done as that user. */
function byId(success: (envelope: Envelope) => Envelope): Fault {
  return async (call, { right }) => {
    const first = await right(call)
    if (first.code === 1 && totalOf(first) !== 0) return first
    for (const token of call.others.slice(0, OTHERS)) {
      const other = await right(asOther(call, token))
      if (other.code === 1 && totalOf(other) !== 0) return other
    }
    return success(first)
  }
}

const byRequest: Fault = async (call, { right }) => {
  const first = await right(call)
  if (!('request_id' in call.fields) || totalOf(first) !== 0) return first
  for (const token of call.others.slice(0, OTHERS)) {
    const other = await right(asOther(call, token))
    if (totalOf(other) !== 0) return other
  }
  return first
}

/** How many records an answer has; the bonus shows a claim or none. */
function totalOf({ data }: Envelope): unknown {
  if (!isRecord(data)) return undefined
  return 'claim' in data ? Number(data.claim !== null) : data.total
}

/** Everybody is shown what the first user has who was there. */
function ofAnother(): Fault {
  let first: string | undefined
  return async (call, { right }) => {
    first ??= call.others.at(-1)
    if (first === undefined || first === call.token) return right(call)
    const other = await right(asOther(call, first))
    return other.code === 1 ? other : right(call)
  }
}

/** Operations whose refusals must leave everything as it was. */
const REFUSABLE: ReadonlySet<string> = new Set<OperationId>([
  'placeOrder',
  'settleOrder',
  'buyProject',
  'appendPurchase',
  'renewPurchase',
  'settlePurchase',
  'submitExchange',
  'submitWithdrawal',
  'requestDepositRelease',
  'submitDeposit',
  'bindPaymentMethod',
  'bindWalletAddress',
  'removePaymentMethod',
  'removeWalletAddress',
  'claimDailyBonus',
])

/** What is refused has an effect all the same. */
function sideEffects(operation: Operation): StatefulFault[] {
  if (!REFUSABLE.has(operation.id)) return []
  const fault = of(operation, 'effect of a refusal', 'effect of a refusal')
  return [
    fault('a cent is taken', () => async (call, behind) => {
      const envelope = await behind.right(call)
      if (envelope.code === 0) moveCents(call, behind, -1)
      return envelope
    }),
  ]
}

/** What is only sent out, and what would happen by itself. */
const KEEPS_NOTHING: ReadonlySet<string> = new Set<OperationId>(['sendCode', 'settleOrder'])

/** What is answered as done is not kept. */
function lostWrites(operation: Operation): StatefulFault[] {
  if (operation.method === 'GET' || KEEPS_NOTHING.has(operation.id)) return []
  const fault = of(operation, 'lost write', 'read after write', 'settlement', 'session end')
  return [
    fault(
      'nothing of it is kept',
      () =>
        (call, { lost }) =>
          lost(call),
    ),
  ]
}

/** What became of requests is told wrongly. */
function wrongOutcomes(operation: Operation): StatefulFault[] {
  if (operation.id !== 'listRequests') return []
  const told = of(operation, 'wrong outcome', 'read after write')
  const fault = (what: string, change: (list: unknown[]) => unknown[]) =>
    told(
      what,
      () =>
        async (call, { right }) =>
          onPage(await right(call), (page) => ({ ...page, list: change(page.list) })),
    )
  const isRefused = (one: unknown) => isRecord(one) && one.outcome === 'refused'
  return [
    fault('refusals are left out', (list) => list.filter((one) => !isRefused(one))),
    fault('all were done', (list) => list.map((one) => ({ ...Object(one), outcome: 'done' }))),
    fault('the oldest comes first', (list) => list.toReversed()),
  ]
}

/** Pages that do not follow on each other. */
function drifts(operation: Operation): StatefulFault[] {
  const names = operation.query.map(({ name }) => name)
  if (!names.includes('page') || !names.includes('limit')) return []
  const fault = of(operation, 'paging drift', 'paging')
  return [
    fault(
      'a page begins with the last record of the page before',
      () => (call, behind) => shifted(call, behind, -1),
    ),
    fault('a page begins one record late', () => (call, behind) => shifted(call, behind, 1)),
    fault('the total is one more on later pages', () => async (call, { right }) => {
      const envelope = await right(call)
      if (Number(call.fields.page ?? 1) < 2) return envelope
      return onPage(envelope, (page) => ({ ...page, total: Number(page.total) + 1 }))
    }),
  ]
}

type PageData = Record<string, unknown> & { list: unknown[] }

/** The page in an answer, which in a wallet is its ledger. */
function onPage(envelope: Envelope, change: (page: PageData) => PageData): Envelope {
  const { data } = envelope
  if (!isRecord(data)) return envelope
  if (Array.isArray(data.list)) return { ...envelope, data: change({ ...data, list: data.list }) }
  if (!isRecord(data.ledger) || !Array.isArray(data.ledger.list)) return envelope
  const ledger = change({ ...data.ledger, list: data.ledger.list })
  return { ...envelope, data: { ...data, ledger } }
}

async function shifted(call: Call, { right }: Behind, by: 1 | -1): Promise<Envelope> {
  const envelope = await right(call)
  const number = Number(call.fields.page ?? 1)
  if (envelope.code !== 1 || number < 2) return envelope
  const beside: unknown[] = []
  const neighbour = await right(withFields(call, { page: String(number + by) }))
  onPage(neighbour, (page) => {
    beside.push(...page.list)
    return page
  })
  return onPage(envelope, (page) => {
    const { list } = page
    const next =
      by === 1
        ? [...list.slice(1), ...beside.slice(0, 1)]
        : [...beside.slice(-1), ...list.slice(0, -1)]
    return { ...page, list: list.length === 0 ? list : next }
  })
}

/** Seconds that a late server lets pass, more than any that is only slow. */
const LATE = 3600

/** Orders, purchases and days that end when they should not. */
function settlements(operation: Operation): StatefulFault[] {
  const settled = of(operation, 'late or early settlement', 'settlement')
  const fault = (what: string, change: Fault) => settled(what, () => change)
  switch (operation.id) {
    case 'settleOrder':
    case 'getOrder':
    case 'listOrders':
      return [
        fault('late', onRecords(stillOpen)),
        fault('at another second', onRecords(closedLater)),
        ...(operation.id === 'settleOrder' ? [] : [fault('early', onRecords(overAlready))]),
      ]
    case 'listHoldings':
      return [fault('early', withoutOpen)]
    case 'placeOrder':
      return [
        fault(
          'opens in the past',
          onRecords((one) => moved(one, 'open_time', -30)),
        ),
        fault(
          'opens at a coming tick',
          onRecords((one) => moved(one, 'open_tick_time', 30)),
        ),
      ]
    case 'getPurchase':
    case 'listPurchases':
      return [
        fault(
          'late',
          onRecords((one) => restated(one, 'matured', 'earning')),
        ),
        fault(
          'early',
          onRecords((one) => restated(one, 'earning', 'matured')),
        ),
      ]
    default:
      return []
  }
}

type Row = Record<string, unknown>

/** Changes every order and purchase of an answer. */
function onRecords(change: (row: Row, now: number) => Row): Fault {
  return async (call, { right }) => {
    const envelope = await right(call)
    const now = Number(envelope.time)
    const visit = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(visit)
      if (!isRecord(value)) return value
      const inner = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, visit(one)]),
      )
      return (inner.type === 'contract' || inner.type === 'project') && 'id' in inner
        ? change(inner, now)
        : inner
    }
    return { ...envelope, data: visit(envelope.data) }
  }
}

const NOT_YET = {
  ...{ result: 'open', close_price: null, close_time: null, close_tick_id: null },
  ...{ close_tick_time: null, payout: null, net_profit: null },
}

const stillOpen = (row: Row, now: number): Row =>
  typeof row.settles_at === 'number' && row.result !== 'open' && now < row.settles_at + LATE
    ? { ...row, ...NOT_YET }
    : row

const closedLater = (row: Row): Row =>
  row.close_time === undefined || row.close_time === null ? row : moved(row, 'close_time', 2)

const overAlready = (row: Row): Row =>
  row.result === 'open'
    ? {
        ...row,
        ...{ result: 'draw', close_price: row.open_price, close_time: row.settles_at },
        ...{ close_tick_id: row.open_tick_id, close_tick_time: row.open_tick_time },
        ...{ payout: row.amount, net_profit: '0.00' },
      }
    : row

const withoutOpen: Fault = async (call, { right }) =>
  onPage(await right(call), (page) => ({ ...page, list: [], total: 0 }))

const moved = (row: Row, name: string, seconds: number): Row =>
  typeof row[name] === 'number' ? { ...row, [name]: row[name] + seconds } : row

/** Ticks that are other ones than those that orders and quotes have. */
function untrueTicks(operation: Operation): StatefulFault[] {
  if (operation.id !== 'listTicks') return []
  const told = of(operation, 'untrue ticks', 'ticks')
  const fault = (what: string, change: (list: Row[], time: number) => Row[]) =>
    told(what, () => async (call, { right }) => {
      const envelope = await right(call)
      const time = Number(envelope.time)
      // The contract's list is one of objects.
      return onPage(envelope, (page) => ({ ...page, list: change(page.list as Row[], time) }))
    })
  let asked = 0
  return [
    fault('newest first', (list) => list.toReversed()),
    fault('the first is missing', (list) => list.slice(1)),
    fault('the last is missing', (list) => list.slice(0, -1)),
    fault('prices of the tick before', (list) =>
      list.map((one, at) => ({ ...one, price: (list[at - 1] ?? one).price })),
    ),
    fault('one of later', (list, time) => list.map((one) => ({ ...one, as_of: time + LATE }))),
    fault('every second answer is another', (list) => {
      asked += 1
      return asked % 2 === 0 ? list : list.slice(0, Math.ceil(list.length / 2))
    }),
  ]
}

const restated = (row: Row, from: string, to: string): Row =>
  row.status === from ? { ...row, status: to } : row

/** What a request needs that somebody did before, by the reason that says it is lacking. */
const STEPS: Partial<Record<OperationId, readonly string[]>> = {
  submitWithdrawal: ['real_name_required', 'withdraw_card_required', 'fund_password_required'],
  buyProject: ['fund_password_required'],
  bindWalletAddress: ['fund_password_required'],
  requestDepositRelease: ['review_in_progress'],
  submitDeposit: ['deposit_not_released'],
  submitCertification: ['already_certified'],
  renewPurchase: ['action_not_allowed'],
  settlePurchase: ['action_not_allowed'],
  appendPurchase: ['action_not_allowed'],
  settleOrder: ['action_not_allowed'],
  placeOrder: ['price_changed'],
  submitExchange: ['price_changed'],
  removePaymentMethod: ['fund_password_wrong', 'action_not_allowed'],
  removeWalletAddress: ['fund_password_wrong'],
  claimDailyBonus: ['once_a_day'],
  changeLoginPassword: ['login_password_wrong'],
}

/** What was to come before is not asked for. */
function skippedSteps(operation: Operation, known: Known): StatefulFault[] {
  const success = successLike(known, operation)
  const fault = of(operation, 'skipped step', 'skipped step', 'effect of a refusal', 'settlement')
  return (STEPS[operation.id] ?? []).map((reason) =>
    fault(`done where ${reason} was to be said`, () => async (call, { right }) => {
      const envelope = await right(call)
      return reasonOf(envelope) === reason ? success(envelope) : envelope
    }),
  )
}

/** A code is good more than once, for others, for ever, or whatever it is. */
function reusedCodes(operation: Operation, known: Known): StatefulFault[] {
  const fault = of(operation, 'reused code', 'one-time code')
  const success = successLike(known, operation)
  const when = (isGood: (call: Call, used: ReadonlySet<string>) => boolean) => (): Fault => {
    const used = new Set<string>()
    return async (call, { right }) => {
      const envelope = await right(call)
      if (envelope.code === 1) used.add(`${call.fields.account} ${call.fields.code}`)
      const reason = reasonOf(envelope) ?? ''
      const isCode = ['code_wrong', 'account_registered', 'code_too_soon'].includes(reason)
      return isCode && isGood(call, used) ? success(envelope) : envelope
    }
  }
  switch (operation.id) {
    case 'register':
    case 'resetPassword':
      return [
        fault(
          'it can be used again',
          when(({ fields }, used) => used.has(`${fields.account} ${fields.code}`)),
        ),
        fault(
          'any other is good',
          when(({ fields }, used) => !used.has(`${fields.account} ${fields.code}`)),
        ),
      ]
    case 'sendCode':
      return [
        fault(
          'another is sent at once',
          when(() => true),
        ),
      ]
    default:
      return []
  }
}

/** A session is told an end that is over, or another one whenever it is used. */
function sessionEnds(operation: Operation): StatefulFault[] {
  const told = of(operation, 'untrue end of a session', 'session end')
  const fault = (what: string, end: (now: number) => number) =>
    told(what, () => async (call, { right }) => {
      const envelope = await right(call)
      const { data } = envelope
      if (envelope.code !== 1 || !isRecord(data)) return envelope
      return { ...envelope, data: { ...data, session_ends_at: end(Number(envelope.time)) } }
    })
  switch (operation.id) {
    case 'logIn':
    case 'register':
      return [fault('it is over when it begins', (now) => now)]
    case 'getUser':
      return [fault('using it moves it', (now) => now + SESSION)]
    default:
      return []
  }
}

/** Seconds of a session that lives as long as it is used. */
const SESSION = 86_400

/** Answers tell who has an account. */
function enumerations(operation: Operation): StatefulFault[] {
  const telling = of(operation, 'user enumeration', 'enumeration')
  const fault = (what: string, give: (envelope: Envelope) => Envelope) =>
    telling(what, () => async (call, behind) => {
      const envelope = await behind.right(call)
      const known = isKnown(call, behind)
      const odd = operation.id === 'register' ? known : !known
      return odd && isTelling(call, envelope) ? give(envelope) : envelope
    })
  const byText = fault('by the text', (one) => ({ ...one, msg: `${one.msg} (no such user)` }))
  const byReason = fault('by the reason', (one) => ({
    ...one,
    code: 0,
    data: { reason: operation.id === 'register' ? 'account_registered' : 'no_data', params: {} },
  }))
  switch (operation.id) {
    case 'logIn':
    case 'resetPassword':
    case 'register':
    case 'sendCode':
      return [byText, byReason]
    default:
      return []
  }
}

/** What an account that nobody has must get as well as any other. */
const isTelling = ({ operation, fields }: Call, envelope: Envelope) =>
  operation.id === 'sendCode'
    ? fields.purpose === 'forget'
    : ['credentials_wrong', 'code_wrong'].includes(reasonOf(envelope) ?? '')

const isKnown = ({ fields }: Call, { sandbox }: Behind) =>
  sandbox.world.database.get('SELECT id FROM users WHERE account = :account', {
    account: fields.account ?? '',
  }) !== undefined
