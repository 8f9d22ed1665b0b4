const KEPT = 3
const HIDDEN = '****'

/** Characters as people see them: an accent or a family of emoji is one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Masks personal data as the contract does everywhere: the first three and the last three characters
 * with four stars between. A text of six characters or fewer has nothing to hide behind, so only its
 * first character stays.
 */
export function mask(text: string): string {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment)
  const kept = characters.length <= 2 * KEPT ? [1, 0] : [KEPT, KEPT]
  const [atStart = 0, atEnd = 0] = kept
  const start = characters.slice(0, atStart).join('')
  const end = characters.slice(characters.length - atEnd).join('')
  return `${start}${HIDDEN}${end}`
}
