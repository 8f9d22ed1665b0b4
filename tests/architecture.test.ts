/** What holds for the whole tree and no test beside the code can see. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsIn, screenFiles } from '../scripts/lib/source-graph.ts'
import { root } from '../scripts/project.ts'
import { routes } from '../src/app/routes.ts'
import { answersOfTag, tagOfPath } from '../src/generated/answers.ts'
import { paths } from '../src/lib/paths.ts'
import type { Call } from './contract/lib/contract.ts'
import { calls, resolve as resolved } from './contract/lib/contract.ts'

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const sources = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const upper = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
const generatedOf = ({ operation: { tags } }: Call) =>
  read(`src/generated/${tags[0]}/${tags[0]}.ts`)
const isPaged = ({ parameters }: Call) => parameters.some(({ name }) => name === 'page')

describe('every operation of the contract', () => {
  test.each(calls)('$name has its typed function and hook', (call) => {
    const { operationId } = call.operation
    const code = generatedOf(call)
    const hook = `use${upper(operationId)}`
    expect(code).toContain(`export const ${operationId} = (`)
    expect(code).toMatch(new RegExp(`export (function|const) ${hook}\\b`))
    const infinite = new RegExp(`export (function|const) ${hook}Infinite\\b`)
    if (isPaged(call)) expect(code).toMatch(infinite)
    else expect(code).not.toMatch(infinite)
    expect(code.includes(`get${upper(operationId)}MutationOptions`)).toBe(call.method === 'post')
  })

  test.each(calls)('$name has a schema of its answer', async ({ name, path }) => {
    const tags: Readonly<Record<string, keyof typeof answersOfTag>> = tagOfPath
    const tag = tags[path]
    expect(tag && Object.keys((await answersOfTag[tag]()).answers)).toContain(name)
  })
})

/** The calls that carry a `request_id`: they move money or create something. */
const intents = calls.filter(({ body }) => {
  const schema = body && resolved(body.schema)
  return schema && 'properties' in schema && 'request_id' in (schema.properties ?? {})
})
/** Those of them after which no balance is what it was. */
const moneyTags = ['deposit', 'orders', 'financing', 'wallet', 'withdrawal']

/** The query keys that a mutation makes stale, as the generated code names them. */
function staleAfter(call: Call): string[] {
  const code = generatedOf(call)
  const name = upper(call.operation.operationId)
  const start = code.indexOf(`export const get${name}MutationOptions`)
  const own = code.slice(start, code.indexOf(`export type ${name}MutationResult`))
  const list = /predicate: \(query\) => \[([^\]]*)\]/.exec(own)?.[1] ?? ''
  return [...list.matchAll(/get(\w+)QueryKey\(\)/g)].map(([, key = '']) => key)
}

describe('an action that moves money or creates something', () => {
  test('exists', () => {
    expect(intents.map(({ operation }) => operation.operationId)).toEqual(
      expect.arrayContaining(['submitWithdrawal', 'submitDeposit', 'placeOrder', 'buyProject']),
    )
  })

  test.each(intents)('$name makes stale what it changes', (call) => {
    const stale = staleAfter(call)
    expect(stale).toContain('GetUser')
    if (moneyTags.includes(call.operation.tags[0] ?? '')) expect(stale).toContain('GetWallet')
  })

  test.each(calls.filter(({ method }) => method === 'post'))(
    '$name reaches also the endless lists of what it makes stale',
    (call) => {
      const stale = staleAfter(call)
      const lists = calls.filter((one) => stale.includes(upper(one.operation.operationId)))
      for (const { operation } of lists.filter(isPaged)) {
        expect(stale).toContain(`${upper(operation.operationId)}Infinite`)
      }
      for (const name of stale.filter((one) => one.endsWith('Infinite'))) {
        const list = calls.find(
          ({ operation }) => `${upper(operation.operationId)}Infinite` === name,
        )
        expect(list && isPaged(list), name).toBe(true)
      }
    },
  )
})

/** The parts of the catalogue whose texts a file shows: the first words of its message ids. */
const areasIn = (file: string) =>
  new Set(
    [...read(file).matchAll(/\bid[:=]\s*['"]([a-z]\w*)\.[\w.]+['"]/g)].map(([, area = '']) => area),
  )

/** The parts of the catalogue that a file loads together with what it imports later. */
const areasLoadedBy = (file: string) =>
  [...read(file).matchAll(/loadMessages\(\[([^\]]*)\]\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  )

const TABLES = new Set(['src/app/routes.ts', 'src/app/screens.ts'])

/**
 * The texts that may be missing on the screen, as `file: area`, when `file` is shown where only
 * `loaded` is there. What comes later brings the areas that are loaded with it.
 */
function missingTexts(
  file: string,
  loaded: ReadonlySet<string>,
  seen: Set<string> = new Set(),
): string[] {
  const visit = `${file} ${[...loaded].sort().join()}`
  // The development tools have English beside their code only; the route tables are no screens.
  if (seen.has(visit) || file.startsWith('src/dev/') || TABLES.has(file)) return []
  seen.add(visit)
  const missing = [...areasIn(file)].filter((area) => !loaded.has(area))
  const further = new Set([...loaded, ...areasLoadedBy(file)])
  return [
    ...missing.map((area) => `${file}: ${area}`),
    ...importsIn(file).flatMap((one) => missingTexts(one.file, one.later ? further : loaded, seen)),
  ]
}

describe('texts', () => {
  test('are found where they are', () => {
    expect([...screenFiles.keys()].toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
    expect([...areasIn('src/features/home/home-screen.tsx')]).toEqual(['home'])
    expect(missingTexts('src/features/home/home-screen.tsx', new Set(['app']))).toContain(
      'src/features/home/home-screen.tsx: home',
    )
  })

  test.each(routes.map((route) => [route.path, route, screenFiles.get(route.path) ?? ''] as const))(
    'of %s are loaded with it',
    (_path, route, screen) => {
      expect(missingTexts(screen, new Set(['app', ...route.areas]))).toEqual([])
    },
  )

  test('of the frame are there from the start', () => {
    expect(missingTexts('src/main.tsx', new Set(['app']))).toEqual([])
  })

  test('of a feature are its own', () => {
    const features = sources.filter(
      (file) => file.startsWith('src/features/') && !file.includes('.test.'),
    )
    const featureOf = (file: string) => file.split('/')[2] ?? ''
    const names = new Set(features.map(featureOf))
    const users = new Map<string, Set<string>>()
    for (const file of features) {
      for (const area of areasIn(file)) {
        users.set(area, (users.get(area) ?? new Set()).add(featureOf(file)))
      }
    }
    // A feature may have a second area, loaded with one of its pages only, but shares none.
    const strangers = [...users].filter(
      ([area, by]) => by.size > 1 || (names.has(area) && !by.has(area)),
    )
    expect(strangers).toEqual([])
    expect(users.size).toBeGreaterThanOrEqual(names.size)
  })
})

describe('addresses', () => {
  test('stand in one file only', () => {
    const elsewhere = sources.filter(
      (file) =>
        !file.includes('.test.') &&
        !/^src\/(generated|test|dev)\//.test(file) &&
        file !== 'src/lib/paths.ts' &&
        /['"`]#?\/pages\/\w/.test(read(file)),
    )
    expect(elsewhere).toEqual([])
    expect(Object.keys(paths).length).toBeGreaterThanOrEqual(routes.length)
  })
})

describe('tracked files', () => {
  const texts = tracked.filter((file) => !/\.(png|jpg|webp|woff2?|ico)$/.test(file))

  test('name no place on somebody’s machine', () => {
    const place = /(?:^|[\s'"`(=:])\/(?:home|Users|root|work|tmp|mnt)\/\w/m
    expect(texts.filter((file) => place.test(read(file)))).toEqual([])
  })

  test('bind the lockfiles to no registry but the public one', () => {
    const locks = tracked.filter((file) => file.endsWith('package-lock.json'))
    expect(locks).toContain('package-lock.json')
    const hosts = locks.flatMap((file) =>
      [...read(file).matchAll(/"resolved": "([^"]+)"/g)].map(([, url = '']) => new URL(url).host),
    )
    expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([])
    const settings = tracked.filter((file) => file.endsWith('.npmrc'))
    expect(settings.filter((file) => /registry\s*=\s*\S+:\/\//.test(read(file)))).toEqual([])
  })

  test('write nothing to the console of a user', () => {
    const app = sources.filter((file) => !file.includes('.test.') && !file.startsWith('src/dev/'))
    expect(app.filter((file) => /\bconsole\s*\./.test(read(file)))).toEqual([])
  })

  test('leave nothing for later', () => {
    const left = /\b(?:TODO|FIXME|XXX)\b|\b(?:it|test|describe)\.(?:skip|only|todo)\b/
    const own = tracked.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    const self = 'tests/architecture.test.ts'
    expect(own.filter((file) => file !== self && left.test(read(file)))).toEqual([])
  })
})
