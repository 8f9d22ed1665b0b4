import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Refusal } from '../../src/generated/model/refusal.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { AGAIN, drafted, recordsOf } from './duplicates.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import { spoilings } from './refusals.ts'
import type { Scene } from './scene.ts'

/**
 * A request says until when it may be carried out: later it is refused, and a look-up after that
 * second is final. So a client whose answer was lost comes to know for certain.
 */
export function deadlineLaws(contract: Contract): Law[] {
  const once = contract.operations.filter(({ form }) =>
    form?.fields.some(({ name }) => name === 'valid_until'),
  )
  return once.flatMap(({ id, form }) => {
    const of = (rule: string, hold: (scene: Scene, id: OperationId) => Promise<void>) =>
      law(`deadline.${rule}`, id, (scene) => hold(scene, id))
    const isSigned = form?.fields.some(({ name }) => name === 'fund_password')
    return [
      of('late', late),
      of('last-second', lastSecond),
      of('final', final),
      of('far-ahead', farAhead),
      ...(id in spoilings ? [of('late-first', lateFirst)] : []),
      ...(isSigned ? [of('stays-refused', staysRefused)] : []),
      ...(id === 'submitDeposit' ? [of('stays-refused', staysUnreleased)] : []),
      ...(id === 'placeOrder' ? [of('stays-refused', staysUncovered)] : []),
    ]
  })
}

/** How often something is tried that depends on the second in which it arrives. */
const TRIES = 3
/** Milliseconds in which a request is carried out that is still in the second in which it was sent. */
const QUICK_MS = 400

/** The server's time, of an answer of this moment. */
const timeOf = async (scene: Scene, user: User): Promise<number> =>
  (await scene.call('getUser', {}, user)).time

/** The same request as one of its own, up to a second. */
const anew = (scene: Scene, values: Sent, until: number) => ({
  ...values,
  ...scene.client.intent(),
  valid_until: String(until),
})

async function late(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  await scene.unchanged(user, async () => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const sent = anew(scene, values, (await timeOf(scene, user)) - 1)
      await scene.refused(id, sent, user, 'request_expired')
      scene.same(await recordsOf(scene, id, sent, user), 0, 'the records of a late request')
    }
  })
}

async function lastSecond(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  let tooEarly = 0
  let quick = 0
  // The server may come to the next second on the way to its booking.
  for (let tried = 0; tried < 2 * TRIES; tried += 1) {
    const until = await timeOf(scene, user)
    const begin = performance.now()
    const envelope = await scene.call(id, anew(scene, values, until), user)
    if (envelope.code === 1) return
    // A busy server comes to the next second before it books.
    if (performance.now() - begin > QUICK_MS) continue
    quick += 1
    const isLate = envelope.code === 0 && envelope.data.reason === 'request_expired'
    scene.hold(isLate, `a request in its last second answered ${JSON.stringify(envelope)}`)
    if (envelope.time <= until) tooEarly += 1
  }
  if (quick < TRIES) throw new NotReachable('the server is too slow to do a request in one second')
  scene.hold(tooEarly < TRIES, 'a request in its last second is refused as late')
}

/** Seconds in which a request is to be done that is then looked up after its last one. */
const SOON = 2

async function final(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const until = (await timeOf(scene, user)) + SOON
  const sent = anew(scene, values, until)
  const answer = scene.call(id, sent, user)
  // Looked at below; what goes wrong until then is no unhandled rejection.
  answer.catch(() => undefined)
  while ((await timeOf(scene, user)) <= until) await pause(250)
  const found = await recordsOf(scene, id, sent, user)
  const first = await answer
  scene.same(
    await recordsOf(scene, id, sent, user),
    found,
    'the records of a request whose last second was over',
  )
  if (first.code !== 1) {
    scene.same(found, 0, `the records of a request that answered ${JSON.stringify(first)}`)
    return
  }
  scene.same(found, 1, 'the records of a request that was done')
  await scene.unchanged(user, async () => {
    const again = await scene.done(id, sent, user, AGAIN)
    scene.same(again, first.data, 'the answer to the same request after its last second')
  })
}

/** Seconds that a last one may be ahead. */
const FAR = 600
/** Seconds in which a request arrives. */
const ON_THE_WAY = 20

async function farAhead(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const sent = anew(scene, values, (await timeOf(scene, user)) + FAR + ON_THE_WAY)
  await scene.unchanged(user, async () => {
    const { params } = await scene.refused(id, sent, user, 'input_invalid')
    scene.same(params.field, 'valid_until', 'the field that the refusal names')
  })
  await scene.done(id, anew(scene, values, (await timeOf(scene, user)) + FAR), user)
}

async function lateFirst(scene: Scene, id: OperationId): Promise<void> {
  const spoiling = spoilings[id]
  if (!spoiling) throw new Error(`Nobody says how ${id} is spoiled`)
  const { user, values } = await scene.drafted(id, spoiling.example)
  const spoiled = { ...values, ...(await spoiling.spoil(scene, user, values)) }
  const sent = anew(scene, spoiled, (await timeOf(scene, user)) - 1)
  await scene.refused(id, sent, user, 'request_expired')
}

async function staysRefused(scene: Scene, id: OperationId): Promise<void> {
  // A wrong password is counted, so it is nobody's of the command line.
  const stranger = await scene.stranger()
  const { values, as: user = stranger } = await scene.draft(stranger, id)
  const wrong = { ...values, fund_password: 'wrong-one' }
  await scene.refused(id, wrong, user, 'fund_password_wrong')
  await stillRefused(scene, id, values, user)
}

async function staysUnreleased(scene: Scene): Promise<void> {
  const user = await scene.stranger()
  const ready = await scene.stranger()
  const { values } = await scene.draft(ready, 'submitDeposit')
  const screenshot = await scene.stage(user).upload(user, 'payment_screenshot')
  const sent = { ...values, screenshot_file_id: screenshot }
  const first = await scene.refused('submitDeposit', sent, user, 'deposit_not_released')
  await scene.release(user, '1000.00')
  await stillRefused(scene, 'submitDeposit', sent, user, first)
}

/** A balance that covers no order, until what was put into a project comes back. */
async function staysUncovered(scene: Scene): Promise<void> {
  const rich = await scene.stranger()
  const { values } = await scene.draft(rich, 'placeOrder')
  const project = needed(await scene.stage(rich).openProject(), 'no project takes money now')
  const user = await scene.stranger({ balances: { USD: project.minimum_amount } })
  const { id: purchase_id } = await scene.stage(user).buy(user)
  const first = await scene.refused('placeOrder', values, user, 'balance_not_enough')
  const back = { purchase_id, fund_password: user.fundPassword, ...scene.client.intent() }
  await scene.done('settlePurchase', back, user)
  await stillRefused(scene, 'placeOrder', values, user, first)
}

/**
 * What was refused is not done by a copy, which answers the first refusal. Of a copy with another
 * password, for which there is none here, the reason is free: some take it for another body.
 */
async function stillRefused(
  scene: Scene,
  id: OperationId,
  sent: Sent,
  user: User,
  first?: Refusal,
): Promise<void> {
  await scene.unchanged(user, async () => {
    const refusal = await scene.refused(id, sent, user)
    if (first) scene.same(refusal, first, 'the refusal of a copy')
  })
}
