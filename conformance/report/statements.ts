import type { Result } from '../result/result.ts'
import { escaped } from './xunit.ts'

/** What a law proved that passed, where that is a probability. */
export interface Statement {
  /** The row of the rules. */
  rule: string
  says: string
}

/** The statements of a run. */
export function statements(results: readonly Result[]): Statement[] {
  return results.flatMap(({ subject, statement }) =>
    statement === undefined ? [] : [{ rule: subject.rule, says: statement }],
  )
}

/** The statements of a run as lines. */
export function statementLines(results: readonly Result[]): string[] {
  const lines = statements(results).map(({ rule, says }) => `  ${rule}: ${says}`)
  return lines.length > 0 ? ['As far as chance can prove it:', ...lines, ''] : []
}

/** The statements of a run as HTML. */
export function statementList(list: readonly Statement[]): string {
  if (list.length === 0) return ''
  const rows = list.map(({ rule, says }) => `<li>${escaped(rule)}: ${escaped(says)}`)
  return `<h2>As far as chance can prove it</h2><ul>${rows.join('\n')}</ul>`
}
