import type { Operation } from '../../../scripts/contract/contract.ts'
import type { Schema } from '../../../scripts/contract/written.ts'

/** The session of the contract's demo user. */
export const TOKEN = 'h5demo-3f9c1d7a5b2e4086'

export function requiredQuery(call: Operation) {
  return call.parameters.filter((one) => one.in === 'query' && one.required)
}

export function formSchema(call: Operation): Schema {
  return call.body?.schema ?? {}
}

/** The fields of the body's first example, as a form sends them. */
export function formOf(call: Operation): Record<string, string> {
  const [example = {}] = call.body?.examples.values() ?? []
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]))
}

export function queryOf(call: Operation): Record<string, string> {
  return Object.fromEntries(requiredQuery(call).map((one) => [one.name, String(one.example)]))
}

function uploadOf(call: Operation): FormData {
  const form = new FormData()
  for (const [name, { format, example }] of call.body?.fields ?? []) {
    if (format === 'binary') form.set(name, new Blob([new Uint8Array([255, 216, 0, 128])]), 'a.jpg')
    else form.set(name, String(example))
  }
  return form
}

/** A valid body of a call, as a client sends it. */
export function bodyOf(call: Operation): BodyInit | undefined {
  if (!call.body) return undefined
  return call.body.type.startsWith('multipart/')
    ? uploadOf(call)
    : new URLSearchParams(formOf(call))
}
