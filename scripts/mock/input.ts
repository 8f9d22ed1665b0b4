import type { Operation } from '../contract/contract.ts'
import { amountPattern, needsOf } from '../contract/contract.ts'

export interface Choice {
  example: string
  /** The field or parameter that `input_invalid` names. */
  field?: string
}

/** Where Prism saw the contract broken, and by which keyword of the schema. */
export interface Violation {
  location?: string[]
  code: string | number
}

/** Names and values of a urlencoded form, or the names only of a multipart one. */
export type Form = Map<string, string[]>

/** Reads a body as the contract's form; undefined when it is of another kind. */
export function readForm(
  operation: Operation,
  contentType: string,
  body: Buffer,
): Form | undefined {
  const form: Form = new Map()
  if (!operation.body || body.length === 0) return form
  if (!contentType.toLowerCase().startsWith(operation.body.type)) return undefined
  const pairs: Iterable<[string, string]> = operation.body.type.startsWith('multipart/')
    ? multipartNames(body).map((name) => [name, ''])
    : new URLSearchParams(body.toString('utf8'))
  for (const [name, value] of pairs) form.set(name, [...(form.get(name) ?? []), value])
  return form
}

function multipartNames(body: Buffer): string[] {
  return [
    ...body
      .toString('latin1')
      .matchAll(/^content-disposition:\s*form-data;.*?\bname="([^"\r\n]*)"/gim),
  ].map(([, name = '']) => name)
}

/** What Prism does not look at: whether amounts are plain decimal texts, with no decimal too many. */
export function wrongAmounts({ body }: Operation, form: Form = new Map()): Violation[] {
  return [...(body?.fields ?? [])].flatMap(([field, { 'x-scale': scale }]) => {
    const texts = scale === undefined ? [] : (form.get(field) ?? [])
    const wrong = texts.some((text) => !new RegExp(amountPattern(scale ?? 0)).test(text))
    return wrong ? [{ location: ['body', field], code: 'x-scale' }] : []
  })
}

/** The reasons that say more than `input_invalid`; the operation's own examples decide which. */
function fittingReasons(field: string, keyword: string | number): string[] {
  if (field === 'agreement') return ['agreement_required']
  if (field === 'account' && keyword === 'pattern') return ['user_name_invalid']
  if (field === 'amount' && keyword === 'minimum') {
    return ['withdraw_amount_too_small', 'single_min', 'amount_too_small']
  }
  if (field === 'amount' && keyword === 'maximum') {
    return ['withdraw_amount_too_large', 'single_max', 'amount_too_large']
  }
  return []
}

/** The example of a refusal; undefined where the operation does not give that reason. */
function refusedFor({ answer }: Operation, reason: string, field?: string): Choice | undefined {
  const example = `refused_${reason}`
  if (!answer.examples.has(example)) return undefined
  return field === undefined ? { example } : { example, field }
}

/** Each field, query parameter or header that breaks the contract, with the keyword it breaks. */
function brokenFields(
  operation: Operation,
  form: Form,
  query: URLSearchParams,
  violations: Violation[],
): Map<string, string | number> {
  const { fields, schema } = operation.body ?? {}
  const needs = needsOf(schema ?? {}).filter(({ when }) =>
    when.every(([field, is]) => {
      if (is === 'given') return form.has(field)
      if (is === 'missing') return !form.has(field)
      return is.includes(form.get(field)?.[0] ?? null)
    }),
  )
  const [needed, needless] = [true, false].map((one) =>
    needs.flatMap((need) => (need.needed === one ? need.fields : [])),
  )
  const missing = [
    ...[...(schema?.required ?? []), ...(needed ?? [])].filter((field) => !form.has(field)),
    ...operation.parameters
      .filter((one) => one.required && one.in === 'query' && !query.has(one.name))
      .map(({ name }) => name),
  ]
  const names = [...form.keys()]
  const unknown = names.filter((field) => !fields?.has(field) || needless?.includes(field))
  const repeated = names.filter((field) => (form.get(field)?.length ?? 0) > 1)
  return new Map<string, string | number>([
    ...unknown.map((field) => [field, 'additionalProperties'] as const),
    ...repeated.map((field) => [field, 'maxItems'] as const),
    ...violations.flatMap(({ location, code }) =>
      location?.[1] === undefined ? [] : [[location[1], code] as const],
    ),
    ...missing.map((field) => [field, 'required'] as const),
  ])
}

/**
 * Returns the example that refuses an input that breaks the contract, or undefined when nothing is broken. The field
 * that comes first in the contract is named; fields that it does not know come last.
 *
 * `form` is undefined when the body has another content type than the contract's.
 */
export function refusalOf(
  operation: Operation,
  form: Form | undefined,
  query: URLSearchParams,
  violations: Violation[],
): Choice | undefined {
  const fields = [...(operation.body?.fields.keys() ?? [])]
  const invalid = (field = fields[0] ?? 'body') => refusedFor(operation, 'input_invalid', field)
  if (!form) return invalid()

  const broken = brokenFields(operation, form, query, violations)
  const order = [...fields, ...operation.parameters.map(({ name }) => name), ...broken.keys()]
  const first = order.find((field) => broken.has(field))
  if (first !== undefined) {
    const reason = fittingReasons(first, broken.get(first) ?? '').find((one) =>
      refusedFor(operation, one),
    )
    return reason ? refusedFor(operation, reason) : invalid(first)
  }
  if (violations.length > 0) return invalid()
  return hasDifferingPasswords(form) ? refusedFor(operation, 'passwords_differ') : undefined
}

const hasDifferingPasswords = (form: Form) =>
  [...form].some(
    ([field, [value]]) =>
      field.endsWith('_confirm') && form.get(field.replace(/_confirm$/, ''))?.[0] !== value,
  )
