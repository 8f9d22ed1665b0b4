import type { Path } from '../../scripts/contract/document.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import { NotReachable } from '../client/client.ts'
import type { Body, Value } from '../client/request.ts'
import { bodyOf } from '../client/request.ts'
import type { Field, Operation } from '../contract/contract.ts'
import { brokenFiles } from './broken-files.ts'
import type { BrokenValue } from './broken-values.ts'
import { brokenValues, otherwiseWritten } from './broken-values.ts'
import type { Case, Expectation, Ready } from './case.ts'
import type { Draft } from './drafts.ts'
import { draft } from './drafts.ts'
import { namesRecords, neededQuery } from './queries.ts'
import { harmlessForm } from './session.ts'
import type { Stage } from './stage.ts'

/*
 * The level `input`: whatever breaks the rules of a form or a query is refused, and the refusal
 * names the field. Every request differs from one that would be done by one thing only.
 */

/** Every way to break the input of an operation. */
export function inputCases(stage: Stage, operation: Operation): Case[] {
  return operation.form ? new FormCases(stage, operation).all() : queryCases(stage, operation)
}

/** What the contract says a server must say of a broken field, besides `input_invalid`. */
const TRUE_REASONS: Record<string, readonly string[]> = {
  agreement: ['agreement_required'],
  account: ['user_name_invalid', 'credentials_wrong'],
  password: ['credentials_wrong', 'passwords_differ'],
  password_confirm: ['passwords_differ'],
  old_password: ['login_password_wrong', 'fund_password_wrong'],
  fund_password: ['fund_password_wrong'],
  code: ['code_wrong'],
  invitation_code: ['inviter_invalid'],
  real_name: ['name_invalid'],
  holder_name: ['name_invalid'],
  id_number: ['id_number_invalid'],
  card_number: ['card_number_invalid'],
  address: ['address_invalid'],
  file: ['file_rejected'],
  symbol: ['product_not_found'],
  accepted_tick_id: ['price_changed'],
  accepted_price: ['price_changed'],
  profit_rate: ['price_changed'],
  fee_rate: ['price_changed'],
  daily_rate: ['price_changed'],
  rate: ['price_changed'],
}

/** What says more than `input_invalid`, and so is the answer where it is true (the contract, `info`). */
const SAYS_MORE: Record<string, string> = {
  agreement: 'agreement_required',
  account: 'user_name_invalid',
  file: 'file_rejected',
}
const saysMore = new Set(Object.values(SAYS_MORE))

const TOO_SMALL = ['amount_too_small', 'withdraw_amount_too_small', 'single_min', 'append_required']
const TOO_LARGE = [
  'amount_too_large',
  'withdraw_amount_too_large',
  'single_max',
  'holdings_max',
  'project_full',
  'withdraw_amount_limit',
  'balance_not_enough',
]

/** Whether a field names a record. */
const isId = (field: string) => /(^|_)id$/.test(field) && field !== 'request_id'

function trueReasons({ refusals }: Operation, field: string, side?: BrokenValue['side']): string[] {
  const ofSide = { below: TOO_SMALL, above: TOO_LARGE }
  const ofId = isId(field) ? ['no_data'] : []
  const sized = side ? ofSide[side] : []
  return ['input_invalid', ...(TRUE_REASONS[field] ?? []), ...ofId, ...sized].filter((reason) =>
    refusals.has(reason),
  )
}

class FormCases {
  readonly #stage: Stage
  readonly #operation: Operation
  readonly #form: NonNullable<Operation['form']>

  constructor(stage: Stage, operation: Operation) {
    if (!operation.form) throw new Error(`${operation.id} has no form`)
    this.#stage = stage
    this.#operation = operation
    this.#form = operation.form
  }

  all(): Case[] {
    const { fields } = this.#form
    return [
      ...fields.flatMap((field) => (field.required ? [this.#without(field)] : [])),
      ...this.#withoutTwo(),
      ...fields.flatMap((field) =>
        [...brokenValues(field), ...otherwiseWritten(field)].map((one) => this.#broken(field, one)),
      ),
      ...fields.flatMap((field) => this.#files(field)),
      ...fields.flatMap((field) => this.#twice(field)),
      ...this.#otherKeys(),
      ...this.#otherPlaces(),
      ...fields.flatMap((field) => this.#absent(field)),
      ...STRANGERS.map((name) => this.#stranger(name)),
      this.#json(),
      this.#otherType(),
    ]
  }

  #without(field: Field): Case {
    return this.#case({
      kind: 'required',
      what: `without ${field.name}`,
      rule: [...this.#form.place, 'required'],
      reasons: this.#reasons(field, field.name === 'agreement').filter((one) => ABSENCE.has(one)),
      field,
      spoil: ({ [field.name]: _gone, ...rest }) => ({ values: rest }),
    })
  }

  /** Of two fields that are missing the one is named that the form has first. */
  #withoutTwo(): Case[] {
    const [first, ...others] = this.#form.fields.filter(
      ({ name, required }) => required && !(name in SAYS_MORE),
    )
    const last = others.at(-1)
    if (!first || !last) return []
    return [
      this.#case({
        kind: 'required',
        what: `without ${first.name} and ${last.name}, of which the first is named`,
        rule: [...this.#form.place, 'required'],
        reasons: ['input_invalid'],
        field: first,
        spoil: ({ [first.name]: _first, [last.name]: _last, ...rest }) => ({ values: rest }),
      }),
    ]
  }

  /** Why a field is refused: for the one reason that says more, where it is true. */
  #reasons({ name }: Field, isTrue: boolean, side?: BrokenValue['side']): string[] {
    const more = SAYS_MORE[name] ?? ''
    if (isTrue && this.#operation.refusals.has(more)) return [more]
    return trueReasons(this.#operation, name, side)
  }

  #broken(field: Field, value: BrokenValue): Case {
    const { text } = value
    return this.#case({
      ...this.#spoilingOf(field, value),
      spoil: (values) => ({
        values: {
          ...values,
          [field.name]: text,
          // Two entries of a password are broken alike, so that nothing else is wrong.
          ...(field.name === 'password' &&
            'password_confirm' in values && { password_confirm: text }),
        },
      }),
    })
  }

  #spoilingOf(
    field: Field,
    { kind, what, text, keyword, side }: BrokenValue,
  ): Omit<Spoiling, 'spoil'> {
    const isTrue = text === 'false' || (keyword === 'pattern' && text !== '')
    return {
      kind,
      what: `${field.name}: ${what}`,
      rule: [...field.rulesAt, keyword],
      reasons: this.#reasons(field, isTrue, side),
      field,
    }
  }

  #files(field: Field): Case[] {
    if (field.rules.format !== 'binary') return []
    const size = this.#stage.contract.rules([
      ...['components', 'schemas', 'UploadedFile', 'properties', 'size_bytes'],
    ])
    const text = { what: 'a text in place of a file', make: () => 'picture.png' }
    return [...brokenFiles(size.maximum ?? 0), text].map(({ what, make }) =>
      this.#case({
        kind: 'upload',
        what: `${field.name}: ${what}`,
        rule: [...field.rulesAt, 'description'],
        reasons: this.#reasons(field, make !== text.make),
        field,
        spoil: (values) => ({ values: { ...values, [field.name]: make() } }),
      }),
    )
  }

  #twice(field: Field): Case[] {
    const isFile = field.rules.format === 'binary'
    const ways: [string, Spoiled['twice']][] = [
      ['', { name: field.name }],
      [', first with another value', { name: field.name, before: OTHER }],
      [', last with another value', { name: field.name, after: OTHER }],
    ]
    return (isFile ? ways.slice(0, 1) : ways).map(([how, twice]) =>
      this.#case({
        kind: 'duplicate',
        what: `${field.name} twice${how}`,
        rule: [...field.rulesAt, 'type'],
        reasons: ['input_invalid'],
        field,
        spoil: (values) => ({ values, twice }),
      }),
    )
  }

  /** Keys that a careless parser takes for those of the form. */
  #otherKeys(): Case[] {
    const { fields } = this.#form
    const [first] = fields
    if (!first) return []
    const reasons = this.#reasonsOfAbsence()
    const keyed = (what: string, key: (name: string) => string) =>
      this.#case({
        ...{ kind: 'key', what, rule: [...this.#form.place, 'additionalProperties'], reasons },
        spoil: (values) => ({
          values: Object.fromEntries(
            Object.entries(values).map(([name, value]) => [key(name), value]),
          ),
        }),
      })
    const beside = (what: string, key: (name: string) => string) =>
      this.#case({
        ...{ kind: 'key', what, rule: [...this.#form.place, 'additionalProperties'] },
        reasons: ['input_invalid'],
        spoil: (values) => ({ values: { ...values, [key(first.name)]: OTHER } }),
      })
    return [
      ...Object.entries(OTHER_KEYS).map(([what, key]) => keyed(`each key ${what}`, key)),
      beside(`${first.name}, and once more as a list`, (name) => `${name}[]`),
      beside(`${first.name}, and once more in capital letters`, (name) => name.toUpperCase()),
      ...(fields.some(({ name, required }) => required && name.includes('_'))
        ? [keyed('each key with dots', (name) => name.replaceAll('_', '.'))]
        : []),
    ]
  }

  /** A form outside of the body, in whole or in part. */
  #otherPlaces(): Case[] {
    const required = this.#form.fields.filter(
      (field) => field.required && field.rules.format !== 'binary',
    )
    const first = required.find(({ name }) => !(name in SAYS_MORE))
    const [broken] = first ? brokenValues(first) : []
    if (!first || !broken) return []
    const rule: Path = [...this.#operation.place, 'requestBody']
    const absent = { kind: 'place', rule, reasons: this.#reasonsOfAbsence(), field: required[0] }
    const { name } = first
    return [
      this.#case({
        ...absent,
        what: 'the form in the query',
        spoil: (values) => ({ values: filesOf(values), query: textsOf(values) }),
      }),
      this.#case({
        ...absent,
        what: 'the form in a cookie',
        spoil: (values) => ({
          values: filesOf(values),
          headers: {
            Cookie: textsOf(values)
              .map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
              .join('; '),
          },
        }),
      }),
      this.#case({
        ...absent,
        field: first,
        what: `${name} in the query, the rest in the body`,
        spoil: ({ [name]: moved, ...values }) => ({ values, query: [[name, String(moved)]] }),
      }),
      this.#case({
        ...this.#spoilingOf(first, broken),
        ...{ kind: 'place', rule, what: `${name} wrong in the body and right in the query` },
        spoil: (values) => ({
          values: { ...values, [name]: broken.text },
          query: [[name, String(values[name])]],
        }),
      }),
    ]
  }

  /** Why a form is refused of which all fields are missing. */
  #reasonsOfAbsence(): string[] {
    const first = this.#form.fields.find(({ required }) => required)
    const reasons = first ? trueReasons(this.#operation, first.name) : ['input_invalid']
    return reasons.filter((one) => ABSENCE.has(one))
  }

  #absent(field: Field): Case[] {
    if (!isId(field.name) || !this.#operation.refusals.has('no_data')) return []
    return [
      this.#case({
        kind: 'absent record',
        what: `${field.name} of nothing that there is`,
        rule: reasonPlace(this.#stage, this.#operation, 'no_data'),
        reasons: ['no_data'],
        field,
        spoil: (values) => ({ values: { ...values, [field.name]: NOWHERE.id } }),
      }),
    ]
  }

  #stranger(name: string): Case {
    return this.#case({
      kind: 'mass assignment',
      what: `with ${name}, which nobody offered`,
      rule: [...this.#form.place, 'additionalProperties'],
      reasons: ['input_invalid'],
      field: { name },
      spoil: (values) => ({ values: { ...values, [name]: '1' } }),
    })
  }

  #json(): Case {
    return this.#case({
      kind: 'encoding',
      what: 'JSON in place of a form',
      rule: [...this.#operation.place, 'requestBody', 'content', this.#form.type],
      reasons: ['input_invalid'],
      spoil: (values) => {
        const texts = Object.entries(values).filter(([, value]) => typeof value === 'string')
        const text = JSON.stringify(Object.fromEntries(texts))
        return { values, body: { kind: 'raw', type: 'application/json', text } }
      },
    })
  }

  /** The right values in a body of another type. */
  #otherType(): Case {
    const isMultipart = this.#form.type === 'multipart/form-data'
    return this.#case({
      kind: 'encoding',
      what: isMultipart ? 'a urlencoded form in place of multipart' : 'a form called text/plain',
      rule: [...this.#operation.place, 'requestBody', 'content', this.#form.type],
      reasons: ['input_invalid'],
      spoil: (values) => {
        const text = new URLSearchParams(textsOf(values).map((pair) => [...pair])).toString()
        const type = isMultipart ? 'application/x-www-form-urlencoded' : 'text/plain'
        return { values, body: { kind: 'raw', type, text } }
      },
    })
  }

  #case({ kind, what, rule, reasons, field, spoil }: Spoiling): Case {
    return {
      id: `input ${this.#operation.id} ${what}`,
      level: 'input',
      kind,
      operation: this.#operation,
      what,
      rule,
      prepare: async (): Promise<Ready> => {
        const drawn = await this.#draft(field?.name)
        const spoiled = spoil(drawn.values)
        const body = spoiled.body ?? this.#bodyOf(spoiled)
        const { as, obstacle } = drawn
        const { query = [], headers = {} } = spoiled
        return {
          request: { operation: this.#operation, query, headers, token: as?.token, body },
          expect: this.#expectation(reasons, field?.name, obstacle),
          obstacle,
        }
      },
    }
  }

  /** Where the request would be refused anyway, the server may say what its list has before. */
  #expectation(
    reasons: readonly string[],
    field: string | undefined,
    obstacle: string | undefined,
  ): Expectation {
    const list = [...this.#operation.refusals.keys()]
    const last = Math.max(...reasons.map((reason) => list.indexOf(reason)))
    const exact = reasons.every((one) => saysMore.has(one))
    const first = obstacle ? list.slice(0, last) : []
    const before = first.filter((one) => !exact || one !== 'input_invalid')
    return { outcome: 'refused', reasons: [...new Set([...before, ...reasons])], field }
  }

  #bodyOf({ values, twice }: Spoiled): Body {
    const body = bodyOf(this.#operation, values)
    if (!body || body.kind === 'raw') throw new Error(`${this.#operation.id} has no form`)
    if (twice === undefined) return body
    // Left out of a draft where the server lacks what the field is for.
    const { name, before, after } = twice
    if (!(name in values)) throw new NotReachable(`the server takes no ${name}`)
    if (body.kind === 'form') return { ...body, pairs: again(body.pairs) }
    return { ...body, parts: again(body.parts) }

    function again<T>(all: readonly (readonly [string, T])[]): (readonly [string, T | string])[] {
      if (before !== undefined) return [[name, before], ...all]
      if (after !== undefined) return [...all, [name, after]]
      return [...all, ...all.filter(([one]) => one === name)]
    }
  }

  /** A valid request that has the field, made of an example of the contract that has it. */
  async #draft(field: string | undefined): Promise<Draft> {
    const examples = [...this.#form.examples.values()]
    const example = examples.find((one) => field !== undefined && field in one) ?? examples[0] ?? {}
    try {
      return await draft(this.#stage, this.#operation, example, 'spoiled')
    } catch (error) {
      if (!(error instanceof NotReachable)) throw error
      const as = this.#operation.public ? undefined : await this.#stage.actor()
      const own = field !== undefined && field in example ? { [field]: String(example[field]) } : {}
      // The moment of the contract's example is over.
      const intent = this.#operation.once ? this.#stage.client.intent() : {}
      const values: Record<string, Value> = { ...harmlessForm(this.#operation), ...intent, ...own }
      // Wrong ones are counted, and lock the account after a few.
      if ('fund_password' in values && as?.fundPassword) values.fund_password = as.fundPassword
      return { values, as, obstacle: error.message }
    }
  }
}

/** Fields that a careless server writes into its tables when they come along. */
const STRANGERS = ['is_admin', 'balance', 'userid', '__proto__'] as const

/** A value that is right for few fields. */
const OTHER = '-'

/** Keys that some parsers take for the same, as frameworks of several languages do. */
const OTHER_KEYS: Readonly<Record<string, (name: string) => string>> = {
  'as a list': (name) => `${name}[]`,
  'with an index': (name) => `${name}[0]`,
  'in capital letters': (name) => name.toUpperCase(),
  'after a space': (name) => ` ${name}`,
}

const textsOf = (values: Readonly<Record<string, Value>>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )

const filesOf = (values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'string'))

/** What can be said of a field that is not there. */
const ABSENCE = new Set(['input_invalid', 'agreement_required', 'file_rejected'])

interface Spoiled {
  values: Record<string, Value>
  /** The field that is sent again: before or after its own value with another one, or with its own. */
  twice?: { name: string; before?: string; after?: string }
  query?: Pairs
  headers?: Readonly<Record<string, string>>
  /** The whole body, where it is none of these values. */
  body?: Body
}

interface Spoiling {
  kind: string
  what: string
  rule: Path
  reasons: readonly string[]
  /** The one that must be named; absent where any may be. */
  field?: { name: string } | undefined
  spoil(values: Record<string, Value>): Spoiled
}

function queryCases(stage: Stage, operation: Operation): Case[] {
  const cases = operation.query.flatMap((field) => {
    const broken = [...brokenValues(field), ...otherwiseWritten(field)].map((one) =>
      queryCase(stage, operation, field, {
        kind: one.kind,
        what: `${field.name}: ${one.what}`,
        rule: [...field.rulesAt, one.keyword],
        spoil: (query) => [
          ...query.filter(([name]) => name !== field.name),
          [field.name, one.text],
        ],
      }),
    )
    const twice = Object.entries(TWICE).map(([how, texts]) =>
      queryCase(stage, operation, field, {
        kind: 'duplicate',
        what: `${field.name} twice${how}`,
        rule: [...field.rulesAt, 'type'],
        spoil: (query) => {
          const text = query.find(([name]) => name === field.name)?.[1] ?? String(field.example)
          return [
            ...query.filter(([name]) => name !== field.name),
            ...texts(text).map((one): [string, string] => [field.name, one]),
          ]
        },
      }),
    )
    return [
      ...broken,
      ...twice,
      ...(field.required ? [withoutParameter(stage, operation, field)] : []),
    ]
  })
  return [...cases, ...absentRecords(stage, operation)]
}

/** The values of a parameter that comes twice. */
const TWICE: Readonly<Record<string, (text: string) => string[]>> = {
  '': (text) => [text, text],
  ', first with another value': (text) => [OTHER, text],
  ', last with another value': (text) => [text, OTHER],
}

type Pairs = (readonly [string, string])[]

interface QuerySpoiling {
  kind: string
  what: string
  rule: Path
  spoil(query: Pairs): Pairs
}

function withoutParameter(stage: Stage, operation: Operation, field: Field): Case {
  return queryCase(stage, operation, field, {
    kind: 'required',
    what: `without ${field.name}`,
    rule: [...field.place, 'required'],
    spoil: (query) => query.filter(([name]) => name !== field.name),
  })
}

function queryCase(
  stage: Stage,
  operation: Operation,
  field: Field,
  { kind, what, rule, spoil }: QuerySpoiling,
): Case {
  return {
    id: `input ${operation.id} ${what}`,
    level: 'input',
    kind,
    operation,
    what,
    rule,
    prepare: async (): Promise<Ready> => ({
      request: {
        operation,
        query: spoil(Object.entries(await exampleQuery(stage, operation))),
        token: await tokenFor(stage, operation),
      },
      expect: {
        outcome: 'refused',
        reasons: trueReasons(operation, field.name),
        field: field.name,
      },
    }),
  }
}

/** What an operation needs; the contract's example where the server has no record to name. */
async function exampleQuery(stage: Stage, operation: Operation): Promise<Record<string, string>> {
  try {
    return await neededQuery(stage, operation)
  } catch (error) {
    if (!(error instanceof NotReachable)) throw error
    const needed = operation.query.filter(({ required }) => required)
    return Object.fromEntries(needed.map(({ name, example }) => [name, String(example)]))
  }
}

const tokenFor = async (stage: Stage, operation: Operation) =>
  operation.public ? undefined : (await stage.main()).token

/** What has the form of a record's name, but names none. */
const NOWHERE = { symbol: 'NOSUCHTHING', id: 'conformance-none' } as const

/** An operation about one record says so when there is none. */
function absentRecords(stage: Stage, operation: Operation): Case[] {
  const field = operation.query.find(
    ({ name, required }) => required && namesRecords(operation, name),
  )
  const reason = ['product_not_found', 'no_data'].find((one) => operation.refusals.has(one))
  if (!field || !reason) return []
  const what = `${field.name} of nothing that there is`
  return [
    {
      id: `input ${operation.id} ${what}`,
      level: 'input',
      kind: 'absent record',
      operation,
      what,
      rule: reasonPlace(stage, operation, reason),
      prepare: async (): Promise<Ready> => ({
        request: {
          operation,
          query: Object.entries({
            ...(await exampleQuery(stage, operation)),
            [field.name]: field.name === 'symbol' ? NOWHERE.symbol : NOWHERE.id,
          }),
          token: await tokenFor(stage, operation),
        },
        expect: { outcome: 'refused', reasons: [reason], field: undefined },
      }),
    },
  ]
}

/** The example with which the contract shows a refusal of an operation. */
export function reasonPlace(
  { contract }: Pick<Stage, 'contract'>,
  operation: Operation,
  reason: string,
): Path {
  const content = ['responses', '200', 'content', 'application/json', 'examples']
  const examples = [...operation.place, ...content]
  const shown = contract.document.keys(examples).find((name) => {
    const value = contract.document.at([...examples, name, 'value', 'data'])
    return isRecord(value) && value.reason === reason
  })
  return shown === undefined ? examples : [...examples, shown]
}
