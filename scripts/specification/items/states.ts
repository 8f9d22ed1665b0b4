import type { Item } from '../item.ts'

const state = (words: string, entry: Omit<Item, 'section' | 'kind' | 'words'>): Item => ({
  section: 4,
  kind: 'state',
  words,
  ...entry,
})

const withdrawal = (words: string, example: string, message: string): Item =>
  state(`Withdrawal status: ${words}`, {
    operations: [`GET /api/user/cash_record#${example}`],
    pages: ['cashrecord'],
    messages: [message],
    tests: [
      'src/features/withdrawal/withdrawal-records-screen.test.tsx: says the state by word and colour',
    ],
  })

const deposit = (words: string, example: string, message: string): Item =>
  state(`Deposit status: ${words}`, {
    operations: [`GET /api/user/recharge_record#${example}`],
    pages: ['rechargerecord'],
    messages: [message],
    tests: [
      'src/features/deposit/deposit-records-screen.test.tsx: a row > %s: says the state by word and colour',
    ],
  })

const depositClass = (words: string, message: string): Item => ({
  section: 3,
  kind: 'state',
  words: `Deposit class: ${words}`,
  operations: ['GET /api/user/recharge_record'],
  pages: ['rechargeList'],
  messages: [message],
  tests: [
    'src/features/deposit/deposit-records-screen.test.tsx: the filters > know the five classes',
    'tests/journeys/deposit.spec.ts: deposits are listed by class',
  ],
})

const purchase = (words: string, example: string, message: string, test: string): Item =>
  state(`Financing purchase status: ${words}`, {
    operations: [`GET /api/user/project_orderlist#${example}`],
    pages: ['myproject'],
    messages: [message],
    tests: [test],
  })

const projects = (words: string, example: string, message: string): Item =>
  state(`Project list filter: ${words}`, {
    operations: [`GET /api/user/yeb_project#${example}`],
    pages: ['project'],
    messages: [message],
    tests: ['src/features/financing/projects-screen.test.tsx: is filtered by the server'],
  })

const review = (words: string, message: string, test: string): Item =>
  state(`Review label: ${words}`, {
    operations: ['GET /api/user/certification'],
    pages: ['user', 'auth'],
    messages: [message],
    tests: [`src/features/verification/verification-screen.test.tsx: ${test}`],
  })

const orders = (words: string, operation: string, message: string, test: string): Item =>
  state(`Order view: ${words}`, {
    operations: [operation],
    pages: ['order'],
    messages: [message],
    tests: [`src/features/orders/orders-screen.test.tsx: ${test}`],
  })

const market = (words: string, test: string, messages: readonly string[] = []): Item =>
  state(`Market: ${words}`, {
    operations: ['GET /api/index/ajaxdata'],
    pages: ['index', 'trade'],
    messages,
    tests: [test],
  })

/** States and transitions (section 4), and the deposit classes (section 3). */
export const stateItems: readonly Item[] = [
  withdrawal('success', 'success', 'withdrawal.status.success'),
  withdrawal('failed', 'failed', 'withdrawal.status.failed'),
  withdrawal('under review (waiting)', 'under_review', 'withdrawal.status.underReview'),
  deposit('success', 'success', 'deposit.status.success'),
  deposit('failed', 'failed', 'deposit.status.failed'),
  deposit('under review', 'under_review', 'deposit.status.underReview'),
  deposit('success awaiting audit', 'success_awaiting_audit', 'deposit.status.awaitingAudit'),
  depositClass('0, self-service', 'deposit.class.selfService'),
  depositClass('1, system gift', 'deposit.class.systemGift'),
  depositClass('2, promotion bonus', 'deposit.class.promotionBonus'),
  depositClass('3, deposit bonus', 'deposit.class.depositBonus'),
  depositClass('4, system recharge', 'deposit.class.systemRecharge'),
  purchase(
    'earning',
    'earning',
    'bought.state.earning',
    'tests/journeys/purchase.spec.ts: my projects are listed by state',
  ),
  purchase(
    'matured and settled at expiry',
    'matured',
    'bought.state.matured',
    'tests/journeys/purchase.spec.ts: a purchase earns day by day, matures',
  ),
  purchase(
    'awaiting top-up (append needed)',
    'awaiting_append',
    'bought.state.awaitingAppend',
    'tests/journeys/purchase.spec.ts: income is held until the missing money is appended',
  ),
  projects('all', 'done', 'financing.filter.all'),
  projects('in progress', 'in_progress', 'financing.filter.inProgress'),
  projects('ended', 'ended', 'financing.filter.ended'),
  review('under review', 'review.state.underReview', 'under review: nothing can be changed'),
  review('passed', 'review.state.passed', 'passed: cannot be repeated'),
  review('rejected', 'review.state.rejected', 'says why, and takes materials again'),
  state('Real-name verification: submit materials, then wait for review', {
    operations: ['POST /api/user/certification', 'GET /api/user/certification#under_review'],
    pages: ['auth'],
    messages: ['verification.state.underReviewTitle'],
    tests: [
      'tests/journeys/verification.spec.ts: a document with two sides is submitted, reviewed and passed, once',
    ],
  }),
  state('A verified user cannot verify again', {
    operations: ['POST /api/user/certification#refused_already_certified'],
    pages: ['auth'],
    messages: ['verification.state.passed'],
    tests: ['src/features/verification/verification-screen.test.tsx: passed: cannot be repeated'],
  }),
  orders(
    'project orders',
    'GET /api/user/orderlist#project',
    'orders.view.project',
    'project orders',
  ),
  orders(
    'contract orders',
    'GET /api/user/orderlist#done',
    'orders.view.contract',
    'contract orders',
  ),
  orders(
    'holding',
    'GET /api/user/ajaxorder_list#done',
    'orders.view.holding',
    'holding > is what is shown first',
  ),
  orders(
    'history',
    'GET /api/user/orderlist#history',
    'orders.view.history',
    'saves both kinds of the history',
  ),
  market(
    'trading',
    'tests/journeys/market.spec.ts: visitors see prices move as they were published',
    ['trade.head.openNow'],
  ),
  market('closed', 'tests/journeys/market.spec.ts: a market that the operator closes says so', [
    'market.state.closed',
  ]),
  market(
    'non-trading time',
    'tests/journeys/market.spec.ts: a weekend closes forex and stocks while crypto trades',
    ['market.state.nonTradingTime'],
  ),
]
