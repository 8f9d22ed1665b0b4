/** Letters of any script with their marks, and what stands between the parts of names. */
const NAME = /^\p{L}[\p{L}\p{M}\p{Join_Control} .,'’·・/-]*$/u

/** A name as it is kept: one blank between its parts. */
export function normalName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Whether a name in its normal form has the characters of a name, and at least two letters. */
export function isName(name: string): boolean {
  return NAME.test(name) && (name.match(/\p{L}/gu) ?? []).length >= 2
}
