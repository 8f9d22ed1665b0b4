import type { Device } from '../../src/generated/h5.schemas.ts'

/** What is known of a device whose browser does not tell. */
export const UNKNOWN_DEVICE: Device = { type: 'other', system: null, browser: null }

/** Names by the words that tell them; the first that fits counts, because most browsers name others too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/**
 * What the words of a browser (`User-Agent`) tell of its device. They tell little on purpose: an iPad that
 * asks for the pages of a computer is taken for one.
 */
export function deviceOf(words = ''): Device {
  const system = named(SYSTEMS, words)
  return { type: typeOf(system, words), system, browser: named(BROWSERS, words) }
}

const named = (names: typeof SYSTEMS, words: string) =>
  names.find(([pattern]) => pattern.test(words))?.[1] ?? null

function typeOf(system: string | null, words: string): Device['type'] {
  if (system === null) return 'other'
  if (system === 'iOS') return 'phone'
  if (system === 'iPadOS') return 'tablet'
  // Of Android, only phones say "Mobile".
  if (system === 'Android') return /\bMobile\b/.test(words) ? 'phone' : 'tablet'
  return 'computer'
}
