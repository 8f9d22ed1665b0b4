import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { root } from '../process/project.ts'

/** What a browser of `browserslist` in package.json is called elsewhere. */
const browsers = {
  safari: { label: 'Safari', target: 'safari', mdn: ['safari'] },
  ios_saf: { label: null, target: 'ios', mdn: ['safari_ios'] },
  // Of Chrome for Android and WebView browserslist knows the newest alone; they have Chrome's versions.
  chrome: {
    label: 'Chrome',
    target: 'chrome',
    mdn: ['chrome', 'chrome_android', 'webview_android'],
  },
  firefox: { label: 'Firefox', target: 'firefox', mdn: ['firefox', 'firefox_android'] },
} as const

type Browser = keyof typeof browsers

/** The oldest version of each browser in which the app works, as package.json says. */
export const baseline = readBaseline()

function readBaseline(): ReadonlyMap<Browser, string> {
  const oldest = new Map<Browser, string>()
  for (const entry of browserslist(undefined, { path: root })) {
    const [name = '', range = ''] = entry.split(' ')
    // `16.6-16.7` is one entry for both.
    const [version = ''] = range.split('-')
    if (!isBrowser(name)) throw new Error(`browserslist: "${entry}" is of no use here`)
    if (+version < +(oldest.get(name) ?? Infinity)) oldest.set(name, version)
  }
  return oldest
}

function isBrowser(name: string): name is Browser {
  return name in browsers
}

export function oldestBrowsers(): string {
  return Object.entries(browsers)
    .filter(([, { label }]) => label !== null)
    .map(([browser, { label }]) => `${label} ${baseline.get(browser as Browser)}`)
    .join(', ')
}

/** What the build compiles scripts and styles for, as `build.target` of Vite names it. */
export const buildTarget: string[] = [...baseline].map(
  ([browser, version]) => `${browsers[browser].target}${version}`,
)

// 19 MB of JSON, read when something is looked up.
let data: CompatData | undefined

function entryAt(path: readonly string[]): { __compat?: CompatStatement } {
  data ??= createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
  let at: object = data
  for (const name of path) {
    const next: unknown = Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : null
    if (typeof next !== 'object' || next === null) return {}
    at = next
  }
  return at
}

/** What MDN knows of a feature, by its path: `api`, `URL`, `parse_static`. */
export function compatOf(path: readonly string[]): CompatStatement | undefined {
  return entryAt(path).__compat
}

export function namesBelow(path: readonly string[]): string[] {
  return Object.keys(entryAt(path)).filter((name) => name !== '__compat')
}

/**
 * The browsers of the baseline that lack a feature. A partial one counts: MDN calls so what differs in
 * a detail, such as `navigator.onLine`.
 */
export function lackedBy({ support }: CompatStatement): string[] {
  return [...baseline].flatMap(([browser, version]) =>
    browsers[browser].mdn
      .filter((name) => ![support[name] ?? []].flat().some((one) => covers(one, +version)))
      .map((name) => `${name} ${version}`),
  )
}

/** Whether a version has the feature, by its own name and without a switch. */
function covers(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (statement.flags || statement.prefix || statement.alternative_name) return false
  return since(added) <= version && version < since(removed)
}

/** A version of MDN's data as a number; what is not there yet, or is never, comes after all. */
function since(version: string | false | undefined): number {
  const number = Number.parseFloat(String(version).replace('≤', ''))
  return Number.isNaN(number) ? Infinity : number
}
