/**
 * Writes a formatted figure with a true minus (U+2212): as wide as the plus, so that gains and losses
 * stand under each other, and read out as "minus". `Intl` writes a hyphen in all ten languages. What
 * a machine reads, such as CSV, keeps the hyphen.
 */
export function withMinus(figure: string): string {
  return figure.replace('-', '−')
}
