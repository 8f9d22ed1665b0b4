/**
 * What changed between two contracts for a client that was made from the first one: Redocly compares,
 * and rates each change by the direction in which a value travels. Here stands what this contract
 * means beyond that (docs/decisions/contract.md).
 */

import { join, relative } from 'node:path'
import { root } from '../process/project.ts'
import { readSource, writtenOperations } from './contract.ts'
import { redocly } from './redocly.ts'

/** What a change does to clients: it breaks them, it does not, or they do not see it. */
const LEVELS = ['breaking', 'compatible', 'text'] as const
export type Level = (typeof LEVELS)[number]

export interface Change {
  level: Level
  /** File and line, in the new contract where it still stands there. */
  at: string
  /** The path of keys to what changed, where it is written. */
  place: string
  text: string
}

export interface Difference {
  versions: [before: string, after: string]
  changes: Change[]
}

/** Where one side of a change stands, and what stands there, if anything. */
interface Side {
  file: string
  pointer: string
  line: number
  value?: unknown
}

interface Reported {
  kind: 'added' | 'removed' | 'modified'
  typeName: string
  property?: string
  impact: 'major' | 'minor' | 'patch'
  verdicts: { message: string }[]
  base?: Side
  revision?: Side
}

/** What changed from one contract to another; both are names of files. Takes a second. */
export async function differenceBetween(before: string, after: string): Promise<Difference> {
  const config = ['--config', join(root, 'redocly.yaml'), '--format', 'json', '--fail-on', 'none']
  const stdout = await redocly('diff', before, after, ...config)
  const report: { infoVersions: { base: string; revision: string }; changes: Reported[] } =
    JSON.parse(stdout)
  const { base, revision } = report.infoVersions
  const changes = [...report.changes.map(changeOf), ...reasonChanges(before, after)]
  changes.sort((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level))
  return { versions: [base, revision], changes }
}

/**
 * What differs within the reasons and duplicate fields of an operation and the params of a reason. Redocly tells only
 * whether an extension is there.
 */
function reasonChanges(before: string, after: string): Change[] {
  const [base, revision] = [readSource(before), readSource(after)]
  const paramsAt = ['components', 'schemas', 'RefusalReason', 'x-params']
  const sides = [base, revision]
  const inBoth = (place: string[]) => sides.every((one) => one.get(place) !== undefined)
  const lists = writtenOperations(base).flatMap(([, place]) =>
    ['x-reasons', 'x-duplicate-fields'].map((name) => [...place, name]),
  )
  const reasons = new Set(inBoth(paramsAt) ? sides.flatMap((one) => one.keys(paramsAt)) : [])
  const places = [...lists.filter(inBoth), ...[...reasons].map((one) => [...paramsAt, one])]
  return places.flatMap((place): Change[] => {
    const [one, other] = [shown(base.get(place)), shown(revision.get(place))]
    if (one === other) return []
    const side = revision.get(place) === undefined ? base : revision
    // Clients make messages of params, so other params break them. A new reason has no such clients yet.
    const breaks = place.includes('x-params') && base.get(place) !== undefined
    return [
      {
        level: breaks ? 'breaking' : 'compatible',
        at: `${side.name}:${side.line(place)}`,
        place: place.join(' '),
        text: `${one} -> ${other}`,
      },
    ]
  })
}

function changeOf(reported: Reported): Change {
  const side = reported.revision ?? reported.base
  if (!side) throw new Error('A change stands somewhere.')
  const { kind, verdicts, base, revision } = reported
  const values = kind === 'modified' ? `${shown(base?.value)} -> ${shown(revision?.value)}` : kind
  return {
    level: levelOf(reported),
    at: `${relative(root, join(process.cwd(), side.file))}:${side.line}`,
    place: placeOf(reported),
    text: verdicts.map(({ message }) => message).join(' ') || values,
  }
}

/** Names what changed; a keyword that one side does not have, too. */
function placeOf({ property, base, revision }: Reported): string {
  const keys = (revision ?? base)?.pointer.slice(2).split('/') ?? []
  if (property !== undefined && keys.at(-1) !== property) keys.push(property)
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).join(' ')
}

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))

function levelOf(reported: Reported): Level {
  const { kind, impact, typeName, property = '', verdicts } = reported
  if (impact === 'major' || breaksHere(reported)) return 'breaking'
  const isText = verdicts.length === 0 && (TEXTS.has(typeName) || TEXTS.has(property))
  return isText && kind === 'modified' ? 'text' : 'compatible'
}

/** What Redocly takes for harmless, and what breaks this contract's clients. */
function breaksHere({ kind, typeName, property, base, revision }: Reported): boolean {
  // Generated clients name their types by it.
  if (kind === 'removed' && COMPONENT.test(base?.pointer ?? '')) return true
  // Whoever leaves the parameter out means another value from now on.
  if (property === 'default') return true
  // A part of an upload that is written as before is not read any more.
  if (typeName === 'Encoding') return true
  const [before, after] = [base, revision].map((side) => Number(side?.value ?? Infinity))
  // A client that waits as long as before says "not carried out" too early.
  if (property === 'x-clock-tolerance') return Number(after) > Number(before)
  return property === 'x-scale' && Number(after) < Number(before)
}

const COMPONENT = /^#\/components\/(schemas|parameters|headers|securitySchemes)\/[^/]+$/

/** Kinds of nodes and keywords that people read. */
const TEXTS = new Set([
  ...['Info', 'Contact', 'License', 'Example', 'ExternalDocs'],
  ...['title', 'summary', 'description', 'example', 'examples', 'x-refusals'],
])

/** What a change is, by the part of the version that it raises. */
const STEPS = ['A breaking change', 'Another change', 'A change of texts or examples']

/**
 * Why the second version may not follow the first one, undefined when it may: what breaks clients
 * raises the major version, any other change the minor, and changed texts and examples the patch.
 */
export function versionFault({ versions: [from, to], changes }: Difference): string | undefined {
  const step = stepOf(changes)
  const least = partsOf(from).map((part, index) => {
    if (index < step) return part
    return index === step ? part + 1 : 0
  })
  const present = partsOf(to)
  const differing = least.findIndex((part, index) => part !== present[index])
  if (differing < 0 || (present[differing] ?? 0) > (least[differing] ?? 0)) return undefined
  const what = STEPS[step] ? `${STEPS[step]} since ${from}` : 'The contract'
  return `${what} needs info.version ${least.join('.')} or higher; it is ${to}.`
}

/** Which part of the version must rise, from 0; one that does not exist when nothing differs. */
function stepOf(changes: Change[]): number {
  const other = changes.filter(({ place }) => place !== 'info version')
  if (other.some(({ level }) => level === 'breaking')) return 0
  if (other.some(({ level }) => level !== 'text')) return 1
  return other.length > 0 ? 2 : 3
}

function partsOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`info.version "${version}" is not of the form 1.2.3`)
  }
  return version.split('.').map(Number)
}

/** Prints the changes, the worst first, with their places, and how many there are of each level. */
export function printDifference({ versions, changes }: Difference): void {
  for (const { level, at, place, text } of changes) {
    if (level !== 'text') console.log(`${level.padEnd(10)}  ${at}  ${place}\n            ${text}`)
  }
  const counts = LEVELS.map(
    (level) => `${changes.filter((one) => one.level === level).length} ${level}`,
  )
  console.log(
    `${versions.join(' -> ')}: ${changes.length === 0 ? 'nothing changed' : counts.join(', ')}`,
  )
}
