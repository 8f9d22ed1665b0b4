/** Amounts to the last place: whoever reads a form takes each right one, and none with a place too many. */
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { Contract } from '../../conformance/contract/contract.ts'
import { bounds, notations } from '../../conformance/proof/input-faults.ts'
import { formViolations } from '../../sandbox/core/contract-checks.ts'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Operation } from '../../scripts/contract/contract.ts'
import { urlEncoded } from '../../src/api/client.ts'
import { calls } from './lib/contract.ts'
import { anyAmount, randomNumbers } from './lib/random.ts'

const AMOUNTS = 100_000

const kit = new Contract()
const ajv = new Ajv({ strict: false, coerceTypes: true })

interface AmountField {
  name: string
  scale: number
  most: number
  /** Knows the keywords of JSON Schema and no others, as most validators do. */
  ajv: (text: string) => boolean
  /** Those who know the contract. */
  exact: Record<'form' | 'sandbox' | 'kit', (text: string) => boolean>
}

/** A field that is an amount, with those who judge its text. */
async function judgesOf({ id, tag, body }: Operation, name: string): Promise<AmountField> {
  const schema = body?.fields.get(name)
  const field = kit.operation(id).form?.fields.find((one) => one.name === name)
  const generated = await import(`../../src/generated/${tag}/${tag}.zod.ts`)
  const rule = generated[`${id[0]?.toUpperCase()}${id.slice(1)}Body`]?.shape[name]
  if (!schema || !field) throw new Error(`${id} has no field ${name}`)
  const isNumber = ajv.compile({ properties: { [name]: schema } })
  const faults = [...bounds(field), ...notations(field.rules['x-scale'] ?? 0)]
  const { value: others } = body?.examples.values().next() ?? {}
  // The contract is where the names of operations come from.
  const violations = (text: string) =>
    formViolations(id as OperationId, { ...others, [name]: text })
  return {
    name: `${id} ${name}`,
    scale: schema['x-scale'] ?? 0,
    most: schema.maximum ?? 0,
    ajv: (text) => isNumber({ [name]: text }),
    exact: {
      form: (text) => rule.safeParse(text).success,
      sandbox: (text) => !violations(text).some((fault) => fault.field === name),
      kit: (text) => !faults.some(([, breaks]) => breaks(text)),
    },
  }
}

const fields = await Promise.all(
  calls.flatMap((call) =>
    [...(call.body?.fields ?? [])]
      .filter(([, { type }]) => type === 'number')
      .map(([name]) => judgesOf(call, name)),
  ),
)

/** A number's text as the app sends it. */
const sent = (amount: string) => urlEncoded({ amount: +amount }).get('amount') ?? ''

test('there are amounts', () => {
  expect(fields).toHaveLength(7)
})

// Generous for a machine that does other work, too.
describe.each(fields)(`${AMOUNTS} amounts of $name`, { timeout: 120_000 }, (field) => {
  const { scale, most, ajv, exact } = field
  const judges = { ajv, ...exact }

  test('arrive to the last place, and everybody takes them', () => {
    const random = randomNumbers(scale)
    for (let n = 0; n < AMOUNTS; n += 1) {
      const amount = anyAmount(random, most, scale)
      const text = sent(amount)
      const refusing = Object.entries(judges).filter(([, takes]) => !takes(text))
      if (text === amount.replace(/\.?0+$/, '') && refusing.length === 0) continue
      expect({ amount, text, refusing: refusing.map(([name]) => name) }).toBe('taken')
    }
  })

  test('with a place too many are refused', () => {
    const random = randomNumbers(scale + 1)
    for (let n = 0; n < AMOUNTS / 10; n += 1) {
      // With more than 15 digits, a number does not tell one from the next.
      const text = `${anyAmount(random, Math.min(most, 10 ** (14 - scale)), scale)}${1 + (n % 9)}`
      const taking = Object.entries(exact).filter(([, takes]) => takes(text))
      if (sent(text) === text && taking.length === 0) continue
      expect({ text, sent: sent(text), taking: taking.map(([name]) => name) }).toBe('refused')
    }
  })
})

test.each([
  [1e-8, '0.00000001'],
  [1e-7, '0.0000001'],
  [0.1 + 0.2, '0.30000000000000004'],
  [1e21, '1000000000000000000000'],
  [999_999.99999999, '999999.99999999'],
])('the number %d is sent as %s', (number, text) => {
  expect(urlEncoded({ number }).get('number')).toBe(text)
})

const rates = calls.flatMap(({ id, body }) =>
  [...(body?.fields ?? [])]
    .filter(([name]) => name.endsWith('rate'))
    .map(([name, { pattern = '' }]) => ({ id, name, pattern })),
)

test.each(rates)('$name of $id takes no negative rate', ({ pattern }) => {
  expect('-0.01').not.toMatch(new RegExp(pattern))
})
