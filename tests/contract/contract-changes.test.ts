import { describe, expect, test } from 'vitest'
import type { Document } from '../../scripts/lib/contract-changes.ts'
import { changesBetween, versionFault } from '../../scripts/lib/contract-changes.ts'
import type { Node, Schema } from '../../scripts/lib/schema-changes.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

type Operation = NonNullable<Document['paths'][string]['get']>
interface Parts {
  version?: string
  operation?: Partial<Operation>
  components?: Record<string, Node>
}

/** A contract of one call, POST /pay: what it takes and what it answers. */
function contractOf(request: Node, answer: Node, parts: Parts = {}): Document {
  return {
    info: { version: parts.version ?? '1.0.0' },
    security: [{ token: [] }],
    paths: {
      '/pay': {
        post: {
          operationId: 'pay',
          tags: ['money'],
          requestBody: { required: true, content: { [FORM_TYPE]: { schema: request } } },
          responses: { 200: { content: { [JSON_TYPE]: { schema: answer } } } },
          ...parts.operation,
        },
      },
    },
    components: { schemas: parts.components ?? {} },
  }
}

const text: Schema = { type: 'string' }
const lines = (before: Document, after: Document) =>
  changesBetween(before, after).map(
    ({ level, place, text: words }) => `${level}: ${place}: ${words}`,
  )

/** The changes when a field of the request, and of the answer, turns from one schema to another. */
function fieldChanges(from: Schema, to: Schema) {
  const object = (field: Schema): Schema => ({ type: 'object', properties: { field } })
  const none: Schema = { type: 'object' }
  return {
    request: lines(contractOf(object(from), none), contractOf(object(to), none)),
    answer: lines(contractOf(none, object(from)), contractOf(none, object(to))),
  }
}

describe('a value', () => {
  const string = (rest: Schema): Schema => ({ type: 'string', ...rest })
  const number = (rest: Schema): Schema => ({ type: 'number', ...rest })
  /** What becomes of a request and of an answer when the first turns into the second. */
  const cases: [string, Schema, Schema, request: string, answer: string][] = [
    ['minimum 1 -> 2', number({ minimum: 1 }), number({ minimum: 2 }), 'breaking', 'note'],
    ['minimum 2 -> 1', number({ minimum: 2 }), number({ minimum: 1 }), 'note', 'breaking'],
    ['minimum none -> 2', number({}), number({ minimum: 2 }), 'breaking', 'note'],
    ['maximum 9 -> 8', number({ maximum: 9 }), number({ maximum: 8 }), 'breaking', 'note'],
    ['maximum 9 -> none', number({ maximum: 9 }), number({}), 'note', 'breaking'],
    ['maxLength 6 -> 16', string({ maxLength: 6 }), string({ maxLength: 16 }), 'note', 'breaking'],
    ['minLength 6 -> 8', string({ minLength: 6 }), string({ minLength: 8 }), 'breaking', 'note'],
    [
      'multipleOf 0.01 -> 0.1',
      number({ multipleOf: 0.01 }),
      number({ multipleOf: 0.1 }),
      'breaking',
      'note',
    ],
    [
      'multipleOf 0.01 -> 0.001',
      number({ multipleOf: 0.01 }),
      number({ multipleOf: 0.001 }),
      'note',
      'breaking',
    ],
    [
      'multipleOf 2 -> 3',
      number({ multipleOf: 2 }),
      number({ multipleOf: 3 }),
      'breaking',
      'breaking',
    ],
    ['multipleOf none -> 5', number({}), number({ multipleOf: 5 }), 'breaking', 'note'],
    ['a new pattern ^a$', text, string({ pattern: '^a$' }), 'breaking', 'note'],
    ['no pattern any more (^a$)', string({ pattern: '^a$' }), text, 'note', 'breaking'],
    [
      'the pattern ^a$ -> ^b$',
      string({ pattern: '^a$' }),
      string({ pattern: '^b$' }),
      'breaking',
      'breaking',
    ],
    ['a new format uuid', text, string({ format: 'uuid' }), 'breaking', 'note'],
    ['the type string -> number', text, number({}), 'breaking', 'breaking'],
    ['the type integer -> number', { type: 'integer' }, number({}), 'note', 'breaking'],
    ['the type number -> integer', number({}), { type: 'integer' }, 'breaking', 'note'],
    ['may be null now', text, string({ nullable: true }), 'note', 'breaking'],
    ['null no more', string({ nullable: true }), text, 'breaking', 'note'],
    ['a new value b', string({ enum: ['a'] }), string({ enum: ['a', 'b'] }), 'note', 'warning'],
    [
      'the value b is gone',
      string({ enum: ['a', 'b'] }),
      string({ enum: ['a'] }),
      'breaking',
      'note',
    ],
    ['only a, b now', text, string({ enum: ['a', 'b'] }), 'breaking', 'note'],
    ['the list of values is open now', string({ enum: ['a'] }), text, 'note', 'breaking'],
  ]
  test.each(cases)('%s', (words, from, to, request, answer) => {
    const changes = fieldChanges(from, to)
    expect(changes.request).toEqual([`${request}: POST /pay request.field: ${words}`])
    expect(changes.answer).toEqual([`${answer}: POST /pay answer.field: ${words}`])
  })

  test('that stays the same is no change', () => {
    const same = number({ minimum: 1, maximum: 9, multipleOf: 0.01, enum: [1, 2], nullable: true })
    expect(fieldChanges(same, structuredClone(same))).toEqual({ request: [], answer: [] })
  })
})

describe('the fields of an object', () => {
  const object = (properties: Record<string, Node>, rest: Partial<Schema> = {}): Schema => ({
    type: 'object',
    properties,
    ...rest,
  })
  const closed = { additionalProperties: false }
  const none = object({})

  test('a new field breaks a request only when it is required, an answer never', () => {
    const optional = object({ a: text, b: text })
    const required = object({ a: text, b: text }, { required: ['b'] })
    const one = object({ a: text })
    expect(lines(contractOf(one, one), contractOf(optional, optional))).toEqual([
      'note: POST /pay request.b: a new field',
      'note: POST /pay answer.b: a new field',
    ])
    expect(lines(contractOf(one, one), contractOf(required, required))).toEqual([
      'breaking: POST /pay request.b: a new required field',
      'note: POST /pay answer.b: a new field',
    ])
  })

  test('a field that goes breaks answers and closed forms', () => {
    const two = object({ a: text, b: text }, closed)
    const one = object({ a: text }, closed)
    expect(lines(contractOf(two, two), contractOf(one, one))).toEqual([
      'breaking: POST /pay request.b: the field is gone',
      'breaking: POST /pay answer.b: the field is gone',
    ])
    expect(lines(contractOf(object({ a: text }), none), contractOf(none, none))).toEqual([
      'warning: POST /pay request.a: the field is gone',
    ])
  })

  test('required and optional break in opposite directions', () => {
    const optional = object({ a: text })
    const required = object({ a: text }, { required: ['a'] })
    expect(lines(contractOf(optional, required), contractOf(required, optional))).toEqual([
      'breaking: POST /pay request.a: the field is now required',
      'breaking: POST /pay answer.a: the field is now optional',
    ])
    expect(lines(contractOf(required, optional), contractOf(optional, required))).toEqual([
      'note: POST /pay request.a: the field is now optional',
      'note: POST /pay answer.a: the field is now required',
    ])
  })

  test('closing breaks requests, opening breaks answers', () => {
    const [open, shut] = [object({ a: text }), object({ a: text }, closed)]
    expect(lines(contractOf(open, shut), contractOf(shut, open))).toEqual([
      'breaking: POST /pay request: other fields are closed now',
      'breaking: POST /pay answer: other fields are open now',
    ])
  })

  test('the values of a map and the items of a list are compared', () => {
    const before = object({
      list: { type: 'array', items: text },
      map: object({}, { additionalProperties: text }),
    })
    const after = object({
      list: { type: 'array', items: { type: 'integer' } },
      map: object({}, { additionalProperties: { type: 'integer' } }),
    })
    expect(lines(contractOf(none, before), contractOf(none, after))).toEqual([
      'breaking: POST /pay answer.list[]: the type string -> integer',
      'breaking: POST /pay answer.map.*: the type string -> integer',
    ])
  })
})

describe('references and unions', () => {
  const money = (maxLength: number): Schema => ({ type: 'string', maxLength })
  const reference = (name: string): Node => ({ $ref: `#/components/schemas/${name}` })

  test('a shared component is reported once for each direction, under its own name', () => {
    const both: Schema = {
      type: 'object',
      properties: { paid: reference('Money'), due: reference('Money') },
    }
    const before = contractOf(both, both, { components: { Money: money(20) } })
    const after = contractOf(both, both, { components: { Money: money(10) } })
    expect(lines(before, after)).toEqual([
      'breaking: Money (request): maxLength 20 -> 10',
      'note: Money (answer): maxLength 20 -> 10',
    ])
  })

  test('another component, or none, with the same rules is no change', () => {
    const empty: Schema = { type: 'object' }
    const parts = { components: { Money: money(20), Amount: money(20) } }
    const old = contractOf(reference('Money'), empty, parts)
    expect(lines(old, contractOf(reference('Amount'), empty, parts))).toEqual([])
    expect(lines(old, contractOf(money(20), empty, parts))).toEqual([])
  })

  test('a component that contains itself ends', () => {
    const tree = (type: string): Schema => ({
      type: 'object',
      properties: { name: { type }, children: { type: 'array', items: reference('Tree') } },
    })
    const empty: Schema = { type: 'object' }
    const before = contractOf(empty, reference('Tree'), { components: { Tree: tree('string') } })
    const after = contractOf(empty, reference('Tree'), { components: { Tree: tree('integer') } })
    expect(lines(before, after)).toEqual([
      'breaking: Tree (answer).name: the type string -> integer',
    ])
  })

  test('a reference that leads nowhere is an error', () => {
    const broken = contractOf(reference('Nothing'), { type: 'object' })
    expect(() => changesBetween(broken, broken)).toThrow('Nothing leads nowhere')
  })

  test('branches are told apart by their code, whatever their names and order', () => {
    const envelope = (code: number, data: Schema): Schema => ({
      type: 'object',
      properties: { code: { type: 'integer', enum: [code] }, data },
    })
    const parts = {
      components: {
        Done: envelope(1, text),
        Refused: envelope(0, text),
        Paid: envelope(1, money(3)),
      },
    }
    const empty: Schema = { type: 'object' }
    const union = (...branches: Node[]): Schema => ({ oneOf: branches })
    const answers = (before: Schema, after: Schema) =>
      lines(contractOf(empty, before, parts), contractOf(empty, after, parts))
    const both = union(reference('Done'), reference('Refused'))
    expect(answers(both, union(reference('Refused'), reference('Done')))).toEqual([])
    expect(answers(both, union(reference('Paid'), reference('Refused')))).toEqual([
      'note: POST /pay answer|code 1.data: maxLength none -> 3',
    ])
    expect(answers(both, union(reference('Done')))).toEqual([
      'note: POST /pay answer: the branch code 0 is gone',
    ])
    expect(answers(union(reference('Done')), both)).toEqual([
      'breaking: POST /pay answer: a new branch code 0',
    ])
  })
})

describe('an operation', () => {
  const empty: Schema = { type: 'object' }
  const plain = contractOf(empty, empty)
  const other = (operation: Partial<Operation>) => contractOf(empty, empty, { operation })
  const query = (name: string, required: boolean) => ({ name, in: 'query', required, schema: text })

  test('that goes breaks, that comes does not', () => {
    const nothing = { ...plain, paths: {} }
    expect(lines(plain, nothing)).toEqual(['breaking: POST /pay: the operation is gone'])
    expect(lines(nothing, plain)).toEqual(['note: POST /pay: a new operation'])
  })

  test('keeps its operationId', () => {
    expect(lines(plain, other({ operationId: 'spend' }))).toEqual([
      'breaking: POST /pay: the operationId pay -> spend',
    ])
    expect(lines(plain, other({ tags: ['cash'] }))).toEqual([
      'note: POST /pay: the tag money -> cash',
    ])
  })

  test('that needs a token breaks who had none', () => {
    expect(lines(other({ security: [] }), plain)).toEqual([
      'breaking: POST /pay: needs a token now',
    ])
    expect(lines(plain, other({ security: [] }))).toEqual([
      'note: POST /pay: needs no token any more',
    ])
  })

  test('takes parameters of its own, of its path and by reference', () => {
    const asked = other({ parameters: [query('page', false)] })
    expect(lines(plain, asked)).toEqual(['note: POST /pay: a new parameter query page'])
    expect(lines(asked, plain)).toEqual([
      'warning: POST /pay: the parameter query page is gone; what clients send is ignored',
    ])
    expect(lines(plain, other({ parameters: [query('page', true)] }))).toEqual([
      'breaking: POST /pay: a new required parameter query page',
    ])
    expect(lines(asked, other({ parameters: [query('page', true)] }))).toEqual([
      'breaking: POST /pay: the parameter query page is now required',
    ])
    const shared = {
      ...plain,
      paths: { '/pay': { ...plain.paths['/pay'], parameters: [{ $ref: '#/components/page' }] } },
      components: { page: { ...query('page', false), schema: { type: 'string', maxLength: 3 } } },
    }
    expect(lines(asked, shared)).toEqual(['breaking: POST /pay query page: maxLength none -> 3'])
  })

  test('keeps its body and the types of body and answer', () => {
    const content = (type: string) => ({ [type]: { schema: empty } })
    const without = other({})
    delete without.paths['/pay']?.post?.requestBody
    expect(lines(without, plain)).toEqual(['breaking: POST /pay: takes a body now'])
    expect(lines(plain, without)).toEqual([
      'warning: POST /pay: takes no body any more; what clients send is ignored',
    ])
    expect(lines(other({ requestBody: { content: content(FORM_TYPE) } }), plain)).toEqual([
      'breaking: POST /pay: the body is now required',
    ])
    expect(lines(plain, other({ requestBody: { content: content(JSON_TYPE) } }))).toEqual([
      `breaking: POST /pay: the request is not ${FORM_TYPE} any more`,
    ])
    expect(lines(plain, other({ responses: { 200: { content: content('text/html') } } }))).toEqual([
      `breaking: POST /pay: the answer is not ${JSON_TYPE} any more`,
    ])
    expect(lines(plain, other({ responses: { 201: {} } }))).toEqual([
      'breaking: POST /pay: the answer 200 is gone',
      'breaking: POST /pay: a new answer 201',
    ])
  })

  test('tells about headers and named examples that go', () => {
    const rich = other({
      responses: {
        200: {
          headers: { 'Cache-Control': {} },
          content: { [JSON_TYPE]: { schema: empty, examples: { done: {}, empty_list: {} } } },
        },
      },
    })
    expect(lines(rich, plain)).toEqual([
      'warning: POST /pay: the header Cache-Control is gone',
      'note: POST /pay: the answer example done is gone',
      'note: POST /pay: the answer example empty_list is gone',
    ])
    expect(lines(plain, rich)).toEqual([])
  })
})

describe('the version', () => {
  const at = (version: string, field: Schema = text) =>
    contractOf({ type: 'object', properties: { field } }, { type: 'object' }, { version })
  const faultOf = (before: Document, after: Document) =>
    versionFault(before, after, changesBetween(before, after))
  const tighter: Schema = { type: 'string', maxLength: 3 }

  test('may stay when nothing changed, and never goes down', () => {
    expect(faultOf(at('1.2.0'), at('1.2.0'))).toBeUndefined()
    expect(faultOf(at('1.2.0'), at('1.1.9'))).toContain('went down')
    expect(faultOf(at('1.2.0'), at('2.0.0'))).toBeUndefined()
  })

  test('rises in its major with a breaking change', () => {
    expect(faultOf(at('1.2.0'), at('1.3.0', tighter))).toContain('higher major')
    expect(faultOf(at('1.2.0'), at('2.0.0', tighter))).toBeUndefined()
  })

  test('rises with any other change', () => {
    expect(faultOf(at('1.2.0', tighter), at('1.2.0'))).toContain('higher info.version')
    expect(faultOf(at('1.2.0', tighter), at('1.2.1'))).toBeUndefined()
  })

  test('has three numbers', () => {
    expect(() => faultOf(at('1.2'), at('1.3'))).toThrow('"1.2" is not of the form 1.2.3')
  })
})
