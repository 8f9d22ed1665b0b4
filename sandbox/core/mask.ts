const SHOWN_CHARACTERS = 3
const STARS = '****'

/** Characters as people see them: an accent or a family of emoji is one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Masks personal data as the contract does everywhere: the first three and the last three characters
 * with four stars between. A text of six characters or fewer has nothing to hide behind, so only its
 * first character stays.
 */
export function mask(text: string): string {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment)
  const isShort = characters.length <= 2 * SHOWN_CHARACTERS
  const [atStart, atEnd] = isShort ? [1, 0] : [SHOWN_CHARACTERS, SHOWN_CHARACTERS]
  const start = characters.slice(0, atStart).join('')
  const end = characters.slice(characters.length - atEnd).join('')
  return `${start}${STARS}${end}`
}
