import { operations, resolve } from './lib/contract.js'

/** An operation with `x-duplicate-fields` has these in its form beside `allow_duplicate`, and refuses possible duplicates. */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function duplicates(contract) {
  return operations(contract).flatMap(({ operation, at }) => {
    const fields = operation['x-duplicate-fields']
    const [media] = Object.values(operation.requestBody?.content ?? {})
    const { properties = {} } = resolve(contract, media?.schema) ?? {}
    const signs = [
      fields !== undefined,
      'allow_duplicate' in properties,
      operation['x-reasons']?.includes('possible_duplicate') ?? false,
    ]
    const unknown = fields?.filter((name) => !(name in properties)) ?? []
    if (new Set(signs).size === 1 && unknown.length === 0) return []
    const message =
      unknown.length > 0
        ? `x-duplicate-fields names what its form does not have: ${unknown.join(', ')}.`
        : 'x-duplicate-fields, allow_duplicate in the form and possible_duplicate in x-reasons come together.'
    return [{ message, path: at }]
  })
}
