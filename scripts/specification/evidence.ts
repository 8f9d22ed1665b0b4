/** What the code has: read from the contract, the route table, the catalogue and the tests. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { parse } from 'yaml'
import { paths } from '../../src/lib/paths.ts'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/contract.ts'
import { root } from '../process/project.ts'
import { pageFiles, readSource, screenFiles, withImports } from './source-graph.ts'
import type { TestCase } from './suites.ts'
import { readSuite, testsOf } from './suites.ts'

type PathName = keyof typeof paths

/** One call of the contract. */
export interface Operation {
  id: string
  /** The names of its answers. */
  examples: ReadonlySet<string>
  /** Files of the app that call it. */
  callers: ReadonlySet<string>
}

/** One page of the app. */
export interface Page {
  bar: string
  tab: string | undefined
  /** Id of its title. */
  title: string
  /** The calls that its screen makes. */
  operations: ReadonlySet<string>
  /** The tests that open it. */
  tests: TestCase[]
}

/** Everything that can stand behind an entry. */
export interface Evidence {
  /** By `GET /api/user/index`. */
  operations: ReadonlyMap<string, Operation>
  /** The calls of the frame, which is around every page. */
  frame: ReadonlySet<string>
  /** The reasons of a refusal that the contract knows. */
  reasons: ReadonlySet<string>
  /** The calls with an answer that says these words when it is done. */
  saying: (words: string) => string[]
  /** A schema's property, and whether a file of the app reads it. */
  field: (property: string) => 'missing' | 'unused' | 'shown'
  /** By the specification's name of the page, such as `cashrecord`. */
  pages: ReadonlyMap<string, Page>
  /** The English words of a message, with placeholders in braces. */
  messages: ReadonlyMap<string, string>
  /** Those that run: none that is skipped. */
  tests: readonly TestCase[]
  /** Rows of the kit's rules that have a law (tests/conformance/behaviour.test.ts). */
  provedRules: ReadonlySet<string>
  /** The value of a keyword of a schema, `Password.minLength`. */
  keyword: (place: string) => unknown
  /** The value of a constant in a file; undefined when there is none. */
  constant: (file: string, name: string) => string | number | undefined
}

/** The values that a component's `enum` lists. */
export const enumOf = (schema: unknown): unknown[] =>
  typeof schema === 'object' && schema !== null && 'enum' in schema && Array.isArray(schema.enum)
    ? schema.enum
    : []

/** Reads everything once. */
export function readEvidence(): Evidence {
  const contract = readContract()
  const { schemas } = contract.document.components
  const app = filesIn('src').filter(
    (file) => !/^src\/(generated|dev|test)\//.test(file) && !isTest(file),
  )
  const operations = operationsOf(contract, app)
  const callsOf = (files: ReadonlySet<string>) =>
    new Set(
      [...operations]
        .filter(([, { callers }]) => [...callers].some((file) => files.has(file)))
        .map(([name]) => name),
    )
  const suites = [...filesIn('src'), ...filesIn('tests'), ...filesIn('sandbox')]
    .filter(isTest)
    .map((file) => readSuite(file))
  const uses = usesOf(app)
  return {
    operations,
    frame: callsOf(
      withImports('src/main.tsx', /^src\/(generated|dev)\/|features\/[^/]+\/pages\.ts$/),
    ),
    reasons: new Set(enumOf(schemas.RefusalReason).map(String)),
    saying: sayingOf(contract),
    field: (property) => {
      const [component = '', name = ''] = property.split('.')
      if (!(name in (schemas[component]?.properties ?? {}))) return 'missing'
      return uses.has(name) ? 'shown' : 'unused'
    },
    pages: new Map(
      readRoutes().map(({ path, ...page }): [string, Page] => {
        const screen = screenFiles.get(paths[path]) ?? ''
        const own =
          screen === '' ? new Set<string>() : withImports(screen, /^src\/(generated|dev)\//)
        return [
          nameOf(paths[path]),
          { ...page, operations: callsOf(own), tests: testsOf(path, screen, suites) },
        ]
      }),
    ),
    messages: new Map(
      Object.entries(
        JSON.parse(readSource('locales/en.json')) as Record<string, { defaultMessage: string }>,
      ).map(([id, { defaultMessage }]) => [id, wordsOf(defaultMessage)]),
    ),
    tests: suites.flatMap(({ cases }) => cases),
    provedRules: new Set(
      Object.values(
        parse(readSource('conformance/rules/rules.yaml')) as Record<
          string,
          { id: string; why?: string }[]
        >,
      )
        .flat()
        .filter(({ why }) => why === undefined)
        .map(({ id }) => id),
    ),
    keyword: (place) => {
      const [component = '', keyword = ''] = place.split('.')
      return Object.entries(schemas[component] ?? {}).find(([name]) => name === keyword)?.[1]
    },
    constant: constantIn,
  }
}

/** The specification's name of a page. */
export const nameOf = (path: string) => path.split('/').at(-1) ?? ''

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
}

function operationsOf(contract: Contract, app: string[]): Map<string, Operation> {
  const callers = callersIn(app)
  return new Map(
    contract.operations.map(({ id, name, method, path, answer }) => {
      const hook = `use${id[0]?.toUpperCase()}${id.slice(1)}`
      // The entry page reads its answers by their addresses.
      const names = [
        id,
        hook,
        `${hook}Infinite`,
        `get${hook.slice(3)}`,
        ...(method === 'get' ? [path] : []),
      ]
      const files = names.flatMap((one) => [...(callers.get(one) ?? [])])
      return [name, { id, examples: new Set(answer.examples.keys()), callers: new Set(files) }]
    }),
  )
}

/** The generated calls behind the queries that a feature's page and screen share. */
function sharedQueries(app: string[]): Map<string, string> {
  const code = app.filter((file) => file.endsWith('/queries.ts')).map(readSource)
  return new Map(
    [
      ...code
        .join('\n')
        .matchAll(/const (\w+) = \([\s\S]*?=>\s*(get\w+?)(?:Infinite)?QueryOptions/g),
    ].map(([, query = '', call = '']) => [query, call]),
  )
}

/** Which files import which generated call, and which name an address of the server. */
function callersIn(app: string[]): Map<string, Set<string>> {
  const callers = new Map<string, Set<string>>()
  const shared = sharedQueries(app)
  for (const file of app) {
    const code = readSource(file)
    const queries = [...code.matchAll(/import \{([^}]*)\} from '.\/queries.ts'/g)]
      .flatMap(([, list = '']) => list.split(','))
      .flatMap((name) => shared.get(name.trim()) ?? [])
    const imported = [...code.matchAll(/import \{([^}]*)\} from '@\/generated\/[\w-]+\/[^']+'/g)]
    const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    const addresses = [...code.matchAll(/'(\/api\/\w+\/\w+)'/g)].map(([, path = '']) => path)
    for (const name of [...names, ...queries, ...addresses]) {
      callers.set(name, (callers.get(name) ?? new Set()).add(file))
    }
  }
  return callers
}

/** The words that the files of the app read from an object: `.name`, or `{ name }`. */
function usesOf(app: string[]): Set<string> {
  return new Set(
    app.flatMap((file) => [...readSource(file).matchAll(/\b\w+\b/g)].map(([word]) => word)),
  )
}

function sayingOf(contract: Contract): Evidence['saying'] {
  const said = contract.operations.flatMap(({ name, answer }) =>
    [...answer.examples.values()].flatMap(({ code, msg }) =>
      code === 1 ? [{ call: name, words: msg }] : [],
    ),
  )
  return (words) => [...new Set(said.filter((one) => one.words === words).map(({ call }) => call))]
}

function readRoutes(): (Pick<Page, 'bar' | 'tab' | 'title'> & { path: PathName })[] {
  const code = pageFiles.map(readSource).join('\n')
  const titles = new Map(
    [...code.matchAll(/(\w+): \{\s*id: '(app\.title\.\w+)'/g)].map(([, key = '', id = '']) => [
      key,
      id,
    ]),
  )
  return [
    ...code.matchAll(
      /path: paths\.(\w+),\s*title: titles\.(\w+),\s*bar: '(\w+)',(?:\s*tab: '(\w+)',)?/g,
    ),
  ].map(([, path = '', title = '', bar = '', tab]) => ({
    path: path as PathName,
    title: titles.get(title) ?? '',
    bar,
    tab,
  }))
}

/** The English words of a message: of its choices the one for "none" or the last. */
function wordsOf(message: string): string {
  type Element = ReturnType<IntlMessageFormat['getAst']>[number]
  const text = (elements: Element[]): string => elements.map(textOf).join('')
  const textOf = (element: Element): string => {
    if ('options' in element) {
      const option = element.options.none ?? element.options.other
      return option ? text(option.value) : ''
    }
    if ('children' in element) return text(element.children)
    if (!('value' in element)) return ''
    return element.type === 0 ? element.value : `{${element.value}}`
  }
  return text(new IntlMessageFormat(message, 'en').getAst())
}

/** The value of `const NAME = …`, `NAME: …` or `--name: …`: a text, a number, or numbers times another. */
function constantIn(file: string, name: string): string | number | undefined {
  if (!existsSync(join(root, file))) return undefined
  const found = new RegExp(`(?:^|[\\s{])['"]?${name}['"]?(?:: \\w+)? ?[=:] ?([^,;\\n]+)`, 'm').exec(
    readSource(file),
  )
  const text = found?.[1]?.trim()
  if (text === undefined) return undefined
  if (/^[\d_]+( \* [\d_]+)*$/.test(text)) {
    return text.split(' * ').reduce((product, one) => product * Number(one.replaceAll('_', '')), 1)
  }
  return text.replace(/^(['"`])(.*)\1$/, '$2')
}
