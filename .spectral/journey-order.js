import { operations } from './lib/contract.js'

// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function journeyOrder(contract) {
  const order = contract.tags.map((tag) => tag.name)
  const faults = []
  let reached = 0
  for (const { operation, at } of operations(contract)) {
    const tags = operation.tags ?? []
    const position = order.indexOf(tags[0])
    const path = [...at, 'tags']
    if (tags.length !== 1 || position < 0) {
      faults.push({ message: 'An operation has exactly one of the tags listed at the top.', path })
    } else if (position < reached) {
      const message = `"${tags[0]}" stands after "${order[reached]}"; the user's journey has it before.`
      faults.push({ message, path })
    } else {
      reached = position
    }
  }
  return faults
}
