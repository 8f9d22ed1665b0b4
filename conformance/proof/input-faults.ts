import type { Contract, Field, Operation } from '../contract/contract.ts'
import { compare, scaleOf, textOf } from '../contract/decimal.ts'
import { decimalsOf } from '../plan/broken-values.ts'
import type { Recorded } from './bench.ts'
import type { Mutant } from './mutant.ts'
import { changed, codeOf, envelopeOf, successes } from './mutant.ts'
import type { Sent } from './sent.ts'
import { readSent } from './sent.ts'

/*
 * Servers that do not look at what they are sent. Each one forgets one rule of one field, and then
 * does what a request asks that breaks this rule.
 */

/** A rule that a server forgets. */
interface Forgotten {
  name: string
  what: string
  /** Whether a request breaks the rule. */
  breaks(sent: Sent): boolean
}

/** Every server that forgets a rule of its input. */
export function inputMutants(contract: Contract, recorded: readonly Recorded[]): Mutant[] {
  const largest = contract.rules([
    'components',
    'schemas',
    'UploadedFile',
    'properties',
    'size_bytes',
  ])
  return contract.operations.flatMap((operation) => {
    const [success] = successes(recorded, operation.id)
    if (!success) return []
    const { data } = envelopeOf(success, 0)
    const refused = recorded
      .filter(({ subject }) => subject.operation.id === operation.id && subject.level === 'input')
      .filter((one) => codeOf(one) === 0)
      .map((one) => ({ one, sent: readSent(operation, one.wire) }))
    return rulesOf(operation, largest.maximum ?? 0).map(({ name, what, breaks }) => ({
      of: { group: 'input', name },
      operation: operation.id,
      what,
      probes: refused
        .filter(({ sent }) => breaks(sent))
        .map(({ one }) => changed(one, (envelope) => ({ ...envelope, code: 1, msg: '', data }))),
    }))
  })
}

function rulesOf(operation: Operation, largest: number): Forgotten[] {
  const { form, query } = operation
  return [
    ...(form?.fields ?? query).flatMap((field) => ofField(field, largest)),
    ...(form ? ofForm(form.fields) : []),
  ]
}

function ofField(field: Field, largest: number): Forgotten[] {
  const { name, required, rules } = field
  const values = ({ values: all }: Sent) => all.get(name) ?? []
  const texts = (sent: Sent) => values(sent).filter((one) => typeof one === 'string')
  const any = (test: (text: string) => boolean) => (sent: Sent) => texts(sent).some(test)
  const forgets = (kind: string, what: string, breaks: Forgotten['breaks']): Forgotten => ({
    name: kind,
    what: `${name}: ${what}`,
    breaks,
  })
  return [
    ...(required
      ? [
          forgets(
            'required not checked',
            'may be left out',
            (sent) => isForm(sent) && values(sent).length === 0,
          ),
        ]
      : []),
    forgets('duplicate key accepted', 'the last one counts', (sent) => values(sent).length > 1),
    ...(rules.format === 'binary' ? [] : (['first', 'last'] as const)).map((which) =>
      forgets('duplicate key accepted', `of two values the ${which} one counts`, (sent) => {
        const [first, last] = values(sent)
        const [counts, other] = which === 'first' ? [first, last] : [last, first]
        // What is no value of the field would be refused for itself.
        return last !== undefined && counts !== other && counts !== '-'
      }),
    ),
    ...bounds(field).map(([what, test]) => forgets('bounds not checked', what, any(test))),
    ...(rules.type === 'number' ? notations(decimalsOf(rules)) : []).map(([what, test]) =>
      forgets('amounts accepted', what, any(test)),
    ),
    ...(rules.format === 'binary' ? files(largest) : []).map(([what, test]) =>
      forgets('any upload accepted', what, (sent) => values(sent).some(test)),
    ),
  ]
}

const isForm = ({ json }: Sent) => !json

type Test<T> = readonly [what: string, test: (value: T) => boolean]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NUMBER = /^-?\d+(\.\d+)?$/

/** The bounds of a field: of its number, its length, its form and its choice. */
export function bounds({ rules }: Field): Test<string>[] {
  const { minimum, maximum, minLength, maxLength, pattern, format, type, enum: choices } = rules
  const tests: Test<string>[] = []
  const add = (what: string, test: (text: string) => boolean) => tests.push([what, test])
  if (minimum !== undefined) {
    add(`below ${minimum}`, (text) => NUMBER.test(text) && compare(text, textOf(minimum)) < 0)
  }
  if (maximum !== undefined) {
    add(`above ${maximum}`, (text) => NUMBER.test(text) && compare(text, textOf(maximum)) > 0)
  }
  if (minLength) add(`shorter than ${minLength}`, (text) => text.length < minLength)
  if (maxLength !== undefined) add(`longer than ${maxLength}`, (text) => text.length > maxLength)
  if (pattern !== undefined) add('of another form', (text) => !new RegExp(pattern, 'u').test(text))
  if (format === 'uuid') add('no UUID', (text) => !UUID.test(text))
  if (choices) add('none of the values', (text) => !choices.some((one) => String(one) === text))
  if (type === 'integer') add('no whole number', (text) => !/^-?\d+$/.test(text))
  return tests
}

/** What careless number readers take of an amount with so many decimals. */
export function notations(scale: number): Test<string>[] {
  return [
    ['an exponent', (text) => /^\d+(\.\d+)?e[+-]?\d+$/i.test(text)],
    ['spaces around it', (text) => text !== text.trim() && text.trim() !== ''],
    ['a space in it', (text) => /\d \d/.test(text)],
    ['thousands separators', (text) => /\d,\d{3}/.test(text)],
    ['full-width digits', (text) => /[０-９]/.test(text)],
    ['hexadecimal', (text) => /^0x/i.test(text)],
    ['NaN', (text) => text === 'NaN'],
    ['Infinity', (text) => text === 'Infinity'],
    ['nothing as 0', (text) => text === ''],
    ['words as 0', (text) => /^[a-z]+$/i.test(text) && !/^(nan|infinity)$/i.test(text)],
    ['less than nothing', (text) => /^-\d/.test(text)],
    ['zero', (text) => NUMBER.test(text) && compare(text, '0') === 0],
    ['more decimals', (text) => NUMBER.test(text) && scaleOf(text) > scale],
  ]
}

/** What careless upload forms take. */
function files(largest: number): Test<string | Buffer>[] {
  const starts = (value: string | Buffer, text: string) =>
    Buffer.isBuffer(value) && value.subarray(0, text.length).toString('latin1') === text
  return [
    ['a page', (value) => starts(value, '<!doctype')],
    ['a drawing with scripts', (value) => starts(value, '<svg')],
    ['an empty file', (value) => Buffer.isBuffer(value) && value.length === 0],
    ['another kind of picture', (value) => starts(value, 'GIF')],
    ['the wrong first bytes', (value) => starts(value, 'XPNG')],
    ['any size', (value) => Buffer.isBuffer(value) && value.length > largest],
    ['a text', (value) => typeof value === 'string'],
  ]
}

/** How parsers make a field of a key that is none: brackets, letter case, dots and spaces. */
const MISREADINGS: readonly (readonly [what: string, read: (key: string) => string])[] = [
  ['name[]', (key) => key.replace(/\[\]$/, '')],
  ['name[0]', (key) => key.replace(/\[0\]$/, '')],
  ['NAME', (key) => key.toLowerCase()],
  ['a name after a space', (key) => key.trimStart()],
]

function ofForm(fields: readonly Field[]): Forgotten[] {
  const known = new Set(fields.map(({ name }) => name))
  const strange = ({ values }: Sent) => [...values.keys()].filter((name) => !known.has(name))
  const needed = fields.filter(({ required, rules }) => required && rules.format !== 'binary')
  return [
    ...MISREADINGS.map(([what, read]) => ({
      name: 'key misread',
      what: `takes ${what} for a field`,
      breaks: (sent: Sent) => strange(sent).some((key) => known.has(read(key))),
    })),
    ...(needed.some(({ name }) => name !== 'agreement' && name !== 'account')
      ? [
          {
            name: 'form outside of the body',
            what: 'takes fields from the query or a cookie',
            breaks: ({ elsewhere }: Sent) => needed.some(({ name }) => elsewhere.has(name)),
          },
        ]
      : []),
    {
      name: 'mass assignment',
      what: 'takes fields that nobody offered',
      breaks: (sent) => strange(sent).length > 0,
    },
    {
      name: 'mass assignment',
      what: 'takes a field named like a part of the language',
      breaks: (sent) => strange(sent).includes('__proto__'),
    },
    { name: 'JSON taken for a form', what: 'reads JSON', breaks: ({ json }) => json },
  ]
}
