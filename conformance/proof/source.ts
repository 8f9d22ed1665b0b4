/**
 * `npm run conformance:mutants`: the second half of the proof. The sandbox's own source is changed in
 * one place at a time, not chosen by hand, and the kit must notice. First it goes through the sandbox as
 * it is, one case after the other, and notes which places each of them comes to: a mutant is tried with
 * those that come to its place, until one of them fails. One that the kit does not find is read by
 * somebody: it is equivalent, nothing that a client can see, or a law that is missing.
 *
 *   --most NUMBER   mutants that are tried; all of them without it
 *   --floor NUMBER  per cent of them that must be found
 *   --file TEXT     a part of the names of the files that are changed
 *   --seed NUMBER   which mutants are tried; 1 without it
 */
import '../../scripts/process/help.ts'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArguments, root } from '../../scripts/process/project.ts'
import type { Law } from '../behaviour/law.ts'
import { Contract } from '../contract/contract.ts'
import type { Case } from '../plan/case.ts'
import { Random } from '../plan/makers.ts'
import type { Result } from '../result/result.ts'
import type { Listener } from '../run/run.ts'
import { besideEachOther, judgeChanged, runAt } from './changed-sandbox.ts'
import type { Change } from './source-server.ts'
import { serveSource } from './source-server.ts'

const { values } = readArguments({
  options: {
    most: { type: 'string' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    floor: { type: 'string', default: '0' },
  },
})

interface Mutant extends Change {
  file: string
  line: number
}

/** What is written in place of what. */
const CHANGES: readonly [RegExp, string][] = [
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ >= /g, ' > '],
  [/ > /g, ' >= '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/(?<=[\w)]) \+ (?=[\w(])/g, ' - '],
  [/(?<=[\w)]) - (?=[\w(])/g, ' + '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bMath\.min\b/g, 'Math.max'],
  [/\bMath\.max\b/g, 'Math.min'],
  [/(?<=^ {2,})(?:refuse|hold|require)\w+\(.*\)$/gm, 'void 0'],
  [/(?<=^ {2,})throw new Refusal\(.*$/gm, 'void 0'],
  // What is set is no condition: it would be no SQL.
  [/(?<!\bSET\b(?:(?!\bWHERE\b).)*) = :(?=\w)/g, ' != :'],
  [/\bDESC\b/g, 'ASC'],
]

const SOURCES = ['sandbox/{areas,market,core}/**/*.ts']
/**
 * Tests, what only the seed is made of, what checks the sandbox itself, what only remembers, and what
 * makes prices and holidays up: others are as good.
 */
const NOT =
  /\.test\.ts$|\/(seed|test-\w+|sample-picture|contract-checks|ledger-audit|bounded-cache|recording|replayed-prices|simulated-prices|bridge|noise|volume-tree|exchange-holidays)\.ts$/

/** Lines that only tell of mistakes of the sandbox itself. */
const NETS = /#check\b|\bconsole\.|throw new (Range)?Error\(/

/** Every mutant of the sandbox's source. Comments, imports and types are left alone. */
function allMutants(): Mutant[] {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
  return files
    .filter((file) => !NOT.test(file) && file.includes(values.file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return CHANGES.flatMap(([from, to]) =>
        [...text.matchAll(from)].flatMap((match): Mutant[] => {
          const before = text.slice(0, match.index)
          const begin = before.slice(before.lastIndexOf('\n') + 1)
          if (/^\s*(\*|\/\/|\/\*|import|export type|type |interface )/.test(begin)) return []
          const [rest = ''] = text.slice(match.index).split('\n', 1)
          if (NETS.test(begin + rest)) return []
          const line = before.split('\n').length
          const url = pathToFileURL(join(root, file)).href
          return [{ file, url, line, offset: match.index, from: match[0], to }]
        }),
      )
    })
}

const contract = new Contract()
const files = mkdtempSync(join(tmpdir(), 'h5-mutants-'))

/** What fails in the sandbox as it is, and judges nobody: on a busy machine a call may be cut off. */
const unfit = new Set<string>()

/** What comes to each place while the kit goes through the sandbox as it is. */
async function visitors(places: readonly Mutant[]): Promise<Map<Mutant, Set<string>>> {
  const found = new Map(places.map((one) => [one, new Set<string>()]))
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  // Each time anew: calls of what V8 has optimized meanwhile are not counted.
  const watch = () =>
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await watch()
  let who = START
  /** What has run since the last one came was that one's doing. */
  const comes = async (next: string) => {
    if (next === who) return
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ranges = new Map(
      result.map((one) => [one.url, one.functions.flatMap((part) => part.ranges)]),
    )
    for (const place of places) if (hasRun(place, ranges.get(place.url))) found.get(place)?.add(who)
    await watch()
    who = next
  }
  await runAt(contract, await serveSource(files), {
    onResult: (result) => {
      if (result.status !== 'failed') return
      unfit.add(result.subject.id)
      console.log(`UNFIT, for it fails without a change: ${said(result)}`)
    },
    choose: ({ cases, laws }) => ({
      cases: cases
        .map((one) => ({ ...one, prepare: () => comes(visitor(one)).then(() => one.prepare()) }))
        .sort((one, other) => visitor(one).localeCompare(visitor(other))),
      laws: laws.map((one) => ({
        ...one,
        hold: (scene) => comes(visitor(one)).then(() => one.hold(scene)),
      })),
      // Two at once could not be told from each other.
      beside: 1,
    }),
  })
  await comes('')
  session.disconnect()
  return found
}

/** Who is there before anybody comes. What it leaves behind may matter to all of them. */
const START = 'start'

/** Who comes to places: a law, all that wait for the clock together, or an operation's single calls. */
function visitor(one: Case | Law): string {
  if (!('hold' in one)) return `calls ${one.operation.id}`
  return one.waits ? 'laws that wait' : one.id
}

type Range = { startOffset: number; endOffset: number; count: number }

/** Whether the innermost part of the source around a place has run. */
function hasRun({ offset }: Mutant, ranges: readonly Range[] = []): boolean {
  const around = ranges.filter((one) => one.startOffset <= offset && offset < one.endOffset)
  const least = Math.min(...around.map((one) => one.endOffset - one.startOffset))
  return around.some((one) => one.endOffset - one.startOffset === least && one.count > 0)
}

const said = ({ subject, faults }: Result) =>
  `${subject.rule} | ${subject.call} ${faults[0]?.message}`

type Verdict = 'found' | 'not found' | 'does not start'

/**
 * Lets the kit judge a mutant by those who come to its place, until one of them fails; where the start
 * comes to it, by everybody else after them.
 */
async function judge(mutant: Mutant, at: ReadonlySet<string>): Promise<[Verdict, string]> {
  if (at.size === 0) return ['not found', 'nobody comes to it']
  const comes = (one: Case | Law) => at.has(visitor(one))
  const stays = (one: Case | Law) => !comes(one)
  const choices = (at.has(START) ? [comes, stays] : [comes]).map(
    (judges): NonNullable<Listener['choose']> => {
      const isFit = (one: Case | Law) => judges(one) && !unfit.has(one.id)
      return ({ cases, laws, beside }) => ({
        cases: cases.filter(isFit),
        laws: laws.filter(isFit),
        // Few as they are, the runners of several lanes would take longer to start than to run.
        beside: judges === comes ? 1 : beside,
      })
    },
  )
  const came = await judgeChanged(contract, mutant, choices)
  if (!came) return ['does not start', '']
  if ('passed' in came) return ['not found', `${came.passed} pass`]
  return ['found', 'gone' in came ? came.gone : said(came.failed)]
}

const order = new Random(Number(values.seed)).shuffled(allMutants())
const chosen = values.most === undefined ? order : order.slice(0, Number(values.most))
console.log(`${chosen.length} of ${order.length} mutants of the sandbox`)
const counts: Record<Verdict, number> = { found: 0, 'not found': 0, 'does not start': 0 }
try {
  const at = await visitors(chosen)
  await besideEachOther(chosen, async (mutant) => {
    const [verdict, words] = await judge(mutant, at.get(mutant) ?? new Set())
    counts[verdict] += 1
    const { file, line, from, to } = mutant
    const change = `"${from.trim()}" -> "${to.trim()}"`
    console.log(`${verdict.toUpperCase()} ${file}:${line} ${change} ${words}`)
  })
} finally {
  rmSync(files, { recursive: true, force: true })
}
const judged = counts.found + counts['not found']
const share = (100 * counts.found) / Math.max(1, judged)
console.log(
  `${counts.found} of ${judged} found (${share.toFixed(1)} %), ${counts['does not start']} do not start`,
)
process.exit(share >= Number(values.floor) && judged > 0 ? 0 : 1)
