import { describe, expect, it } from 'vitest'
import type { AnswerSchema } from './contract-violation.ts'
import { NoAnswerError } from './errors.ts'
import { readAnswer } from './read-answer.ts'

const TIME = 1_795_188_600

const schema: AnswerSchema = {
  type: 'object',
  properties: {
    amount: { type: 'string', pattern: '^-?\\d+(\\.\\d{1,8})?$' },
    count: { type: 'integer', minimum: 0, maximum: 100 },
    open: { type: 'boolean' },
    status: { type: 'string' },
    next: { type: 'string', nullable: true },
    level: { type: 'integer' },
    note: { type: 'string' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, status: { type: 'string' } },
      },
    },
    orders: {
      type: 'array',
      items: {
        type: 'kinds',
        kind: 'kind',
        kinds: {
          contract: { type: 'object', properties: { seconds: { type: 'integer' } } },
          project: { type: 'object', properties: { days: { type: 'integer' } } },
        },
      },
    },
  },
  optional: ['note'],
}

const data = {
  amount: '12.50',
  count: 3,
  open: true,
  status: 'success',
  next: null,
  level: 1,
  rows: [
    { id: 'a', status: 'success' },
    { id: 'b', status: 'failed' },
  ],
  orders: [
    { kind: 'contract', seconds: 60 },
    { kind: 'project', days: 7 },
  ],
}

const done = (changes: object = {}, inData: object = {}) =>
  JSON.stringify({ code: 1, msg: 'ok', time: TIME, data: { ...data, ...inData }, ...changes })

const read = (text: string, status = 200) =>
  readAnswer('GET /api/test', status, text, { done: schema })

function kindOf(text: string, status = 200): string {
  try {
    read(text, status)
  } catch (error) {
    if (error instanceof NoAnswerError) return error.kind
    throw error
  }
  return 'read'
}

describe('an answer that is done', () => {
  it('is returned whole', () => {
    expect(read(done())).toEqual({ code: 1, msg: 'ok', time: TIME, data })
  })

  it.each([
    ['an HTML error page', '<html><body>502 Bad Gateway</body></html>'],
    ['nothing', ''],
    ['half of an answer', done().slice(0, 60)],
    ['a list', `[${done()}]`],
    ['a word', '"ok"'],
    ['nothing at all', 'null'],
    ['no code', done({ code: undefined })],
    ['a code as text', done({ code: '1' })],
    ['a code that does not exist', done({ code: 2 })],
    ['a code with decimals', done({ code: 1.5 })],
    ['no time', done({ time: undefined })],
    ['a time in milliseconds', done({ time: TIME * 1000 })],
    ['a time as text', done({ time: String(TIME) })],
    ['a time before the app existed', done({ time: 0 })],
    ['no data', done({ data: undefined })],
    ['data of another kind', done({ data: [] })],
    ['a missing field', done({}, { count: undefined })],
    ['a number for a decimal text', done({}, { amount: 12.5 })],
    ['a text that is no decimal', done({}, { amount: '12,50' })],
    ['an exponent for a decimal', done({}, { amount: '1e3' })],
    ['a text for a number', done({}, { count: '3' })],
    ['a number for an enum', done({}, { status: 1 })],
    ['a text for an enum of numbers', done({}, { level: '1' })],
    ['nothing for an enum', done({}, { status: null })],
    ['a number below its bounds', done({}, { count: -1 })],
    ['a number above its bounds', done({}, { count: 101 })],
    ['a part of a whole number', done({}, { count: 1.5 })],
    ['a text for a truth', done({}, { open: 'yes' })],
    ['nothing where something must be', done({}, { open: null })],
    ['a broken field that may be missing', done({}, { note: 5 })],
    ['an object for a list', done({}, { rows: {} })],
    ['a list for an object', done({}, { rows: [[]] })],
    [
      'an order of an unknown kind, whose shape nobody knows',
      done({}, { orders: [{ kind: 'x' }] }),
    ],
    ['an order of a kind that is no kind', done({}, { orders: [{ kind: 'constructor' }] })],
    [
      'an order of another kind than it says',
      done({}, { orders: [{ kind: 'project', seconds: 60 }] }),
    ],
    ['an unknown status beside a broken row', done({}, { status: 'later', rows: [{}] })],
  ])('is refused when it is %s', (_name, text) => {
    expect(kindOf(text)).toBe('unreadable')
  })

  it.each([400, 404, 500, 502, 503])('is refused under HTTP %d', (status) => {
    expect(kindOf(done(), status)).toBe('unreadable')
  })

  it.each([
    ['an unknown status', { status: 'paused' }],
    ['an unknown value where null is allowed', { next: 'weekly' }],
    ['an unknown number of an enum', { level: 7 }],
    ['an unknown status within a list', { rows: [{ id: 'a', status: 'paused' }] }],
    ['a field that may be missing', { note: 'words' }],
    ['a field of a later version', { colour: 'red' }],
  ])('is read with %s', (_name, changes) => {
    expect(read(done({}, changes))).toMatchObject({ code: 1 })
  })

  it('keeps an unknown status as it is, so that it is shown as unknown', () => {
    const answer = read(done({}, { rows: [{ id: 'a', status: 'paused' }] }))
    expect(answer.data).toMatchObject({ rows: [{ id: 'a', status: 'paused' }] })
  })

  it('names the operation and the field in the cause, for reports, and no value', () => {
    try {
      read(done({}, { count: 'my secret' }))
      expect.unreachable()
    } catch (error) {
      expect((error as Error).cause).toContain('GET /api/test data.count')
      expect((error as Error).cause).not.toContain('my secret')
    }
  })

  it('has no characters that turn the text behind them around', () => {
    const turning = done(
      { msg: 'a\u2069b' },
      { note: 'Alex\u202E 250.13', status: '\u202Aon\u202C' },
    )
    const escaped = turning.replace(
      /[\u2000-\u206F]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16)}`,
    )
    for (const text of [turning, escaped]) {
      expect(read(text)).toMatchObject({ msg: 'ab', data: { note: 'Alex 250.13', status: 'on' } })
    }
  })

  it('keeps a backslash before what looks like one, and all other marks', () => {
    const note = String.raw`C:\u202E – “x”`
    expect(read(done({}, { note }))).toMatchObject({ data: { note } })
  })

  it('is not trusted when its validator could not be loaded', () => {
    const missing = new NoAnswerError('unreachable')
    expect(() => readAnswer('GET /api/test', 200, done(), missing)).toThrow(missing)
  })
})

describe('a refusal', () => {
  const refused = (refusal: unknown) =>
    JSON.stringify({ code: 0, msg: 'No', time: TIME, data: refusal })

  it('keeps its reason and numbers', () => {
    const refusal = { reason: 'amount_too_small', params: { min: '100.00' } }
    expect(read(refused(refusal))).toEqual({ code: 0, msg: 'No', time: TIME, data: refusal })
  })

  it.each([[null], [[]], [''], [{}], ['text'], [{ reason: 5, params: 'x' }], [undefined]])(
    'needs neither: data %j',
    (refusal) => {
      expect(read(refused(refusal))).toEqual({
        code: 0,
        msg: 'No',
        time: TIME,
        data: { reason: undefined, params: {} },
      })
    },
  )

  it('keeps a reason of a later version; its words are then the server’s', () => {
    const { data: kept } = read(refused({ reason: 'moon_phase', params: {} }))
    expect(kept).toEqual({ reason: 'moon_phase', params: {} })
  })

  it('needs no words', () => {
    const text = JSON.stringify({ code: 0, time: TIME, data: null })
    expect(read(text)).toMatchObject({ code: 0, msg: '' })
  })

  it('of an action that moves money is one of its own reasons, or no answer', () => {
    const readOnce = (data: unknown) =>
      readAnswer('POST /api/test', 200, refused(data), { done: schema, reasons: ['no_funds'] })
    expect(readOnce({ reason: 'no_funds', params: {} })).toMatchObject({ code: 0 })
    for (const data of [null, {}, { reason: '', params: {} }, { reason: 'moon_phase' }]) {
      expect(() => readOnce(data)).toThrow(NoAnswerError)
    }
  })

  it('is read although the validator of the success could not be loaded', () => {
    const missing = new NoAnswerError('unreachable')
    expect(readAnswer('GET /api/test', 200, refused(null), missing)).toMatchObject({ code: 0 })
  })

  it('in milliseconds is refused: it would set the clock wrong', () => {
    expect(kindOf(JSON.stringify({ code: 0, msg: '', time: TIME * 1000, data: null }))).toBe(
      'unreadable',
    )
  })
})

describe('the end of a session', () => {
  it('is code 401, whatever its data', () => {
    const text = JSON.stringify({ code: 401, msg: 'Log in', time: TIME, data: { leak: 1 } })
    expect(read(text)).toEqual({ code: 401, msg: 'Log in', time: TIME, data: null })
  })

  it.each(['<html>401</html>', '', '{"code":1}', done()])('is HTTP 401, too: %j', (text) => {
    expect(read(text, 401)).toMatchObject({ code: 401, data: null })
  })
})
