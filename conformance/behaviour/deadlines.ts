import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import type { User } from '../plan/stage.ts'
import { AGAIN, drafted, recordsOf } from './duplicates.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import { spoilings } from './refusals.ts'
import type { Scene } from './scene.ts'

/**
 * A request says until when it may be carried out: later it is refused, and a look-up after that
 * second is final. So a client whose answer was lost learns for certain what became of it.
 */
export function deadlineLaws(contract: Contract): Law[] {
  const once = contract.operations.filter((one) => one.once)
  return once.flatMap(({ id }) => {
    const of = (rule: string, hold: (scene: Scene, id: OperationId) => Promise<void>) =>
      law(`deadline.${rule}`, id, (scene) => hold(scene, id))
    return [
      of('late', late),
      of('last-second', lastSecond),
      of('final', final),
      of('far-ahead', farAhead),
      ...(id in spoilings ? [of('late-first', lateFirst)] : []),
    ]
  })
}

/** How often to try what depends on the second in which a request arrives. */
const TRIES = 3

/** The server's time, of an answer of this moment. */
const timeOf = async (scene: Scene, user: User): Promise<number> =>
  (await scene.call('getUser', {}, user)).time

/** The same request as one of its own, up to a second. */
const anew = (scene: Scene, values: Sent, until: number) => ({
  ...values,
  ...scene.client.intent(),
  valid_until: String(until),
})

/** A last second that is over by every clock of a server. */
const over = async (scene: Scene, user: User): Promise<number> =>
  (await timeOf(scene, user)) - scene.contract.clockTolerance - 1

async function late(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  await scene.unchanged(user, async () => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const sent = anew(scene, values, await over(scene, user))
      await scene.refused(id, sent, user, 'request_expired')
      scene.same(await recordsOf(scene, id, sent, user), 0, 'the records of a late request')
    }
  })
}

/** How long a request may take from sending to booking. */
const DONE_SECONDS = 2

async function lastSecond(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  for (let tried = 0; tried < TRIES; tried += 1) {
    const begin = performance.now()
    // No clock of the server is past it.
    const until = (await timeOf(scene, user)) + scene.contract.clockTolerance + DONE_SECONDS
    const envelope = await scene.call(id, anew(scene, values, until), user)
    if (envelope.code === 1) return
    // A busy server comes to a later second before it books.
    if (performance.now() - begin > (DONE_SECONDS - 1) * 1000) continue
    const text = JSON.stringify(envelope)
    scene.hold(
      false,
      `a request ${DONE_SECONDS} s before any clock may call it late answered ${text}`,
    )
  }
  throw new NotReachable(`the server is too slow to do a request in ${DONE_SECONDS} s`)
}

/** How long the request is valid that is looked up after its last second. */
const VALID_SECONDS = 2

async function final(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const until = (await timeOf(scene, user)) + VALID_SECONDS
  const sent = anew(scene, values, until)
  const answer = scene.call(id, sent, user)
  // Looked at below; what goes wrong until then is no unhandled rejection.
  answer.catch(() => undefined)
  const { clockTolerance } = scene.contract
  while ((await timeOf(scene, user)) <= until + clockTolerance) await pause(250)
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
export const FAR = 600
/** Seconds in which a request arrives. */
export const ON_THE_WAY = 20

async function farAhead(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const sent = anew(scene, values, (await timeOf(scene, user)) + FAR + ON_THE_WAY)
  await scene.unchanged(user, async () => {
    const { params } = await scene.refused(id, sent, user, 'input_invalid')
    scene.same(params.field, 'valid_until', 'the field that the refusal names')
  })
  const furthest = (await timeOf(scene, user)) + FAR - scene.contract.clockTolerance
  await scene.done(id, anew(scene, values, furthest), user)
}

async function lateFirst(scene: Scene, id: OperationId): Promise<void> {
  const spoiling = spoilings[id]
  if (!spoiling) throw new Error(`Nobody says how ${id} is spoiled`)
  const { user, values } = await scene.drafted(id, spoiling.example)
  const spoiled = { ...values, ...(await spoiling.spoil(scene, user, values)) }
  const sent = anew(scene, spoiled, await over(scene, user))
  await scene.refused(id, sent, user, 'request_expired')
}
