/** A space, a word, or a character of a script that writes without spaces between words. */
const PIECE =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]\p{M}*|\s+|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]+/gu

/**
 * A text in the pieces between which a line may break, as the language breaks. Firefox knows the words
 * of Thai, Chinese and Japanese since 125; before, their lines break between characters.
 */
export function linePieces(text: string, locale: string): string[] {
  if (!Intl.Segmenter) return text.match(PIECE) ?? []
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}
