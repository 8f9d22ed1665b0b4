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

/** The classes as text; `plain` adds what Dredd alone catches of each. */
export function tableOf(rows: readonly Row[], plain?: ReadonlyMap<string, Row>): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) =>
        index === 1
          ? String(cell).padEnd(width)
          : String(cell)
              .padStart(index === 0 ? 0 : 11)
              .padEnd(10),
      )
      .join('')
  return [
    line([
      'group',
      'class',
      'operations',
      'mutants',
      'caught',
      'missed',
      'part',
      ...(plain ? ['plain Dredd'] : []),
    ]),
    ...rows.map((row) => {
      const { group, name, operations, mutants, caught } = row
      const alone = plain?.get(name)
      return line([
        group,
        name,
        operations,
        mutants,
        caught,
        mutants - caught,
        percent(caught, mutants),
        ...(plain ? [alone ? percent(alone.caught, alone.mutants) : '-'] : []),
      ])
    }),
  ].join('\n')
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
