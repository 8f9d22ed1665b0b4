const times = new WeakMap<object, number>()

/** For the client: remembers the `time` of the answer that brought this data, Unix seconds. */
export function noteAnswerTime(data: object, time: number): void {
  times.set(data, time)
}

/** Data, and the server's clock of the very answer that brought it, Unix seconds. */
export interface Timed<Data> {
  data: Data
  time: number
}

/**
 * Waits for a call of a generated function and tells its data together with the `time` of its answer:
 * `timed(listOrders(query))`. For those alone who need the time of that very answer, such as a look-up,
 * which is final only by it. The cache of queries shares parts of one answer with the next, so what comes
 * out of it has no such time; when that was read is its `dataUpdatedAt`.
 */
export async function timed<Data extends object>(call: Promise<Data>): Promise<Timed<Data>> {
  const data = await call
  const time = times.get(data)
  if (time === undefined) throw new Error('Only data straight from the client has a time')
  return { data, time }
}
