/** At each end. */
const SHOWN_CHARACTERS = 3
const HIDDEN = '****'

/**
 * A character as people see it: with its accents, a flag, or emoji that are joined into one. Firefox
 * has `Intl.Segmenter`, which knows more of them, only since 125.
 */
const CHARACTER = /(?:\p{RI}{2}|.)(?:\p{M}|\p{EMod}|\u200d.)*/gsu

/**
 * Masks personal data: the first three and the last three characters stay (the specification's
 * masking filter). A text of six characters or fewer has nothing to hide behind, so only its first
 * character stays. Masking twice changes nothing.
 */
export function mask(text: string): string {
  const characters = text.match(CHARACTER) ?? []
  if (characters.length === 0) return ''
  if (characters.length <= 2 * SHOWN_CHARACTERS) return `${characters[0] ?? ''}${HIDDEN}`
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}${HIDDEN}${characters.slice(-SHOWN_CHARACTERS).join('')}`
}
