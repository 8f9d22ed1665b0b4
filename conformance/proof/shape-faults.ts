import { isRecord } from '../../scripts/contract/document.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import { scaleOf } from '../contract/decimal.ts'
import type { Recorded } from './bench.ts'
import type { FaultClass, Mutant, Probe, Reply } from './mutant.ts'
import { changed, envelopeOf, replyLike, successes } from './mutant.ts'
import type { Place } from './places.ts'
import { placesOf, replaced } from './places.ts'

/*
 * Servers whose answers have another form than the contract gives them. Each class is tried at every
 * place of every answer where it is possible.
 */

/** What a server puts in a place, for example a text for a number; an empty list leaves it out. */
interface Change {
  what: string
  value: readonly unknown[]
}

type Changes = (place: Place) => Change[]

const to = (what: string, value: unknown): Change => ({ what, value: [value] })

/** The classes that change one value. */
const ofPlaces: Readonly<Record<string, Changes>> = {
  'missing field': ({ required, path }) =>
    required && typeof path.at(-1) === 'string' ? [{ what: 'left out', value: [] }] : [],

  'wrong type': ({ value, path }) =>
    path.length === 0 ? [] : [to('of another type', other(value))],

  'number as string and string as number': ({ value }) => {
    if (typeof value === 'number') return [to('as a string', String(value))]
    if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return []
    return [to('as a number', Number(value))]
  },

  'unknown enum': ({ schema, value }) => {
    if (!Array.isArray(schema.enum) || value === null) return []
    return [to('of no known value', typeof value === 'number' ? 99 : 'no_such_value')]
  },

  null: ({ schema, value, path }) => {
    if (value === null || path.length === 0 || takesNull(schema)) return []
    return [to('null', null)]
  },

  'array for object': ({ value, path }) => {
    if (path.length === 0) return [to('in a list', [value])]
    if (Array.isArray(value)) return [to('an object in place of a list', {})]
    return isRecord(value) ? [to('an empty list in place of an object', [])] : []
  },

  'pattern or scale': (place) => [...brokenPattern(place), ...brokenScale(place)],

  'milliseconds for seconds': ({ schema, value }) => {
    if (typeof value !== 'number' || Number(schema.minimum) < FIRST_MOMENT) return []
    return schema.minimum === undefined ? [] : [to('in milliseconds', value * 1000)]
  },

  'leaked extra field': ({ value }) =>
    isRecord(value) && !isFreeForm(value)
      ? [to('with a field more', { ...value, password_hash: '$2y$10$N9qo8uLOickgx2ZMRZoMye' })]
      : [],
}

/** What the contract's moments begin with, Unix seconds. */
const FIRST_MOMENT = 1_000_000_000

const isFreeForm = (value: Record<string, unknown>) => Object.keys(value).length === 0

function other(value: unknown): unknown {
  if (typeof value === 'string') return [value]
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'number') return { value }
  return value === null ? false : 'text'
}

function takesNull({ type, enum: values }: Place['schema']): boolean {
  const types = Array.isArray(type) ? type : [type]
  return (
    types.includes('null') || (type === undefined && Array.isArray(values) && values.includes(null))
  )
}

function brokenPattern({ schema, value }: Place): Change[] {
  if (typeof value !== 'string' || typeof schema.pattern !== 'string') return []
  const pattern = new RegExp(schema.pattern, 'u')
  const text = [`${value} `, `!${value}`, ''].find((one) => !pattern.test(one))
  return text === undefined ? [] : [to(`"${text}"`, text)]
}

const MONEY = new Set(['Money', 'NullableMoney'])
const PRICES = new Set(['Price', 'NullablePrice', 'PriceChange'])

/** Money has the scale of its currency, and the price of a product the product's precision. */
function brokenScale({ component = '', value, around }: Place): Change[] {
  if (typeof value !== 'string') return []
  const ofProduct = around.some(({ symbol }) => typeof symbol === 'string')
  if (!MONEY.has(component) && !(PRICES.has(component) && ofProduct)) return []
  const longer = scaleOf(value) === 0 ? `${value}.0` : `${value}0`
  const shorter = value.replace(/\.?\d$/, '')
  return [
    to(`"${longer}", one digit more`, longer),
    ...(scaleOf(value) > 0 ? [to(`"${shorter}", one digit less`, shorter)] : []),
  ]
}

/** Writes something again in the text of an answer. */
const again =
  (what: string | RegExp, twice: string) =>
  (reply: Reply): Reply => ({ ...reply, body: reply.body.replace(what, twice) })

/** The classes that change the answer around its values. */
const ofAnswers: Readonly<Record<string, Readonly<Record<string, (reply: Reply) => Reply>>>> = {
  // Readers of JSON take the last of two values, the first, or refuse both.
  'key twice in JSON': {
    'the code, first that of a refusal': again('"code":', '"code":0,"code":'),
    'the code, first with an escape in its key': again('"code":', '"co\\u0064e":0,"code":'),
    'the data, first without a value': again('"data":', '"data":null,"data":'),
    'the code, with the same value': again(/"code":(\d+)/, '"code":$1,"code":$1'),
    'the first field of the data': again(/"data":\{("\w+":)/, '"data":{$1null,$1'),
  },
  'HTML or truncated body': {
    'a page in place of JSON': (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'Content-Type': 'text/html; charset=utf-8' },
      body: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>',
    }),
    'a page that says it is JSON': (reply) => ({ ...reply, body: '<!doctype html><h1>502</h1>' }),
    'JSON that says it is a page': (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'Content-Type': 'text/html; charset=utf-8' },
    }),
    'half of it': (reply) => ({ ...reply, body: reply.body.slice(0, reply.body.length / 2) }),
    'a warning before it': (reply) => ({
      ...reply,
      body: `<br />\n<b>Warning</b>: Undefined index in <b>index.php</b>\n${reply.body}`,
    }),
    'nothing at all': (reply) => ({ ...reply, body: '' }),
  },
  'undocumented status': Object.fromEntries(
    [201, 203, 302, 400, 404, 500, 503].map((status) => [
      `HTTP ${status}`,
      (reply: Reply) => ({ ...reply, status }),
    ]),
  ),
}

/** Every server with a fault in the form of its answers. */
export function shapeMutants(contract: Contract, recorded: readonly Recorded[]): Mutant[] {
  return contract.operations.flatMap((operation) => {
    const answers = successes(recorded, operation.id)
    const [plain] = answers
    if (!plain) return []
    return [
      ...mutantsOfPlaces(operation, placesOf(contract, operation, answers)),
      ...mutantsOfAnswers(operation, plain),
    ]
  })
}

const named = (name: string): FaultClass => ({ group: 'shape', name })

function mutantsOfPlaces(operation: Operation, places: readonly Place[]): Mutant[] {
  return Object.entries(ofPlaces).flatMap(([name, changes]) =>
    places.flatMap((place) =>
      changes(place).map(({ what, value }) => ({
        of: named(name),
        operation: operation.id,
        what: `${place.key || 'the answer'} ${what}`,
        probes: [changed(place.recorded, (envelope) => replaced(envelope, place.path, ...value))],
      })),
    ),
  )
}

function mutantsOfAnswers(operation: Operation, plain: Recorded): Mutant[] {
  return Object.entries(ofAnswers).flatMap(([name, changes]) =>
    Object.entries(changes).map(([what, change]) => {
      const probe: Probe = {
        tried: plain,
        reply: (now) => change(replyLike(plain, envelopeOf(plain, now))),
      }
      return { of: named(name), operation: operation.id, what, probes: [probe] }
    }),
  )
}
