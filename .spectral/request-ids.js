import { operations, resolve } from './lib/contract.js'

const FIELDS = { request_id: 'RequestId', valid_until: 'ValidUntil' }

/**
 * A call that moves money or creates something requires a `request_id` and its `valid_until`: every
 * form with an amount, and the `routes` of the rule's options.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function requestIds(contract, { routes }) {
  const faults = []
  const posts = operations(contract).filter(({ method }) => method === 'post')
  for (const { route, operation, at } of posts) {
    const [media] = Object.values(operation.requestBody?.content ?? {})
    const form = resolve(contract, media?.schema) ?? {}
    const creates = routes.includes(route) || form.properties?.amount
    for (const [name, schema] of Object.entries(FIELDS)) {
      const right =
        form.required?.includes(name) &&
        form.properties?.[name]?.$ref === `#/components/schemas/${schema}`
      if (creates && !right) {
        faults.push({
          message: `The call moves money or creates something: its form requires ${name}.`,
          path: at,
        })
      }
    }
  }
  for (const route of routes.filter((one) => !contract.paths[one]?.post)) {
    faults.push({ message: `The rule names POST ${route}, which is not there.`, path: ['paths'] })
  }
  return faults
}
