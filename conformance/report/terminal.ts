import { oneLine, printable } from '../client/printable.ts'
import type { Answer } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import { MARK } from '../plan/makers.ts'
import type { Options } from '../plan/options.ts'
import { isOffered } from '../plan/plan.ts'
import type { Failure } from '../result/failures.ts'
import { failuresOf, headline, likenessOf, wordingOf } from '../result/failures.ts'
import type { Circumstances, Report } from '../result/report.ts'
import { obstacles, verdict } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import type { Plan } from '../run/run.ts'
import { curl, login } from './curl.ts'
import { buildNext, commonAnswer, EXPLAINED, possibleWith, thereAndRight } from './next.ts'
import { rulesSummary } from './rules.ts'
import type { Count } from './summary.ts'
import { byKind, byLevel, leftOut, statementLines, unmetReasons } from './summary.ts'

/** Failures that are shown whole, and of the others in a line. */
const SHOWN = 10
const LISTED = 15
/** Other cases of a failure that are named. */
const EXAMPLES = 4
/** Letters of what another case says, and of a response. */
const MESSAGE = 240
const RESPONSE = 400
/** Exchanges of a sequence that are shown, the last ones. */
const LAST = 2
/** Operations to build next that are named, rules of a reason, and reasons of what was not executed. */
const NEXT = 10
const NAMED = 4
const REASONS = 6

/** What a run is about to do, before it does anything. */
export function announcement(contract: Contract, options: Options, plan: Plan): string {
  const { document, operations } = contract
  const version = document.get(['info', 'version'])
  const counts = [...plan.planned].map(([level, count]) => `${count} ${level}`)
  return [
    `server    ${options.url.href}`,
    `contract  ${document.name} ${version}, ${operations.length} operations`,
    `seed      ${options.seed}`,
    ...notOffered(contract, plan.absent).map((line) => `site      ${line}`),
    `there     ${plan.operations.length - plan.missing.length} of ${plan.operations.length} operations`,
    `planned   ${counts.join(', ') || 'nothing'}`,
    '',
    ...writes(plan, options),
    '',
  ].join('\n')
}

function writes({ cases, laws }: Plan, { readOnly, helper }: Options): string[] {
  if (readOnly) return ['It writes nothing but sessions.']
  const kept = cases.filter(({ kind, operation }) => kind === 'done' && operation.method === 'POST')
  const groups = Map.groupBy(kept, ({ operation }) => operation)
  const lines = [...groups].map(
    ([{ path, summary }, of]) =>
      `  ${String(of.length).padStart(2)} x ${path.padEnd(26)} ${summary}`,
  )
  const refused = cases.filter(({ level }) => level !== 'shape').length
  const whose = helper === undefined ? 'the account itself' : 'new users that the helper makes'
  if (kept.length + refused + laws.length === 0) return ['It writes nothing but sessions.']
  return [
    `It writes, as ${whose}; texts that are free say "${MARK}":`,
    ...lines.sort((one, other) => one.slice(7).localeCompare(other.slice(7))),
    ...(refused > 0
      ? [`  ${refused} requests that must be refused; a server that accepts one does what it asks.`]
      : []),
    ...(laws.length > 0
      ? [`  ${laws.length} sequences of such calls, with races and replays among them.`]
      : []),
    ...(helper !== undefined && laws.some(({ alone }) => alone)
      ? ['  If the helper can, it moves the clock of the server forward, by weeks.']
      : []),
  ]
}

/** Shows failures as they come: each cause once. */
export class Failures {
  readonly #contract: Contract
  readonly #of: Circumstances
  readonly #shown = new Set<string>()
  #count = 0

  constructor(contract: Contract, of: Circumstances) {
    this.#contract = contract
    this.#of = of
  }

  /** The failures that a result adds to those that were shown, as lines; none where there are enough. */
  linesOf(result: Result): string[] {
    // A server that is gone is no failure; the summary has those of one that is not.
    const last = result.exchanges.at(-1)
    if (last && !last.answer) return []
    const groups = [...Map.groupBy(failuresOf([result]), likenessOf).values()]
    return groups.flatMap((group) => {
      const [first, ...same] = group
      const isKnown = group.some((one) => this.has(one))
      for (const key of group.flatMap(keysOf)) this.#shown.add(key)
      if (!first || isKnown) return []
      this.#count += 1
      if (this.#count > SHOWN && !this.#of.options.all) return []
      return [...whole(this.#contract, this.#of, first), ...alike(this.#contract, same), '']
    })
  }

  /** Whether a failure, or one like it, was shown. */
  has(failure: Failure): boolean {
    return keysOf(failure).some((one) => this.#shown.has(one))
  }
}

const keysOf = (failure: Failure) => [`${failure.operation} ${failure.line}`, likenessOf(failure)]

/** Everything that came of a run; `shown` are the failures that are on the screen already. */
export function summary(contract: Contract, report: Report, shown?: Failures): string {
  const { results, options, seconds, planned } = report
  const failures = failuresOf(results)
  const found = verdict(report, failures)
  const { passed, failed, caused, leftOut: out, words } = found
  const many = failures.length === 1 ? 'cause' : 'causes'
  const causes = failures.length > 0 ? ` (${failures.length} ${many})` : ''
  const because = caused > 0 ? `, ${caused} failed because of them` : ''
  const lines = [
    ...told(contract, report, failures, shown),
    ...(failures.length > 0 ? ['Before these commands:', login(report), ''] : []),
    ...notExecuted(report),
    ...list('Refused, as the server itself had said it would', obstacles(results)),
    ...notOffered(contract, report.absent).flatMap((line) => [`Site: ${line}`, '']),
    ...notThere(contract, report),
    ...unmet(contract, report),
    ...statementLines(results),
    ...(options.all ? rulesSummary(results) : []),
    ...table('level', byLevel(results, failures)),
    ...(options.all && failures.length > 0
      ? table(
          'class',
          byKind(results, failures).filter((one) => one.failed + one.caused > 0),
        )
      : []),
    `seed ${options.seed}, ${seconds.toFixed(1)} s`,
    ...(results.length === planned
      ? []
      : [`Only ${results.length} of ${planned} planned cases ran.`]),
    thereAndRight({ of: report.operations.length, ...found }),
    `${words.toUpperCase()}: ${passed} passed, ${failed} failed${causes}${because}, ${out} not executed`,
  ]
  return lines.map(printable).join('\n')
}

/**
 * Every failure: whole where it says something new, in a line where it was shown as it came, or where
 * there are too many.
 */
function told(
  contract: Contract,
  report: Report,
  failures: readonly Failure[],
  shown?: Failures,
): string[] {
  const groups = [...Map.groupBy(failures, likenessOf).values()]
  const [listed, whole_] = [true, false].map((isListed) =>
    groups.filter((group, index) => {
      const wasShown = group.some((one) => shown?.has(one))
      return (wasShown || (index >= SHOWN && !report.options.all)) === isListed
    }),
  )
  const most = report.options.all ? Infinity : LISTED
  const more = (listed?.length ?? 0) - most
  return [
    ...(whole_ ?? []).flatMap(([first, ...same]) =>
      first ? [...whole(contract, report, first), ...alike(contract, same), ''] : [],
    ),
    ...(listed ?? []).slice(0, most).map((group) => inALine(contract, group)),
    ...(more > 0 ? [`and ${more} more (--all, or --report FOLDER)`] : []),
    ...(listed && listed.length > 0 ? [''] : []),
  ]
}

/** Failures that are like one that is shown whole: the operations and lines. */
function alike(contract: Contract, failures: readonly Failure[]): string[] {
  if (failures.length === 0) return []
  const groups = [...Map.groupBy(failures, ({ operation }) => operation).values()]
  const places = groups.flatMap((of) => {
    const [first] = of
    if (!first) return []
    const lines = some(of.map(({ line }) => line))
    return [`${callOf(contract, first)} (${contract.document.name}:${lines})`]
  })
  return [`  the same in ${some(places)}`]
}

/** The first of a list, and how many more there are. */
function some(list: readonly (string | number)[]): string {
  const more = list.length - EXAMPLES
  return `${list.slice(0, EXAMPLES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function callOf(contract: Contract, { operation }: Failure): string {
  const { method, path } = contract.operation(operation)
  return `${method} ${path}`
}

/** Failures that are alike, in one line: the first of them, and how often it was seen. */
function inALine(contract: Contract, [first, ...same]: readonly Failure[]): string {
  if (!first) return ''
  const all = [first, ...same]
  const cases = new Set(all.flatMap(({ examples }) => examples.map(({ result }) => result))).size
  const because = new Set(all.flatMap((one) => one.because)).size
  const own = all.filter(({ operation }) => operation === first.operation).map(({ line }) => line)
  const others = new Set(all.map((one) => callOf(contract, one)))
  others.delete(callOf(contract, first))
  const counts = [
    ...(own.length > 1 ? [`${contract.document.name}:${some(own)}`] : []),
    ...(cases > 1 ? [`${cases} cases`] : []),
    ...(because > 0 ? [`${because} more because of it`] : []),
    ...(others.size > 0 ? [`also ${some([...others])}`] : []),
  ]
  const words = counts.length > 0 ? ` (${counts.join('; ')})` : ''
  return `FAILED ${callOf(contract, first)}  ${oneLine(headline(first.examples[0]))}${words}`
}

/** One failure: what is wrong, which line of the contract says otherwise, and how to see it again. */
function whole(contract: Contract, report: Circumstances, failure: Failure): string[] {
  const { examples, because, line, operation } = failure
  const [{ result, fault }, ...others] = examples
  const { subject, exchanges } = result
  const { document } = contract
  const cause = headline(examples[0])
  const different = others.filter((one) => wordingOf(one) !== wordingOf(examples[0]))
  const same = others.filter((one) => !different.includes(one))
  const hidden = exchanges.length - LAST
  return [
    `FAILED ${callOf(contract, failure)}  ${oneLine(cause)}`,
    ...(cause === fault.message ? [] : [`  ${oneLine(fault.message)}`]),
    `  ${document.name}:${line}`,
    `  shown by ${subject.id} (${document.name}:${subject.line}), seed ${report.options.seed}, rule ${subject.rule}`,
    ...(hidden > 0
      ? [`  after ${hidden} other ${hidden === 1 ? 'call' : 'calls'} (--report FOLDER has them)`]
      : []),
    ...exchanges
      .slice(-LAST)
      .flatMap(({ wire, answer }) => [
        `  $ ${curl(report, result, wire)}`,
        `  ${answer ? responseWords(answer) : 'no answer'}`,
      ]),
    ...different
      .slice(0, EXAMPLES)
      .map(
        (one) => `  also ${one.result.subject.id}: ${oneLine(one.fault.message.slice(0, MESSAGE))}`,
      ),
    ...(different.length > EXAMPLES ? [`  and ${different.length - EXAMPLES} more`] : []),
    ...(same.length > 0 ? [`  also ${some(same.map((one) => one.result.subject.id))}`] : []),
    ...(because.length > 0
      ? [
          `  ${because.length} more fail because ${operation} is wrong: ${some(because.map((one) => one.subject.id))}`,
        ]
      : []),
  ]
}

/** A response in a line; one that is compressed says nothing to people. */
function responseWords({ status, headers, text, bytes }: Answer): string {
  const coding = headers['content-encoding']
  if (coding === undefined) return `HTTP ${status} ${oneLine(text.slice(0, RESPONSE))}`
  return `HTTP ${status} (${bytes?.length ?? text.length} bytes, Content-Encoding: ${oneLine(coding)})`
}

/** What could not be tried here, in a line for each reason. */
function notExecuted({ results, options }: Report): string[] {
  const groups = leftOut(results.filter(({ waitsFor }) => !waitsFor)).sort(
    ([, one], [, other]) => other.length - one.length,
  )
  if (options.all) return list('Not executed', groups, Infinity)
  const waiting = results.filter(({ waitsFor }) => waitsFor).length
  const count = groups.reduce((total, [, ids]) => total + ids.length, 0) + waiting
  if (count === 0) return []
  return [
    `Not executed: ${count} (--all names each)`,
    ...(waiting > 0 ? [`  ${waiting}: they need operations that are not there yet`] : []),
    ...groups.slice(0, REASONS).map(([why, ids]) => `  ${ids.length}: ${oneLine(why)}`),
    ...(groups.length > REASONS ? [`  and ${groups.length - REASONS} more reasons`] : []),
    '',
  ]
}

function list(title: string, groups: [why: string, ids: string[]][], most = NAMED): string[] {
  if (groups.length === 0) return []
  const count = groups.reduce((total, [, ids]) => total + ids.length, 0)
  return [
    `${title}: ${count}`,
    ...groups.flatMap(([why, ids]) => [
      `  ${oneLine(why)}`,
      ...ids.slice(0, most).map((id) => `    ${id}`),
      ...(ids.length > most ? [`    and ${ids.length - most} more`] : []),
    ]),
    '',
  ]
}

/** What the site does not offer, in a line where there is such a thing. */
function notOffered({ operations }: Contract, absent: readonly string[]): string[] {
  if (absent.length === 0) return []
  const count = operations.filter((one) => !isOffered(one, { absent })).length
  return [
    `${absent.join(', ')} not offered by the site, ${count} operations and their rules left out`,
  ]
}

/** What to build next, in its order: the first with what they make possible. */
function notThere(contract: Contract, report: Report): string[] {
  const next = buildNext(contract, report)
  if (next.length === 0) return []
  const named = report.options.all ? next : next.slice(0, NEXT)
  const more = next.length - named.length
  const width = Math.max(...named.map(({ call }) => call.length))
  const common = commonAnswer(next)
  return [
    `Not there yet${common ? ` (${oneLine(common)})` : ''}: ${next.length} of ${report.operations.length} operations. Build next, from the top:`,
    ...named.flatMap((one, index) => [
      `  ${one.call.padEnd(width)}  ${one.summary}${common ? '' : ` (${oneLine(one.answered)})`}`,
      ...(index < EXPLAINED ? [`      ${possibleWith(one)}`] : []),
    ]),
    ...(more > 0 ? [`  ${more} more (--all)`] : []),
    '',
  ]
}

function unmet(contract: Contract, report: Report): string[] {
  const reasons = [...unmetReasons(contract, report)]
  if (reasons.length === 0) return []
  return [
    'Reasons that the contract lists and the server never gave:',
    ...reasons.map(([reason, ids]) => `  ${reason}: ${ids.join(', ')}`),
    '',
  ]
}

function table(name: string, counts: Count[]): string[] {
  const width = Math.max(name.length, ...counts.map((one) => one.name.length))
  const line = (first: string, ...others: (string | number)[]) =>
    [first.padEnd(width), ...others.map((one) => String(one).padStart(15))].join('')
  return [
    line(name, 'passed', 'failed', 'due to others', 'not executed'),
    ...counts.map((one) => line(one.name, one.passed, one.failed, one.caused, one.leftOut)),
    '',
  ]
}
