import { operations, resolve, schemas } from './lib/contract.js'

/**
 * Each field has a value in an example: the mock, the tests and the page for reading show no other
 * answers, so nobody would see a field that stands in none. `exceptions` are those that are always null.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function shownFields(contract, { exceptions }) {
  const shown = new Map()
  for (const { schema, examples = {} } of operations(contract).flatMap(mediaOf)) {
    for (const example of Object.values(examples)) {
      note(contract, schema, resolve(contract, example)?.value, shown)
    }
  }
  // What is made for each operation, such as the answer without a session, is the schema's own example.
  for (const [schema] of schemas(contract)) note(contract, schema, schema.example, shown)

  return schemas(contract).flatMap(([schema, path]) =>
    Object.keys(schema.properties ?? {})
      .filter((name) => !shown.get(schema)?.has(name))
      .filter((name) => !exceptions.includes(`${path.slice(2).join('.')}.${name}`))
      .map((name) => ({
        message: `No example has a value of "${name}". Give it one in an example of an operation that has it.`,
        path: [...path, 'properties', name],
      })),
  )
}

const mediaOf = ({ operation }) =>
  [operation.requestBody, ...Object.values(operation.responses ?? {})].flatMap((body) =>
    Object.values(body?.content ?? {}),
  )

/** Notes by schema the fields that a value has. */
function note(contract, node, value, shown) {
  const schema = resolve(contract, node)
  if (!schema || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) note(contract, schema.items, item, shown)
    return
  }
  for (const branch of schema.oneOf ?? []) {
    if (fits(contract, branch, value)) note(contract, branch, value, shown)
  }
  const names = shown.get(schema) ?? new Set()
  shown.set(schema, names)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (value[name] === undefined || value[name] === null) continue
    names.add(name)
    note(contract, field, value[name], shown)
  }
}

/** Whether a value can be of a branch of a union: its fixed values agree. */
const fits = (contract, branch, value) =>
  Object.entries(resolve(contract, branch)?.properties ?? {}).every(([name, field]) => {
    const fixed = resolve(contract, field)?.enum
    return !fixed || fixed.includes(value[name])
  })
