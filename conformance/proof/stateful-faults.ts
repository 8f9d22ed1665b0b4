import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { LawKind } from '../behaviour/law.ts'
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
  kinds: readonly LawKind[]
  /** Makes it, with a memory of its own. */
  make(): Fault
}

interface Known {
  contract: Contract
  recorded: readonly Recorded[]
}

/** Every such fault. */
export function statefulFaults(known: Known): StatefulFault[] {
  return known.contract.operations.flatMap((operation) => [
    ...duplicates(operation),
    ...overdraws(operation),
    ...roundings(operation, known),
    ...strangers(operation, known),
    ...sideEffects(operation),
    ...lostWrites(operation),
    ...drifts(operation),
    ...settlements(operation),
    ...skippedSteps(operation, known),
    ...reusedCodes(operation, known),
    ...enumerations(operation),
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
  const fault = (what: string, isNew: (tried: Tried[], call: Call) => boolean): StatefulFault => ({
    name: 'duplicate submit',
    operation: operation.id,
    what,
    kinds: ['duplicate submit'],
    make: () => doneAgain(isNew),
  })
  return [
    fault('every try is a new request', (tried) => tried.length > 0),
    fault('tries at once are new requests', (tried) => tried.some(({ over }) => !over)),
    // The bonus has nothing but its request id.
    ...(operation.form?.fields.length === 1
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

/** Money is spent without a look at what is left. */
function overdraws(operation: Operation): StatefulFault[] {
  const spends = operation.refusals.has('balance_not_enough')
  if (!spends || !takes(operation, 'request_id')) return []
  return [
    {
      name: 'overdraw',
      operation: operation.id,
      what: 'the balance is not looked at',
      kinds: ['overdraw'],
      make: () => async (call, behind) => {
        const first = await behind.right(call)
        if (reasonOf(first) !== 'balance_not_enough') return first
        lend(call, behind)
        return behind.right(call)
      },
    },
  ]
}

/** Cents that are more than any request of a run. */
const PLENTY = 1_000_000

function lend(call: Call, { sandbox: { world }, userOf }: Behind): void {
  const user = userOf(call)
  if (user === undefined) return
  world.database.transaction(() => {
    world.ledger.move({
      at: world.clock.now(),
      kind: 'correction',
      from: { house: 'corrections' },
      to: { user, account: 'available' },
      amount: PLENTY,
      currency: 'USD',
    })
  })
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
] as const

/** One amount is off by the smallest unit of its currency. */
function roundings(operation: Operation, { contract, recorded }: Known): StatefulFault[] {
  if (!COUNTED.some((one) => one === operation.id)) return []
  const places = placesOf(contract, operation, successes(recorded, operation.id))
  const keys = places.flatMap(({ key, value, component = '' }) => {
    const name = key.split('.').at(-1) ?? ''
    const isTied = MONEY.has(component) && TIED.has(name) && !key.includes('.trend.')
    return typeof value === 'string' && isTied ? [key] : []
  })
  return keys.map((key) => ({
    name: 'rounding',
    operation: operation.id,
    what: `${key} is one unit too much`,
    kinds: ['money', 'settlement', 'read after write'],
    make:
      () =>
      async (call, { right }) => {
        const envelope = await right(call)
        return envelope.code === 1 ? record(changeAt(envelope, key.split('.'), oneMore)) : envelope
      },
  }))
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
  const fault = (what: string, make: StatefulFault['make']): StatefulFault => ({
    name: 'foreign data',
    operation: operation.id,
    what,
    kinds: ['foreign data'],
    make,
  })
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
  'getWallet',
  'getExchange',
  'getWithdrawalView',
  'getInvitation',
  'listInvitees',
  'listMessages',
  'getDailyBonus',
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

const totalOf = ({ data }: Envelope) => (isRecord(data) ? data.total : undefined)

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
  return [
    {
      name: 'effect of a refusal',
      operation: operation.id,
      what: 'a cent is taken',
      kinds: ['effect of a refusal'],
      make: () => async (call, behind) => {
        const envelope = await behind.right(call)
        if (envelope.code === 0) takeCent(call, behind)
        return envelope
      },
    },
  ]
}

function takeCent(call: Call, { sandbox: { world }, userOf }: Behind): void {
  const user = userOf(call)
  if (user === undefined || world.ledger.balance(user, 'available', 'USD') < 1) return
  world.database.transaction(() => {
    world.ledger.move({
      at: world.clock.now(),
      kind: 'correction',
      from: { user, account: 'available' },
      to: { house: 'corrections' },
      amount: 1,
      currency: 'USD',
    })
  })
}

/** What is only sent out, and what would happen by itself. */
const KEEPS_NOTHING: ReadonlySet<string> = new Set<OperationId>(['sendCode', 'settleOrder'])

/** What is answered as done is not kept. */
function lostWrites(operation: Operation): StatefulFault[] {
  if (operation.method === 'GET' || KEEPS_NOTHING.has(operation.id)) return []
  return [
    {
      name: 'lost write',
      operation: operation.id,
      what: 'nothing of it is kept',
      kinds: ['read after write', 'settlement', 'session end'],
      make:
        () =>
        (call, { lost }) =>
          lost(call),
    },
  ]
}

/** Pages that do not follow on each other. */
function drifts(operation: Operation): StatefulFault[] {
  const names = operation.query.map(({ name }) => name)
  if (!names.includes('page') || !names.includes('limit')) return []
  const fault = (what: string, make: StatefulFault['make']): StatefulFault => ({
    name: 'paging drift',
    operation: operation.id,
    what,
    kinds: ['paging'],
    make,
  })
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
  const fault = (what: string, change: Fault): StatefulFault => ({
    name: 'late or early settlement',
    operation: operation.id,
    what,
    kinds: ['settlement'],
    make: () => change,
  })
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
      return typeof inner.kind === 'string' && 'id' in inner ? change(inner, now) : inner
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

const restated = (row: Row, from: string, to: string): Row =>
  row.status === from ? { ...row, status: to } : row

/** What a request needs that somebody did before, by the reason that says it is lacking. */
const STEPS: Partial<Record<OperationId, readonly string[]>> = {
  submitWithdrawal: ['real_name_required', 'withdraw_card_required', 'fund_password_required'],
  buyProject: ['fund_password_required'],
  bindWalletAddress: ['fund_password_required'],
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
  return (STEPS[operation.id] ?? []).map((reason) => ({
    name: 'skipped step',
    operation: operation.id,
    what: `done where ${reason} was to be said`,
    kinds: ['skipped step', 'effect of a refusal', 'settlement'],
    make:
      () =>
      async (call, { right }) => {
        const envelope = await right(call)
        return reasonOf(envelope) === reason ? success(envelope) : envelope
      },
  }))
}

/** A code is good more than once, for others, for ever, or whatever it is. */
function reusedCodes(operation: Operation, known: Known): StatefulFault[] {
  const fault = (what: string, make: StatefulFault['make']): StatefulFault => ({
    name: 'reused code',
    operation: operation.id,
    what,
    kinds: ['one-time code'],
    make,
  })
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

/** Answers tell who has an account. */
function enumerations(operation: Operation): StatefulFault[] {
  const fault = (what: string, give: (envelope: Envelope) => Envelope): StatefulFault => ({
    name: 'user enumeration',
    operation: operation.id,
    what,
    kinds: ['enumeration'],
    make: () => async (call, behind) => {
      const envelope = await behind.right(call)
      const known = isKnown(call, behind)
      const odd = operation.id === 'register' ? known : !known
      return odd && isTelling(call, envelope) ? give(envelope) : envelope
    },
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
