// What the rules share: walking the contract as it is written, with its references unresolved, so
// that a fault is reported at the line that has it, and once.

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const SCALARS = new Set(['string', 'number', 'integer', 'boolean'])

/** Whether a schema describes a single value. */
export const isScalar = (schema) => SCALARS.has(schema.type)

/** The target of a local `$ref`, or the node itself. */
export function resolve(contract, node) {
  if (!node?.$ref?.startsWith('#/')) return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract)
  return resolve(contract, target)
}

/** The last part of a `$ref`: the component's name. */
export const nameOf = (node) => node?.$ref?.split('/').at(-1)

/** All operations in the order of the file. */
export function operations(contract) {
  return Object.entries(contract.paths ?? {}).flatMap(([route, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      route,
      method,
      operation: item[method],
      isPublic: item[method].security?.length === 0,
      at: ['paths', route, method],
    })),
  )
}

/** Every schema that is written out (not referred to), with its place. Each is visited once. */
export function schemas(contract) {
  const found = []
  const add = (schema, at) => visitSchema(schema, at, (one, place) => found.push([one, place]))
  const components = contract.components ?? {}
  for (const [name, schema] of Object.entries(components.schemas ?? {})) {
    add(schema, ['components', 'schemas', name])
  }
  for (const kind of ['parameters', 'headers']) {
    for (const [name, part] of Object.entries(components[kind] ?? {})) {
      add(part.schema, ['components', kind, name, 'schema'])
    }
  }
  for (const { operation, at } of operations(contract)) {
    for (const [schema, place] of operationSchemas(operation, at)) add(schema, place)
  }
  return found
}

/** Every schema that a request can reach, written out or through references, with its place. */
export function requestSchemas(contract) {
  const found = new Map()
  const add = (schema, at) => {
    visitSchema(
      schema,
      at,
      (one, place) => found.set(one, place),
      (reference) => {
        const target = resolve(contract, reference)
        if (target && !found.has(target)) add(target, ['components', 'schemas', nameOf(reference)])
      },
    )
  }
  for (const { operation, at } of operations(contract)) {
    for (const [index, parameter] of (operation.parameters ?? []).entries()) {
      const place = parameter.$ref
        ? ['components', 'parameters', nameOf(parameter)]
        : [...at, 'parameters', index]
      add(resolve(contract, parameter)?.schema, [...place, 'schema'])
    }
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      add(media.schema, [...at, 'requestBody', 'content', type, 'schema'])
    }
  }
  return [...found]
}

function operationSchemas(operation, at) {
  const parameters = (operation.parameters ?? []).map((parameter, index) => [
    parameter.schema,
    [...at, 'parameters', index, 'schema'],
  ])
  const bodies = [
    [operation.requestBody, [...at, 'requestBody']],
    ...Object.entries(operation.responses ?? {}).map(([status, response]) => [
      response,
      [...at, 'responses', status],
    ]),
  ]
  return [
    ...parameters,
    ...bodies.flatMap(([body, place]) =>
      Object.entries(body?.content ?? {}).map(([type, media]) => [
        media.schema,
        [...place, 'content', type, 'schema'],
      ]),
    ),
  ]
}

function visitSchema(schema, at, visit, follow) {
  if (!schema) return
  if (schema.$ref) {
    follow?.(schema)
    return
  }
  visit(schema, at)
  const next = (child, ...keys) => visitSchema(child, [...at, ...keys], visit, follow)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    next(property, 'properties', name)
  }
  next(schema.items, 'items')
  if (typeof schema.additionalProperties === 'object') {
    next(schema.additionalProperties, 'additionalProperties')
  }
  for (const kind of ['oneOf', 'anyOf', 'allOf']) {
    for (const [index, branch] of (schema[kind] ?? []).entries()) next(branch, kind, index)
  }
}
