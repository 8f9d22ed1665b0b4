import { absentAreas } from '../behaviour/areas.ts'
import { SharedClock } from '../behaviour/clock.ts'
import type { Law } from '../behaviour/law.ts'
import { allLaws, planLaws } from '../behaviour/laws.ts'
import { BESIDE, runLaws } from '../behaviour/runner.ts'
import { Client, reasonOf, ServerGone } from '../client/client.ts'
import type { Credentials, Helper } from '../client/helper.ts'
import { commandHelper, noHelper, sandboxHelper } from '../client/helper.ts'
import type { Contract } from '../contract/contract.ts'
import { learnCurrencies } from '../contract/currencies.ts'
import type { Case, Level } from '../plan/case.ts'
import type { Options } from '../plan/options.ts'
import { outsideOf, planCases, unknownNames } from '../plan/plan.ts'
import { Stage } from '../plan/stage.ts'
import { ClockCheck } from '../result/clock-skew.ts'
import type { Report } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import { allRules } from '../rules/rules.ts'
import { runCases } from './dredd.ts'

/** The run could not be made: nothing is known of the server. */
export class NotRun extends Error {}

/** What a run tries. */
export interface Tries {
  cases: readonly Case[]
  laws: readonly Law[]
  /** How many of them beside each other, but for laws that wait for the clock. */
  beside: number
}

/** What a run is about to do. */
export interface Plan extends Tries {
  /** How many cases of each level. */
  planned: ReadonlyMap<Level, number>
  /** The areas that the site does not offer, whose operations are left out. */
  absent: readonly string[]
}

/** Told what happens while it happens. */
export interface Listener {
  /** Picks of what is planned, or puts something of its own around it. */
  choose?(plan: Tries): Tries
  onPlan?(plan: Plan): void
  onResult?(result: Result): void
}

/** Makes a run. Rejects with `NotRun` when the server does not answer, nobody can log in, or it goes. */
export async function run(
  contract: Contract,
  options: Options,
  listener: Listener = {},
): Promise<Report> {
  try {
    return await tryAll(contract, options, listener)
  } catch (error) {
    if (error instanceof ServerGone) throw new NotRun(error.message)
    throw error
  }
}

async function tryAll(contract: Contract, options: Options, listener: Listener): Promise<Report> {
  const started = new Date()
  const begin = performance.now()
  const credentials = credentialsFrom(contract, options)
  const { timeoutMs } = options
  const absent = await learnSite(contract, options)
  const selection = { ...options, absent }
  const outside = outsideOf(contract.operations, selection)
  const stage = new Stage({
    contract,
    client: new Client(contract, options.url, { outside, timeoutMs }),
    helper: helperFrom(options),
    credentials,
  })
  await requireServer(stage)
  await openWindow(stage)
  const all = {
    cases: await planCases(stage, selection),
    laws: planLaws(contract, selection),
    beside: BESIDE,
  }
  await requireNames(stage, options)
  const tries = listener.choose?.(all) ?? all
  const { cases, laws, beside } = tries
  listener.onPlan?.({ ...tries, absent, planned: countByLevel([...cases, ...laws.map(atLevel)]) })
  const onResult = (result: Result) => listener.onResult?.(result)
  const clock = new ClockCheck(contract.clockTolerance)
  const context = { precisions: await precisionsOf(stage), clock }
  const single =
    cases.length > 0
      ? await runCases({
          ...{ stage, context, cases, target: options.url, onResult },
          ...{ lanes: beside, timeoutMs },
        })
      : []
  const world = {
    contract,
    base: options.url,
    helper: stage.helper,
    main: await stage.main(),
    other: otherFrom(options),
    seed: options.seed,
    outside,
    absent,
    timeoutMs,
    clock: await clockOf(stage),
    renewals: laws.filter(({ operation }) => operation === 'renewPurchase').length,
  }
  const apart = (await stage.actor()).account !== world.main.account
  const sequences = laws.length > 0 ? await runLaws({ world, laws, apart, beside, onResult }) : []
  const results = [...single, ...sequences]
  return {
    options,
    user: await stage.main(),
    contractVersion: String(contract.document.get(['info', 'version'])),
    started,
    seconds: (performance.now() - begin) / 1000,
    absent,
    planned: cases.length + laws.length,
    results,
  }
}

/**
 * Learns the currencies of the site, and what it does not offer; nothing where it cannot be asked, which
 * stops the run soon after.
 */
async function learnSite(contract: Contract, { url, timeoutMs }: Options): Promise<string[]> {
  const answer = await new Client(contract, url, { timeoutMs })
    .call('getSiteInfo')
    .catch(() => undefined)
  const site = answer?.code === 1 ? answer.data : undefined
  learnCurrencies(site?.currencies)
  return absentAreas(contract, site?.areas)
}

/** The clock of the server, when a helper moves it. */
async function clockOf(stage: Stage): Promise<SharedClock | undefined> {
  const { client, helper } = stage
  if (!(await helper.advance(0))) return undefined
  const { token } = await stage.main()
  return new SharedClock(async (moment) => {
    // Whether its session still lives or not, an answer has the time.
    const { time } = await client.call('getUser', {}, token)
    if (moment > time) await helper.advance(moment - time)
  })
}

/** Fails on a misspelt name, which would silently try nothing, or leave nothing out. */
async function requireNames(stage: Stage, { only, except, ...selection }: Options): Promise<void> {
  if (only.length + except.length === 0) return
  const { contract } = stage
  const names = new Set([
    ...contract.operations.flatMap(({ id, path, tag }) => [id, path, tag]),
    ...allRules.flatMap(({ id, family }) => [
      id,
      id.replace(/^(shape|session|input)\./, ''),
      family,
    ]),
  ])
  const known = [...only, ...except].every((one) => names.has(one))
  const cases = known ? [] : await planCases(stage, { ...selection, only: [], except: [] })
  const ids = [...cases, ...allLaws(contract)].map(({ id }) => id)
  const [unknown] = unknownNames({ only, except }, names, ids)
  if (!unknown) return
  throw new NotRun(`Nothing is named "${unknown.name}". Near it are: ${unknown.nearest.join(', ')}`)
}

const atLevel = () => ({ level: 'behaviour' as const })

function countByLevel(cases: readonly { level: Level }[]): Map<Level, number> {
  const counts = new Map<Level, number>()
  for (const { level } of cases) counts.set(level, (counts.get(level) ?? 0) + 1)
  return counts
}

/** Who the command line names, else the demo user whom the contract's examples tell of. */
export function credentialsFrom(
  contract: Contract,
  options: Pick<Options, 'account' | 'password' | 'fundPassword' | 'realName'>,
): Credentials {
  if (options.account !== undefined) {
    if (options.password === undefined) throw new NotRun('--account needs --password')
    const { account, password, fundPassword, realName } = options
    return { account, password, fundPassword, realName }
  }
  const example = (id: string, field: string) => {
    const examples = [...(contract.operation(id).form?.examples.values() ?? [])]
    const value = examples.find((one) => field in one)?.[field]
    if (typeof value !== 'string') throw new NotRun(`The contract shows no ${field} of a demo user`)
    return value
  }
  return {
    account: example('logIn', 'account'),
    password: options.password ?? example('logIn', 'password'),
    fundPassword: options.fundPassword ?? example('setFundPassword', 'old_password'),
    realName: options.realName ?? example('bindPaymentMethod', 'holder_name'),
  }
}

/** Moves the clock into the withdrawal window, when a helper can. */
async function openWindow(stage: Stage): Promise<void> {
  const { client, helper } = stage
  const { token } = await stage.main()
  const answer = await client.call('getWithdrawalView', {}, token).catch(() => undefined)
  if (answer?.code !== 1 || answer.data.conditions.window.open) return
  const { opens_at: opens } = answer.data.conditions.window
  if (opens !== null) await helper.advance(opens - answer.time + 1)
}

/** The second account of the command line. */
function otherFrom({
  otherAccount,
  otherPassword,
  otherFundPassword,
}: Options): Credentials | undefined {
  if (otherAccount === undefined) return undefined
  if (otherPassword === undefined) throw new NotRun('--other-account needs --other-password')
  const [account, password] = [otherAccount, otherPassword]
  return { account, password, fundPassword: otherFundPassword, realName: undefined }
}

/** A run that only reads makes no users either. */
function helperFrom({ helper, readOnly, url }: Options): Helper {
  if (helper === undefined || readOnly) return noHelper
  return helper === 'sandbox' ? sandboxHelper(url) : commandHelper(helper)
}

/** Stops before a thousand failures when the server does not answer or no login works. */
async function requireServer(stage: Stage): Promise<void> {
  try {
    await stage.main()
  } catch (error) {
    throw new NotRun(`Nobody can log in at ${stage.client.base.href}: ${reasonOf(error)}`)
  }
}

/** What the catalogue says of prices; nothing where it cannot be read, which its own case tells. */
async function precisionsOf(stage: Stage): Promise<Map<string, number>> {
  const products = await stage.products().catch(() => [])
  return new Map(products.map(({ symbol, precision }) => [symbol, precision]))
}
