import { operations } from './lib/contract.js'

// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function areas(contract, { tags, lookUps }) {
  const known = contract.components.schemas.Area?.enum ?? []
  const faults = []
  for (const { operation, at } of operations(contract)) {
    const area = operation['x-area']
    const wanted = tags[operation.tags?.[0]]
    if (wanted !== undefined && area !== wanted) {
      const message = `An operation of "${operation.tags[0]}" belongs to the area "${wanted}": x-area says so.`
      faults.push({ message, path: at })
    } else if (area !== undefined && !known.includes(area)) {
      const message = `"${area}" is none of the areas of the schema Area.`
      faults.push({ message, path: [...at, 'x-area'] })
    } else if (area !== undefined) {
      const isRefused = operation['x-reasons']?.includes('area_not_offered') ?? false
      if (isRefused !== lookUps.includes(operation.operationId)) continue
      const message = isRefused
        ? 'A look-up is never refused with area_not_offered: x-reasons leaves it out.'
        : 'An operation of an area is refused with area_not_offered: x-reasons lists it.'
      faults.push({ message, path: at })
    }
  }
  return faults
}
