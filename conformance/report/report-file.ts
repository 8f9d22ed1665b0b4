import type { Contract } from '../contract/contract.ts'
import type { Report } from '../result/report.ts'
import { kitVersion, verdict } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import type { Rule } from '../rules/rules.ts'
import { curl, login } from './curl.ts'
import { unmetReasons } from './reasons.ts'
import type { RuleCount } from './rules.ts'
import { ruleCounts } from './rules.ts'
import type { Statement } from './statements.ts'
import { statements } from './statements.ts'
import { byLevel } from './summary.ts'

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
  note: string | undefined
  /** Of failures only. */
  exchanges: { curl: string; status: number | undefined; answer: string | undefined }[]
  milliseconds: number
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
  planned: number
  passed: number
  failed: number
  notExecuted: number
  /** The areas that the site does not offer: their operations and laws were left out. */
  notOffered: readonly string[]
  /** Every rule of the list, and how it came out. */
  rules: (Rule & Omit<RuleCount, 'rule'>)[]
  /** What laws proved that passed, where that is a probability. */
  statements: Statement[]
  /** Reasons that the contract lists and the server never gave, each with its operations. */
  unmetReasons: Record<string, string[]>
  levels: ReturnType<typeof byLevel>
  /** Sets what the commands of the results use. */
  login: string
  results: Entry[]
}

/** Longest answer that is kept whole. */
const ANSWER = 4000

/** A run as machines read it. */
export function reportFile(contract: Contract, report: Report): ReportFile {
  const { options, results, user, contractVersion } = report
  const { passed, failed, leftOut, ok } = verdict(report)
  return {
    kit: kitVersion(),
    contract: `${contract.document.name} ${contractVersion}`,
    url: options.url.href,
    account: user.account,
    seed: options.seed,
    started: report.started.toISOString(),
    seconds: Math.round(report.seconds * 10) / 10,
    ok,
    planned: report.planned,
    passed,
    failed,
    notExecuted: leftOut,
    notOffered: report.absent,
    rules: ruleCounts(results).map(({ rule, ...came }) => ({ ...rule, ...came })),
    statements: statements(results),
    unmetReasons: Object.fromEntries(unmetReasons(contract, report)),
    levels: byLevel(results),
    login: login(report),
    results: results.map((one) => entry(contract, report, one)),
  }
}

function entry({ document }: Contract, report: Report, result: Result): Entry {
  const { subject, status, faults, note, exchanges, milliseconds } = result
  const shown = status === 'failed' ? exchanges : []
  const place = (line: number) => `${document.name}:${line}`
  return {
    ...subject,
    line: place(subject.line),
    status,
    faults: faults.map(({ message, line }) => ({ message, line: place(line) })),
    note,
    exchanges: shown.map(({ wire, answer }) => ({
      curl: curl(report, result, wire),
      status: answer?.status,
      answer: answer?.text.slice(0, ANSWER),
    })),
    milliseconds: Math.round(milliseconds),
  }
}
