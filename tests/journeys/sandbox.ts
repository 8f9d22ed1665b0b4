import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import { routes } from '../../sandbox/generated/operations.ts'
import { site as chosenSite } from '../../scripts/build/chosen-site.ts'
import { sandboxOfSite } from '../../scripts/build/site.ts'
import { startSandbox, startServer, stop } from '../../scripts/process/processes.ts'
import { Failure } from '../../scripts/process/project.ts'

/** A user that a test made, with a session. */
export interface Person {
  id: number
  account: string
  password: string
  token: string
}

/** What a user that a test makes starts with (sandbox/control/make-user.ts). */
export interface NewPerson {
  balances?: Record<string, string>
  verified?: boolean
  /** Null for a user who has not set a fund password. */
  fund_password?: string | null
}

/** One line of the double-entry ledger. */
export interface Movement {
  kind: string
  amount: string
  currency: string
  from_owner: number
  from_kind: string
  to_owner: number
  to_kind: string
}

/** What goes wrong with a call (sandbox/http/faults.ts). */
export interface Fault {
  kind: string
  milliseconds?: number
  /** How often; once unless told, null for always. */
  times?: number | null
  /** Whose calls; everybody's unless told. */
  person?: Pick<Person, 'id'>
}

/** How a site of tests begins. */
interface Beginning {
  folder?: string
  site?: typeof chosenSite
  streams?: boolean
  /** Capabilities that its server lacks, as `--without` takes them. */
  without?: string
}

/** Where the clock stands at first: Friday 2026-11-20 15:30:00 UTC, the moment of the contract's story. */
const STORY_TIME = 1_795_188_600
const HOUR = 3_600
const DAY = 24 * HOUR
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/**
 * A sandbox and the built app before it, for the tests of one worker. They run one after the other,
 * each with users of its own, so that one may move the clock without another's noticing. Nothing else
 * moves it: no rate, order or review ends and no price changes because the machine is busy.
 */
export class SandboxSite {
  /** Address of the app. */
  readonly app: string
  /** Address of the sandbox itself. */
  readonly backend: string
  readonly #end: () => Promise<void>

  /**
   * `folder` is another build than the app's, of the same site unless told. Without `streams` the answers
   * that a page asks for are all that it learns, and a journey can change them.
   */
  static async start({
    folder,
    site = chosenSite,
    streams = false,
    without,
  }: Beginning = {}): Promise<SandboxSite> {
    const died = (reason: string) => {
      throw new Failure(reason)
    }
    let ending = false
    const sandbox = await startSandbox(
      0,
      [
        ...[...sandboxOfSite(site), '--database', ':memory:'],
        ...['--check', 'throw', '--stands-at', String(STORY_TIME)],
        ...(streams ? [] : ['--no-streams']),
        ...(without ? ['--without', without] : []),
      ],
      (reason) => ending || died(reason),
    )
    const server = await startServer(0, {
      url: sandbox.url,
      site: site.folder,
      ...(folder && { folder }),
    })
    return new SandboxSite(`${server.url}${site.base}`, sandbox.url, async () => {
      ending = true
      await Promise.all([stop(server.child), stop(sandbox.child)])
    })
  }

  private constructor(app: string, backend: string, end: () => Promise<void>) {
    this.app = app
    this.backend = backend
    this.#end = end
  }

  /** Makes a user, who needs neither to register nor to log in. */
  user(input: NewPerson = {}): Promise<Person> {
    return this.control('user', input) as Promise<Person>
  }

  /** Lets the next call of a path go wrong, or as many as the fault says. */
  async spoil(path: string, { person, ...fault }: Fault): Promise<void> {
    await this.control('fault', { path, ...(person && { user: person.id }), ...fault })
  }

  /** Moves the clock forward; everything that falls due on the way happens. */
  async advance(seconds: number): Promise<void> {
    await this.control('clock', { advance: seconds })
  }

  /**
   * Moves the clock to the next moment with this time of day, UTC, on one of these days of the week,
   * counted from Sunday as 0.
   */
  async reach(time: string, days: readonly number[] = EVERY_DAY): Promise<void> {
    const now = await this.now()
    const midnight = now - (now % DAY)
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const moments = Array.from(
      { length: 9 },
      (_, n) => midnight + n * DAY + hours * HOUR + minutes * 60,
    )
    const next = moments.find(
      (moment) => moment > now && days.includes(new Date(moment * 1000).getUTCDay()),
    )
    await this.control('clock', { to: next })
  }

  /** The sandbox's time, Unix seconds. */
  async now(): Promise<number> {
    return ((await this.#get('state')) as { now: number }).now
  }

  /** How many streams are open. */
  async openStreams(): Promise<{ prices: number; events: number }> {
    const { streams } = (await this.#get('state')) as {
      streams: { prices: number; events: number }
    }
    return streams
  }

  /** Calls an operation of the contract as a user does, without the app; it has to be done. */
  async call<Id extends OperationId>(
    { token }: Pick<Person, 'token'>,
    id: Id,
    input: Omit<Operations[Id]['input'], 'valid_until'>,
  ): Promise<Operations[Id]['data']> {
    const route = routes.find((one) => one.id === id)
    if (!route) throw new Error(`The contract has no ${id}`)
    const inTime = route.once ? { valid_until: (await this.now()) + 60 } : {}
    const fields = new URLSearchParams(
      Object.entries({ ...input, ...inTime }).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    )
    const isGet = route.method === 'GET'
    const response = await fetch(`${this.backend}${route.path}${isGet ? `?${fields}` : ''}`, {
      method: route.method,
      headers: { token },
      ...(isGet ? {} : { body: fields }),
    })
    const answer = (await response.json()) as { code: number; data: unknown }
    if (answer.code !== 1) throw new Error(`${id}: ${JSON.stringify(answer)}`)
    // The sandbox checks each of its answers against the contract (`--check throw`).
    return answer.data as Operations[Id]['data']
  }

  /** The newest text that was sent to a phone or mailbox. */
  async sentTo(recipient: string): Promise<string> {
    const { outbox } = (await this.#get('state')) as {
      outbox: { recipient: string; text: string }[]
    }
    const found = outbox.find((one) => one.recipient === recipient)
    if (!found) throw new Error(`Nothing was sent to ${recipient}`)
    return found.text
  }

  /** The movements of a user's money, the newest first. */
  async ledger(person: Person): Promise<Movement[]> {
    return (await this.#get(`ledger?user=${person.id}`)) as Movement[]
  }

  /** Does what the control page can do (sandbox/control/actions.ts). */
  async control(action: string, input: object = {}): Promise<unknown> {
    const response = await fetch(`${this.backend}/sandbox/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    const text = await response.text()
    if (!response.ok || text === '') throw new Error(`${action}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  end(): Promise<void> {
    return this.#end()
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(`${this.backend}/sandbox/${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
}
