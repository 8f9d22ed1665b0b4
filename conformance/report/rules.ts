import type { Law } from '../behaviour/law.ts'
import { becauseOf, causedOf, failuresOf } from '../result/failures.ts'
import type { Result } from '../result/result.ts'
import type { Rule } from '../rules/rules.ts'
import { allRules, needNames } from '../rules/rules.ts'

/** How a rule came out in a run. */
export interface RuleCount {
  rule: Rule
  status: 'proved' | 'failed' | 'not executed' | 'not planned'
  /** Why it was not executed, or failed without a fault of its own. */
  why: string | undefined
  /** The operation for which it waits, because the server does not have it yet. */
  waitsFor?: string | undefined
}

/** How each rule of the list came out: a rule is proved where all that was tried of it passed. */
export function ruleCounts(results: readonly Result[]): RuleCount[] {
  const byRule = Map.groupBy(results, ({ subject }) => subject.rule)
  const caused = causedOf(failuresOf(results))
  return allRules.map((rule) => {
    const found = byRule.get(rule.id) ?? []
    const has = (status: Result['status']) => found.some((one) => one.status === status)
    const { note, waitsFor } = found.find((one) => one.status === 'left out') ?? {}
    if (found.length === 0) return { rule, status: 'not planned', why: rule.why }
    const failed = found.filter(({ status }) => status === 'failed')
    const [cause] = failed.map((one) => caused.get(one))
    const why = failed.every((one) => caused.has(one)) ? cause && becauseOf(cause) : undefined
    if (failed.length > 0) return { rule, status: 'failed', why }
    if (has('passed')) return { rule, status: 'proved', why: undefined }
    return { rule, status: 'not executed', why: note, waitsFor }
  })
}

/** The rules of a run by family, and why some of them were not executed. */
export function rulesSummary(results: readonly Result[]): string[] {
  const counts = ruleCounts(results).filter(({ status }) => status !== 'not planned')
  const families = Map.groupBy(counts, ({ rule }) => rule.family)
  const of = (list: readonly RuleCount[], status: RuleCount['status']) =>
    list.filter((one) => one.status === status)
  const line = (name: string, ...cells: (string | number)[]) =>
    [name.padEnd(22), ...cells.map((one) => String(one).padStart(13))].join('')
  const open = of(counts, 'not executed')
  const reasons = Map.groupBy(open, ({ why, waitsFor }) =>
    waitsFor ? 'they need operations that are not there yet' : (why ?? 'no reason is known'),
  )
  return [
    line('rules', 'proved', 'failed', 'not executed'),
    ...[...families].map(([name, list]) =>
      line(
        name,
        ...(['proved', 'failed', 'not executed'] as const).map((one) => of(list, one).length),
      ),
    ),
    ...(open.length > 0 ? [`${open.length} of ${counts.length} rules not executed:`] : []),
    ...[...reasons].map(
      ([why, list]) => `  ${list.length}: ${why} (${list.map(({ rule }) => rule.id).join(', ')})`,
    ),
    '',
  ]
}

/** Every rule with what proves it, as a table of a document: the test plan of a backend. */
export function rulesTable(laws: readonly Law[]): string {
  const byRule = Map.groupBy(laws, ({ rule }) => rule.id)
  const families = Map.groupBy(allRules, ({ family }) => family)
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return [...families]
    .map(([family, rules]) => {
      const rows = rules.map(({ id, says, at, needs, why }) => {
        const operations = [...new Set(byRule.get(id)?.map((one) => one.operation))].sort()
        const tried =
          why === undefined ? operations.join(' ') || 'single calls' : `not tried: ${why}`
        const takes = needs.map((need) => needNames[need]).join(', ')
        return `| ${[id, says, at, tried, takes].map(cell).join(' | ')} |`
      })
      const head = '| rule | says | written at | tried by | needs |\n|---|---|---|---|---|'
      return `**${family}**\n\n${head}\n${rows.join('\n')}`
    })
    .join('\n\n')
}
