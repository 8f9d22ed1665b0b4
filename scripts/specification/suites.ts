/** The tests of the project that run: their tags, and the pages that each opens. */
import { parseSync } from '@swc/core'
import type { paths } from '../../src/lib/paths.ts'
import { importsIn, readSource } from './source-graph.ts'

/** One test, by its file and its full title. */
export interface TestCase {
  file: string
  title: string
  /** Its own and those of its groups, without the `@` of Playwright. */
  tags: readonly string[]
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
export function readSuite(file: string, code = readSource(file)): Suite {
  const suite: Suite = { file, cases: [], named: [], around: new Set() }
  const program = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') })
  visit(program, { suite, groups: [], tags: [], named: suite.around })
  return suite
}

/** Where a walk through a file is: in which groups, and in which test. */
interface Place {
  suite: Suite
  groups: readonly string[]
  tags: readonly string[]
  /** Takes the pages that are named here. */
  named: Set<string>
}

function visit(node: unknown, place: Place): void {
  if (!isNode(node)) return
  const call = titled(node)
  // What is skipped proves nothing, nor does a group of such tests.
  if (call?.skipped) return
  const page = pageNamed(node)
  if (page !== undefined) place.named.add(page)
  const inner = call ? placeIn(call, place) : place
  for (const value of Object.values(node)) visit(value, inner)
}

/** The place inside a test or a group. */
function placeIn(call: Titled, place: Place): Place {
  const groups = [...place.groups, call.title]
  const tags = [...place.tags, ...call.tags]
  if (call.kind === 'group') return { ...place, groups, tags }
  const named = new Set<string>()
  place.suite.cases.push({ file: place.suite.file, title: groups.join(' > '), tags })
  place.suite.named.push(named)
  return { ...place, named }
}

/** `withdraw` of `paths.withdraw`. */
function pageNamed({ type, object, property }: Node): string | undefined {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return undefined
  return object.value === 'paths' ? String(property.value) : undefined
}

interface Titled {
  kind: 'test' | 'group'
  title: string
  tags: string[]
  /** By `.skip`, `.todo`, `.fixme`, the option of that name, or as the first thing that the test does. */
  skipped: boolean
}

const SKIPS = /\.(?:skip|todo|fixme|fails?)\b/

/** What `test('title', { tags: 'id' })`, `it.each(rows)('title')` and `describe('title')` say. */
function titled(node: Node): Titled | undefined {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined
  const name = calleeOf(node.callee)
  const [first, ...others] = node.arguments.map(({ expression }) => expression as Node | undefined)
  const title = textOf(first)
  if (title === undefined || name === undefined || !/^(?:test|it|describe)\b/.test(name))
    return undefined
  const kind = /^(?:test|it)\.describe|^describe/.test(name) ? 'group' : 'test'
  const plain = name.replace(/\.(?:each|concurrent|serial|parallel|only|describe)\b/g, '')
  const skipped = SKIPS.test(name) || others.some(isSkipping)
  if (!skipped && !/^(?:test|it|describe)$/.test(plain)) return undefined
  return { kind, title, tags: others.flatMap(tagsIn), skipped }
}

/** The properties of an object literal, by their names. */
function optionsOf(node: unknown): [name: string, value: Node][] {
  if (!isNode(node) || node.type !== 'ObjectExpression' || !Array.isArray(node.properties))
    return []
  return node.properties.map(({ key, value }: Node) => [
    String((key as Node | undefined)?.value),
    value as Node,
  ])
}

/** The texts of the option `tags`, or `tag` in Playwright. */
const tagsIn = (options: unknown): string[] =>
  optionsOf(options)
    .filter(([name]) => name === 'tags' || name === 'tag')
    .flatMap(([, value]) =>
      Array.isArray(value.elements)
        ? value.elements.map((one) => textOf(one?.expression))
        : [textOf(value)],
    )
    .flatMap((tag) => (tag === undefined ? [] : [tag.replace(/^@/, '')]))

/** The option `skip` or `todo`, or a test that skips itself at once and whatever comes. */
function isSkipping(node: unknown): boolean {
  const options = optionsOf(node)
  if (
    options.some(([name, value]) => /^(?:skip|todo|fails?)$/.test(name) && value?.value !== false)
  )
    return true
  const body = isNode(node) && isNode(node.body) ? node.body.stmts : undefined
  const [first] = Array.isArray(body) ? body : []
  const call = isNode(first) ? first.expression : undefined
  if (!isNode(call) || call.type !== 'CallExpression' || !Array.isArray(call.arguments))
    return false
  return call.arguments.length === 0 && /\.(?:skip|fixme)$/.test(calleeOf(call.callee) ?? '')
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
