/**
 * `npm run sandbox -- crash --times 200`: kills the sandbox in the middle of its work and looks at what
 * is left.
 *
 * Each round starts the sandbox on the same file, lets several users move money at once while the
 * clock jumps, and ends the process with SIGKILL after a random moment. Then the audit must find
 * nothing, every answer that reached a client must be in the database as it was given, and every
 * request whose answer did not arrive must, sent again, happen once.
 */
import '../../scripts/process/help.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readArguments } from '../../scripts/process/project.ts'
import { Database } from '../core/database.ts'
import { auditLedger } from '../core/ledger-audit.ts'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import type { Child } from './child.ts'
import { killChild, startChild } from './child.ts'

/** Rounds and what they come to. */
export interface CrashReport {
  rounds: number
  /** Requests that were sent, and how many of them were answered before the kill. */
  sent: number
  answered: number
  /** How long each start took until the sandbox answered, in milliseconds; the first one seeds. */
  starts: number[]
  /** What is wrong; empty when all is well. */
  problems: string[]
}

interface Client {
  id: number
  token: string
  targetId: string
}

interface Request {
  client: Client
  operation: OperationId
  form: Record<string, string>
  /** `data` of the answer that arrived. */
  data?: unknown
}

type Answer = { code: number; data: Record<string, unknown> | null }

const CLIENTS = 4
const WORKERS = 6
const LONGEST_ROUND_MS = 250
const JUMPS = [1, 31, 3_600, 86_400]

function pick<T>(all: readonly T[]): T {
  const found = all[randomInt(all.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

/** Runs the rounds. Everything happens in a folder of its own, which is deleted afterwards. */
export async function crash(times: number): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-crash-'))
  const file = join(folder, 'sandbox.db')
  const report: CrashReport = { rounds: 0, sent: 0, answered: 0, starts: [], problems: [] }
  let clients: Client[] = []
  let unanswered: Request[] = []
  try {
    while (report.rounds < times && report.problems.length === 0) {
      const begin = performance.now()
      const child = await startChild(['--database', file, '--check', 'off'])
      report.starts.push(performance.now() - begin)
      let requests: Request[] = []
      try {
        if (clients.length === 0) clients = await makeClients(child.url)
        report.problems.push(...(await sendAgain(child.url, unanswered)))
        requests = await workUntilKilled(child, clients)
      } finally {
        await killChild(child)
      }
      const answered = requests.filter(({ data }) => data !== undefined)
      unanswered = requests.filter(({ data }) => data === undefined)
      report.problems.push(...inspect(file, answered))
      report.rounds += 1
      report.sent += requests.length
      report.answered += answered.length
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return report
}

/** Lets the workers work, and kills the sandbox while they do. */
async function workUntilKilled(child: Child, clients: Client[]): Promise<Request[]> {
  const requests: Request[] = []
  let over = false
  let prices = await quotes(child.url)
  const worker = async () => {
    while (!over) {
      const request = makeRequest(clients, prices)
      requests.push(request)
      const answer = await send(child.url, request)
      if (answer?.code === 1) request.data = answer.data
      // Refused: nothing happened, and nothing is left to be looked at.
      if (answer?.code === 0) requests.splice(requests.indexOf(request), 1)
    }
  }
  const jumper = async () => {
    while (!over) {
      await control(child.url, 'clock', { advance: pick(JUMPS) })
      // Those of before the jump are too old for an order.
      prices = await quotes(child.url).catch(() => prices)
      await pause(randomInt(30))
    }
  }
  const work = [...Array.from({ length: WORKERS }, worker), jumper()]
  await pause(5 + randomInt(LONGEST_ROUND_MS))
  over = true
  await killChild(child)
  await Promise.allSettled(work)
  return requests
}

/**
 * Longer than a round takes, by the server's clock, which jumps: what is left unanswered is sent again in
 * the next round.
 */
const inTime = (now: number) => String(now + 300)

function makeRequest(clients: Client[], prices: Prices): Request {
  const client = pick(clients)
  const amount = `${10 + randomInt(90)}.${String(randomInt(100)).padStart(2, '0')}`
  const request_id = randomUUID()
  const { price, tick_id: tick, rate, options } = prices
  const forms: [OperationId, Record<string, string>][] = [
    [
      'placeOrder',
      {
        symbol: 'BTCUSD',
        direction: pick(['up', 'down']),
        amount,
        seconds: '30',
        profit_rate: options.profit_rate,
        fee_rate: options.fee_rate,
        accepted_price: price,
        accepted_tick_id: tick,
        slippage_rate_max: '0.0005',
        request_id,
      },
    ],
    ['claimDailyBonus', { request_id }],
    [
      'submitExchange',
      { type: 'cash_to_coin', coin: 'USDT', amount, rate, fee: feeOf(amount, 1000), request_id },
    ],
    [
      'submitWithdrawal',
      {
        target_id: client.targetId,
        amount: `1${amount}`,
        fee: feeOf(`1${amount}`, 100),
        fund_password: 'fund1234',
        request_id,
      },
    ],
    [
      'buyProject',
      {
        project_id: prices.projectId,
        amount: `1${amount}`,
        daily_rate: prices.dailyRate,
        release_date: prices.releaseDate,
        fund_password: 'fund1234',
        request_id,
      },
    ],
  ]
  const [operation, form] = pick(forms)
  return { client, operation, form: { ...form, valid_until: inTime(prices.now) } }
}

interface Prices {
  /** The second of the server's clock. */
  now: number
  price: string
  tick_id: string
  rate: string
  options: { profit_rate: string; fee_rate: string }
  projectId: string
  dailyRate: string
  releaseDate: string
}

/** A fee of one part in so many of an amount, half-up to the cent. */
const feeOf = (amount: string, parts: number) =>
  (Math.floor((Math.round(Number(amount) * 100) * 2 + parts) / (2 * parts)) / 100).toFixed(2)

/** What clients must name in their requests: prices and rates as they are now. */
async function quotes(url: string): Promise<Prices> {
  const latest = await get(url, '/api/index/ajaxpro?symbol=BTCUSD')
  const seconds = await get(url, '/api/index/seconds?symbol=BTCUSD')
  const option = (seconds.list as (Prices['options'] & { seconds: number })[]).find(
    (one) => one.seconds === 30,
  )
  const token = await logIn(url)
  const projects = await get(url, '/api/user/yeb_project?filter=in_progress', token)
  const [project] = projects.list as { id: string; daily_rate: string; release_date: number }[]
  if (!option) throw new Error('No settlement after 30 seconds')
  return {
    now: Number(latest.as_of),
    price: String(latest.price),
    tick_id: String(latest.tick_id),
    rate: '1.00',
    options: option,
    projectId: project?.id ?? '',
    dailyRate: project?.daily_rate ?? '',
    releaseDate: String(project?.release_date ?? ''),
  }
}

async function makeClients(url: string): Promise<Client[]> {
  const { now } = await quotes(url)
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const made = await control(url, 'user', { balances: { USD: '50000.00' }, verified: true })
      const client = { id: Number(made.id), token: String(made.token), targetId: '' }
      const answer = await send(url, {
        client,
        operation: 'bindPaymentMethod',
        form: {
          type: 'alipay',
          holder_name: 'Sam Sample',
          account: `crash${client.id}@example.com`,
          request_id: randomUUID(),
          valid_until: inTime(now),
        },
      })
      const bound = answer?.data?.payment_method as { id: string } | undefined
      if (!bound) throw new Error(`No target was bound: ${JSON.stringify(answer)}`)
      return { ...client, targetId: bound.id }
    }),
  )
}

/** Sends the requests again whose answers were lost; says what then is not as it must be. */
async function sendAgain(url: string, requests: Request[]): Promise<string[]> {
  const problems = await Promise.all(
    requests.map(async (request) => {
      const first = await send(url, request)
      const second = await send(url, request)
      if (!first || !second) return [`${request.operation}: no answer when it was sent again`]
      const conflict = [first, second].some(({ data }) => data?.reason === 'request_conflict')
      if (conflict) return [`${request.operation}: the same request is a conflict`]
      if (first.code === 1 && JSON.stringify(first.data) !== JSON.stringify(second.data)) {
        return [`${request.operation}: the same request has two results`]
      }
      return []
    }),
  )
  return problems.flat()
}

/** Looks at what the killed process left. */
function inspect(file: string, answered: Request[]): string[] {
  const database = new Database(file)
  try {
    const lost = answered.filter(({ client, form, data }) => {
      const row = database.get<{ data: string }>(
        'SELECT data FROM requests WHERE user_id = :user AND request_id = :id',
        { user: client.id, id: form.request_id ?? '' },
      )
      return row === undefined || row.data !== JSON.stringify(data)
    })
    return [
      ...auditLedger(database),
      ...lost.map(({ operation }) => `${operation}: answered as done, and gone after the kill`),
    ]
  } finally {
    database.close()
  }
}

/** Sends one call; undefined when no answer comes. */
async function send(
  url: string,
  { client, operation, form }: Request,
): Promise<Answer | undefined> {
  const route = routes.find(({ id }) => id === operation)
  try {
    const response = await fetch(`${url}${route?.path}`, {
      method: 'POST',
      headers: { token: client.token },
      body: new URLSearchParams(form),
    })
    return (await response.json()) as Answer
  } catch {
    return undefined
  }
}

async function get(url: string, path: string, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, { headers: { token } })
  const { data } = (await response.json()) as Answer
  return data ?? {}
}

async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login/index`, {
    method: 'POST',
    body: new URLSearchParams({ account: 'demo', password: 'demo1234' }),
  })
  const { data } = (await response.json()) as Answer
  return String(data?.token)
}

async function control(url: string, action: string, input: object) {
  const response = await fetch(`${url}/sandbox/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  }).catch(() => undefined)
  return ((await response?.json().catch(() => ({}))) ?? {}) as Record<string, unknown>
}

async function main(): Promise<void> {
  const { values } = readArguments({ options: { times: { type: 'string', default: '200' } } })
  const begin = performance.now()
  const { rounds, sent, answered, starts, problems } = await crash(Number(values.times))
  for (const problem of problems) console.error(problem)
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  const again = starts.slice(1)
  const average = again.reduce((all, one) => all + one, 0) / again.length
  console.log(
    `${rounds} kills in ${seconds} s, ${sent} requests that moved money, ${answered} of them ` +
      `answered before the kill: ${problems.length === 0 ? 'nothing lost, nothing doubled' : 'FAILED'}`,
  )
  if (again.length > 0) {
    const figures = [average, Math.max(...again)].map((one) => `${(one / 1000).toFixed(2)} s`)
    console.log(`a restart took ${figures.join(' on average and ')} at most`)
  }
  process.exitCode = problems.length === 0 && answered > 0 ? 0 : 1
}

if (import.meta.main) await main()
