import type { OperationId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import { jsonOf } from '../client/request.ts'
import { harmlessForm, harmlessQuery } from '../plan/session.ts'
import type { User } from '../plan/stage.ts'
import type { Reading } from '../result/clock-skew.ts'
import { ageOf, skewOf } from '../result/clock-skew.ts'
import { lawList } from './law.ts'

const law = lawList()
/** The times of all answers are of clocks that agree, whichever machine of the server gives them. */
export const clockLaws = law.all

/** A reading of the law, with what answered. */
interface Told extends Reading {
  what: string
}

/** How often everything is asked, so that each of a few machines answers several times. */
const ROUNDS = 8
/** Fewer readings prove nothing. */
const MIN_READINGS = 2 * ROUNDS

const seconds = () => performance.now() / 1000

law('deadline.clocks', 'submitExchange', async (scene) => {
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
    // A field that nobody offered makes any form harmless.
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
  const told = ({ what, time, sent: at }: Told) =>
    `${what} told ${time} at ${(at - sent).toFixed(1)} s of the law`
  scene.hold(
    skew <= tolerance,
    `${readings.length} answers tell clocks that differ by at least ${skew.toFixed(1)} s, and ${tolerance} s are allowed (x-clock-tolerance): ${told(ahead)}, ${told(behind)}. Who looks up by the one tells a user that no money was moved, and the other still moves it`,
    ['components', 'schemas', 'ValidUntil', 'description'],
  )
})

/** Seconds by which a request comes too late by every clock. */
const LATE_SECONDS = 60
