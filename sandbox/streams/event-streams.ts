import type { UserEvent } from '../../src/generated/h5.schemas.ts'
import type { UserCall } from '../core/call.ts'
import type { StoredEvent } from '../core/events.ts'
import { eventsAfter, lastEvent, userEventsAfter } from '../core/events.ts'
import type { World } from '../core/world.ts'
import type { OpenStream } from './sink.ts'
import { eventBytes } from './sink.ts'

/** Streams that a user may have at a time: a new one ends the oldest. */
const MOST_STREAMS = 8

/** Missed events that are sent after a break; a resync replaces more. */
const MOST_REPLAYED = 500

/** A session whose stream is open. */
interface Session extends Pick<UserCall, 'tokenHash' | 'endsAt'> {
  /** Events were left out, because the client reads slowly. */
  isMissing: boolean
}

/** The streams of users' events, by what the database has committed. */
export class EventStreams {
  /** By user, the oldest first. */
  readonly #streams = new Map<number, Map<OpenStream, Session>>()
  #last = 0

  /** Adds a stream of a user's events, after the one whose id the client has, if it has one. */
  add(call: UserCall, stream: OpenStream, lastId: string, now: number): void {
    const { world, userId, tokenHash, endsAt } = call
    this.#forgetEnded()
    // Everybody else has what happened up to now, before this one begins.
    if (this.#streams.size === 0) this.#last = lastEvent(world)
    else this.tick(world, now)
    const own = this.#streams.get(userId) ?? new Map<OpenStream, Session>()
    this.#streams.set(userId, own.set(stream, { tokenHash, endsAt, isMissing: false }))
    const [oldest] = own.keys()
    if (own.size > MOST_STREAMS) oldest?.end()
    if (/^[1-9][0-9]{0,15}$/.test(lastId)) {
      const missed = userEventsAfter(world, userId, Number(lastId), MOST_REPLAYED + 1)
      if (missed.length > MOST_REPLAYED) this.#resync(world, stream, now)
      else for (const event of missed) send(stream, event, now)
    }
  }

  /** Sends what happened since the last look, and ends the streams of sessions that are over. */
  tick(world: World, now: number): void {
    this.#forgetEnded()
    if (this.#streams.size === 0) return
    for (const event of eventsAfter(world, this.#last)) {
      this.#last = event.number
      for (const [stream, session] of this.#streams.get(event.userId) ?? []) {
        if (event.session !== null && event.session !== session.tokenHash) continue
        session.isMissing ||= stream.isBehind
        if (event.session !== null || !session.isMissing) send(stream, event, now)
        if (event.session !== null) stream.end()
      }
    }
    this.#resyncMissing(world, now)
    this.#endOld(world.clock.now(), now)
  }

  /** How many are open. */
  get size(): number {
    this.#forgetEnded()
    return [...this.#streams.values()].reduce((sum, own) => sum + own.size, 0)
  }

  beat(now: number): void {
    for (const own of this.#streams.values()) for (const stream of own.keys()) stream.beat(now)
  }

  endAll(how: 'end' | 'cut'): void {
    for (const own of this.#streams.values()) for (const stream of own.keys()) stream[how]()
    this.#streams.clear()
  }

  /** Once a slow client has read what was waiting for it, it learns that events were left out. */
  #resyncMissing(world: World, now: number): void {
    for (const own of this.#streams.values()) {
      for (const [stream, session] of own) {
        if (!session.isMissing || stream.isBehind) continue
        session.isMissing = false
        this.#resync(world, stream, now)
      }
    }
  }

  #resync(world: World, stream: OpenStream, now: number): void {
    const event = { type: 'resync', record_id: null, at: world.clock.now() } as const
    send(stream, { ...event, number: this.#last }, now)
  }

  /** A session that grew too old ends by itself: nothing was written down. */
  #endOld(time: number, now: number): void {
    for (const own of this.#streams.values()) {
      for (const [stream, { endsAt }] of own) {
        if (endsAt > time) continue
        const event = { type: 'session_ended', record_id: null, at: endsAt } as const
        send(stream, { ...event, number: this.#last }, now)
        stream.end()
      }
    }
  }

  #forgetEnded(): void {
    for (const [userId, own] of this.#streams) {
      for (const stream of own.keys()) if (!stream.isOpen) own.delete(stream)
      if (own.size === 0) this.#streams.delete(userId)
    }
  }
}

type Sent = UserEvent & Pick<StoredEvent, 'number'>

const send = (stream: OpenStream, { number, type, record_id, at }: Sent, now: number): void =>
  stream.send(eventBytes(number, { type, record_id, at }), now)
