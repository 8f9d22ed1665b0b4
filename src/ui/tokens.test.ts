import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Read from disk: a stylesheet that is imported is empty in tests.
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'

/** The hex colour of a token in a theme, following one `var()`. */
function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`tokens.css has no --${name}`)
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (alias) return colour(alias, theme)
  const hex = value.match(/#[0-9a-f]{6}/g) ?? []
  const found = theme === 'dark' ? hex.at(-1) : hex[0]
  if (!found) throw new Error(`--${name} is no hex colour`)
  return found
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const series = ['series-1', 'series-2', 'series-3']
const texts = ['text', 'text-2', 'text-3', 'accent-text', 'positive', 'negative', 'pending']
const surfaces = ['bg', 'surface', 'sunken']
const textPairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...['positive', 'negative', 'pending', 'neutral'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['text-2', `${tone}-soft`] as const,
  ]),
  ...series.map((curve) => [curve, 'surface'] as const),
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
  ['qr-dark', 'qr-light'],
] as const

test.each(
  (['light', 'dark'] as const).flatMap((theme) =>
    textPairs.map(([text, ground]) => ({ theme, text, ground })),
  ),
)('$theme: --$text on --$ground reads (4.5:1)', ({ theme, text, ground }) => {
  expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
})

test.each(
  (['light', 'dark'] as const).flatMap((theme) =>
    ['bg', 'surface'].map((ground) => ({ theme, ground })),
  ),
)('$theme: the edge of a field on --$ground is seen (3:1)', ({ theme, ground }) => {
  expect(contrast(colour('line-strong', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
})
