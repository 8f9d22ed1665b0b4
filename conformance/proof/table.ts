import { groups } from './mutant.ts'
import type { Proof } from './prove.ts'

/** What came of a class of mutants. */
export interface Row {
  group: keyof typeof groups
  name: string
  operations: number
  mutants: number
  caught: number
}

/** The classes in the order in which they were tried. */
export function rowsOf(proofs: readonly Proof[]): Row[] {
  const classes = Map.groupBy(proofs, ({ of }) => `${of.group} ${of.name}`)
  return [...classes.values()].flatMap((found) => {
    const [first] = found
    if (!first) return []
    return [
      {
        ...first.of,
        operations: new Set(found.map(({ operation }) => operation)).size,
        mutants: found.length,
        caught: found.filter(({ caught }) => caught).length,
      },
    ]
  })
}

/** Whether enough of a class is caught. */
export const isEnough = ({ group, mutants, caught }: Row): boolean =>
  caught >= mutants * groups[group]

/** The classes as text. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2
  const line = ([group = '', name = '', ...counts]: readonly string[]) =>
    [group.padEnd(10), name.padEnd(width), ...counts.map((one) => one.padStart(12))].join('')
  return [
    line(['group', 'class', 'operations', 'mutants', 'caught', 'missed', 'part']),
    ...rows.map(({ group, name, operations, mutants, caught }) => {
      const counts = [operations, mutants, caught, mutants - caught].map(String)
      return line([group, name, ...counts, `${((100 * caught) / mutants).toFixed(1)} %`])
    }),
  ].join('\n')
}
