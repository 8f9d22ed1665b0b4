import type { Contract } from '../contract/contract.ts'
import type { Failure } from '../result/failures.ts'
import { becauseOf, causedOf, failuresOf, headline } from '../result/failures.ts'
import type { Report } from '../result/report.ts'
import { kitVersion, verdict } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import type { Rule } from '../rules/rules.ts'
import { curl, login } from './curl.ts'
import type { Next } from './next.ts'
import { buildNext } from './next.ts'
import type { RuleCount } from './rules.ts'
import { ruleCounts } from './rules.ts'
import type { Statement } from './summary.ts'
import { byLevel, statements, unmetReasons } from './summary.ts'

/** A result as machines and the other reports read it. */
export interface Entry {
  id: string
  level: string
  kind: string
  /** The row of the rules that it proves. */
  rule: string
  call: string
  operation: string
  what: string
  /** Where the contract says so, as `openapi/h5.yaml:123`. */
  line: string
  status: Result['status']
  faults: { line: string; message: string }[]
  /** Why it fails though it shows no fault of its own: the failure of another that it needs, and its line. */
  because: string | undefined
  note: string | undefined
  /** Of failures only. */
  exchanges: { curl: string; status: number | undefined; answer: string | undefined }[]
  milliseconds: number
}

/** One cause of failures, by the ids of the results that show it and of those that fail because of it. */
export interface Cause {
  call: string
  operation: string
  line: string
  message: string
  examples: string[]
  because: string[]
}

/** A run as machines read it. */
export interface ReportFile {
  kit: string
  contract: string
  url: string
  account: string
  seed: number
  started: string
  seconds: number
  ok: boolean
  /** The verdict in words. */
  verdict: string
  planned: number
  passed: number
  failed: number
  /** Failed because an operation that they need is wrong. */
  failedBecause: number
  notExecuted: number
  /** The areas that the site does not offer: their operations and laws were left out. */
  notOffered: readonly string[]
  /** Operations of the run, those that are there, and those of them that are right. */
  operations: { of: number; there: number; right: number }
  /** The operations that are not there yet, in the order in which to build them. */
  notThere: Next[]
  /** Every rule of the list, and how it came out. */
  rules: (Rule & Omit<RuleCount, 'rule'>)[]
  /** What laws proved that passed, where that is a probability. */
  statements: Statement[]
  /** Reasons that the contract lists and the server never gave, each with its operations. */
  unmetReasons: Record<string, string[]>
  levels: ReturnType<typeof byLevel>
  /** Sets what the commands of the results use. */
  login: string
  failures: Cause[]
  results: Entry[]
}

/** Longest answer that is kept whole. */
const ANSWER = 4000

/** A run as machines read it. */
export function reportFile(contract: Contract, report: Report): ReportFile {
  const { options, results, user, contractVersion } = report
  const failures = failuresOf(results)
  const caused = causedOf(failures)
  const found = verdict(report, failures)
  const { passed, failed, leftOut, there, right, ok, words } = found
  return {
    kit: kitVersion(),
    contract: `${contract.document.name} ${contractVersion}`,
    url: options.url.href,
    account: user.account,
    seed: options.seed,
    started: report.started.toISOString(),
    seconds: Math.round(report.seconds * 10) / 10,
    ok,
    verdict: words,
    planned: report.planned,
    passed,
    failed,
    failedBecause: found.caused,
    notExecuted: leftOut,
    notOffered: report.absent,
    operations: { of: report.operations.length, there, right },
    notThere: buildNext(contract, report),
    rules: ruleCounts(results).map(({ rule, ...came }) => ({ ...rule, ...came })),
    statements: statements(results),
    unmetReasons: Object.fromEntries(unmetReasons(contract, report)),
    levels: byLevel(results, failures),
    login: login(report),
    failures: failures.map((one) => cause(contract, one)),
    results: results.map((one) => entry(contract, report, one, caused.get(one))),
  }
}

function cause(contract: Contract, { operation, line, examples, because }: Failure): Cause {
  const { method, path } = contract.operation(operation)
  return {
    ...{ call: `${method} ${path}`, operation, message: headline(examples[0]) },
    line: `${contract.document.name}:${line}`,
    examples: examples.map(({ result }) => result.subject.id),
    because: because.map(({ subject }) => subject.id),
  }
}

function entry(
  { document }: Contract,
  report: Report,
  result: Result,
  because: Failure | undefined,
): Entry {
  const { subject, status, faults, note, exchanges, milliseconds } = result
  const shown = status === 'failed' ? exchanges : []
  const place = (line: number) => `${document.name}:${line}`
  return {
    ...subject,
    line: place(subject.line),
    status,
    faults: faults.map(({ message, line }) => ({ message, line: place(line) })),
    because: because && `${becauseOf(because)}: see ${place(because.line)}`,
    note,
    exchanges: shown.map(({ wire, answer }) => ({
      curl: curl(report, result, wire),
      status: answer?.status,
      answer: answer?.text.slice(0, ANSWER),
    })),
    milliseconds: Math.round(milliseconds),
  }
}
