import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { RequestRecord } from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import { cashCurrency, cent } from '../contract/currencies.ts'
import { plain, sum } from '../contract/decimal.ts'
import { exchangeFee } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { withdrawing } from './accepted.ts'
import { recordsOf } from './duplicates.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** How many equal requests are sent at once. */
const AT_ONCE = 4

/** A request that is equal to one of the last minutes is done when its user allows it. */
export function possibleDuplicateLaws({ operations }: Contract): Law[] {
  const having = operations.filter(({ duplicateFields }) => duplicateFields)
  return [
    ...having.flatMap(({ id }) => [
      law('duplicate.possible', id, (scene) => refused(scene, id)),
      law('duplicate.allowed', id, (scene) => allowed(scene, id)),
      law('duplicate.possible-at-once', id, (scene) => atOnce(scene, id)),
      law('duplicate.differing', id, (scene) => differing(scene, id)),
      law('duplicate.refused-aside', id, (scene) => refusedAside(scene, id)),
    ]),
    law('duplicate.other-user', 'submitExchange', otherUser),
    law('duplicate.over', 'submitExchange', { waits: true }, over),
    law('duplicate.orders', 'placeOrder', orders),
  ]
}

/** A request that allows no duplicate, and how another one is made that is equal to it. */
interface Drafted {
  user: User
  sent: Values
  /** Another request with the figures of now, and with a picture of its own. */
  equal: () => Promise<Values>
}

type Values = Record<string, Value>

/** The same without what allows a duplicate. */
function unallowed({ allow_duplicate: _, ...values }: Values): Values {
  return values
}

async function drafted(scene: Scene, id: OperationId): Promise<Drafted> {
  // The rate of this coin stays.
  const example = id === 'submitExchange' ? 'usdt' : undefined
  const { user, values } = await scene.drafted(id, example)
  const { duplicateFields = [] } = scene.contract.operation(id)
  const content = Object.entries(values).filter(([name]) => duplicateFields.includes(name))
  return {
    user,
    sent: unallowed(values),
    async equal() {
      const { values: now } = await scene.draft(user, id, example)
      return unallowed({ ...now, ...Object.fromEntries(content) })
    },
  }
}

const listed = async (scene: Scene, user: User, { request_id: id }: Sent) =>
  (await scene.done('listRequests', {}, user)).list.find((one) => one.request_id === id)

const listedAsDone = async (scene: Scene, user: User, sent: Sent) =>
  scene.found(await listed(scene, user, sent), 'a request that was done is not in listRequests')

async function refused(scene: Scene, id: OperationId): Promise<void> {
  const { user, sent, equal } = await drafted(scene, id)
  await scene.done(id, sent, user)
  const earlier = await listedAsDone(scene, user, sent)
  const amount = String(sent.amount)
  // The same number in another notation.
  const second = { ...(await equal()), amount: amount.includes('.') ? `${amount}0` : `${amount}.0` }
  await scene.unchanged(user, () => isRefused(scene, { id, user, sent: second, earlier }))
  scene.same(await recordsOf(scene, id, second, user), 0, 'the records of a possible duplicate')
  const outcome = (await listed(scene, user, second))?.outcome
  scene.same(outcome, 'refused', 'the outcome of a possible duplicate in listRequests')
  // This reason comes before those that look at figures and files.
  await scene.refused(id, { ...(await equal()), ...SPOILT[id] }, user, REASON)
}

interface Duplicate {
  id: OperationId
  user: User
  sent: Values
  /** The last equal request, as it is listed. */
  earlier: RequestRecord
}

async function isRefused(scene: Scene, { id, user, sent, earlier }: Duplicate): Promise<void> {
  const { amount = '', ...params } = (await scene.refused(id, sent, user, REASON)).params
  const { answered_at: at, request_id, record_id } = earlier
  const currency = sent.type === 'coin_to_cash' ? sent.coin : cashCurrency()
  const wanted = { answered_at: String(at), currency, request_id, record_id }
  scene.same(params, wanted, 'the params of a possible duplicate')
  scene.amount(amount, String(sent.amount), 'the amount of a possible duplicate')
}

const REASON = 'possible_duplicate'

async function allowed(scene: Scene, id: OperationId): Promise<void> {
  const { user, sent, equal } = await drafted(scene, id)
  await scene.done(id, sent, user)
  const first = await listedAsDone(scene, user, sent)
  await scene.until(first.answered_at + 1)
  const again = { ...(await equal()), allow_duplicate: 'true' }
  await scene.done(id, again, user, ', with allow_duplicate,')
  scene.same(await recordsOf(scene, id, again, user), 1, 'the records of what was allowed')
  await scene.refused(id, unallowed(again), user, 'request_conflict')
  const earlier = await listedAsDone(scene, user, again)
  const third = { ...(await equal()), allow_duplicate: 'false' }
  await isRefused(scene, { id, user, sent: third, earlier })
}

async function atOnce(scene: Scene, id: OperationId): Promise<void> {
  const { user, sent, equal } = await drafted(scene, id)
  const all = [sent]
  while (all.length < AT_ONCE) all.push(await equal())
  const answers = await Promise.all(all.map((one) => scene.call(id, one, user)))
  const done = answers.filter(({ code }) => code === 1).length
  scene.same(done, 1, `how many of ${AT_ONCE} equal requests at once were done`)
  const found = await Promise.all(all.map((one) => recordsOf(scene, id, one, user)))
  scene.same(found.filter((count) => count > 0).length, 1, 'how many of them have records')
}

async function differing(scene: Scene, id: OperationId): Promise<void> {
  const { user, sent, equal } = await drafted(scene, id)
  await scene.done(id, sent, user)
  const amount = plain(sum(String(sent.amount), cent()))
  await scene.done(id, await ofAmount(scene, { id, user, sent: await equal() }, amount), user)
}

/** The same request of another amount, for the fee that it has then. */
async function ofAmount(
  scene: Scene,
  { id, user, sent }: Omit<Duplicate, 'earlier'>,
  amount: string,
): Promise<Values> {
  if (id === 'submitWithdrawal') return withdrawing(scene, user, sent, amount)
  if (id !== 'submitExchange') return { ...sent, amount }
  const view = await scene.done('getExchange', {}, user)
  const given = { type: 'cash_to_coin', rate: String(sent.rate), amount }
  return { ...sent, amount, fee: exchangeFee(given, view) }
}

/** What makes a request refused that is equal to a right one. */
const SPOILT: Partial<Record<OperationId, Sent>> = {
  submitDeposit: { screenshot_file_id: 'conformance-none' },
  submitExchange: { rate: '0.01' },
  submitWithdrawal: { fee: '0.01' },
  buyProject: { daily_rate: '0.0999' },
  appendPurchase: { principal: '0.01' },
}

async function refusedAside(scene: Scene, id: OperationId): Promise<void> {
  const { user, sent } = await drafted(scene, id)
  await scene.refused(id, { ...sent, ...SPOILT[id], ...scene.client.intent() }, user)
  await scene.done(id, sent, user)
}

async function otherUser(scene: Scene): Promise<void> {
  const { user, sent } = await drafted(scene, 'submitExchange')
  await scene.done('submitExchange', sent, user)
  const other = await scene.another()
  const { values } = await scene.draft(other, 'submitExchange', 'usdt')
  await scene.done('submitExchange', unallowed({ ...values, amount: sent.amount ?? '' }), other)
}

async function over(scene: Scene): Promise<void> {
  const user = await scene.stranger()
  const draft = async () => unallowed((await scene.draft(user, 'submitExchange', 'usdt')).values)
  const first = await draft()
  await scene.done('submitExchange', first, user)
  const { answered_at: at } = await listedAsDone(scene, user, first)
  const { duplicateSeconds, clockTolerance } = scene.contract
  await scene.until(at + duplicateSeconds + clockTolerance + 1)
  await scene.done('submitExchange', await draft(), user)
}

async function orders(scene: Scene): Promise<void> {
  const { user, values } = await scene.drafted('placeOrder')
  await scene.done('placeOrder', values, user)
  const { values: second } = await scene.draft(user, 'placeOrder')
  const { symbol, direction, seconds, amount } = values
  const equal = { ...second, symbol, direction, seconds, amount }
  await scene.done('placeOrder', equal, user, ', equal to the one before,')
}
