import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contrast } from '../scripts/build/palette.ts'
import { readSite, siteJsonSchema } from '../scripts/build/site.ts'
import { root } from '../scripts/process/project.ts'
import { LanguageCode } from '../src/generated/h5.schemas.ts'
import { REGISTERED_LANGUAGES } from '../src/lib/languages.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'h5-site-'))
  await cp(join(root, 'site'), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

type Entries = Record<string, unknown>

/** The lines that say what is wrong with the first site once it was changed, without the file's name. */
async function wrong(change: (site: Entries) => void): Promise<string[]> {
  const file = join(folder, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8')) as Entries
  change(site)
  await writeFile(file, JSON.stringify(site))
  return said()
}

function said(): string[] {
  try {
    readSite(folder)
    return []
  } catch (error) {
    const lines = (error as Error).message.split('\n')
    for (const line of lines.slice(0, 1)) expect(line).toContain('site.json')
    return lines.map((line) => line.replace(/^\S*site\.json: /, ''))
  }
}

/** Sets one entry, named as in an error. */
const setting = (path: string, value: unknown) =>
  wrong((site) => {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const place = names.reduce((at, name) => at[name] as Entries, site)
    place[last] = value
  })

describe('a wrong entry of site.json is an error that names it', () => {
  test.each<[string, unknown, string]>([
    ['name', '', 'name is empty'],
    ['name', 5, 'name is wrong: expected string, received number'],
    // As long as `product_name` of the contract, which says the same.
    ['name', 'x'.repeat(41), 'name has more than 40 characters'],
    ['name', undefined, 'name is missing'],
    ['shortName', 'Harbour Trading', 'shortName has more than 12 characters'],
    [
      'languages',
      ['en', 'it'],
      'languages.1 is "it", none of the app\'s languages: en, de, es, fr, hk, jp, kor, th, zh, vi',
    ],
    ['defaultLanguage', undefined, 'defaultLanguage is missing'],
    [
      'areas',
      ['trading', 'finance'],
      'areas.1 is "finance", none of the areas: trading, financing, coins, invitations, activities, news, places',
    ],
    ['currency', 'YEN', 'currency is no currency of ISO 4217'],
    ['practiceMoney', '1e6', 'practiceMoney is no whole amount such as "10000"'],
    ['languages', ['en', 'en'], 'languages names a language twice'],
    ['languages', ['de'], 'defaultLanguage is "en", which is not among the languages'],
    [
      'colours.light.accent',
      'blue',
      'colours.light.accent is no colour such as "#0a4fd8", in small letters',
    ],
    ['colours.dark.accnt', '#0a4fd8', 'colours.dark.accnt is no entry of a site'],
    ['colour', '#0a4fd8', 'colour is no entry of a site'],
    [
      'reports',
      'http://reports.example.com',
      'reports is neither a path such as "/reports" nor an address with https:// (or http:// on this machine)',
    ],
    [
      'reports',
      'soon',
      'reports is neither a path such as "/reports" nor an address with https:// (or http:// on this machine)',
    ],
    ['base', 'h5', 'base is no path such as "/h5/", with a slash at both ends'],
    ['base', '/', 'base is no path such as "/h5/", with a slash at both ends'],
    ['base', '/api/h5/', "base is a path of the backend's"],
  ])('%s: %j', async (path, value, line) => {
    expect(await setting(path, value)).toEqual([line])
  })

  test.each([
    ['reports', 'https://reports.example.com/h5'],
    ['reports', 'http://127.0.0.1:4020/reports'],
    ['base', '/de/harbour/'],
  ])('%s: %j is right', async (path, value) => {
    expect(await setting(path, value)).toEqual([])
  })

  test('all of them at once, hard colours and missing pictures among them', async () => {
    await rm(join(folder, 'public', 'icon.svg'))
    const lines = await wrong((site) => {
      site.languages = ['spanish', 'en']
      site.base = '/h5'
      const { light } = site.colours as { light: Entries }
      light.accent = '#f5b800'
    })
    const beginnings = ['languages.0 ', 'colours.light.accent ', 'base ']
    for (const beginning of beginnings) {
      expect(lines).toContainEqual(expect.stringMatching(`^${beginning}`))
    }
    expect(lines).toContainEqual(expect.stringMatching(/public\/icon\.svg is missing$/))
  })

  test('no JSON', async () => {
    await writeFile(join(folder, 'site.json'), '{"name": "H5",}')
    expect(said()).toEqual([expect.stringContaining('JSON')])
  })

  test('no file', async () => {
    await rm(join(folder, 'site.json'))
    expect(said()).toEqual([expect.stringContaining('no such file')])
  })

  test('no icon', async () => {
    await rm(join(folder, 'public', 'icon-192.png'))
    expect(() => readSite(folder)).toThrow(/public\/icon-192\.png is missing\n.*npm run icons/)
  })

  test('its icon in one colour may be missing', async () => {
    expect(readSite(folder).hasMaskIcon).toBe(true)
    await rm(join(folder, 'public', 'mask-icon.svg'))
    expect(readSite(folder).hasMaskIcon).toBe(false)
  })
})

describe('a colour on which something cannot be read', () => {
  test.each<[string, string, string]>([
    [
      'colours.light.accent',
      '#f5b800',
      '--on-accent #ffffff on --accent #f5b800 has a contrast of 1.78, WCAG AA asks for 4.5',
    ],
    [
      'colours.dark.accentText',
      '#2563eb',
      '--accent-text #2563eb on --bg #0a0f16 has a contrast of 3.71, WCAG AA asks for 4.5',
    ],
    [
      'colours.light.background',
      '#8899aa',
      '--line-strong #808da0 on --bg #8899aa has a contrast of 1.15, WCAG AA asks for 3',
    ],
    [
      'colours.dark.brand',
      '#8fb4ff',
      '--on-brand #ffffff on --brand #8fb4ff has a contrast of 2.07, WCAG AA asks for 4.5',
    ],
  ])('%s: %s', async (path, colour, line) => {
    expect(await setting(path, colour)).toContain(`${path} is hard to read: ${line}`)
  })

  test('contrast is that of WCAG 2', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
    expect(contrast('#0a4fd8', '#0a4fd8')).toBe(1)
  })
})

test('the registered languages are those of the contract', () => {
  const codes = REGISTERED_LANGUAGES.map(({ code }) => code)
  expect(codes).toEqual(Object.values(LanguageCode))
})

test('the schema for editors is that of the check', async () => {
  // "vitest run tests/site.test.ts -u" writes it.
  await expect(`${JSON.stringify(siteJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'site', 'site.schema.json'),
  )
})
