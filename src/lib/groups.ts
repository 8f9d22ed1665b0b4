/** Parts a number or an address in groups of four, to be compared character by character. */
export function inGroups(text: string): string {
  return text.replace(/\s/g, '').replace(/(.{4})(?=.)/gu, '$1 ')
}
