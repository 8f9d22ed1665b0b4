import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue, Language } from '../scripts/build/catalogues.ts'
import { sourceFile } from '../scripts/build/catalogues.ts'
import { readSite } from '../scripts/build/site.ts'
import { readJson, root } from '../scripts/process/project.ts'
import { buildSite, harbour } from './sites/build-site.ts'

const site = readSite(harbour)
const { light, dark } = site.colours

describe('a build for a second site', () => {
  let built: string
  let names: string[]
  let page: string
  beforeAll(async () => {
    built = await buildSite(harbour)
    names = (await readdir(built, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
    page = await readFile(join(built, 'index.html'), 'utf8')
  }, 400_000)

  const read = (name: string) => readFile(join(built, name), 'utf8')

  test('has its name, language and path on the page', () => {
    expect(page).toContain('<title>Harbour</title>')
    expect(page).toContain('<html lang="de">')
    const addresses = [...page.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(
      ([, address]) => address,
    )
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !address?.startsWith('/harbour/'))).toEqual([])
  })

  test('has its colours in the bar of a phone and in the styles', async () => {
    const bars = [...page.matchAll(/name="theme-color" content="([^"]+)"/g)].map(([, bar]) => bar)
    expect(bars).toEqual([light.background, dark.background])
    const styles = await Promise.all(names.filter((name) => extname(name) === '.css').map(read))
    for (const colours of [light, dark]) {
      for (const colour of Object.values(colours)) expect(styles.join('\n')).toContain(colour)
    }
  })

  test('has its manifest', async () => {
    expect(JSON.parse(await read('manifest.webmanifest'))).toMatchObject({
      id: '/harbour/',
      scope: '/harbour/',
      start_url: '/harbour/',
      name: 'Harbour',
      short_name: 'Harbour',
      description: site.description,
      lang: 'de',
      background_color: light.background,
      theme_color: light.background,
      // None in one colour, as it has none.
      icons: ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map((src) =>
        expect.objectContaining({ src }),
      ),
    })
    expect(page).not.toContain('mask-icon')
  })

  test('has its icons, and no other file of its folder', async () => {
    const pictures = await readdir(join(harbour, 'public'))
    expect(names).toEqual(expect.arrayContaining(pictures))
    expect(names.filter((name) => /site\.(schema\.)?json$/.test(name))).toEqual([])
    expect(await read('icon.svg')).toBe(await readFile(join(harbour, 'public', 'icon.svg'), 'utf8'))
  })

  test('ships its languages alone', async () => {
    const whole = names.filter((name) => name.endsWith('/whole.json'))
    const languages = whole.map((name) => name.split('/').at(-2))
    expect(languages.toSorted()).toEqual(['de', 'en', 'fr'])
    const words = /<noscript>(.*)<\/noscript>/.exec(page)?.[1] ?? ''
    expect([...words.matchAll(/lang="([\w-]+)"/g)].map(([, lang]) => lang)).toEqual([
      'de',
      'en',
      'fr',
    ])
    const start = await read(names.find((name) => /^assets\/start-.*\.js$/.test(name)) ?? '')
    const reload = async (language: Language) =>
      (await readJson<Catalogue>(sourceFile(language), {}))['start.page.reload']
    expect(start).toContain(await reload('fr'))
    expect(start).not.toContain(await reload('es'))
  })

  test('has no name, colour or path of the first site', async () => {
    const first = readSite(join(root, 'site'))
    const texts = names.filter((name) => /\.(html|js|css|json|svg|webmanifest)$/.test(name))
    const traces = [
      first.name,
      first.base,
      ...Object.values(first.colours).flatMap((colours) => Object.values(colours)),
    ]
    for (const name of texts) {
      const text = await read(name)
      expect(
        traces.filter((trace) => text.includes(trace)),
        name,
      ).toEqual([])
    }
  })
})
