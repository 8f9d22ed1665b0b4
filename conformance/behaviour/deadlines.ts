import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import { jsonOf } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import { harmlessForm, harmlessQuery } from '../plan/session.ts'
import type { User } from '../plan/stage.ts'
import type { Reading } from '../result/clock-skew.ts'
import { ageOf, skewOf } from '../result/clock-skew.ts'
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
  const ofEach = once.flatMap(({ id }) => {
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
  return [...ofEach, clocks]
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

/** A reading of the law, with what answered. */
interface Told extends Reading {
  what: string
}

/** How often everything is asked, so that each of a few machines answers several times. */
const ROUNDS = 8
/** Fewer readings prove nothing. */
const MIN_READINGS = 2 * ROUNDS

const seconds = () => performance.now() / 1000

/** The times of all answers are of clocks that agree, whichever machine of the server gives them. */
const clocks = law('deadline.clocks', 'submitExchange', async (scene) => {
  const { user, values } = await scene.drafted('submitExchange')
  const readings: Told[] = []
  const ask = async (id: OperationId, what: string, sent: Sent = {}, as?: User) => {
    const { client, contract } = scene
    const begin = seconds()
    const { status, headers, text } = await client.send(client.request(id, sent, as?.token))
    const came = seconds()
    const envelope = jsonOf(text)
    const time = isRecord(envelope) ? Number(envelope.time) : Number.NaN
    // Other laws say what is wrong with it.
    if (status !== 200 || !Number.isInteger(time)) return
    const { method, path } = contract.operation(id)
    const age = ageOf(headers['cache-control'])
    readings.push({ what: `${method} ${path} (${what})`, time, sent: begin, came, age })
  }
  /** The same request as one of its own, that is over. */
  const late = () => ({
    ...values,
    ...scene.client.intent(),
    valid_until: String(scene.client.now() - LATE_SECONDS),
  })
  for (const operation of scene.contract.operations) {
    const { id, form, method, public: open } = operation
    const isRead = method === 'GET'
    // The contract has no such field, so no server carries the form out.
    const harmless = { ...harmlessForm(operation), conformance: 'unknown' }
    const as = open || (!isRead && !form) ? undefined : user
    await ask(id, isRead ? 'a read' : 'refused', isRead ? harmlessQuery(operation) : harmless, as)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([
      ask('getSiteInfo', 'a public read'),
      ask('listProducts', 'a public read'),
      ask('listQuotes', 'a public read'),
      ask('getUser', 'a private read', {}, user),
      ask('getWallet', 'a private read', {}, user),
      ask('listRequests', 'a private read', {}, user),
      ask('listExchangeRecords', 'a look-up', { request_id: values.request_id }, user),
      ask('getUser', 'a refused read', { conformance: 'unknown' }, user),
      ask('listExchangeRecords', 'without a session'),
      ask('submitExchange', 'without a session', late()),
      ask('submitExchange', 'refused as late', late(), user),
      ask('submitExchange', round === 0 ? 'done' : 'a copy', values, user),
    ])
  }
  const begin = seconds()
  const { list } = await scene.done('listRequests', {}, user)
  const booked = list.find(({ request_id: id }) => id === values.request_id)
  const [sent, came] = [Math.min(...readings.map((one) => one.sent)), begin]
  // The clock of the booking itself.
  if (booked) readings.push({ what: 'answered_at', time: booked.answered_at, sent, came, age: 0 })
  if (readings.length < MIN_READINGS) throw new NotReachable('too few answers tell a time')
  const { seconds: skew, ahead, behind } = skewOf(readings)
  const tolerance = scene.contract.clockTolerance
  const describe = ({ what, time, sent: at }: Told) =>
    `${what} reported ${time} after ${(at - sent).toFixed(1)} s`
  scene.hold(
    skew <= tolerance,
    `${readings.length} responses have clocks that differ by at least ${skew.toFixed(1)} s; x-clock-tolerance allows ${tolerance} s. ${describe(ahead)}, ${describe(behind)}. One machine can report that no money was moved while another one still moves it`,
    ['components', 'schemas', 'ValidUntil', 'description'],
  )
})

/** Seconds by which a request comes too late by every clock. */
const LATE_SECONDS = 60
