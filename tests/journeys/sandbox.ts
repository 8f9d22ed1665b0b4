import { freePort, startSandbox, startServer, stop } from '../../scripts/processes.ts'
import { Failure } from '../../scripts/project.ts'

/** A user that a test made, with a session. */
export interface Person {
  id: number
  account: string
  password: string
  token: string
}

/** What a user that a test makes starts with (sandbox/control/make-user.ts). */
interface NewPerson {
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

/**
 * A sandbox and the built app before it, for the tests of one worker. They run one after the other,
 * each with users of its own, so that one may move the clock without another's noticing.
 */
export class SandboxSite {
  /** Address of the app. */
  readonly app: string
  readonly #control: string
  readonly #end: () => Promise<void>

  static async start(worker: number): Promise<SandboxSite> {
    const first = 4300 + worker * 20
    const died = (reason: string) => {
      throw new Failure(reason)
    }
    let ending = false
    const sandbox = await startSandbox(
      await freePort(first),
      ['--database', ':memory:', '--check', 'throw'],
      (reason) => ending || died(reason),
    )
    const server = await startServer(await freePort(first + 10), { url: sandbox.url })
    return new SandboxSite(`${server.url}/h5/`, sandbox.url, async () => {
      ending = true
      await Promise.all([stop(server.child), stop(sandbox.child)])
    })
  }

  private constructor(app: string, control: string, end: () => Promise<void>) {
    this.app = app
    this.#control = control
    this.#end = end
  }

  /** Makes a user, who needs neither to register nor to log in. */
  user(input: NewPerson = {}): Promise<Person> {
    return this.control('user', input) as Promise<Person>
  }

  /** Moves the clock forward; everything that falls due on the way happens. */
  async advance(seconds: number): Promise<void> {
    await this.control('clock', { advance: seconds })
  }

  /** The sandbox's time, Unix seconds. */
  async now(): Promise<number> {
    return ((await this.#get('state')) as { now: number }).now
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
    const response = await fetch(`${this.#control}/sandbox/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    const answer = (await response.json()) as { error?: string }
    if (!response.ok) throw new Error(`${action}: ${answer.error}`)
    return answer
  }

  end(): Promise<void> {
    return this.#end()
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(`${this.#control}/sandbox/${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
}
