import type { EntryKind } from './entries.ts'
import { CONTROL, INVISIBLE, SPACES, unwidened } from './entries.ts'

/**
 * The name of a person: its own letters, and one form of each of the marks between them, of which every
 * keyboard has others.
 */
export const nameEntry: EntryKind = { read: readName }

function readName(typed: string): string {
  const name = unwidened(tidyText(typed))
    .replace(/[\p{L}\p{Nl}]/gu, latinLetters)
    .replace(/[`\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\u2022\u2027\u2219\u22c5]/g, '·')
    .replace(/(\p{Script=Han})[.\u30fb](?=\p{Script=Han})/gu, '$1·')
  return tidyText(name)
}

/** A styled or joined Latin letter as plain ones; the raised letter of "Mª" is one of its own. */
function latinLetters(letter: string): string {
  const compatible = letter.normalize('NFKC')
  return /^[A-Za-z]+$/.test(compatible) && !/[ªº]/.test(letter) ? compatible : letter
}

/** Any text of one line, such as the name of a bank. */
export const textEntry: EntryKind = { read: tidyText }

/** What shapes the letter before it, and is invisible anywhere else. */
const SHAPING = /[\p{Join_Control}\p{Variation_Selector}]/u
/** Marks of a script of its own, such as a virama; accents are of all scripts. */
const OWN_MARK = /(?=\p{M})\P{Script=Inherited}/u
/** Scripts without joined letters. */
const UNJOINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
/** Scripts whose letters have variants. */
const VARIED = /[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}]/u

/** As `tidy`, but joiners and selectors stay where they shape a letter, as in Persian names. */
function tidyText(typed: string): string {
  const visible = typed.replace(INVISIBLE, (one) => (SHAPING.test(one) ? one : ''))
  return visible
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(CONTROL, '')
    .replace(
      /(.?)([\p{Join_Control}\p{Variation_Selector}]+)(?=(.?))/gu,
      (_, before: string, [shaping = '']: string, after: string) =>
        isShaped(before, shaping, after) ? before + shaping : before,
    )
    .trim()
}

function isShaped(before: string, shaping: string, after: string): boolean {
  if (/\p{Variation_Selector}/u.test(shaping)) return VARIED.test(before)
  return isJoined(before) && (isJoined(after) || OWN_MARK.test(before))
}

const isJoined = (letter: string) => /[\p{L}\p{M}]/u.test(letter) && !UNJOINED.test(letter)
