import { absentOf } from '../behaviour/areas.ts'
import { SharedClock } from '../behaviour/clock.ts'
import type { Law } from '../behaviour/law.ts'
import { allLaws, planLaws } from '../behaviour/laws.ts'
import { BESIDE, runLaws } from '../behaviour/runner.ts'
import { Client, NotReachable, NotThere, reasonOf, ServerGone } from '../client/client.ts'
import type { Credentials, Helper } from '../client/helper.ts'
import { commandHelper, noHelper, sandboxHelper } from '../client/helper.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import { learnCurrencies } from '../contract/currencies.ts'
import type { Case, Level } from '../plan/case.ts'
import type { Options } from '../plan/options.ts'
import { isMeant, isOffered, outsideOf, planCases, unknownNames } from '../plan/plan.ts'
import type { User } from '../plan/stage.ts'
import { Stage } from '../plan/stage.ts'
import { ClockCheck } from '../result/clock-skew.ts'
import type { Missing, Report, Who } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import { allRules } from '../rules/rules.ts'
import { runCases } from './dredd.ts'
import { foundElsewhere, refusedToken } from './first-responses.ts'
import { probe } from './probe.ts'

/** The run could not be made: nothing is known of the server. */
export class NotRun extends Error {}

/** What a run tries. */
export interface Tries {
  cases: readonly Case[]
  laws: readonly Law[]
}

/** What a run is about to do. */
export interface Plan extends Tries {
  /** How many cases of each level. */
  planned: ReadonlyMap<Level, number>
  /** The areas that the site does not offer, whose operations are left out. */
  absent: readonly string[]
  /** The operations of the run. */
  operations: readonly string[]
  /** Those of them that the server does not have yet. */
  missing: readonly Missing[]
  user: Who
}

/** Told what happens while it happens. */
export interface Listener {
  /** Picks from what is planned. */
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
  const answered = await lookAround(contract, options, credentials)
  const absent = answered.has('getSiteInfo')
    ? absentOf(contract)
    : await learnSite(contract, options)
  const selection = { ...options, absent }
  const missing = new Set(
    [...answered.keys()].filter((id) => isOffered(contract.operation(id), selection)),
  )
  const outside = outsideOf(contract.operations, selection)
  const stage = new Stage({
    contract,
    client: new Client(contract, options.url, { outside, missing, timeoutMs }),
    helper: helperFrom(options),
    credentials,
  })
  const main = await mainOf(stage, credentials, missing)
  await openWindow(stage)
  const planned = {
    cases: await planCases(stage, selection),
    laws: planLaws(contract, selection),
  }
  await requireNames(stage, options)
  const isThere = (id: string) => !missing.has(id)
  const all = {
    cases: planned.cases.filter(({ operation }) => isThere(operation.id)),
    laws: planned.laws.filter(({ operation }) => isThere(operation)),
  }
  const meant = contract.operations.filter((one) => isMeant(one, selection) && !outside.has(one.id))
  const site = {
    absent,
    operations: meant.map(({ id }) => id),
    missing: missingOf(meant, answered, planned),
  }
  const tries = listener.choose?.(all) ?? all
  const { cases, laws } = tries
  listener.onPlan?.({
    ...{ ...tries, ...site },
    user: { ...credentials, token: undefined, tokens: stage.tokens },
    planned: countByLevel([...cases, ...laws.map(atLevel)]),
  })
  const onResult = (result: Result) => listener.onResult?.(result)
  const clock = new ClockCheck(contract.clockTolerance)
  const context = { precisions: await precisionsOf(stage), clock }
  const single =
    cases.length > 0
      ? await runCases({
          ...{ stage, context, cases, target: options.url, onResult },
          ...{ lanes: BESIDE, timeoutMs },
        })
      : []
  const world = {
    contract,
    base: options.url,
    helper: stage.helper,
    main,
    other: otherFrom(options),
    seed: options.seed,
    outside,
    missing,
    absent,
    timeoutMs,
    clock: await clockOf(stage),
    renewals: laws.filter(({ operation }) => operation === 'renewPurchase').length,
  }
  const apart = await actsApart(stage, main)
  const sequences = laws.length > 0 ? await runLaws({ world, laws, apart, onResult }) : []
  const results = [...single, ...sequences]
  return {
    options,
    user: {
      ...{ ...credentials, tokens: stage.tokens },
      token: isThere('logIn') ? (await stage.main()).token : undefined,
    },
    contractVersion: String(contract.document.get(['info', 'version'])),
    started,
    seconds: (performance.now() - begin) / 1000,
    ...site,
    planned: cases.length + laws.length,
    results,
  }
}

/** What every run begins with. */
const NEEDED: ReadonlySet<string> = new Set(['logIn', 'getSiteInfo'])

/**
 * The operations of a run, and those that it begins with, which the server does not have yet, each with
 * what it answered. Throws `NotRun` when there is none of them.
 */
async function lookAround(
  contract: Contract,
  options: Options,
  { account, password }: Credentials,
): Promise<Map<string, string>> {
  const { url, timeoutMs } = options
  const outside = outsideOf(contract.operations, options)
  const asked = contract.operations.filter(
    (one) => NEEDED.has(one.id) || (isMeant(one, options) && !outside.has(one.id)),
  )
  const client = new Client(contract, url, { timeoutMs })
  const missing = await probe(client, asked, async (found) => {
    if (found.has('logIn')) return undefined
    const answer = await client.call('logIn', { account, password }).catch(unlessGone)
    return answer?.code === 1 ? answer.data.token : undefined
  })
  const [first] = asked
  if (!first || missing.size < asked.length) return missing
  const { method, path } = first
  const elsewhere = await foundElsewhere(url, contract.operation('getSiteInfo'))
  throw new NotRun(
    `No operation of the contract is there at ${url.href}: of ${asked.length} that were asked, ` +
      `${method} ${path} as the first, each answered ${[...new Set(missing.values())].join(' or ')}. ` +
      `${elsewhere ?? 'A path before /api belongs into --url'}.`,
  )
}

function unlessGone(error: unknown): undefined {
  if (error instanceof ServerGone) throw error
}

/** What of a plan the server does not have yet. */
function missingOf(
  meant: readonly Operation[],
  answered: ReadonlyMap<string, string>,
  { cases, laws }: Pick<Tries, 'cases' | 'laws'>,
): Missing[] {
  return meant.flatMap((operation) => {
    const { id } = operation
    const words = answered.get(id)
    if (words === undefined) return []
    return [
      {
        operation,
        answered: words,
        cases: cases.filter((one) => one.operation.id === id).length,
        laws: laws.filter((one) => one.operation === id).map(({ rule }) => rule.id),
      },
    ]
  })
}

/**
 * The main user. Throws `NotRun` where the login is there and lets nobody in, before a thousand failures;
 * where it is not there yet, what needs the session of this user waits for it.
 */
async function mainOf(
  stage: Stage,
  credentials: Credentials,
  missing: ReadonlySet<string>,
): Promise<User> {
  if (missing.has('logIn')) {
    return {
      ...credentials,
      get token(): string {
        throw new NotThere(stage.contract.operation('logIn'))
      },
    }
  }
  const { client, contract } = stage
  const main = await stage.main().catch((error: unknown) => {
    if (error instanceof ServerGone) throw error
    const why = reasonOf(error)
    // Its form was right: the server did not find the fields in it.
    const hint = why.includes('"input_invalid"')
      ? 'The form has account and password, as application/x-www-form-urlencoded and not as JSON: let the server read that.'
      : 'The account is that of --account and --password.'
    throw new NotRun(`Nobody can log in at ${client.base.href}: ${why}. ${hint}`)
  })
  if (!main.token) {
    throw new NotRun(
      `POST /api/login/index is done, and its data has no "token" (it is ${JSON.stringify(main.token) ?? 'missing'}). Send the session's token there, as a text.`,
    )
  }
  const there = contract.operations.filter(({ id }) => !client.isOutside(id))
  const refused = await refusedToken(there, (operation) =>
    client.answer({ operation, query: [], token: main.token }).catch(unlessGone),
  )
  if (refused !== undefined) throw new NotRun(refused)
  return main
}

/** Whether laws have users of their own, or there is nobody to share. */
async function actsApart(stage: Stage, main: User): Promise<boolean> {
  try {
    return (await stage.actor()).account !== main.account
  } catch (error) {
    if (error instanceof NotReachable) return true
    throw error
  }
}

/**
 * Learns the currencies of the site, and what it does not offer; no currency and every area where its
 * answer is none, which its own cases tell.
 */
async function learnSite(contract: Contract, { url, timeoutMs }: Options): Promise<string[]> {
  const answer = await new Client(contract, url, { timeoutMs })
    .call('getSiteInfo')
    .catch(() => undefined)
  const site = answer?.code === 1 ? answer.data : undefined
  learnCurrencies(site?.currencies)
  return absentOf(contract, site)
}

/** The clock of the server, when a helper moves it. */
async function clockOf(stage: Stage): Promise<SharedClock | undefined> {
  const { client, helper } = stage
  if (client.isMissing('logIn') || client.isMissing('getUser')) return undefined
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
  if (client.isMissing('logIn') || client.isMissing('getWithdrawalView')) return
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

/** What the catalogue says of prices; nothing where it cannot be read, which its own case tells. */
async function precisionsOf(stage: Stage): Promise<Map<string, number>> {
  const products = await stage.products().catch(() => [])
  return new Map(products.map(({ symbol, precision }) => [symbol, precision]))
}
