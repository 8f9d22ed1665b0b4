import { nameOf } from '../../../scripts/contract/contract.ts'
import type { Fields, Json, Node } from '../../../scripts/contract/written.ts'
import { calls, resolve } from './contract.ts'
import { faultsOf } from './json-schema.ts'

/** A value of an answer's example together with the component that describes it. */
export interface Seen {
  /** Name of the component in `components.schemas`. */
  component: string
  value: Json
  /** The call and the example in which the value stands. */
  call: string
  example: string
  /** The server's clock of the answer, Unix seconds. */
  time: number
}

export const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value of every answer's example that a named component describes, at any depth. */
export const seen: Seen[] = calls.flatMap(({ name, answer }) =>
  [...answer.examples].flatMap(([example, value]) => {
    const found: Seen[] = []
    const { time } = value
    visit(answer.schema, value, (component, one) =>
      found.push({ component, value: one, call: name, example, time }),
    )
    return found
  }),
)

type SeenObject = Seen & { value: Fields }

/** Every object of the examples. */
export const objects = seen.filter((one): one is SeenObject => isRecord(one.value))

/** The objects of the examples that a component describes. */
export function objectsOf(component: string): SeenObject[] {
  const found = objects.filter((one) => one.component === component)
  if (found.length === 0) throw new Error(`No example shows a ${component}`)
  return found
}

/** The data of one example of a done answer. */
export function dataOf(call: string, example = 'done'): Fields {
  const value = calls.find((one) => one.name === call)?.answer.examples.get(example)
  if (!value?.data) throw new Error(`${call} has no ${example}`)
  return value.data
}

function visit(node: Node, value: Json, found: (component: string, value: Json) => void): void {
  const schema = resolve(node)
  const component = nameOf(node)
  if (component) found(component, value)
  if (schema.oneOf) {
    const branch = schema.oneOf.find((one) => faultsOf(one, value).length === 0)
    if (branch) visit(branch, value, found)
  } else if (Array.isArray(value)) {
    for (const item of value) if (schema.items) visit(schema.items, item, found)
  } else if (isRecord(value)) {
    for (const [name, one] of Object.entries(value)) {
      const property = schema.properties?.[name]
      if (property) visit(property, one, found)
    }
  }
}
