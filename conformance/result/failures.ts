import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Fault, Result } from './result.ts'
import { withoutInput } from './words.ts'

/** A result that shows a failure, and what it says of it. */
interface Example {
  result: Result
  fault: Fault
}

/** One cause: what an operation does at one place of the contract, with everything that came of it. */
export interface Failure {
  operation: OperationId
  /** The line of the contract that says otherwise. */
  line: number
  /** Those that show it: single calls first, and first those that say something that none before does. */
  examples: [Example, ...Example[]]
  /** What fails because of it: this operation was called on the way, and its answer was wrong. */
  because: Result[]
}

/**
 * The causes of what failed, those with the most examples first: failures of one operation with the same
 * line of the contract are one, whatever level or law showed them. A fault of a call on the way belongs to
 * the operation that was called. Where a call of the operation itself went wrong, it is its own example
 * unless something else shows that fault already.
 */
export function failuresOf(results: readonly Result[]): Failure[] {
  const found = results
    .filter(({ status }) => status === 'failed')
    .flatMap((result) => {
      // A list has the same fault in each of its records.
      const lines = Map.groupBy(result.faults, ({ line }) => line)
      return [...lines.values()].flatMap(([fault]): Example[] => (fault ? [{ result, fault }] : []))
    })
  const causes = new Map<string, Omit<Failure, 'examples'> & { examples: Example[] }>()
  const keyOf = (operation: OperationId, line: number) => `${operation} ${line}`
  const causeAt = (operation: OperationId, line: number) => {
    const key = keyOf(operation, line)
    const cause = causes.get(key) ?? { operation, line, examples: [], because: [] }
    causes.set(key, cause)
    return cause
  }
  for (const one of found.filter(({ fault }) => !fault.by))
    causeAt(one.result.subject.operation, one.fault.line).examples.push(one)
  for (const { result, fault } of found) {
    if (!fault.by) continue
    const { operation, line } = fault.by
    const isOwn = operation === result.subject.operation
    const shown = causes.get(keyOf(operation, line))
    if (isOwn && !shown) causeAt(operation, fault.line).examples.push({ result, fault })
    else if (shown) shown.because.push(result)
    else causeAt(operation, line).examples.push({ result, fault })
  }
  return [...causes.values()]
    .flatMap(({ examples, ...cause }) => {
      const [first, ...others] = plainestFirst(examples)
      return first ? [{ ...cause, examples: [first, ...others] as Failure['examples'] }] : []
    })
    .sort((one, other) => sizeOf(other) - sizeOf(one))
}

const sizeOf = ({ examples, because }: Failure) => examples.length + because.length

/** Single calls before sequences; each wording once before any comes again. */
function plainestFirst(examples: readonly Example[]): Example[] {
  const single = ({ result }: Example) => result.subject.level !== 'behaviour'
  const sorted = examples.toSorted(
    (one, other) =>
      Number(single(other)) - Number(single(one)) ||
      one.result.subject.id.localeCompare(other.result.subject.id),
  )
  const wordings = Map.groupBy(sorted, wordingOf)
  const firsts = [...wordings.values()].flatMap(([one]) => one ?? [])
  return [...firsts, ...sorted.filter((one) => !firsts.includes(one))]
}

/**
 * The cause in a sentence. Of a sequence the last call alone says little: its rule does, but where a call on
 * the way was wrong.
 */
export const headline = ({ result: { subject }, fault: { message, by } }: Example): string =>
  subject.level === 'behaviour' && !by ? subject.what : message

/** Letters of a message that tell its cause. */
const CAUSE = 80

/** What a message says, but for names and numbers, and what a broken input was. */
export const wordingOf = ({ fault }: Example): string =>
  withoutInput(fault.message)
    .replaceAll(/"[^"]*"|\d+/g, '#')
    .replaceAll(/(GET|POST) \S+/g, '')
    .slice(0, CAUSE)

/**
 * What failures have in common that have one cause in several operations, languages or capabilities: the
 * rule of a sequence, or what a single call says but for names. A server that does not look at the language
 * breaks every rule of languages. Fields that are missing are those of one operation, and a value that is
 * wrong is one of its line, which operations share.
 */
export function likenessOf({ operation, line, examples: [first] }: Failure): string {
  const { level, kind, rule } = first.result.subject
  const { by, message } = first.fault
  if (level === 'behaviour' && !by) return kind === LANGUAGES ? kind : rule
  const wording = `${level === 'input' ? kind : ''} ${wordingOf(first)}`
  if (!IN_DATA.test(message)) return wording
  return `${wording} ${FIELDS.test(message) ? operation : line}`
}

const IN_DATA = /The answer's \/data/
const FIELDS = / lacks |, which the contract does not have/
const LANGUAGES = 'language of texts'

/** The results that show no cause of their own, each with the one that makes it fail. */
export function causedOf(failures: readonly Failure[]): Map<Result, Failure> {
  const shows = new Set(failures.flatMap(({ examples }) => examples.map(({ result }) => result)))
  const caused = failures.flatMap((failure) =>
    failure.because
      .filter((result) => !shows.has(result))
      .map((result): [Result, Failure] => [result, failure]),
  )
  return new Map(caused)
}

/** Why a result fails that shows no cause of its own. */
export const becauseOf = ({ operation }: Pick<Failure, 'operation'>): string =>
  `fails because ${operation} is wrong`
