import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../scripts/specification/evidence.ts'
import { readEvidence } from '../../scripts/specification/evidence.ts'
import { judge, unknownTags } from '../../scripts/specification/judge.ts'
import type { Entry } from '../../scripts/specification/specification.ts'
import { readSuite } from '../../scripts/specification/suites.ts'
import { toMarkdown } from '../../scripts/specification/table.ts'

const journey = {
  file: 'tests/journeys/withdrawal.spec.ts',
  title: 'a withdrawal > moves the money',
  tags: ['can.withdraw', 'done.logged-in', 'constant.timeout'],
}
const everyRow = {
  file: 'tests/contract/coverage.test.ts',
  title: 'errors',
  tags: ['every.error', 'every.call', 'every.field'],
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
  tests: [journey, everyRow],
  provedRules: new Set(['price.quote-tick']),
  keyword: (place) => (place === 'Password.minLength' ? 6 : undefined),
  constant: (file, name) => (file === 'a.ts' && name === 'TIMEOUT' ? 60_000 : undefined),
}

const capability: Entry = {
  section: 1,
  kind: 'capability',
  id: 'can.withdraw',
  says: 'Withdrawal',
  calls: ['POST /api/user/cash#done'],
  pages: ['cash'],
}
const screen: Entry = {
  section: 2,
  kind: 'screen',
  id: 'screen.cash',
  says: 'cash',
  pages: ['cash'],
  bar: 'custom',
}
const error: Entry = {
  section: 8,
  kind: 'error',
  id: 'refusal.withdraw_time_limit',
  says: 'Withdraw time limit',
  reason: 'withdraw_time_limit',
  messages: ['refusal.withdraw_time_limit'],
  quote: 'Withdraw time limit: {opens}-{closes}',
}
const success: Entry = {
  section: 8,
  kind: 'success message',
  id: 'done.logged-in',
  says: 'Login succeeded',
  quote: 'Login succeeded',
  messages: ['access.login.done'],
}
const constant: Entry = {
  section: 9,
  kind: 'constant',
  id: 'constant.timeout',
  says: 'Network timeout 60 s',
  values: [
    { keyword: 'Password.minLength', is: 6 },
    { file: 'a.ts', name: 'TIMEOUT', is: 60_000 },
  ],
}

const faultsOf = (item: Entry) => judge(item, evidence).faults

describe('an entry', () => {
  test.each([capability, screen, error, success, constant])('stands: $kind', (item) => {
    expect(faultsOf(item)).toEqual([])
  })

  test.each<[string, Entry, string]>([
    [
      'a call',
      { ...capability, calls: ['POST /api/user/gone'] },
      'the contract has no POST /api/user/gone',
    ],
    [
      'an example',
      { ...capability, calls: ['POST /api/user/cash#gone'] },
      'POST /api/user/cash has no example "gone"',
    ],
    [
      'the call of its screen',
      { ...capability, calls: ['POST /api/user/cash', 'GET /api/user/msg'] },
      'no screen of cash calls GET /api/user/msg',
    ],
    [
      'a screen that makes the call',
      { ...capability, pages: ['cash', 'bare'] },
      'the screen of bare makes none of the calls',
    ],
    ['a page', { ...capability, pages: ['gone'] }, 'no route has the page "gone"'],
    ['a test', { ...capability, id: 'can.fly' }, 'no test carries it as a tag'],
    ['a law', { ...capability, rules: ['gone'] }, 'no law proves the rule gone'],
    ['any call', { ...capability, calls: [] }, 'nothing behind it: no operations'],
    ['any page', { ...capability, pages: [] }, 'nothing behind it: no pages'],
    [
      'its bar',
      { ...screen, bar: 'standard' },
      'the page "cash" has the custom bar, not the standard one',
    ],
    ['its tab', { ...screen, tab: 'user' }, 'the page "cash" has the tab none, not user'],
    ['a test that opens it', { ...screen, pages: ['bare'] }, 'no test carries it as a tag'],
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
      { section: 3, kind: 'field', id: 'fee', says: 'fee', field: 'Order.gone' },
      'the contract has no field Order.gone',
    ],
    [
      'a reader of its field',
      { section: 3, kind: 'field', id: 'old', says: 'old', field: 'Order.old' },
      'no file of the app reads Order.old',
    ],
    [
      'a screen for a call',
      { section: 7, kind: 'call', id: 'call.msg', says: '/user/msg', calls: ['GET /api/user/msg'] },
      'no screen calls GET /api/user/msg',
    ],
  ])('fails without %s', (_, item, fault) => {
    expect(faultsOf(item)).toEqual([`${item.id}: ${fault}`])
  })

  test('may do without a screen where a test makes its call, with the reason', () => {
    const call: Entry = {
      section: 7,
      kind: 'call',
      id: 'call.msg',
      says: '/user/msg',
      calls: ['GET /api/user/msg'],
      noScreen: 'Told elsewhere.',
      rules: ['price.quote-tick'],
    }
    expect(faultsOf(call)).toEqual([])
    expect(faultsOf({ ...call, rules: [] })).toHaveLength(1)
    expect(toMarkdown([judge(call, evidence)])).toContain('Told elsewhere.')
  })
})

test('the page shows what was found, each entry in its section', () => {
  const page = toMarkdown([capability, screen, error].map((item) => judge(item, evidence)))
  expect(page).toContain('3 entries: capability 1, screen 1, error 1.')
  expect(page).toContain(
    '| `can.withdraw` Withdrawal | `POST /user/cash#done` | `/pages/cash/cash` | – | `tests/journeys/withdrawal.spec.ts` |',
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
    expect(found.constant('src/patterns/form/draft.ts', 'LIFETIME')).toBe(86_400_000)
  })

  test('has its English as a reader sees it, without the numbers of a choice', () => {
    expect(found.messages.get('refusal.once_a_day')).toBe('Only once a day')
    expect(found.messages.get('refusal.amount_too_small')).toBe('Money must larger than {min}')
  })

  test('has its tests by their groups and tags', () => {
    expect(found.tests).toContainEqual({
      file: 'src/lib/mask.test.ts',
      title: 'mask > keeps the first and the last three characters of %s',
      tags: ['constant.mask'],
    })
    expect(found.pages.get('message')?.tests.map(({ file }) => file)).toContain(
      'tests/journeys/messages.spec.ts',
    )
    expect(found.provedRules).toContain('price.quote-tick')
  })
})

describe('a test file', () => {
  const tagsIn = (code: string) => readSuite('a.test.ts', code).cases.map(({ tags }) => tags)

  test.each([
    ["test('pays', { tags: 'a' }, () => {})", ['a']],
    ["test('pays', { tag: ['@a', '@b'] }, async ({ page }) => {})", ['a', 'b']],
    ["it.each([1, 2])('pays %s', { tags: ['a'] }, () => {})", ['a']],
    [
      "describe('money', { tags: 'a' }, () => { test('pays', { tags: 'b' }, () => {}) })",
      ['a', 'b'],
    ],
    ["test.describe('money', () => { test(`pays`, { tag: '@a' }, async () => {}) })", ['a']],
    ["test('pays', async () => {})", []],
  ])('carries its tags: %s', (code, tags) => {
    expect(tagsIn(code)).toEqual([tags])
  })

  // WAY stands for the way to skip, so that no line here reads as a skipped test.
  test.each([
    ['skip', "test.WAY('pays', { tags: 'a' }, () => {})"],
    ['todo', "test.WAY('pays', { tags: 'a' })"],
    ['fixme', "test.WAY('pays', { tag: '@a' }, async () => {})"],
    ['fails', "test.WAY('pays', { tags: 'a' }, () => {})"],
    ['skip', "it.WAY.each([1])('pays', { tags: 'a' }, () => {})"],
    ['skip', "test('pays', { tags: 'a', WAY: true }, () => {})"],
    ['skip', "describe.WAY('money', () => { test('pays', { tags: 'a' }, () => {}) })"],
    ['fixme', "test.describe.WAY('money', () => { test('pays', { tag: '@a' }, async () => {}) })"],
    ['skip', "test('pays', { tag: '@a' }, async () => { test.WAY() })"],
    ['fixme', "test('pays', { tag: '@a' }, async () => { test.WAY(); await pay() })"],
    ['skipIf', "test.WAY(true)('pays', { tags: 'a' }, () => {})"],
  ])('proves nothing where it is skipped: %s as WAY in %s', (way, code) => {
    expect(tagsIn(code.replace('WAY', way))).toEqual([])
  })

  test('says where it has a tag that no entry has', () => {
    const suite = readSuite(
      'a.spec.ts',
      "test('pays', { tag: ['@full', '@can.withdrwa'] }, async () => {})",
    )
    expect(unknownTags(suite.cases)).toEqual([
      'a.spec.ts: "pays" has the tag can.withdrwa, which no entry has',
    ])
  })
})
