import { nameOf } from './lib/contract.js'

const BARE = /^(?:Nullable)?(?:Money|Rate|Price|Timestamp)$|^(?:ClockTime|PriceChange)$/

/**
 * An amount, a rate, a price or a moment is a shared component, which cannot say what it is the amount
 * or the moment of: the object's description does, by the field's name.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function explainedFields(contract) {
  const schemas = Object.entries(contract.components?.schemas ?? {})
  return schemas.flatMap(([component, { description = '', properties = {} }]) =>
    Object.entries(properties)
      .filter(([name, field]) => BARE.test(nameOf(field)) && !description.includes(`\`${name}\``))
      .map(([name]) => ({
        message: `The description of ${component} does not say what \`${name}\` is.`,
        path: ['components', 'schemas', component, 'properties', name],
      })),
  )
}
