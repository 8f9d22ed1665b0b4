/** One scheme of names: the section "Names" of the contract's introduction. */
import { describe, expect, test } from 'vitest'
import { isReference, nameOf } from '../../scripts/contract/contract.ts'
import type { Node, Schema } from '../../scripts/contract/written.ts'
import { calls, contract, resolve } from './lib/contract.ts'

interface Named {
  name: string
  place: string
  /** The component that the field refers to. */
  component: string | undefined
  schema: Schema
}

function* fieldsOf(node: Node, place: string): Iterable<Named> {
  if (isReference(node)) return
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const schema = resolve(field)
    yield { name, place: `${place}.${name}`, component: nameOf(field), schema }
    yield* fieldsOf(field, `${place}.${name}`)
  }
  if (node.items) yield* fieldsOf(node.items, place)
}

/** Every field of an object and every parameter. */
const all: Named[] = [
  ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    ...fieldsOf(schema, name),
  ]),
  ...calls.flatMap(({ id, parameters }) =>
    parameters.map(({ name, schema }) => ({
      name,
      place: `${id}?${name}`,
      component: nameOf(schema),
      schema: resolve(schema),
    })),
  ),
]

/** The places of fields of a type whose names are not of a form, or the other way round. */
const misnamed = (isOfType: (one: Named) => boolean, form: RegExp) =>
  all.filter((one) => isOfType(one) && !form.test(one.name)).map(({ place }) => place)

const isMoment = ({ schema }: Named) => schema.format === 'unix-time'

describe('names', () => {
  test('are in snake case, but for what WebAuthn names', () => {
    const ofWebAuthn = /^Passkey(Request|Creation)Options[.]/
    const ours = misnamed(() => true, /^[a-z]+(_[a-z]+)*$/).filter((one) => !ofWebAuthn.test(one))
    expect(ours).toEqual([])
  })

  test('of moments end in _at, _from or _until, or are those of the specification', () => {
    const form =
      /(^|_)(at|from|until)$|^(as_of|time|to|before|(open|close)(_tick)?_time|(start|end)_time|release_date)$/
    expect(misnamed(isMoment, form)).toEqual([])
    expect(misnamed((one) => /(^|_)at$/.test(one.name) && !isMoment(one), /^$/)).toEqual([])
  })

  test('of times of the day are opens and closes', () => {
    expect(misnamed(({ component }) => component === 'ClockTime', /(^|_)(opens|closes)$/)).toEqual(
      [],
    )
  })

  test('of bounds are min and max, after what they bound', () => {
    const bound = ({ name, place }: Named) =>
      /min(?!ute)|max/.test(name) && !/^Project\.m\w+_amount$/.test(place)
    expect(misnamed(bound, /(^|_)(min|max)$/)).toEqual([])
  })

  test('of shares end in _rate, or are those of the specification', () => {
    const form = /_rate(_max)?$|^(progress|yield|expected_yield)$/
    const isShare = ({ component = '' }: Named) => /^(Nullable)?(\w+)?Rate$/.test(component)
    expect(misnamed(isShare, form)).toEqual([])
  })

  test('of what something is are type', () => {
    expect(misnamed(({ name }) => /(^|_)kind$/.test(name), /^$/)).toEqual([])
  })
})
