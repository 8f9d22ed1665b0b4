import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../scripts/specification/evidence.ts'
import { readEvidence } from '../../scripts/specification/evidence.ts'
import type { Item } from '../../scripts/specification/item.ts'
import { judge } from '../../scripts/specification/judge.ts'
import { toMarkdown } from '../../scripts/specification/table.ts'

const journey = {
  file: 'tests/journeys/withdrawal.spec.ts',
  title: 'a withdrawal > moves the money',
}

/** A small product that has everything that the entries below name. */
const evidence: Evidence = {
  operations: new Map([
    [
      'POST /api/user/cash',
      {
        id: 'submitWithdrawal',
        examples: new Set(['done', 'refused_withdraw_time_limit']),
        callers: new Set(['src/features/withdrawal/use-withdrawal-action.ts']),
      },
    ],
    ['GET /api/user/msg', { id: 'listMessages', examples: new Set(['done']), callers: new Set() }],
  ]),
  frame: new Set(),
  reasons: new Set(['withdraw_time_limit', 'never_shown']),
  saying: (words) => (words === 'Login succeeded' ? ['POST /api/login/index'] : []),
  field: (name) => (name === 'Order.old' ? 'unused' : 'missing'),
  pages: new Map([
    [
      'cash',
      {
        bar: 'custom',
        tab: undefined,
        title: 'app.title.withdraw',
        operations: new Set(['POST /api/user/cash']),
        tests: [journey],
      },
    ],
    [
      'bare',
      { bar: 'custom', tab: undefined, title: 'app.title.bare', operations: new Set(), tests: [] },
    ],
  ]),
  messages: new Map([
    ['app.title.withdraw', 'Withdraw'],
    ['app.title.bare', 'Bare'],
    ['refusal.withdraw_time_limit', 'Withdraw time limit: {opens}-{closes}'],
    ['access.login.done', 'Login succeeded'],
  ]),
  tests: [journey],
  keyword: (place) => (place === 'Password.minLength' ? 6 : undefined),
  constant: (file, name) => (file === 'a.ts' && name === 'TIMEOUT' ? 60_000 : undefined),
}

const capability: Item = {
  section: 1,
  kind: 'capability',
  words: 'Withdrawal',
  operations: ['POST /api/user/cash#done'],
  pages: ['cash'],
  tests: ['tests/journeys/withdrawal.spec.ts: moves the money'],
}
const screen: Item = { section: 2, kind: 'screen', words: 'cash', pages: ['cash'], bar: 'custom' }
const error: Item = {
  section: 8,
  kind: 'error',
  words: 'Withdraw time limit',
  reason: 'withdraw_time_limit',
  messages: ['refusal.withdraw_time_limit'],
  quote: 'Withdraw time limit: {opens}-{closes}',
}
const success: Item = {
  section: 8,
  kind: 'success message',
  words: 'Login succeeded',
  quote: 'Login succeeded',
  messages: ['access.login.done'],
  tests: ['tests/journeys/withdrawal.spec.ts: moves the money'],
}
const constant: Item = {
  section: 9,
  kind: 'constant',
  words: 'Network timeout 60 s',
  values: [
    { keyword: 'Password.minLength', is: 6 },
    { file: 'a.ts', name: 'TIMEOUT', is: 60_000 },
  ],
  tests: ['tests/journeys/withdrawal.spec.ts: moves the money'],
}

const faultsOf = (item: Item) => judge(item, evidence).faults

describe('an entry', () => {
  test.each([capability, screen, error, success, constant])('stands: $kind', (item) => {
    expect(faultsOf(item)).toEqual([])
  })

  test.each<[string, Item, string]>([
    [
      'a call',
      { ...capability, operations: ['POST /api/user/gone'] },
      'the contract has no POST /api/user/gone',
    ],
    [
      'an example',
      { ...capability, operations: ['POST /api/user/cash#gone'] },
      'POST /api/user/cash has no example "gone"',
    ],
    [
      'the call of its screen',
      { ...capability, operations: ['POST /api/user/cash', 'GET /api/user/msg'] },
      'no screen of cash calls GET /api/user/msg',
    ],
    [
      'a screen that makes the call',
      { ...capability, pages: ['cash', 'bare'] },
      'the screen of bare makes none of the calls',
    ],
    ['a page', { ...capability, pages: ['gone'] }, 'no route has the page "gone"'],
    [
      'its test',
      { ...capability, tests: ['tests/journeys/withdrawal.spec.ts: gone'] },
      'tests/journeys/withdrawal.spec.ts has no test "gone"',
    ],
    ['any call', { ...capability, operations: [] }, 'nothing behind it: no operations'],
    ['any page', { ...capability, pages: [] }, 'nothing behind it: no pages'],
    ['any test', { ...capability, tests: [] }, 'nothing behind it: no tests'],
    [
      'its bar',
      { ...screen, bar: 'standard' },
      'the page "cash" has the custom bar, not the standard one',
    ],
    ['its tab', { ...screen, tab: 'user' }, 'the page "cash" has the tab none, not user'],
    ['a test that opens it', { ...screen, pages: ['bare'] }, 'nothing behind it: no tests'],
    ['its reason', { ...error, reason: 'gone' }, 'the contract has no reason "gone"'],
    [
      'an answer with its reason',
      { ...error, reason: 'never_shown' },
      'no call has an example "refused_never_shown"',
    ],
    [
      'its message',
      { ...error, messages: ['refusal.gone'] },
      'the catalogue has no message "refusal.gone"',
    ],
    [
      'its words',
      { ...success, quote: 'Login Succeeded' },
      '"access.login.done" reads "Login succeeded", not "Login Succeeded"',
    ],
    ['a message', { ...success, messages: [] }, 'nothing behind it: no messages'],
    [
      'its bound',
      { ...constant, values: [{ keyword: 'Password.minLength', is: 8 }] },
      'Password.minLength is 6, not 8',
    ],
    [
      'its constant',
      { ...constant, values: [{ file: 'a.ts', name: 'TIMEOUT', is: 1 }] },
      'TIMEOUT in a.ts is 60000, not 1',
    ],
    [
      'the place of its constant',
      { ...constant, values: [{ file: 'b.ts', name: 'TIMEOUT', is: 1 }] },
      'TIMEOUT in b.ts does not exist',
    ],
    [
      'its field',
      { section: 3, kind: 'field', words: 'fee', field: 'Order.gone' },
      'the contract has no field Order.gone',
    ],
    [
      'a reader of its field',
      { section: 3, kind: 'field', words: 'old', field: 'Order.old' },
      'no file of the app reads Order.old',
    ],
    [
      'a screen for a call',
      { section: 7, kind: 'call', words: '/user/msg', operations: ['GET /api/user/msg'] },
      'no screen calls GET /api/user/msg',
    ],
  ])('fails without %s', (_, item, fault) => {
    expect(faultsOf(item)).toEqual([
      `section ${item.section}, ${item.kind} "${item.words}": ${fault}`,
    ])
  })

  test('may do without a screen where a test makes its call, with the reason', () => {
    const call: Item = {
      section: 7,
      kind: 'call',
      words: '/user/msg',
      operations: ['GET /api/user/msg'],
      noScreen: 'Told elsewhere.',
      tests: ['tests/journeys/withdrawal.spec.ts: moves the money'],
    }
    expect(faultsOf(call)).toEqual([])
    expect(faultsOf({ ...call, tests: [] })).toHaveLength(1)
    expect(toMarkdown([judge(call, evidence)])).toContain('Told elsewhere.')
  })
})

test('the page shows what was found, each entry in its section', () => {
  const page = toMarkdown([capability, screen, error].map((item) => judge(item, evidence)))
  expect(page).toContain('3 entries: capability 1, screen 1, error 1.')
  expect(page).toContain(
    '| capability: Withdrawal | `POST /user/cash#done` | `/pages/cash/cash` | – | `tests/journeys/withdrawal.spec.ts` a withdrawal > moves the money |',
  )
  expect(page.indexOf('## 1. ')).toBeLessThan(page.indexOf('## 2. '))
  expect(page).toContain('`POST /user/cash#refused_withdraw_time_limit`')
})

describe('the code', () => {
  const found = readEvidence()

  test('is read: calls and who makes them, pages, words, tests, values', () => {
    expect([...(found.pages.get('cash')?.operations ?? [])]).toEqual(
      expect.arrayContaining(['GET /api/user/cash', 'POST /api/user/cash']),
    )
    expect(found.pages.get('cash')?.operations).not.toContain('POST /api/user/dorecharge')
    expect(found.pages.get('user')).toMatchObject({
      bar: 'custom',
      tab: 'user',
      title: 'app.title.user',
    })
    expect(found.pages.get('wallet')?.title).toBe('app.title.wallet')
    expect(found.pages.get('bindwallet')?.title).toBe('app.title.bindWallet')
    expect(found.frame).toContain('GET /api/user/index')
    expect(found.saying('Login succeeded')).toContain('POST /api/login/index')
    expect(found.field('TradeOrder.fee')).toBe('shown')
    expect(found.field('TradeOrder.gone')).toBe('missing')
    expect(found.keyword('Password.maxLength')).toBe(16)
    expect(found.constant('src/ui/tokens.css', '--tab-bar')).toBe('50px')
    expect(found.constant('src/components/form/draft.ts', 'LIFETIME')).toBe(86_400_000)
  })

  test('has its English as a reader sees it, without the numbers of a choice', () => {
    expect(found.messages.get('refusal.once_a_day')).toBe('Only once a day')
    expect(found.messages.get('refusal.amount_too_small')).toBe('Money must larger than {min}')
  })

  test('has its tests by their groups and titles', () => {
    expect(found.tests).toContainEqual({
      file: 'src/lib/mask.test.ts',
      title: 'mask > keeps the first and the last three characters of %s',
    })
    expect(found.pages.get('message')?.tests[0]?.file).toBe('tests/journeys/messages.spec.ts')
  })
})
