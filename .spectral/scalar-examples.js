import { isScalar, schemas } from './lib/contract.js'

/** A value has an example; a parameter or header has it beside its schema (parameter-example). */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function scalarExamples(contract) {
  return schemas(contract)
    .filter(([schema, path]) => isScalar(schema) && !isOfParameter(path) && !isMapValue(path))
    .filter(([schema]) => schema.example === undefined)
    .map(([, path]) => ({ message: 'The value has no example.', path }))
}

const isOfParameter = (path) =>
  path.at(-1) === 'schema' && (path.includes('parameters') || path.includes('headers'))
const isMapValue = (path) => path.at(-1) === 'additionalProperties'
