import type { Contract, Operation } from '../contract/contract.ts'
import type { Envelope, Fields, Json, Node } from '../contract/written.ts'
import { isFields } from '../contract/written.ts'

const candleSeconds: Record<string, number> = {
  m: 60,
  h: 60 * 60,
  d: 24 * 60 * 60,
  w: 7 * 24 * 60 * 60,
}

/** Seconds of a candle interval as the contract writes it (`5m`, `1h`); 1 for anything else. */
function candleStep(interval: Json | undefined): number {
  const [, count, unit = ''] = /^(\d+)([mhdw])$/.exec(String(interval)) ?? []
  return Number(count ?? 1) * (candleSeconds[unit] ?? 1)
}

/** The branch of a union that a value can be: all its fixed values agree. */
function branchOf(contract: Contract, branches: Node[], value: Json): Node | undefined {
  return branches.find((branch) =>
    Object.entries(contract.resolve(branch).properties ?? {}).every(([name, property]) => {
      const fixed = contract.resolve(property).enum
      return !fixed || !isFields(value) || fixed.includes(value[name] ?? null)
    }),
  )
}

function moveValue(contract: Contract, schema: Node, value: Json, by: number): Json {
  const { oneOf, ...rules } = contract.resolve(schema)
  if (oneOf) {
    const branch = branchOf(contract, oneOf, value)
    return branch ? moveValue(contract, branch, value, by) : value
  }
  if (rules.format === 'unix-time') return typeof value === 'number' ? value + by : value
  if (Array.isArray(value)) {
    const { items } = rules
    return items ? value.map((item) => moveValue(contract, items, item, by)) : value
  }
  if (!isFields(value)) return value
  // A candle begins on a whole minute, hour or day, also after the move.
  const step = 'interval' in value ? candleStep(value.interval) : 1
  const inner = Math.floor(by / step) * step
  const others = typeof rules.additionalProperties === 'object' ? rules.additionalProperties : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      moveValue(contract, rules.properties?.[name] ?? others, one, inner),
    ]),
  )
}

/** Moments in the parameters of a refusal are text. */
function moveParams(params: Fields, by: number): Fields {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /_(at|from|until|of)$/.test(name) && /^\d{10}$/.test(String(value))
        ? String(Number(value) + by)
        : value,
    ]),
  )
}

/**
 * Returns a copy of a response with every moment moved by `by` seconds: what the schema calls `unix-time`, and the
 * moments among the parameters of a refusal. This moves the contract's examples, which have fixed times, to now:
 * countdowns run and quotes are fresh.
 */
export function moveMoments(
  contract: Contract,
  operation: Operation,
  answer: Envelope,
  by: number,
): Envelope {
  const copy = moveValue(contract, operation.answer.schema, answer, by) as Envelope
  if (!isFields(copy.data?.params)) return copy
  return { ...copy, data: { ...copy.data, params: moveParams(copy.data.params, by) } }
}
