/** The id of a record as the contract writes it, of its number in its table: `or_9001`. */
export function recordId(prefix: string, number: number): string {
  return `${prefix}_${number}`
}

/** The number behind an id; 0, which no record has, when it is the id of something else. */
export function recordNumber(prefix: string, id: string): number {
  const digits = id.startsWith(`${prefix}_`) ? id.slice(prefix.length + 1) : ''
  return /^[1-9][0-9]{0,14}$/.test(digits) ? Number(digits) : 0
}
