import type { Contract } from '../contract/contract.ts'
import { MARK } from '../plan/makers.ts'
import type { Options } from '../plan/options.ts'
import type { Report } from '../result/report.ts'
import { obstacles, verdict } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import type { Plan } from '../run/run.ts'
import { curl, login } from './curl.ts'
import { unmetReasons } from './reasons.ts'
import { rulesSummary } from './rules.ts'
import { statementLines } from './statements.ts'
import type { Count } from './summary.ts'
import { byKind, byLevel, failures, leftOut } from './summary.ts'

/** Failures that are shown whole; of the others the first line. */
const SHOWN = 25
/** Lines of one answer's faults. */
const FAULTS = 6

/** What a run is about to do, before it does anything. */
export function announcement(contract: Contract, options: Options, plan: Plan): string {
  const { document, operations } = contract
  const version = document.get(['info', 'version'])
  const counts = [...plan.planned].map(([level, count]) => `${count} ${level}`)
  return [
    `server    ${options.url.href}`,
    `contract  ${document.name} ${version}, ${operations.length} operations`,
    `seed      ${options.seed}`,
    ...notOffered(contract, plan.absent).map((line) => `areas     ${line}`),
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
  return [
    `It writes, as ${whose}; texts that are free say "${MARK}":`,
    ...lines.sort((one, other) => one.slice(7).localeCompare(other.slice(7))),
    ...(refused > 0
      ? [`  ${refused} more requests must be refused; a server that takes one writes it.`]
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
  const failed = failures(results)
  const { passed, leftOut: out, ok } = verdict(report)
  return [
    ...causes(failed).flatMap((group, index) => cause(contract, report, group, index < SHOWN)),
    ...(failed.length > 0 ? ['Before these commands:', login(report), ''] : []),
    ...list('Not executed', leftOut(results)),
    ...list('Refused, as the server itself had said it would', obstacles(results)),
    ...notOffered(contract, report.absent).flatMap((line) => [`Areas: ${line}`, '']),
    ...unmet(contract, report),
    ...statementLines(results),
    ...rulesSummary(results),
    ...table('level', byLevel(results)),
    ...(failed.length > 0
      ? table(
          'class',
          byKind(results).filter((one) => one.failed > 0),
        )
      : []),
    `seed ${options.seed}, ${seconds.toFixed(1)} s`,
    ...(results.length === planned
      ? []
      : [`Only ${results.length} of ${planned} planned cases ran.`]),
    `${ok ? 'CONFORMS' : 'DOES NOT CONFORM'}: ${passed} passed, ${failed.length} failed, ${out} not executed`,
  ].join('\n')
}

/** Failures of one cause: the same line of the contract, and the same words but for names and numbers. */
function causes(failed: readonly Result[]): [Result, ...Result[]][] {
  const cause = ({ subject, faults }: Result) => {
    const [first] = faults
    const words = first?.message.replaceAll(/"[^"]*"|\d+/g, '#').slice(0, CAUSE) ?? ''
    return `${first?.line} ${words.replaceAll(subject.call, '')}`
  }
  // A group begins with the failure that opens it.
  const groups = [...Map.groupBy(failed, cause).values()] as [Result, ...Result[]][]
  return groups.sort((one, other) => other.length - one.length)
}

/** Letters of a message that tell its cause. */
const CAUSE = 80

function cause(
  contract: Contract,
  report: Report,
  [first, ...same]: [Result, ...Result[]],
  whole: boolean,
): string[] {
  const { subject, faults } = first
  const shown = whole
    ? failure(contract, report, first)
    : [`${subject.id}: ${faults[0]?.message ?? ''}`]
  if (same.length === 0) return shown
  const names = same.slice(0, NAMED).map((one) => `    ${one.subject.id}`)
  const more = same.length - NAMED
  return [
    ...shown,
    `  and ${same.length} more of the same cause:`,
    ...names,
    ...(more > 0 ? [`    and ${more} more`] : []),
    '',
  ]
}

/** Failures of one cause that are named. */
const NAMED = 8

/** One failure: what was tried, which line of the contract says otherwise, and how to see it again. */
function failure({ document }: Contract, report: Report, result: Result): string[] {
  const { subject, faults, exchanges } = result
  const more = faults.length - FAULTS
  // Of a sequence the last call alone says little: the rule does, and what came stands below.
  const [cause, rule] =
    subject.level === 'behaviour'
      ? [subject.what, subject.rule]
      : [faults[0]?.message, `${subject.rule}: ${subject.what}`]
  return [
    `FAILED ${subject.call}  ${cause}`,
    `  rule ${rule}`,
    `  class ${subject.level}: ${subject.kind}, seed ${report.options.seed}, tried by ${document.name}:${subject.line}`,
    ...faults.slice(0, FAULTS).map(({ message, line }) => `  ${document.name}:${line}  ${message}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...exchanges
      .slice(-LAST)
      .flatMap(({ wire, answer }) => [
        `  $ ${curl(report, result, wire)}`,
        `  ${answer ? `HTTP ${answer.status} ${answer.text.slice(0, 400)}` : 'no answer'}`,
      ]),
    '',
  ]
}

/** Exchanges of a sequence that are shown, the last ones. */
const LAST = 4

function list(title: string, groups: [why: string, ids: string[]][]): string[] {
  if (groups.length === 0) return []
  const count = groups.reduce((total, [, ids]) => total + ids.length, 0)
  return [
    `${title}: ${count}`,
    ...groups.flatMap(([why, ids]) => [`  ${why}`, ...ids.map((id) => `    ${id}`)]),
    '',
  ]
}

/** What the site does not offer, in a line where there is such a thing. */
function notOffered({ operations }: Contract, absent: readonly string[]): string[] {
  if (absent.length === 0) return []
  const count = operations.filter(({ area }) => area && absent.includes(area)).length
  return [
    `${absent.join(', ')} not offered by the site, ${count} operations and their laws left out`,
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
    [first.padEnd(width), ...others.map((one) => String(one).padStart(13))].join('')
  return [
    line(name, 'passed', 'failed', 'not executed'),
    ...counts.map((one) => line(one.name, one.passed, one.failed, one.leftOut)),
    '',
  ]
}
