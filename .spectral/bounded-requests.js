import { requestSchemas } from './lib/contract.js'

const BOUNDS = {
  string: (schema) =>
    schema.maxLength !== undefined ||
    schema.pattern ||
    schema.enum ||
    ['uuid', 'binary'].includes(schema.format),
  integer: isRange,
  number: (schema) =>
    isRange(schema) && schema['x-scale'] !== undefined && schema.multipleOf === undefined,
  array: (schema) => schema.maxItems !== undefined,
  boolean: () => true,
  object: () => true,
}
const ADVICE = {
  string: 'A string in a request has maxLength, pattern, enum, or the format uuid or binary.',
  integer: 'An integer in a request has minimum and maximum.',
  number: 'A number in a request has minimum, maximum and x-scale, and no multipleOf.',
  array: 'A list in a request has maxItems.',
}

function isRange(schema) {
  return schema.enum || (schema.minimum !== undefined && schema.maximum !== undefined)
}

/** Whatever a client sends has a bound that the generated validators hold. */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function boundedRequests(contract) {
  return requestSchemas(contract)
    .filter(([schema]) => !BOUNDS[schema.type]?.(schema))
    .map(([schema, path]) => ({ message: ADVICE[schema.type] ?? 'The schema has no type.', path }))
}
