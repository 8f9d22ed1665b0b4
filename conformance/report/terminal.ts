import type { Contract } from '../contract/contract.ts'
import { MARK } from '../plan/makers.ts'
import type { Options } from '../plan/options.ts'
import { isOffered } from '../plan/plan.ts'
import type { Failure } from '../result/failures.ts'
import { failuresOf, headline, wordingOf } from '../result/failures.ts'
import type { Report } from '../result/report.ts'
import { obstacles, verdict } from '../result/report.ts'
import { ruleOf } from '../rules/rules.ts'
import type { Plan } from '../run/run.ts'
import { curl, login } from './curl.ts'
import { buildNext, commonAnswer, EXPLAINED, possibleWith, thereAndRight } from './next.ts'
import { unmetReasons } from './reasons.ts'
import { rulesSummary } from './rules.ts'
import { statementLines } from './statements.ts'
import type { Count } from './summary.ts'
import { byKind, byLevel, leftOut } from './summary.ts'

/** Failures that are shown whole; of the others the first line. */
const SHOWN = 25
/** Examples of a failure that are told. */
const EXAMPLES = 4
/** Letters of what another example says. */
const MESSAGE = 240
/** Exchanges of a sequence that are shown, the last ones. */
const LAST = 4
/** Cases of one reason that are named. */
const NAMED = 8

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

/** Everything that came of a run. */
export function summary(contract: Contract, report: Report): string {
  const { results, options, seconds, planned } = report
  const failures = failuresOf(results)
  const found = verdict(report, failures)
  const { passed, failed, caused, leftOut: out, words } = found
  const many = failures.length === 1 ? 'cause' : 'causes'
  const causes = failures.length > 0 ? ` (${failures.length} ${many})` : ''
  const because = caused > 0 ? `, ${caused} failed because of them` : ''
  return [
    ...told(contract, report, failures),
    ...(failures.length > 0 ? ['Before these commands:', login(report), ''] : []),
    ...list('Not executed', leftOut(results.filter(({ waitsFor }) => !waitsFor))),
    ...list('Refused, as the server itself had said it would', obstacles(results)),
    ...notOffered(contract, report.absent).flatMap((line) => [`Site: ${line}`, '']),
    ...notThere(contract, report),
    ...unmet(contract, report),
    ...statementLines(results),
    ...rulesSummary(results),
    ...table('level', byLevel(results, failures)),
    ...(failures.length > 0
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
  ].join('\n')
}

/** Every failure: whole where it says something new, in a line where others are like it. */
function told(contract: Contract, report: Report, failures: readonly Failure[]): string[] {
  const groups = Map.groupBy(failures, ({ examples: [first] }) => {
    const { level, kind } = first.result.subject
    return `${level === 'input' ? kind : ''} ${wordingOf(first)}`
  })
  return [...groups.values()].flatMap(([first, ...same], index) => {
    if (!first) return []
    if (index >= SHOWN) return [first, ...same].map((one) => firstLine(contract, one))
    return [...whole(contract, report, first), ...alike(contract, same), '']
  })
}

/** Failures that say the same of other places, and of other operations. */
function alike(contract: Contract, failures: readonly Failure[]): string[] {
  const groups = [...Map.groupBy(failures, ({ operation }) => operation).values()]
  return groups.flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { method, path } = contract.operation(first.operation)
    const more = of.length - EXAMPLES
    const lines = of.slice(0, EXAMPLES).map(({ line }) => line)
    const others = more > 0 ? ` and ${more} more` : ''
    return [
      `  the same in ${method} ${path}, ${contract.document.name}:${lines.join(', ')}${others}`,
    ]
  })
}

function firstLine(contract: Contract, { examples, because, operation }: Failure): string {
  const { method, path } = contract.operation(operation)
  const more = examples.length + because.length - 1
  const count = more > 0 ? ` (and ${more} more)` : ''
  return `FAILED ${method} ${path}  ${headline(examples[0])}${count}`
}

/** One failure: what is wrong, which line of the contract says otherwise, and how to see it again. */
function whole(contract: Contract, report: Report, failure: Failure): string[] {
  const { examples, because, line, operation } = failure
  const [{ result, fault }, ...others] = examples
  const { subject, exchanges } = result
  const { document } = contract
  const { method, path } = contract.operation(operation)
  const cause = headline(examples[0])
  const more = others.length - EXAMPLES
  return [
    `FAILED ${method} ${path}  ${cause}`,
    ...(cause === fault.message ? [] : [`  ${fault.message}`]),
    `  ${document.name}:${line}`,
    `  shown by ${subject.id} (${document.name}:${subject.line}), seed ${report.options.seed}`,
    `  rule ${subject.rule}: ${ruleOf(subject.rule).says}`,
    ...exchanges
      .slice(-LAST)
      .flatMap(({ wire, answer }) => [
        `  $ ${curl(report, result, wire)}`,
        `  ${answer ? `HTTP ${answer.status} ${answer.text.slice(0, 400)}` : 'no answer'}`,
      ]),
    ...others.slice(0, EXAMPLES).map((one) => {
      const says = wordingOf(one) === wordingOf(examples[0])
      return `  also ${one.result.subject.id}${says ? '' : `: ${one.fault.message.slice(0, MESSAGE)}`}`
    }),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(because.length > 0
      ? [
          `  ${because.length} more fail because ${operation} is wrong: ${named(because.map((one) => one.subject.id))}`,
        ]
      : []),
  ]
}

function named(ids: readonly string[]): string {
  const more = ids.length - EXAMPLES
  return `${ids.slice(0, EXAMPLES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function list(title: string, groups: [why: string, ids: string[]][]): string[] {
  if (groups.length === 0) return []
  const count = groups.reduce((total, [, ids]) => total + ids.length, 0)
  return [
    `${title}: ${count}`,
    ...groups.flatMap(([why, ids]) => [
      `  ${why}`,
      ...ids.slice(0, NAMED).map((id) => `    ${id}`),
      ...(ids.length > NAMED ? [`    and ${ids.length - NAMED} more`] : []),
    ]),
    '',
  ]
}

/** What the site does not offer, in a line where there is such a thing. */
function notOffered({ operations }: Contract, absent: readonly string[]): string[] {
  if (absent.length === 0) return []
  const count = operations.filter((one) => !isOffered(one, { absent })).length
  return [
    `${absent.join(', ')} not offered by the site, ${count} operations and their laws left out`,
  ]
}

/** What to build next, in its order: the first with what they make possible. */
function notThere(contract: Contract, report: Report): string[] {
  const next = buildNext(contract, report)
  if (next.length === 0) return []
  const width = Math.max(...next.map(({ call }) => call.length))
  const common = commonAnswer(next)
  return [
    `Not there yet${common ? ` (${common})` : ''}: ${next.length} of ${report.operations.length} operations. Build next, from the top:`,
    ...next.flatMap((one, index) => [
      `  ${one.call.padEnd(width)}  ${one.summary}${common ? '' : ` (${one.answered})`}`,
      ...(index < EXPLAINED ? [`      ${possibleWith(one)}`] : []),
    ]),
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
