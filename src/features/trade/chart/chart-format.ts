import { withMinus } from '@/lib/minus.ts'

/** How figures are written on a drawing, by the locale. */
export interface ChartFormat {
  /** A price or a value on the scale of one, given as a decimal text. */
  figure: (text: string) => string
  /** A computed value with that many decimals. */
  value: (value: number, decimals: number) => string
  /** A volume, shortened: 12.4K. */
  volume: (value: string | number) => string
}

/**
 * Marks a volume that is written already: the library hands its text to `figure` once more, which
 * would read a German "12.400" as twelve and two fifths.
 */
export const asWritten = (text: string): string => `${text}\u200b`

const formats = new Map<string, ChartFormat>()

/** The formats of a locale, made once: to make them is slower than to use them. */
export function chartFormat(locale: string): ChartFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = makeFormat(locale)
  formats.set(locale, made)
  return made
}

function makeFormat(locale: string): ChartFormat {
  const formatters = new Map<number, Intl.NumberFormat>()
  const formatter = (decimals: number) => {
    let found = formatters.get(decimals)
    if (!found) {
      found = new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      })
      formatters.set(decimals, found)
    }
    return found
  }
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 4,
  })
  return {
    // Intl reads a decimal text without passing through a binary number. What is no number stays.
    figure: (text) =>
      /^-?\d+(\.\d+)?$/.test(text)
        ? withMinus(
            formatter(text.split('.')[1]?.length ?? 0).format(text as Intl.StringNumericLiteral),
          )
        : text,
    value: (value, decimals) => withMinus(formatter(decimals).format(value)),
    volume: (value) => compact.format(value as Intl.StringNumericLiteral | number),
  }
}
