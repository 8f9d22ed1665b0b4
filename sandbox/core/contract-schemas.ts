/** What the sandbox checks requests and answers against, made from the contract. */
import type { Contract, Need } from '../../scripts/contract/contract.ts'
import { amountPattern, doneOf, needsOf } from '../../scripts/contract/contract.ts'
import { withoutProse } from '../../scripts/contract/without-prose.ts'
import type { Node, Schema } from '../../scripts/contract/written.ts'
import type { OperationId, StreamId } from '../generated/operations.ts'

/** The schemas of the contract, and which of them an operation is checked against. */
export interface ContractSchemas {
  /** By operation: the components of its form and of its answer that is done. */
  operations: Record<OperationId, { form?: string; done: string }>
  queries: Record<OperationId | StreamId, object>
  /** By reason of a refusal. */
  params: Record<string, object>
  /** By component. */
  schemas: Record<string, object>
}

/**
 * The schemas of the contract without prose, and per operation the references to what is checked.
 * An amount is checked as the text that was sent, to its last place. Its outer bounds are left out: a
 * handler refuses an amount by the narrower bounds of the moment, with a reason that names them (tests
 * prove that it does).
 */
export function schemasOf(contract: Contract): ContractSchemas {
  const { document, operations, streams } = contract
  const { schemas } = withoutProse({
    components: { schemas: document.components.schemas },
  }).components
  const forms = new Set(operations.map(({ body }) => body?.component))
  const checked = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      forms.has(name) ? withNeedsByField(withAmountsAsText(contract, schema)) : schema,
    ]),
  )
  const queries = Object.fromEntries(
    [...operations, ...streams].map((operation) => {
      const query = operation.parameters.filter((one) => one.in === 'query')
      const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
      return [
        operation.id,
        {
          type: 'object',
          additionalProperties: false,
          required: query.filter(({ required }) => required).map(({ name }) => name),
          properties: withoutProse({ properties }).properties,
        },
      ]
    }),
  )
  const envelopes = Object.fromEntries(
    operations.map((operation) => {
      const { id, body } = operation
      return [id, { ...(body && { form: body.component }), done: doneOf(operation) }]
    }),
  )
  const params = paramsOf(contract)
  // The ids are generated from the same contract.
  return { operations: envelopes, queries, params, schemas: checked } as ContractSchemas
}

/** For each reason of a refusal that has some, the schema of its params, which are texts. */
function paramsOf(contract: Contract): Record<string, Schema> {
  const { RefusalReason } = contract.document.components.schemas
  const asText = (node: Node): Node => {
    const { type, format } = contract.resolve(node)
    if (type !== 'integer') return node
    return {
      type: 'string',
      pattern: format === 'unix-time' ? '^[1-9][0-9]{9}$' : '^(0|[1-9][0-9]*)$',
    }
  }
  return Object.fromEntries(
    Object.entries(RefusalReason?.['x-params'] ?? {}).map(([reason, sets]) => [
      reason,
      withoutProse({
        schema: {
          anyOf: sets.map((names) => ({
            type: 'object' as const,
            additionalProperties: false,
            required: Object.keys(names),
            properties: Object.fromEntries(
              Object.entries(names).map(([name, node]) => [name, asText(node)]),
            ),
          })),
        },
      }).schema,
    ]),
  )
}

/** The rules across fields of a form as `if` and `else`, so that a violation names the field. */
function withNeedsByField({ not, ...form }: Schema): object {
  if (!not) return form
  const allOf = needsOf({ not }).map(({ when, fields, needed }) => ({
    if: { not: { allOf: when.map(conditionOf) } },
    else: needed
      ? { required: fields }
      : { properties: Object.fromEntries(fields.map((name) => [name, false])) },
  }))
  return { ...form, allOf }
}

function conditionOf([field, is]: Need['when'][number]): object {
  if (is === 'given') return { required: [field] }
  if (is === 'missing') return { not: { required: [field] } }
  return { properties: { [field]: { enum: is } } }
}

function withAmountsAsText(contract: Contract, form: Schema): Schema {
  return {
    ...form,
    properties: Object.fromEntries(
      Object.entries(form.properties ?? {}).map(([name, field]) => {
        const { 'x-scale': scale } = contract.resolve(field)
        if (scale === undefined) return [name, field]
        return [name, { type: 'string', pattern: amountPattern(scale) }]
      }),
    ),
  }
}
