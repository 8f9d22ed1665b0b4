/** The id of a record as the contract writes it, of its number in its table: `or_9001`. */
export function recordId(prefix: string, number: number): string {
  return `${prefix}_${number}`
}

/** The number behind an id; 0, which no record has, when it is the id of something else. */
export function recordNumber(prefix: string, id: string): number {
  const digits = id.startsWith(`${prefix}_`) ? id.slice(prefix.length + 1) : ''
  return /^[1-9][0-9]{0,14}$/.test(digits) ? Number(digits) : 0
}

/** The id of a result: its own, or that of the record in it, whatever the operation calls it. */
export function recordOf(data: Record<string, unknown>): string | null {
  const records = [data, ...Object.values(data)] as ({ id?: unknown } | null)[]
  const ids = records.map((record) => record?.id)
  return ids.find((id) => typeof id === 'string') ?? null
}
