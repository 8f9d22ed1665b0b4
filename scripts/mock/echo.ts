import type { Envelope, Json } from '../contract/written.ts'
import { isFields } from '../contract/written.ts'

/** Gives the first record of what is done that names its request the id of the request that was sent. */
export function echoRequestId({ code, data }: Envelope, requestId: string): void {
  if (code !== 1) return
  const queue: Json[] = [data]
  for (const value of queue) {
    if (isFields(value) && 'request_id' in value) {
      value.request_id = requestId
      return
    }
    if (Array.isArray(value)) queue.push(...value)
    else if (isFields(value)) queue.push(...Object.values(value))
  }
}

export function echoField({ data }: Envelope, field: string): void {
  if (isFields(data?.params)) data.params.field = field
}
