/** Letters of any script with their marks, and the separators between the parts of a name. */
const NAME =
  /^['\p{L}\p{Nl}][\p{L}\p{M}\p{Nl}\p{Join_Control} .,'·・/()\u05f3\u05f4\u0f0b\u1361-]*$/u

/** Whether a name in its canonical form has the characters of a name, and at least one letter. */
export function isName(name: string): boolean {
  return NAME.test(name) && /[\p{L}\p{Nl}]/u.test(name)
}
