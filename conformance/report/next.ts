import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Contract } from '../contract/contract.ts'
import type { Report } from '../result/report.ts'

/** An operation that is to be built, and what it makes possible. */
export interface Next {
  operation: OperationId
  call: string
  summary: string
  /** What the server answers today. */
  answered: string
  /** Why it comes before others; undefined for one whose turn follows from the contract's order. */
  first: string | undefined
  /** Single calls that try it. */
  cases: number
  /** Laws that are about it. */
  laws: number
  /** Laws about operations that are there, which came to this one and could not go on. */
  waiting: number
  /** The rules of all of these laws. */
  rules: string[]
}

/** What the app asks for before anything else, and why. */
const FIRST: Partial<Record<OperationId, string>> = {
  logIn: 'without a session nothing private answers',
  getUser: 'every page of a user reads it',
  getSiteInfo: 'every page begins with it: currencies, limits, areas',
  listProducts: 'it names what there is to trade',
  listQuotes: 'it has the prices of Home and the Trade tab, and what an order accepts',
}
const first = Object.keys(FIRST)

/**
 * The operations that are not there yet, in the order in which to build them: what the app asks for first,
 * then what most laws about the others wait for, then what every site offers and trading before other
 * areas, and the specification before what extends it, each as the contract has them, which is a user's way.
 */
export function buildNext(
  contract: Contract,
  { missing, results }: Pick<Report, 'missing' | 'results'>,
): Next[] {
  const areas = contract.values('Area')
  const list = missing.map(({ operation, answered, cases, laws }) => {
    const { id, method, path, summary, origin, area } = operation
    const waiting = results.filter(
      ({ waitsFor, subject }) => waitsFor === id && subject.level === 'behaviour',
    )
    const rules = new Set([...laws, ...waiting.map(({ subject }) => subject.rule)])
    const next: Next = {
      operation: id,
      call: `${method} ${path}`,
      summary,
      answered,
      first: FIRST[id],
      cases,
      laws: laws.length,
      waiting: waiting.length,
      rules: [...rules],
    }
    const place = first.indexOf(id)
    const rank = [
      place < 0 ? first.length : place,
      -waiting.length,
      area === undefined ? 0 : areas.indexOf(area),
      Number(origin === 'extension'),
    ]
    return { next, rank }
  })
  return list.sort((one, other) => compareRanks(one.rank, other.rank)).map(({ next }) => next)
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return (one[place] ?? 0) - (other[place] ?? 0)
}

/** What becomes possible with an operation. */
export function possibleWith({ first: why, cases, laws, waiting, rules }: Next): string {
  const more = rules.length > RULES ? ` and ${rules.length - RULES} more` : ''
  const counts = [
    [cases, 'single calls'],
    [laws, 'sequences about it'],
    [waiting, 'sequences about others'],
  ] as const
  const parts = counts.flatMap(([count, name]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? name.replace(/s\b/, '') : name}`],
  )
  return [
    ...(why === undefined ? [] : [why]),
    ...(parts.length > 0 ? [`possible with it: ${parts.join(', ')}`] : []),
    ...(rules.length > 0 ? [`rules ${rules.slice(0, RULES).join(', ')}${more}`] : []),
  ].join('; ')
}

/** Rules of an operation that are named. */
const RULES = 6

/** Operations that are told with what they make possible. */
export const EXPLAINED = 5

/** How many operations are there and right, as the last lines of a report say it. */
export const thereAndRight = (count: { of: number; there: number; right: number }): string =>
  `${count.there} of ${count.of} operations there, ${count.right} right`

/** What all of the operations answer that are not there; undefined where they differ. */
export function commonAnswer(next: readonly Next[]): string | undefined {
  const [answer, ...others] = new Set(next.map(({ answered }) => answered))
  return others.length === 0 ? answer : undefined
}
