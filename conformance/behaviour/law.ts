import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Path } from '../../scripts/contract/document.ts'
import type { Capability } from '../../src/generated/h5.schemas.ts'
import type { Rule } from '../rules/rules.ts'
import { ruleOf } from '../rules/rules.ts'
import type { Scene } from './scene.ts'

/** How many calls go out at once where only one may be done; a slow machine would run fewer in turn. */
export const AT_ONCE = 16

/** A way to try a rule with more than one call. */
export interface Law {
  /** Its own among all laws, and the same in every run. */
  id: string
  /** The row of rules.yaml that it proves. */
  rule: Rule
  /** The operation that it is about. */
  operation: OperationId
  /** What is tried: the rule, and of several laws that prove it which one this is. */
  what: string
  /** It only reads. */
  reads: boolean
  /** It changes what others see, so that nothing else can run beside it. */
  alone: boolean
  /** It waits for a moment of the server, which comes sooner where somebody moves the clock. */
  waits: boolean
  /** What a server must name among its capabilities, where the operation alone does not say so. */
  capability?: Capability | undefined
  /** Throws `Broken` when it does not hold, and `NotReachable` when it cannot be tried here. */
  hold(scene: Scene): Promise<void>
}

type Details = Partial<Pick<Law, 'reads' | 'alone' | 'waits' | 'capability'>> & {
  /** What of the rule is tried, where one operation has several laws of it. */
  part?: string
}

type Parts = [id: string, operation: OperationId, ...([Law['hold']] | [Details, Law['hold']])]

/** Makes a law that proves the rule with an id. */
export function law(...[id, operation, ...rest]: Parts): Law {
  const [details, hold] = rest.length === 1 ? [{}, rest[0]] : rest
  const { part, capability, reads = false, alone = false, waits = false }: Details = details
  const rule = ruleOf(id)
  return {
    id: `behaviour ${operation} ${id}${part === undefined ? '' : ` (${part})`}`,
    rule,
    operation,
    what: part === undefined ? rule.says : `${rule.says} (${part})`,
    reads,
    alone,
    // A renewal needs a purchase that has matured, which takes days.
    waits: waits || operation === 'renewPurchase',
    capability,
    hold,
  }
}

/** Adds laws to a list, as `test` of a test runner does: `all` has those that were added. */
export function lawList() {
  const all: Law[] = []
  return Object.assign((...parts: Parts) => void all.push(law(...parts)), { all })
}

/** The description of a schema, which says what holds of its values. */
export const descriptionOf = (schema: string): Path => [
  'components',
  'schemas',
  schema,
  'description',
]
