import { schemas } from './lib/contract.js'

/**
 * Every object is closed, or is a map that says the type of its values. `required` names properties
 * that exist.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function closedObjects(contract) {
  return schemas(contract).flatMap(([schema, path]) => {
    const faults = []
    if (schema.type === 'object' || schema.properties) {
      const { additionalProperties: extra, properties = {}, required = [] } = schema
      const isMap = typeof extra === 'object' && !schema.properties
      if (extra !== false && !isMap) faults.push({ message: 'The object is open.', path })
      for (const name of required) {
        if (!(name in properties))
          faults.push({ message: `"${name}" is required, but is no property.`, path })
      }
    }
    return faults
  })
}
