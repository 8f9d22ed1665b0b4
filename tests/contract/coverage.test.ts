import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Contract } from '../../conformance/contract/contract.ts'
import type { Schema } from '../../scripts/contract/written.ts'
import { root } from '../../scripts/process/project.ts'
import { paths } from '../../src/lib/paths.ts'
import { requirementsOf } from '../specification.ts'
import { calls, contract, streams } from './lib/contract.ts'
import { isRecord, seen } from './lib/walk.ts'

type Methods = ('GET' | 'POST')[]
interface Path {
  methods: Methods
  /** Works without a token. */
  isPublic?: true
}

const get: Path = { methods: ['GET'] }
const post: Path = { methods: ['POST'] }
const both: Path = { methods: ['GET', 'POST'] }
const publicGet: Path = { methods: ['GET'], isPublic: true }
const publicPost: Path = { methods: ['POST'], isPublic: true }

/** What the product's capabilities need and the specification's table lacks. */
const extensionPaths: Record<string, Path> = {
  '/api/index/ticks': publicGet,
  '/api/login/code': publicPost,
  '/api/login/forgetpwd': publicPost,
  '/api/login/logout': post,
  '/api/login/passkey_start': publicPost,
  '/api/login/passkey': publicPost,
  '/api/user/passkeys': get,
  '/api/user/passkey_start': post,
  '/api/user/passkey_add': post,
  '/api/user/passkey_remove': post,
  '/api/user/confirm_start': post,
  '/api/user/request_record': get,
  '/api/user/sessions': get,
  '/api/user/end_session': post,
  '/api/user/end_other_sessions': post,
  '/api/user/security_events': get,
  '/api/user/del_card': post,
  '/api/user/del_wallet_addr': post,
  '/api/user/exchange': both,
  '/api/user/exchange_record': get,
  '/api/user/income_calendar': get,
  '/api/user/invite': get,
  '/api/user/invite_record': get,
  '/api/user/recharge_release': post,
  '/api/user/daily_bonus': both,
  '/api/user/alerts': both,
  '/api/user/alert_change': post,
  '/api/user/alert_remove': post,
  '/api/user/limits': both,
  '/api/user/limits_confirm': post,
  '/api/user/limits_cancel': post,
  '/api/user/pause': post,
  '/api/user/pause_end': post,
}

/** States of section 4: the component that lists them, and the values that it has to list. */
const states: Record<string, (string | number)[]> = {
  WithdrawalStatus: ['success', 'failed', 'under_review', 'unknown'],
  DepositStatus: ['success', 'failed', 'under_review', 'success_awaiting_audit', 'unknown'],
  DepositClass: [0, 1, 2, 3, 4],
  PurchaseStatus: ['earning', 'matured', 'awaiting_append', 'unknown'],
  ProjectStatus: ['in_progress', 'ended', 'unknown'],
  VerificationState: ['none', 'under_review', 'passed', 'rejected', 'unknown'],
  MarketState: ['trading', 'closed', 'non_trading_time', 'unknown'],
}

/** Choices of section 4 that a request makes: the component, its values, and who answers them. */
const choices: Record<string, { values: string[]; call: string; examples: string[] }> = {
  ProjectFilter: {
    values: ['all', 'in_progress', 'ended'],
    call: 'GET /api/user/yeb_project',
    examples: ['done', 'in_progress', 'ended'],
  },
  OrderView: {
    values: ['project', 'contract', 'history'],
    call: 'GET /api/user/orderlist',
    examples: ['done', 'project', 'history'],
  },
}

/** Ways to pay that section 3 names. */
const paymentMethodTypes = ['alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']

/** The specification's calls by their paths; those under login and index work without a session. */
const specifiedPaths: Record<string, Path> = {}
for (const [call] of requirementsOf('call')) {
  const [method = '', ...names] = call.split('.')
  const path = `/api/${names.join('/')}`
  const methods = [...(specifiedPaths[path]?.methods ?? []), method.toUpperCase() as 'GET' | 'POST']
  specifiedPaths[path] = { methods, ...(!path.startsWith('/api/user/') && { isPublic: true }) }
}

const streamPaths = streams.map(({ path }) => path)

/**
 * Reasons of the catalogue that no response gives: `user_not_found` would tell a stranger who has an
 * account, and a request without a session gets code 401 with the message of `login_required`.
 */
const unanswered = new Set(['user_not_found', 'login_required'])
const errorCatalogue = requirementsOf('refusal').map(([name, words]): [string, string] => [
  words,
  name.replace(/\..*/, ''),
])
const impliedReasons = requirementsOf('reason').map(([reason]) => reason)
/** "copied successfully" is the app's own, the others are in a response. */
const successMessages = requirementsOf('done').flatMap(([name, words]) =>
  name === 'copied' ? [] : [words],
)
const english: Record<string, { defaultMessage: string }> = JSON.parse(
  readFileSync(join(root, 'locales/en.json'), 'utf8'),
)

const kit = new Contract()
const schemas = contract.components.schemas
const valuesOf = (component: string) => schemas[component]?.enum ?? []
const seenValuesOf = (component: string) =>
  new Set(seen.filter((one) => one.component === component).map((one) => one.value))

/** Every refusal that an answer shows: its reason, its words, its params. */
const refusals = calls.flatMap(({ name, answer }) =>
  [...answer.examples].flatMap(([example, { code, msg, data }]) => {
    if (code !== 0 || !isRecord(data?.params)) return []
    return [{ call: name, example, reason: data.reason, msg, values: data.params }]
  }),
)

describe('paths', () => {
  test('are the 48 of the specification and the extensions', () => {
    expect(Object.keys(specifiedPaths)).toHaveLength(48)
    const wanted = [...Object.keys(specifiedPaths), ...Object.keys(extensionPaths), ...streamPaths]
    expect(Object.keys(contract.paths).sort()).toEqual(wanted.sort())
  })

  test.each(Object.entries({ ...specifiedPaths, ...extensionPaths }))(
    '%s',
    { tags: 'every.call' },
    (path, wanted) => {
      const found = calls.filter((call) => call.path === path)
      const origin = path in specifiedPaths ? 'specification' : 'extension'
      expect(found.map((call) => call.method.toUpperCase())).toEqual(wanted.methods)
      for (const call of found) {
        expect(call.origin).toBe(origin)
        expect(call.isPublic).toBe(wanted.isPublic === true)
      }
    },
  )
})

test.each(requirementsOf('screen'))(
  'the page %s has an address',
  { tags: 'every.screen' },
  (name) => {
    expect(Object.values(paths)).toContain(`/pages/${name}/${name}`)
  },
)

test('recent requests name each operation that is done once for its id', () => {
  const once = calls.filter((call) => call.once).map(({ id }) => id)
  expect(valuesOf('RequestOperation').toSorted()).toEqual(once.toSorted())
})

describe('messages', () => {
  test.each(errorCatalogue)('"%s" is the reason %s', { tags: 'every.refusal' }, (words, reason) => {
    const shown = refusals.filter((one) => one.reason === reason)
    expect(shown.length > 0).toBe(!unanswered.has(reason))
    for (const { msg } of shown) expect(msg).toContain(words)
    expect(english[`refusal.${reason}`]?.defaultMessage).toContain(words)
  })

  test.each(impliedReasons)('the reason %s exists', { tags: 'every.reason' }, (reason) => {
    expect(valuesOf('RefusalReason')).toContain(reason)
  })

  test.each(valuesOf('RefusalReason').map(String))('%s is explained and given', (reason) => {
    const lines = String(schemas.RefusalReason?.description).split('\n')
    const line = lines.find((one) => one.startsWith(`- \`${reason}\`: `))
    expect(line).toBeDefined()
    expect(calls.some(({ reasons }) => reasons.includes(reason))).toBe(!unanswered.has(reason))
    const documented = line?.split('params: ')[1]?.match(/[a-z_]+/g) ?? []
    const params = (schemas.RefusalReason?.['x-params']?.[reason] ?? []).flatMap(Object.keys)
    expect(documented).toEqual(expect.arrayContaining(params))
    if (params.length === 0) expect(documented).toEqual([])
  })

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s shows each reason that it lists, and no other',
    (name, { reasons }) => {
      const shown = refusals.filter((one) => one.call === name).map(({ reason }) => String(reason))
      expect([...new Set(shown)].sort()).toEqual([...reasons].sort())
      expect(valuesOf('RefusalReason')).toEqual(expect.arrayContaining([...reasons]))
    },
  )

  test.each(Object.keys(schemas.RefusalReason?.['x-params'] ?? {}))(
    'the params of %s are those of a reason',
    (reason) => {
      expect(valuesOf('RefusalReason')).toContain(reason)
    },
  )

  test('a refusal shows the params of its reason, as texts of their values', () => {
    const wrong = refusals.filter(({ reason, values }) => !kit.hasParams(String(reason), values))
    expect(wrong).toEqual([])
  })

  test.each(successMessages)('"%s" is the message of a done answer', (message) => {
    const messages = calls.flatMap(({ answer }) =>
      [...answer.examples.values()].map((one) => one.code === 1 && one.msg),
    )
    expect(messages).toContain(message)
  })
})

describe('entities', () => {
  test.each(requirementsOf('field'))('%s: %s', { tags: 'every.field' }, (property) => {
    const [component = '', name = ''] = property.split('.')
    expect(schemas[component]?.properties).toHaveProperty(name)
    const values = seen.map(
      (one) => one.component === component && isRecord(one.value) && one.value[name],
    )
    const isShown = values.some((value) => value !== false && value !== null && value !== undefined)
    expect(isShown || component.endsWith('Form')).toBe(true)
  })

  test.each(paymentMethodTypes)('the payment method %s exists', (type) => {
    expect(valuesOf('PaymentMethodType')).toContain(type)
    expect(valuesOf('DepositMethodType')).toContain(type)
  })
})

describe('states', () => {
  test.each(Object.entries(states))('%s are listed and shown', (component, values) => {
    expect(valuesOf(component)).toEqual(expect.arrayContaining(values))
    expect([...seenValuesOf(component)]).toEqual(expect.arrayContaining(values))
  })

  test.each(Object.entries(choices))(
    '%s can be chosen',
    (component, { values, call, examples }) => {
      const found = calls.find((one) => one.name === call)
      expect(valuesOf(component)).toEqual(values)
      expect([...(found?.answer.examples.keys() ?? [])]).toEqual(expect.arrayContaining(examples))
    },
  )

  /** Enums of answers that name what something is or how it stands, as screens show it. */
  const shown = [...new Set(seen.map((one) => one.component))]
    .map((name) => [name, schemas[name]] as const)
    .filter((entry): entry is readonly [string, Schema] => Boolean(entry[1]?.enum))
    .filter(([name]) =>
      /^(?!Nullable).*(Status|State|Result|Class|Kind|Type|Category|Method)$/.test(name),
    )

  test.each(shown)('every %s is shown', (name, schema) => {
    expect([...seenValuesOf(name)].sort()).toEqual([...(schema.enum ?? [])].sort())
  })

  test.each(shown.filter(([name]) => /(Status|State|Result)$/.test(name)))(
    '%s knows the unknown',
    (_, schema) => {
      expect(schema.enum).toContain('unknown')
    },
  )
})
