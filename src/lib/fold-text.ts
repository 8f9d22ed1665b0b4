/** The longest text that is shown whole, in characters: about eight lines of a phone. */
const LONGEST = 360
/** Characters of a longer text that are shown at first. */
const BEGINNING = 240
/** Lines that are shown at first, for a text with many short lines. */
const LINES = 6

/**
 * The beginning of a text that would push away what is around it, or null if it is short enough. Cut
 * between words where there are any, and within no character.
 */
export function foldText(text: string): string | null {
  const lines = text.split('\n', LINES + 3)
  const isHigh = lines.length > LINES + 2
  if (!isHigh && text.length <= LONGEST) return null
  const seen = isHigh ? lines.slice(0, LINES).join('\n') : text
  if (seen.length <= BEGINNING) return `${seen.trimEnd()} …`
  const beginning = seen.slice(0, BEGINNING)
  const word = beginning.search(/\s\S*$/u)
  // What is joined to the character before the cut goes with it.
  const end = word > BEGINNING / 2 ? word : beginning.search(/\P{M}\p{M}*$/u)
  return `${beginning.slice(0, end).trimEnd()} …`
}
