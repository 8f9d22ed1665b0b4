import { operations } from './lib/contract.js'

// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function capabilities(contract) {
  const known = contract.components.schemas.Capability?.enum ?? []
  const faults = []
  for (const { operation, at } of operations(contract)) {
    const capability = operation['x-capability']
    if (capability === undefined) continue
    if (!known.includes(capability)) {
      const message = `"${capability}" is none of the capabilities of the schema Capability.`
      faults.push({ message, path: [...at, 'x-capability'] })
    } else if (operation['x-origin'] !== 'extension') {
      const message =
        'A server may lack a capability: no operation of the specification belongs to one.'
      faults.push({ message, path: at })
    }
  }
  return faults
}
