import { describe, expect, test } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import type { RawRequest } from './request.ts'
import { readInput } from './request.ts'

/* Every field of every operation is broken over HTTP by the conformance kit; here is each rule once. */

const REQUEST_ID = '5b0f8c0e-6a57-4f0e-9d55-000000001001'
const withdrawal = { target_id: 'pm_1', amount: '100.5', fee: '1.01', fund_password: 'fund1234' }
const FORMS = {
  submitWithdrawal: { ...withdrawal, request_id: REQUEST_ID, valid_until: '1795188660' },
  register: {
    account: 'new@example.com',
    password: 'newbie1234',
    password_confirm: 'newbie1234',
    code: '123456',
    invitation_code: 'H5DEMO',
    agreement: 'true',
  },
} as const

function read(id: OperationId, request: Partial<RawRequest> = {}) {
  const route = routes.find((one) => one.id === id)
  if (!route) throw new Error(`No operation ${id}`)
  return readInput(route, {
    method: route.method,
    path: route.path,
    query: new URLSearchParams(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new Uint8Array(),
    remote: '127.0.0.1',
    ...request,
  })
}

/** Reads an operation's form with some fields changed, left out (undefined) or added. */
function form(id: keyof typeof FORMS, changes: Record<string, string | undefined> = {}) {
  const fields = Object.entries({ ...FORMS[id], ...changes })
  const sent = fields.flatMap(([name, text]): [string, string][] =>
    text === undefined ? [] : [[name, text]],
  )
  return read(id, { body: Buffer.from(new URLSearchParams(sent).toString()) })
}

const invalid = (field: string) => ({ reason: 'input_invalid', params: { field } })

describe('a form', () => {
  test('may name its charset', async () => {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8'
    const body = Buffer.from('old_password=a')
    const request = { headers: { 'content-type': type }, body }
    await expect(read('setFundPassword', request)).rejects.toMatchObject({
      params: { field: 'old_password' },
    })
  })

  test('is refused for a field that every object has', async () => {
    const changes = { ['__proto__']: '1' }
    await expect(form('submitWithdrawal', changes)).rejects.toMatchObject(invalid('__proto__'))
  })

  test.each([
    ['one without a type', { headers: {}, body: Buffer.from('amount=1') }],
    ['one larger than any', { tooLarge: true }],
    [
      'one larger than any without a file',
      { body: Buffer.from(`target_id=${'1'.repeat(2 ** 18)}`) },
    ],
    [
      'one whose type only begins like that of a form',
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded-not' },
        body: Buffer.from('target_id=pm_1&amount=1'),
      },
    ],
  ])('is not %s', async (_, request) => {
    await expect(read('submitWithdrawal', request)).rejects.toMatchObject(invalid('target_id'))
  })

  test('names the first of many unknown fields', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`x${index}`, '1']))
    await expect(form('submitWithdrawal', unknown)).rejects.toMatchObject(invalid('x0'))
  })

  test('has reasons of its own for an agreement and the name of an account', async () => {
    const agreement = form('register', { agreement: 'false' })
    await expect(agreement).rejects.toMatchObject({ reason: 'agreement_required', params: {} })
    const account = form('register', { account: 'two words' })
    await expect(account).rejects.toMatchObject({ reason: 'user_name_invalid', params: {} })
    // An account that is too short is named as such, too; one that is missing is not.
    await expect(form('register', { account: '@' })).rejects.toMatchObject({
      reason: 'user_name_invalid',
    })
    await expect(form('register', { account: undefined })).rejects.toMatchObject(invalid('account'))
  })
})

test('a query with a name of any length is refused with its beginning', async () => {
  const query = new URLSearchParams('x'.repeat(200))
  await expect(read('listMessages', { query })).rejects.toMatchObject(invalid('x'.repeat(100)))
})

test('a query is ignored where the operation takes none', async () => {
  expect(await read('getUser', { query: new URLSearchParams('page=0&x=1&x=2') })).toEqual({})
})

test('an upload that was cut short is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=end' }
  const body = Buffer.from('--end\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nid_ph')
  await expect(read('uploadFile', { headers, body })).rejects.toMatchObject(invalid('purpose'))
})
