import type { Result } from '../result/result.ts'

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
