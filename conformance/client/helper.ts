import { spawn } from 'node:child_process'
import { isRecord } from '../../scripts/contract/document.ts'
import { jsonOf } from './request.ts'

/** Who can log in. */
export interface Credentials {
  account: string
  password: string
  /** Undefined for a user who has not set one. */
  fundPassword: string | undefined
  /** The name that was verified, as a bound card must have it; undefined when any will do. */
  realName: string | undefined
}

/** What a test user is to start with. */
export interface Wish {
  verified: boolean
  fundPassword: boolean
  /** Money by currency, for example `{USD: '1000.00'}`, free of any turnover that it asks for. */
  balances: Readonly<Record<string, string>>
}

/**
 * What a backend team can lend to a run beside its server: things that no client can do. Each
 * answers undefined where that is not offered; the cases that need it are then reported as not
 * executed.
 */
export interface Helper {
  /** Makes a new user, with a session where the helper has one to give. */
  user(wish: Wish): Promise<(Credentials & { token?: string }) | undefined>
  /** The last verification code that was sent to an account. */
  code(account: string, purpose: string): Promise<string | undefined>
  /** Releases an amount for deposit, as support does. */
  release(account: string, amount: string): Promise<boolean>
  /** Moves the server's clock forward; by 0 seconds, to find out whether it can. */
  advance(seconds: number): Promise<boolean>
  /** Decides a review of a user's record at once; `id` is that of the record, or of the account. */
  review(kind: ReviewKind, account: string, id: string, decision: string): Promise<boolean>
  /** Holds the price of a product still, or lets it go: what opens and settles meanwhile is a draw. */
  hold(symbol: string, on: boolean): Promise<boolean>
  /** Locks an account or freezes its money, as an administrator does, for good; or lets it go. */
  lock(account: string, what: Locked, on: boolean): Promise<boolean>
  /** Suspends the exchange of a coin, or lets it go on. */
  suspend(coin: string, on: boolean): Promise<boolean>
  /** Takes an area out of what the site offers, or offers it again. */
  area(area: string, on: boolean): Promise<boolean>
}

export type Locked = 'account' | 'money'

export type ReviewKind = 'deposit' | 'withdrawal' | 'verification'

/** Lends nothing. */
export const noHelper: Helper = {
  user: async () => undefined,
  code: async () => undefined,
  release: async () => false,
  advance: async () => false,
  review: async () => false,
  hold: async () => false,
  lock: async () => false,
  suspend: async () => false,
  area: async () => false,
}

/** A command that says by this exit code that it does not offer something. */
const NOT_OFFERED = 3
const COMMAND_TIMEOUT_MS = 60_000

/**
 * A command of the team's own. It gets what is wanted as its last argument (`user`, `code`,
 * `release`, `advance`, `review`, `hold`, `lock`, `suspend`, `area`), the details as JSON on standard input, and
 * answers JSON on standard output.
 * Exit code 3 says that it does not offer this. Throws when it fails otherwise.
 */
export function commandHelper(command: string): Helper {
  const ask = async (verb: string, details: object) => {
    const { exitCode, output, errors } = await run(`${command} ${verb}`, JSON.stringify(details))
    if (exitCode === NOT_OFFERED) return undefined
    if (exitCode !== 0) throw new Error(`"${command} ${verb}" failed (${exitCode}): ${errors}`)
    const answer = output.trim() === '' ? {} : jsonOf(output)
    if (!isRecord(answer)) throw new Error(`"${command} ${verb}" printed no JSON object: ${output}`)
    return answer
  }
  return {
    user: async ({ verified, fundPassword, balances }) => {
      const made = await ask('user', { verified, fund_password: fundPassword, balances })
      return made && credentialsOf(made)
    },
    code: async (account, purpose) => {
      const found = await ask('code', { account, purpose })
      return found?.code === undefined ? undefined : String(found.code)
    },
    release: async (account, amount) => (await ask('release', { account, amount })) !== undefined,
    advance: async (seconds) => (await ask('advance', { seconds })) !== undefined,
    review: async (kind, account, id, decision) =>
      (await ask('review', { kind, account, id, decision })) !== undefined,
    hold: async (symbol, on) => (await ask('hold', { symbol, on })) !== undefined,
    lock: async (account, what, on) => (await ask('lock', { account, what, on })) !== undefined,
    suspend: async (coin, on) => (await ask('suspend', { coin, on })) !== undefined,
    area: async (area, on) => (await ask('area', { area, on })) !== undefined,
  }
}

/** The control page of a sandbox, at its address. */
export function sandboxHelper(base: URL): Helper {
  const numbers = new Map<string, number>()
  const some = async (name: string) => {
    const told = jsonOf(await (await fetch(new URL('/sandbox/state', base))).text())
    const list: unknown = isRecord(told) && told[name]
    return Array.isArray(list) ? list.filter(isRecord) : []
  }
  /** The number of a user: of one who registered, as the sandbox tells it. */
  const numberOfUser = async (account: string) =>
    numbers.get(account) ?? (await some('users')).find((one) => one.account === account)?.id
  const post = async (action: string, details: object) => {
    const answer = await fetch(new URL(`/sandbox/${action}`, base), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(details),
    })
    const json = jsonOf(await answer.text())
    if (answer.ok && isRecord(json)) return json
    throw new Error(`The sandbox refused ${action}: HTTP ${answer.status} ${JSON.stringify(json)}`)
  }
  return {
    user: async ({ verified, fundPassword, balances }) => {
      const made = await post('user', {
        verified,
        balances,
        ...(!fundPassword && { fund_password: null }),
      })
      const credentials = credentialsOf(made)
      numbers.set(credentials.account, Number(made.id))
      return credentials
    },
    code: async (account) => {
      const sent = (await some('outbox')).find((one) => one.recipient === account)
      return /\b\d{6}\b/.exec(String(sent?.text))?.[0]
    },
    release: async (account, amount) => {
      const user = await numberOfUser(account)
      if (user === undefined) return false
      await post('release', { user, amount })
      return true
    },
    advance: async (seconds) => {
      await post('clock', { advance: seconds })
      return true
    },
    review: async (kind, account, id, decision) => {
      const user = await numberOfUser(account)
      const isOf = (one: Record<string, unknown>) => one.kind === kind && one.userId === user
      const number =
        kind === 'verification' ? (await some('reviews')).find(isOf)?.number : numberOf(id)
      await post('review', { kind, number, decision })
      return true
    },
    hold: async (symbol, on) => {
      await post('market', { symbol, kind: 'frozen', on })
      return true
    },
    lock: async (account, what, on) => {
      const user = await numberOfUser(account)
      if (what === 'money') await post('freeze', { user, frozen: on })
      else await post('lock', { user, until: on ? FOR_GOOD : null })
      return true
    },
    suspend: async (coin, on) => {
      await post('exchange', { coin, suspended: on })
      return true
    },
    area: async (area, on) => {
      await post('area', { area, offered: on })
      return true
    },
  }
}

/** A moment that no run reaches. */
const FOR_GOOD = Date.UTC(2100) / 1000

/** The number of a record, which its id ends with. */
const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0])

function credentialsOf(made: Record<string, unknown>): Credentials & { token?: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const { account, password } = made
  if (typeof account !== 'string' || typeof password !== 'string') {
    throw new Error(`A user needs account and password: ${JSON.stringify(made)}`)
  }
  return {
    account,
    password,
    fundPassword: text(made.fund_password),
    realName: text(made.real_name),
    ...(typeof made.token === 'string' && { token: made.token }),
  }
}

function run(
  command: string,
  input: string,
): Promise<{ exitCode: number | null; output: string; errors: string }> {
  const child = spawn(command, { shell: true, timeout: COMMAND_TIMEOUT_MS })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  // A command that does not read its input may be gone before it is written.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode, output, errors }))
  })
}
