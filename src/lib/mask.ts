const KEPT = 3
const HIDDEN = '****'

/** Characters as people see them: an accent or a family of emoji is one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Masks personal data: the first three and the last three characters stay (the specification's
 * masking filter). A text of six characters or fewer has nothing to hide behind, so only its first
 * character stays. Masking twice changes nothing.
 */
export function mask(text: string): string {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment)
  if (characters.length === 0) return ''
  if (characters.length <= 2 * KEPT) return `${characters[0] ?? ''}${HIDDEN}`
  return `${characters.slice(0, KEPT).join('')}${HIDDEN}${characters.slice(-KEPT).join('')}`
}
