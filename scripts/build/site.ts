/**
 * What a site is: `site.json` of a folder, `site/` or the one that `H5_SITE` names, with the pictures
 * beside it in `public/`. Everything that an operator calls its own is read here and nowhere else.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { Area } from '../../src/generated/h5.schemas.ts'
import { REGISTERED_LANGUAGES } from '../../src/lib/languages.ts'
import { Failure, root } from '../process/project.ts'
import { contrastFaults } from './palette.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: 'is no colour such as "#0a4fd8", in small letters',
  // What is no colour has no contrast.
  abort: true,
})

/** Words of a limited length. */
const words = (most: number) =>
  z.string().min(1, 'is empty').max(most, `has more than ${most} characters`)

const themeColours = z.strictObject({
  background: colour.describe("Below everything on a page, and the phone's bar above it."),
  accent: colour.describe('What is pressed. White is written on it.'),
  accentText: colour.describe('Links and what is chosen, written on the background and on cards.'),
  brand: colour.describe("The card with the user's own money. White is written on it."),
})

const codes = REGISTERED_LANGUAGES.map(({ code }) => code)
const language = z.enum(codes, `is none of the app's languages: ${codes.join(', ')}`)

/** Hosts of this machine, where a collector may listen without TLS. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

function takesReports(address: string): boolean {
  if (/^\/[\w./-]*$/.test(address)) return !address.startsWith('//')
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}

const schema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors.'),
    name: words(45).describe("The product's name."),
    shortName: words(12).describe('The name below the icon on a phone.'),
    description: words(200).describe('The product in one line.'),
    languages: z
      .array(language)
      .min(1, 'is empty')
      .refine((list) => new Set(list).size === list.length, 'names a language twice')
      .describe('The languages of the site, in the order in which they are listed.'),
    defaultLanguage: language.describe('What a new visitor gets: one of the languages.'),
    areas: z
      .array(z.enum(Object.values(Area)))
      .default(Object.values(Area))
      .describe(
        "What the site offers, as the backend's site information says it too: the app shows this until it has heard the backend for the first time.",
      ),
    colours: z
      .strictObject({ light: themeColours, dark: themeColours })
      .describe(
        "Six digits of hex each; what else is tinted follows from them, in the app's contrasts.",
      ),
    reports: z
      .string()
      .refine(
        takesReports,
        'is neither a path such as "/reports" nor an address with https:// (or http:// on this machine)',
      )
      .nullable()
      .describe('Where the app sends what went wrong; null sends nothing.'),
    base: z
      .string()
      .regex(/^(\/[\w.~-]+)+\/$/, 'is no path such as "/h5/", with a slash at both ends')
      .refine((path) => !/^\/(api|uploads)\//.test(path), "is a path of the backend's")
      .describe('The path of the app on its host, with a slash at both ends.'),
  })
  .superRefine(({ languages, defaultLanguage, colours }, context) => {
    const add = (path: string[], message: string) => {
      context.addIssue({ code: 'custom', path, message })
    }
    if (!languages.includes(defaultLanguage)) {
      add(['defaultLanguage'], `is "${defaultLanguage}", which is not among the languages`)
    }
    for (const { theme, field, says } of contrastFaults(colours)) {
      add(['colours', theme, ...(field === undefined ? [] : [field])], `is hard to read: ${says}`)
    }
  })

/** The form of site.json as a JSON schema: `site/site.schema.json`, for editors. */
export const siteJsonSchema = () => z.toJSONSchema(schema, { io: 'input' })

/** A site, with the folder that it was read from. */
export type Site = Omit<z.infer<typeof schema>, '$schema'> & {
  folder: string
  /** Whether it has an icon in one colour beside the others. */
  hasMaskIcon: boolean
}

/** Served as they are, from the folder `public` of a site; `npm run icons` draws the last four. */
const ICONS = [
  'icon.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const

/** Where the pictures of a site are, and whatever else it wants served as it is. */
export const publicFolder = ({ folder }: Pick<Site, 'folder'>) => join(folder, 'public')

/**
 * The site of a folder. Throws a {@link Failure} with a line for each entry that is wrong: the file, the
 * entry, and what is wrong with it.
 */
export function readSite(folder: string): Site {
  const file = join(folder, 'site.json')
  const shown = relative(root, file).replaceAll('\\', '/')
  let written: unknown
  try {
    written = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Failure(`${shown}: ${error instanceof Error ? error.message : error}`)
  }
  const { data, error } = schema.safeParse(written)
  if (error) throw new Failure(error.issues.flatMap((issue) => linesOf(shown, issue)).join('\n'))
  const missing = ICONS.filter((name) => !existsSync(join(publicFolder({ folder }), name)))
  if (missing.length > 0) {
    const lines = missing.map(
      (name) => `${shown.replace('site.json', '')}public/${name} is missing`,
    )
    const help = 'Draw icon.svg; "npm run icons" draws the others from it.'
    throw new Failure([...lines, help].join('\n'))
  }
  const { $schema: _, ...site } = data
  return { ...site, folder, hasMaskIcon: existsSync(join(publicFolder({ folder }), MASK_ICON)) }
}

/** An icon in one colour, for where others are tinted; a site may have it. */
export const MASK_ICON = 'mask-icon.svg'

/** What makes a sandbox that of a site: arguments of `sandbox/main.ts`. */
export const sandboxOfSite = ({ name, base, areas }: Pick<Site, 'name' | 'base' | 'areas'>) => [
  ...['--name', name, '--path', base, '--areas', areas.join(',')],
]

function linesOf(file: string, issue: z.core.$ZodIssue): string[] {
  const at = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${file}: ${[at, key].filter(Boolean).join('.')} is no entry of a site`,
    )
  }
  const says = issue.message
    .replace(/^Invalid input: .* received undefined$/, 'is missing')
    .replace(/^Invalid input: /, 'is wrong: ')
  return [`${file}: ${at} ${says}`]
}

/** The folder of the chosen site. */
export const siteFolder = resolve(root, process.env.H5_SITE ?? 'site')
