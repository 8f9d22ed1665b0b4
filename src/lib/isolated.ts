/** Letters and marks that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A name that others chose, fit to stand beside figures in one text: what is written from right to
 * left stays inside of it (Unicode's FSI and PDI), so that "100 → 250" is not read as "250 → 100".
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
