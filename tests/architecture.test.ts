/** What holds for the whole tree and no test beside the code can see. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { QueryKey } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { compiledParts } from '../scripts/build/catalogues.ts'
import { framePart, messageParts } from '../scripts/build/message-parts.ts'
import type { Operation } from '../scripts/contract/contract.ts'
import { root } from '../scripts/process/project.ts'
import { routes } from '../src/app/routes.ts'
import { paths } from '../src/lib/paths.ts'
import { calls } from './contract/lib/contract.ts'

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const sources = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const upper = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** The calls that carry a `request_id`: they move money or create something. */
const intents = calls.filter(({ body }) => body?.fields.has('request_id'))
/** Those of them after which no balance is what it was. */
const moneyTags = ['deposit', 'orders', 'financing', 'wallet', 'withdrawal']

const tags = [...new Set(calls.map(({ tag }) => tag))]
const modules = await Promise.all(tags.map((tag) => import(`../src/generated/${tag}/${tag}.ts`)))
const generated = Object.entries<unknown>(Object.assign({}, ...modules))
/** The key of each query by its name: `GetUser`, and `ListOrdersInfinite` where pages are joined. */
const queryKeys = generated.flatMap(([name, key]) => {
  const [, query] = /^get(\w+)QueryKey$/.exec(name) ?? []
  return query && typeof key === 'function' ? [[query, key() as QueryKey] as const] : []
})

/** The names of the queries that are stale once an action is done. */
function staleAfter({ id }: Operation): string[] {
  const client = new QueryClient()
  for (const [, key] of queryKeys) client.setQueryData(key, {})
  const name = `get${upper(id)}MutationOptions`
  const options = generated.find(([one]) => one === name)?.[1]
  if (typeof options !== 'function') throw new Error(`No ${name}`)
  options(client).onSuccess?.()
  return queryKeys.filter(([, key]) => client.getQueryState(key)?.isInvalidated).map(([one]) => one)
}

describe('an action that moves money or creates something', () => {
  test('exists', () => {
    expect(intents.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['submitWithdrawal', 'submitDeposit', 'placeOrder', 'buyProject']),
    )
  })

  // Asking for a release only tells support what the user would like to pay in.
  const effective = intents.filter(({ id }) => id !== 'requestDepositRelease')
  test.each(effective)('$name makes stale what it changes', (call) => {
    const stale = staleAfter(call)
    expect(stale).toContain('GetUser')
    if (moneyTags.includes(call.tag)) expect(stale).toContain('GetWallet')
  })
})

test.each(calls.filter(({ method }) => method === 'post'))(
  '$name reaches also the endless lists of what it makes stale',
  (call) => {
    const stale = staleAfter(call)
    const paged = calls.filter((one) => one.paged).map(({ id }) => upper(id))
    expect(stale.filter((name) => paged.includes(name)).map((name) => `${name}Infinite`)).toEqual(
      stale.filter((name) => name.endsWith('Infinite')),
    )
  },
)

/** What the parser of the build finds in each file of the app: its messages and imports, without those of types. */
const graph = new Map(
  sources
    .filter((file) => !/\.test\.|\.d\.ts$|^src\/(generated|test|dev)\//.test(file))
    .map((file) => {
      const { staticImports, dynamicImports } = parseSync(file, read(file)).module
      const resolve = (name: string) =>
        name.startsWith('@/') ? name.replace('@', 'src') : posix.join(posix.dirname(file), name)
      const imports = staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => resolve(moduleRequest.value))
      const later = dynamicImports.map(({ moduleRequest: { start, end } }) =>
        resolve(read(file).slice(start + 1, end - 1)),
      )
      const ids = [...read(file).matchAll(/\bid[:=]\s*['"]([a-z]\w*\.[\w.]+)['"]/g)]
      return [file, { ids: ids.map(([, id = '']) => id), imports, later }] as const
    }),
)

/** Files and all that they load. The list of a feature's pages loads none of them by itself. */
function loadedBy(files: readonly string[]): string[] {
  const loaded = new Set(files)
  for (const file of loaded) {
    const { imports = [], later = [] } = graph.get(file) ?? {}
    for (const next of imports) loaded.add(next)
    if (!/features\/\w+\/pages\.ts$/.test(file)) for (const next of later) loaded.add(next)
  }
  return [...loaded]
}

describe('the parts of the messages', () => {
  const parts = messageParts()
  const features = [...new Set(routes.map(({ feature }) => feature))]

  test('have every message', () => {
    const ids = Object.keys(JSON.parse(read('locales/en.json')))
    expect(ids.length).toBeGreaterThan(1000)
    expect(ids.filter((id) => !parts.has(id))).toEqual([])
  })

  test.each(features)('have what the pages of %s show in the two that they load', (feature) => {
    const pages = graph.get(`src/features/${feature}/pages.ts`)?.later ?? []
    const ids = loadedBy(pages).flatMap((file) => graph.get(file)?.ids ?? [])
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => ![framePart, feature].includes(parts.get(id) ?? ''))).toEqual([])
    expect(compiledParts('en').has(feature)).toBe(true)
  })

  test('have what the frame shows in its own, but for what it loads to announce a record', () => {
    const ids = loadedBy(['src/main.tsx']).flatMap((file) => graph.get(file)?.ids ?? [])
    // `loadMessages` in event-layer.tsx and in request-strips.tsx.
    const announced = [framePart, 'messages', 'deposit', 'payment', 'withdrawal']
    expect(new Set(ids.map((id) => parts.get(id)))).toEqual(new Set(announced))
  })
})

test('practice calls nothing that places, settles or lists real orders, and no stored request', () => {
  const practising = sources.filter(
    (file) => /practice/.test(file) && !file.includes('.test.') && !file.includes('generated'),
  )
  const imported = (file: string) => [...read(file).matchAll(/from '([^']+)'/g)].map(([, at]) => at)
  const real = /generated\/orders\/orders\.ts$|order-flow|inbox\/|use-settlement|use-money-flow/
  expect(practising.length).toBeGreaterThan(10)
  expect(
    practising.flatMap((file) =>
      imported(file).flatMap((at = '') => (real.test(at) ? [`${file}: ${at}`] : [])),
    ),
  ).toEqual([])
  // What it reads of the server is public: no call of practice knows whose it is.
  const calledBy = practising.flatMap(imported).filter((at = '') => at.startsWith('@/generated/'))
  expect(new Set(calledBy)).toEqual(
    new Set([
      '@/generated/h5.schemas.ts',
      '@/generated/market/market.ts',
      // The rules of an order's fields, without its call.
      '@/generated/orders/orders.zod.ts',
    ]),
  )
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

  test('are all linked from another page, but for the splash page, which stands before them', () => {
    const screens = sources
      .filter((file) => /^src\/(app|domain|features|patterns|shell)\//.test(file))
      .filter((file) => !/\.test\.|\/pages\.ts$/.test(file))
      .map(read)
      .join('\n')
    const makers = [
      ...read('src/lib/paths.ts').matchAll(
        /const (\w+Path) =((?:(?!export)[\s\S])*?)paths\.(\w+)/g,
      ),
    ]
    const namesOf = (name: string) => [
      `paths.${name}`,
      ...makers.flatMap(([, maker = '', , of]) => (of === name ? [maker] : [])),
    ]
    // What stands in a link, a row or tile with an address, a redirect, or leads on when done.
    const links = (target: string) =>
      new RegExp(
        String.raw`(?:href|to|path|leads|return|navigate|: |=> |\?|^ +)[\s={(]*${target.replace('.', String.raw`\.`)}\b`,
        'm',
      )
    const unlinked = Object.keys(paths).filter(
      (name) => !namesOf(name).some((target) => links(target).test(screens)),
    )
    expect(unlinked).toEqual(['splash'])
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
    const left =
      /\b(?:TO[D]O|FI[X]ME|X{3})\b|\b(?:it|test|describe)\.(?:skip|skipIf|runIf|only|todo|fixme|fails?)\b/
    const own = tracked.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    expect(own.filter((file) => left.test(read(file)))).toEqual([])
  })
})
