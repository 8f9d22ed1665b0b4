/** The check of the browsers' baseline sees what it is there for. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildTarget, compatOf, lackedBy, oldestBrowsers } from '../scripts/browsers/baseline.ts'
import { judge } from '../scripts/browsers/check.ts'
import type { NewerNames } from '../scripts/browsers/newer-scripts.ts'
import {
  newerHtml,
  newerNames,
  newerSyntax,
  newerUses,
  readScript,
} from '../scripts/browsers/newer-scripts.ts'
import { newerStyles } from '../scripts/browsers/newer-styles.ts'
import { writeTypeLibrary } from '../scripts/browsers/type-library.ts'
import { runCommand } from '../scripts/process/processes.ts'
import { root } from '../scripts/process/project.ts'

const whats = (findings: readonly { what: string }[]) => findings.map(({ what }) => what)

describe('the baseline', () => {
  test('is read from package.json as it is meant', () => {
    expect(oldestBrowsers()).toBe('Safari 16.0, Chrome 105, Firefox 115')
    expect(buildTarget).toEqual(['chrome105', 'firefox115', 'ios16.0', 'safari16.0'])
  })

  test.each([
    ['api.URLSearchParams.size', ['safari 16.0', 'chrome 105', 'webview_android 105']],
    ['javascript.builtins.Array.toSorted', ['chrome 105', 'chrome_android 105']],
    ['css.selectors.has', ['firefox 115', 'firefox_android 115']],
    // Behind a prefix, which the build writes.
    ['css.properties.hyphens', ['safari 16.0']],
  ])('lacks %s', (path, lacking) => {
    const compat = compatOf(path.split('.'))
    expect(compat && lackedBy(compat)).toEqual(expect.arrayContaining(lacking))
  })

  test.each(['api.AbortSignal.timeout_static', 'api.HTMLDialogElement', 'css.at-rules.container'])(
    'has %s',
    (path) => {
      const compat = compatOf(path.split('.'))
      expect(compat && lackedBy(compat)).toEqual([])
    },
  )
})

describe('types of the source', () => {
  let errors: string[]

  const refused = [
    'new URLSearchParams().size',
    "URL.parse('')",
    'AbortSignal.any([])',
    '[1].toSorted()',
    'Object.groupBy([1], String)',
    'Promise.withResolvers()',
    'new Set([1]).union(new Set())',
    '[1].values().map(String)',
    'new CloseWatcher()',
    'document.startViewTransition(() => {})',
    "document.createElement('dialog').requestClose()",
    'requestIdleCallback(() => {})',
    'Temporal.Now.instant()',
    // Used where a browser has it: without a guard it is refused.
    'navigator.vibrate(1)',
    "new Intl.Segmenter('en')",
    'navigator.userActivation.isActive',
  ]
  const taken = [
    'new URLSearchParams().toString()',
    "new URL('https://h5.example/')",
    'AbortSignal.timeout(1)',
    '[1].findLast(Boolean)',
    'structuredClone(1)',
    "document.createElement('dialog').showModal()",
    'requestAnimationFrame(() => {})',
    'navigator.vibrate?.(1)',
    "Intl.Segmenter && new Intl.Segmenter('en').segment('')",
    'navigator.userActivation?.isActive',
    'navigator.onLine',
  ]

  beforeAll(async () => {
    await writeTypeLibrary()
    const folder = join(root, '.cache', 'browsers-test')
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../src/tsconfig.json',
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        include: ['uses.ts', '../baseline/index.d.ts'],
      }),
    )
    await writeFile(join(folder, 'uses.ts'), [...refused, ...taken].join(';\n'))
    const { output } = await runCommand(['tsc', '-p', folder], { timeoutSeconds: 50 })
    errors = output.split('\n')
  })

  const refusal = (line: number) => errors.filter((error) => error.includes(`uses.ts(${line},`))

  test.each(refused.map((use, index) => ({ use, line: index + 1 })))('refuse $use', ({ line }) => {
    expect(refusal(line)).toHaveLength(1)
  })

  test.each(taken.map((use, index) => ({ use, line: refused.length + index + 1 })))(
    'take $use',
    ({ line }) => {
      expect(refusal(line)).toEqual([])
    },
  )
})

describe('a script of the build', () => {
  test.each([
    ['/(?<=a)b/.test(c)', 'look-behind in a pattern'],
    ["new RegExp('(?<!a)b')", 'look-behind in a pattern'],
    ['new RegExp(`[a--b]`,`v`)', 'flag v of a pattern'],
    ['/(?i:a)b/.test(c)', 'modifiers in a pattern'],
  ])('may not have %s', (code, what) => {
    expect(whats(newerSyntax('a.js', code))).toEqual([what])
  })

  test('may have what the baseline reads', () => {
    const code =
      'class A { #b = 1; static c = 2; has(o) { return #b in o } }; a ??= b?.c; /(?<d>e)(?:f)/dsu; await g()'
    expect(newerSyntax('a.js', code)).toEqual([])
  })

  test.each([
    ["(0, jsx)('div', { popover: 'auto' })", '<div popover>'],
    ["jsxs('dialog', { closedBy: 'any', children: [] })", '<dialog closedby>'],
    ["document.createElement('search')", '<search>'],
  ])('may not make %s', (code, what) => {
    expect(whats(newerHtml('a.js', readScript(code)))).toEqual([what])
  })

  test('may make what the baseline has', () => {
    const code = "jsx('dialog', { 'aria-label': 'a', open: true, inert: true, onClose: go })"
    expect(newerHtml('a.js', readScript(code))).toEqual([])
  })
})

describe('a library', () => {
  let names: NewerNames

  beforeAll(async () => {
    names = await newerNames()
  })

  test.each([
    ['URL.parse(a)', 'URL.parse'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['list.toSorted()', '.toSorted'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ["typeof scheduler === 'object'", 'scheduler'],
  ])('is found to use %s', (code, what) => {
    expect(whats(newerUses('a', readScript(code), names))).toEqual([what])
  })

  test.each([
    'a.size',
    'function go(scheduler) { scheduler() }',
    'const navigation = {}; navigation.a',
  ])('may have %s', (code) => {
    expect(newerUses('a', readScript(code), names)).toEqual([])
  })
})

describe('styles', () => {
  test.each([
    ['.a:has(b) { top: 0 }', ':has'],
    ['.a { height: 100dvh }', 'dvh'],
    ['.a { --b: 100dvh; --b: 100vh; --b: 1dvh }', 'dvh'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['.a { text-wrap: balance }', 'text-wrap'],
    ['.a { & b { top: 0 } }', 'a nested rule'],
    ['@starting-style { .a { top: 0 } }', '@starting-style'],
    ['@media (width < 360px) { .a { top: 0 } }', '@media with a range'],
    ['.a { transition: display 1s allow-discrete }', 'transition: allow-discrete'],
  ])('may not have %s', (css, what) => {
    expect(whats(newerStyles('a.css', css))).toContain(what)
  })

  test.each([
    '.a { height: 100vh; height: 100dvh }',
    '@supports selector(:has(a)) { .a:has(b) { top: 0 } }',
    '.a { -webkit-hyphens: auto; hyphens: auto }',
    '.a::-webkit-scrollbar { display: none }',
    '@container b (width > 10px) { .a { inset: 0; translate: 0 1px } }',
  ])('may have %s', (css) => {
    expect(newerStyles('a.css', css)).toEqual([])
  })
})

describe('the list of extras', () => {
  const extras = { 'text-wrap': 'unequal lines' }
  const found = newerStyles('a.css', '.a { text-wrap: balance }').map((one) => ({ ...one, extras }))

  test('takes what is in it', () => {
    expect(judge(found, [extras])).toEqual([])
  })

  test('refuses what is not, with the browsers that lack it', () => {
    const [fault] = judge(
      found.map((one) => ({ ...one, extras: {} })),
      [],
    )
    expect(fault).toMatch(/^a\.css: text-wrap is not in .*safari 16\.0/)
  })

  test('has no entry that nothing needs', () => {
    expect(judge([], [extras])).toEqual(['extras.ts: text-wrap is not used, or not newer'])
  })
})
