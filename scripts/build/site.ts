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

const words = (most: number) =>
  z.string().min(1, 'is empty').max(most, `has more than ${most} characters`)

const themeColours = z.strictObject({
  background: colour.describe("Below everything on a page, and the phone's bar above it."),
  accent: colour.describe('What is pressed. White is written on it.'),
  accentText: colour.describe('Links and what is chosen, written on the background and on cards.'),
  brand: colour.describe("The card with the user's own money. White is written on it."),
})

const codes = REGISTERED_LANGUAGES.map(({ code }) => code)
const language = z.enum(codes, notOneOf("the app's languages", codes))
const areas = Object.values(Area)

function notOneOf(what: string, names: readonly string[]) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined
      ? 'is missing'
      : `is ${JSON.stringify(input)}, none of ${what}: ${names.join(', ')}`
  return { error }
}

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
    name: words(40).describe("The product's name."),
    shortName: words(12).describe('The name below the icon on a phone.'),
    description: words(200).describe('The product in one line.'),
    languages: z
      .array(language)
      .min(1, 'is empty')
      .refine((list) => new Set(list).size === list.length, 'names a language twice')
      .describe('The languages of the site, in the order in which they are listed.'),
    defaultLanguage: language.describe('What a new visitor gets: one of the languages.'),
    areas: z
      .array(z.enum(areas, notOneOf('the areas', areas)))
      .default(areas)
      .describe(
        "What the site offers, as the backend's site information says it too: the app shows this until it has heard the backend for the first time.",
      ),
    currency: z
      .string()
      // Which there are is not written into the schema: another Node may know another list.
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'is no currency of ISO 4217',
      )
      .default('USD')
      .describe(
        'The currency of the accounts in the sandbox of npm start; a backend says its own.',
      ),
    practiceMoney: z
      .string()
      .regex(/^[1-9][0-9]{0,11}$/, 'is no whole amount such as "10000"')
      .default('10000')
      .describe(
        'What practice begins with, a whole amount in the currency of the accounts: some hundred of the smallest orders.',
      ),
    colours: z
      .strictObject({ light: themeColours, dark: themeColours })
      // Here rather than for the whole site: said together with what is wrong elsewhere in it.
      .superRefine((colours, context) => {
        for (const { theme, field, says } of contrastFaults(colours)) {
          const path = field === undefined ? [theme] : [theme, field]
          context.addIssue({ code: 'custom', path, message: `is hard to read: ${says}` })
        }
      })
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
  .superRefine(({ languages, defaultLanguage }, context) => {
    if (languages.includes(defaultLanguage)) return
    const message = `is "${defaultLanguage}", which is not among the languages`
    context.addIssue({ code: 'custom', path: ['defaultLanguage'], message })
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
 * The site of a folder. Throws a {@link Failure} with a line for each entry that is wrong, with the file, the
 * entry, and what is wrong with it, and for each picture that is missing.
 */
export function readSite(folder: string): Site {
  const { data, error } = schema.safeParse(readEntries(folder))
  const missing = ICONS.filter((name) => !existsSync(join(publicFolder({ folder }), name)))
  const lines = [
    ...(error?.issues ?? []).flatMap((issue) => linesOf(shownPath(folder, 'site.json'), issue)),
    ...missing.map((name) => `${shownPath(folder, 'public', name)} is missing`),
  ]
  if (missing.length > 0) lines.push('Draw icon.svg; "npm run icons" draws the others from it.')
  if (lines.length > 0 || data === undefined) throw new Failure(lines.join('\n'))
  const { $schema: _, ...site } = data
  return { ...site, folder, hasMaskIcon: existsSync(join(publicFolder({ folder }), MASK_ICON)) }
}

/** A file of a site as people name it: from the folder of the project. */
export const shownPath = (...names: string[]) =>
  relative(root, join(...names)).replaceAll('\\', '/')

function readEntries(folder: string): unknown {
  const file = join(folder, 'site.json')
  const shown = shownPath(file)
  if (!existsSync(file)) {
    const help = 'H5_SITE names the folder of a site, as seen from the folder of the project.'
    throw new Failure(`${shown}: there is no such file. ${help}`)
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Failure(`${shown}: ${error instanceof Error ? error.message : error}`)
  }
}

/** An icon in one colour, for where others are tinted; a site may have it. */
export const MASK_ICON = 'mask-icon.svg'

/** What makes a sandbox that of a site: arguments of `sandbox/main.ts`. */
export const sandboxOfSite = ({
  name,
  base,
  areas,
  currency,
}: Pick<Site, 'name' | 'base' | 'areas' | 'currency'>) => [
  ...['--name', name, '--path', base, '--areas', areas.join(','), '--currency', currency],
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

export const siteFolder = resolve(root, process.env.H5_SITE ?? 'site')
