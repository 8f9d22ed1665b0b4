/** The colours of a site: what follows from them, and what they are held to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/project.ts'

/** What a site sets for each theme (`scripts/build/site.ts`); each is `#rrggbb`. */
type Field = 'background' | 'accent' | 'accentText' | 'brand'
export type Theme = 'light' | 'dark'
export type Colours = Record<Theme, Record<Field, string>>

// Read from disk: what it has is the same for every site.
const css = readFileSync(join(root, 'src', 'ui', 'tokens.css'), 'utf8')

/** The hex colour of a token of tokens.css in a theme, following one `var()`; undefined if it has none. */
function fixedColour(name: string, theme: Theme): string | undefined {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  const [light, dark = light] = value?.match(/#[0-9a-f]{6}|var\(--[\w-]+\)/g) ?? []
  const found = theme === 'light' ? light : dark
  const alias = /^var\(--([\w-]+)\)$/.exec(found ?? '')?.[1]
  return alias === undefined ? found : fixedColour(alias, theme)
}

/** The colour of a token that every site has alike. */
export function commonColour(name: string, theme: Theme): string {
  const found = fixedColour(name, theme)
  if (found === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return found
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of another colour in a colour, as `color-mix(in srgb, …)` has it. */
function mixed(colour: string, other: string, share: number): string {
  const others = channels(other)
  const parts = channels(colour).map((part, index) =>
    Math.round(part * (1 - share) + (others[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const BLACK = '#000000'

/** The tokens that are a site's own, each with the entry that it follows. */
const siteTokens: Record<string, { field: Field; of: (colours: Colours, theme: Theme) => string }> =
  {
    bg: { field: 'background', of: (colours, theme) => colours[theme].background },
    // Beside the page in a wide window: a little darker.
    ground: {
      field: 'background',
      of: ({ light, dark }, theme) =>
        theme === 'light'
          ? mixed(light.background, commonColour('text', 'light'), 0.08)
          : mixed(dark.background, BLACK, 0.5),
    },
    accent: { field: 'accent', of: (colours, theme) => colours[theme].accent },
    'accent-press': {
      field: 'accent',
      of: (colours, theme) => mixed(colours[theme].accent, BLACK, 0.2),
    },
    'accent-text': { field: 'accentText', of: (colours, theme) => colours[theme].accentText },
    // Below what is chosen.
    'accent-soft': {
      field: 'accent',
      of: (colours, theme) =>
        mixed(
          commonColour('surface', theme),
          colours[theme].accent,
          theme === 'light' ? 0.1 : 0.22,
        ),
    },
    brand: { field: 'brand', of: (colours, theme) => colours[theme].brand },
  }

/** The tokens of a site as CSS, for after those of tokens.css. */
export function cssOfColours(colours: Colours): string {
  const lines = Object.entries(siteTokens).map(
    ([name, { of }]) =>
      `  --${name}: light-dark(${of(colours, 'light')}, ${of(colours, 'dark')});\n`,
  )
  return `:root {\n${lines.join('')}}\n`
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((part) => {
    const channel = part / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const texts = ['text', 'text-2', 'text-3', 'accent-text', 'positive', 'negative', 'pending']
const textPairs: readonly (readonly [string, string])[] = [
  ...texts.flatMap((text) => ['bg', 'surface', 'sunken'].map((on) => [text, on] as const)),
  ...['positive', 'negative', 'pending', 'neutral'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['text-2', `${tone}-soft`] as const,
  ]),
  ['series-1', 'surface'],
  ['series-2', 'surface'],
  ['series-3', 'surface'],
  ['text-2', 'ground'],
  ['text', 'raised'],
  ['text', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-press'],
  ['on-accent', 'negative-fill'],
  ['on-accent', 'positive-fill'],
  ['on-inverse', 'inverse'],
  ['positive-on-dark', 'inverse'],
  ['negative-on-dark', 'inverse'],
  ['on-brand', 'brand'],
  ['on-brand-2', 'brand'],
  ['positive-on-dark', 'brand'],
  ['negative-on-dark', 'brand'],
  ['on-demo', 'demo'],
  ['practice', 'surface'],
  ['practice', 'bg'],
  ['practice', 'practice-soft'],
  ['text', 'practice-soft'],
  ['text-2', 'practice-soft'],
  ['qr-dark', 'qr-light'],
]
const edgePairs: readonly (readonly [string, string])[] = [
  ['line-strong', 'bg'],
  ['line-strong', 'surface'],
]
/** What WCAG AA asks for, of text and of the edges of what is operated. */
const LEAST = { text: 4.5, edge: 3 }

/** A pair that is too hard to read, with the entry to change; `field` is undefined where no site sets it. */
export interface ContrastFault {
  theme: Theme
  field: Field | undefined
  says: string
}

export function contrastFaults(colours: Colours): ContrastFault[] {
  const held = [
    ...textPairs.map((pair) => ({ pair, least: LEAST.text })),
    ...edgePairs.map((pair) => ({ pair, least: LEAST.edge })),
  ]
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colour = (name: string) =>
      siteTokens[name]?.of(colours, theme) ?? commonColour(name, theme)
    return held.flatMap(({ pair: [text, on], least }) => {
      const found = contrast(colour(text), colour(on))
      if (found >= least) return []
      const field = (siteTokens[text] ?? siteTokens[on])?.field
      // Rounded down: 4.49 must not read 4.5.
      const shown = Math.floor(found * 100) / 100
      const says = `--${text} ${colour(text)} on --${on} ${colour(on)} has a contrast of ${shown}, WCAG AA asks for ${least}`
      return { theme, field, says }
    })
  })
}
