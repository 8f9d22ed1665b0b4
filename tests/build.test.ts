import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parse } from 'acorn'
import { beforeAll, expect, test } from 'vitest'
import type { SourceCatalogue } from '../scripts/build/catalogues.ts'
import { sourceFile } from '../scripts/build/catalogues.ts'
import { site } from '../scripts/build/chosen-site.ts'
import { NOTICES_FILE } from '../scripts/build/notices-plugin.ts'
import { SBOM_FILE } from '../scripts/build/sbom-plugin.ts'
import { hashedFiles } from '../scripts/build/serving-rules.ts'
import { MAPS_FOLDER, SourceLocator } from '../scripts/build/source-maps.ts'
import { readJson, root } from '../scripts/process/project.ts'
import { localeOf } from '../src/lib/languages.ts'

type Manifest = Record<string, { file: string; src?: string }>

const dist = join(root, 'dist')
let scripts = ''
let names: string[] = []

beforeAll(async () => {
  names = (await readdir(dist, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => extname(name) === '.js')
  scripts = (await Promise.all(files.map((name) => readFile(join(dist, name), 'utf8')))).join('\n')
  if (!scripts) throw new Error('dist/ has no script: run "npm run build" first')
})

test('the build has no development tools', async () => {
  const manifest = await readJson<Manifest>(join(dist, '.vite', 'manifest.json'), {})
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  expect(Object.values(manifest).filter(({ file }) => page.includes(file))).not.toEqual([])
  const sources = Object.entries(manifest).flatMap(([name, { src = name }]) => [name, src])
  expect(sources.filter((source) => source.startsWith('src/dev/'))).toEqual([])
  // The class names of the devtools of queries.
  expect(scripts).not.toContain('tsqd-')
})

test('the build knows nothing of the mock', () => {
  const traces = ['__examples', 'h5.mock', 'mock-panel', '/dev/kit']
  expect(traces.filter((trace) => scripts.includes(trace))).toEqual([])
})

test('the page has no inline script or style', async () => {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  expect(page.match(/<script\b[^>]*>/g)?.every((tag) => tag.includes(' src='))).toBe(true)
  expect(page).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=/)
})

test('the start script comes first, and a browser of 2015 can read it', async () => {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const [, first = ''] = /<script\b[^>]* src="\/h5\/([^"]+)"/.exec(page) ?? []
  expect(first).toMatch(/^assets\/start-/)
  expect(page).toContain(`<script src="/h5/${first}"></script>`)
  const script = await readFile(join(dist, first), 'utf8')
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})

test('a page without scripts says so in every language', async () => {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const [, words = ''] = /<noscript>(.*)<\/noscript>/.exec(page) ?? []
  const spoken = [...words.matchAll(/<p lang="([\w-]+)">[^<]{20,}<\/p>/g)].map(([, lang]) => lang)
  expect(spoken).toEqual(site.languages.map(localeOf))
})

test('the build has no message parser', () => {
  expect(scripts).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
})

test('the build has no notes for translators', async () => {
  const english = await readJson<SourceCatalogue>(sourceFile('en'), {})
  const notes = Object.values(english).map(({ description = '' }) => description)
  expect(notes.filter((note) => note.length > 15 && scripts.includes(note))).toEqual([])
})

test('the build serves no source map and names none, and keeps one of each script', async () => {
  const maps = names.filter((name) => name.endsWith('.map'))
  expect(maps.filter((name) => !name.startsWith(`${MAPS_FOLDER}/`))).toEqual([])
  expect(scripts).not.toContain('sourceMappingURL')
  const kept = new Set(maps.map((name) => name.slice(MAPS_FOLDER.length + 1)))
  const manifest = await readJson<Manifest>(join(dist, '.vite', 'manifest.json'), {})
  const files = Object.values(manifest).map(({ file }) => file.replace(hashedFiles.folder, ''))
  // The bundler's own, and the start script, which is a build of its own.
  const others = /^(rolldown-runtime|start)-/
  const scriptsOfSource = files.filter((file) => file.endsWith('.js') && !others.test(file))
  expect(scriptsOfSource.filter((file) => !kept.has(`${file}.map`))).toEqual([])
})

test('a place in the build is one in the source', async () => {
  const manifest = await readJson<Manifest>(join(dist, '.vite', 'manifest.json'), {})
  const file = Object.values(manifest).find(({ src }) => src?.endsWith('settings-screen.tsx'))?.file
  const script = await readFile(join(dist, file ?? ''), 'utf8')
  const lines = script.slice(0, script.indexOf('account.settings.security')).split('\n')
  const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
  const stack = `TypeError\n    at f (https://h5.example.com/h5/${file}?x:${place})\n    at <anonymous>`
  expect(await new SourceLocator(dist).locate(stack)).toMatch(
    /^TypeError\n {4}at f \(src\/features\/account\/settings-screen\.tsx:\d+:\d+.*\)\n {4}at <anonymous>$/,
  )
})

test('every file under assets/ has a hash in its name, or in that of its folder', () => {
  const files = names.filter((name) => /^assets\/.*\.\w+$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((name) => !/-[\w-]{8}(?:\.\w+|\/.*)$/.test(name))).toEqual([])
})

test('what is in the build may be shipped in a product whose source is closed', async () => {
  const licences = await readFile(join(dist, 'licences.txt'), 'utf8')
  const names = [...licences.matchAll(/^## .* \((.+)\)$/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/
  const isFree = (name: string) =>
    name
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((one) => free.test(one)))
  expect(names.filter((name) => !isFree(name))).toEqual([])
})

test('the licences and notices of what is in it ship with the build', async () => {
  const licences = await readFile(join(dist, 'licences.txt'), 'utf8')
  for (const name of ['react', 'recharts', 'klinecharts', 'zod', 'big.js']) {
    expect(licences).toMatch(new RegExp(`^## ${name.replace('.', '\\.')} - \\d`, 'm'))
  }
  // What Apache 2.0 asks for beside the licence itself.
  const notice = await readFile(join(root, 'node_modules/klinecharts/NOTICE'), 'utf8')
  const notices = await readFile(join(dist, NOTICES_FILE), 'utf8')
  expect(notices).toContain(notice.trim())
})

interface Bill {
  bomFormat: string
  metadata: { component: { 'bom-ref': string } }
  components: {
    'bom-ref': string
    name: string
    hashes: { content: string }[]
    licenses: object[]
  }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

test('the bill of materials names every package in the build, and no other', async () => {
  const bill = JSON.parse(await readFile(join(dist, SBOM_FILE), 'utf8')) as Bill
  expect(bill.bomFormat).toBe('CycloneDX')
  const refs = bill.components.map((one) => one['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)

  // Vite lists the licences of what it bundles; the worker is Workbox's own bundle.
  const licences = await readFile(join(dist, 'licences.txt'), 'utf8')
  const bundled = [...licences.matchAll(/^## (.*) - (.*) \(.+\)$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  )
  const ofWorker = refs.filter((ref) => /^(workbox-|idb@)/.test(ref))
  expect(ofWorker.length).toBeGreaterThan(5)
  expect(refs.toSorted()).toEqual([...bundled, ...ofWorker].sort())
  for (const { name, hashes, licenses } of bill.components) {
    expect(hashes, name).toEqual([
      { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
    ])
    expect(licenses, name).not.toEqual([])
  }

  // Nothing in it without somebody who brings it.
  const brought = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect(refs.filter((ref) => !brought.has(ref))).toEqual([])
  const owners = bill.dependencies.map(({ ref }) => ref)
  expect(owners).toEqual([bill.metadata.component['bom-ref'], ...refs])
})
