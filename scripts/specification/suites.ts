/** The tests of the project: their titles, and the pages that each opens. */
import { parseSync } from '@swc/core'
import type { paths } from '../../src/lib/paths.ts'
import { importsIn, readSource } from './source-graph.ts'

/** One test, by its file and its full title. */
export interface TestCase {
  file: string
  title: string
}

/** One file of tests. */
export interface Suite {
  file: string
  cases: TestCase[]
  /** The pages that each test names itself, in the order of `cases`. */
  named: Set<string>[]
  /** The pages that the file names outside its tests. */
  around: Set<string>
}

type Node = { type?: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The tests of a file with the pages that they name as `paths.withdraw`. */
export function readSuite(file: string): Suite {
  const suite: Suite = { file, cases: [], named: [], around: new Set() }
  const program = parseSync(readSource(file), { syntax: 'typescript', tsx: file.endsWith('x') })
  visit(program, { suite, groups: [], named: suite.around })
  return suite
}

/** Where a walk through a file is: in which groups, and in which test. */
interface Place {
  suite: Suite
  groups: readonly string[]
  /** Takes the pages that are named here. */
  named: Set<string>
}

function visit(node: unknown, place: Place): void {
  if (!isNode(node)) return
  const page = pageNamed(node)
  if (page !== undefined) place.named.add(page)
  const inner = placeIn(node, place)
  for (const value of Object.values(node)) visit(value, inner)
}

/** The place inside a node: that of a test, of a group, or the same. */
function placeIn(node: Node, place: Place): Place {
  const call = titled(node)
  if (!call) return place
  const groups = [...place.groups, call.title]
  if (call.kind === 'group') return { ...place, groups }
  const named = new Set<string>()
  place.suite.cases.push({ file: place.suite.file, title: groups.join(' > ') })
  place.suite.named.push(named)
  return { ...place, named }
}

/** `withdraw` of `paths.withdraw`. */
function pageNamed({ type, object, property }: Node): string | undefined {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return undefined
  return object.value === 'paths' ? String(property.value) : undefined
}

/** What `test('title')`, `it.each(rows)('title')` and `describe('title')` say. */
function titled(node: Node): { kind: 'test' | 'group'; title: string } | undefined {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined
  const name = calleeOf(node.callee)
  const title = textOf(node.arguments[0]?.expression)
  if (title === undefined || name === undefined) return undefined
  if (/^(?:test|it)\.?describe|^describe/.test(name)) return { kind: 'group', title }
  return /^(?:test|it)(?:\.each|\.concurrent)?$/.test(name) ? { kind: 'test', title } : undefined
}

/** `it.each` of `it.each(rows)`. */
function calleeOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node.value)
  if (node.type === 'CallExpression') return calleeOf(node.callee)
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return undefined
  return `${calleeOf(node.object)}.${String(node.property.value)}`
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'StringLiteral') return String(node.value)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((one: Node) => String(one.cooked)).join('…')
}

/** The tests that open a page: those that name it first, then those of the files about its screen. */
export function testsOf(path: keyof typeof paths, screen: string, suites: Suite[]): TestCase[] {
  const naming = suites.flatMap(({ cases, named }) =>
    cases.filter((_, index) => named[index]?.has(path)),
  )
  const about = suites
    .filter(
      ({ file, around }) => around.has(path) || (file.startsWith('src/') && imports(file, screen)),
    )
    .flatMap(({ cases }) => cases)
  // Journeys tell the most about a page.
  const first = (one: TestCase) => Number(!one.file.startsWith('tests/journeys/'))
  return [...new Set([...naming.sort((a, b) => first(a) - first(b)), ...about])]
}

const imports = (file: string, screen: string) => importsIn(file).some((one) => one.file === screen)
