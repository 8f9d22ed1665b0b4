import type { Item } from '../item.ts'

const rule = (words: string, entry: Omit<Item, 'section' | 'kind' | 'words'>): Item => ({
  section: 5,
  kind: 'rule',
  words,
  ...entry,
})

const PASSWORD = [
  { keyword: 'Password.minLength', is: 6 },
  { keyword: 'Password.maxLength', is: 16 },
]

/** Validation rules (section 5), roles (6), and how calls are made (7). */
export const rules: readonly Item[] = [
  rule('Login password: 6-16 characters', {
    values: PASSWORD,
    messages: ['password.new.rule'],
    tests: [
      'src/features/security/password-screens.test.tsx: the login password > has 6 to 16 characters',
    ],
  }),
  rule('Payment password: 6-16 characters', {
    values: PASSWORD,
    messages: ['password.new.rule'],
    tests: [
      'src/features/security/password-screens.test.tsx: the fund password > needs no old one',
    ],
  }),
  rule('The two entries of a new password must match, for each password separately', {
    messages: ['password.new.differ'],
    reason: 'passwords_differ',
    tests: ['src/components/form/text-rules.test.ts: speaks at the second entry'],
  }),
  rule('Required input: phone number', {
    messages: ['form.rule.account'],
    tests: ['src/features/access/register-screen.test.tsx: shows every rule of an empty form'],
  }),
  rule('Required input: verification code', {
    messages: ['form.rule.code'],
    tests: ['src/features/access/register-screen.test.tsx: shows every rule of an empty form'],
  }),
  rule('Required input: invitation code (must belong to a valid inviter)', {
    messages: ['form.rule.invitationCode'],
    reason: 'inviter_invalid',
    tests: ['src/features/access/register-screen.test.tsx: shows every rule of an empty form'],
  }),
  rule('Required input: bank card number', {
    reason: 'card_number_invalid',
    pages: ['bindbank'],
    tests: [
      'src/features/payment/bind-screens.test.tsx: says what is missing and that a digit is wrong',
    ],
  }),
  rule('Required input: bank together with card number', {
    pages: ['bindbank'],
    messages: ['form.rule.required'],
    tests: ['src/features/payment/method-rules.test.ts: a payment method > needs its %s'],
  }),
  rule('The verification code is valid for five minutes', {
    messages: ['access.code.ready', 'access.code.expired'],
    tests: [
      'src/features/access/code-state.test.ts: %d s after a code it is no longer valid',
      'tests/journeys/register.spec.ts: a code can be sent again after a minute and is useless after five',
    ],
  }),
  rule('The user should not resend repeatedly', {
    messages: ['access.code.again'],
    reason: 'code_too_soon',
    tests: [
      'src/features/access/register-screen.test.tsx: is sent once, counts down to the next one',
    ],
  }),
  rule('The agreement terms must be ticked', {
    messages: ['form.rule.ticked'],
    reason: 'agreement_required',
    tests: ['src/features/access/register-screen.test.tsx: wants the agreement ticked'],
  }),
  rule('All information must be filled before submitting', {
    messages: ['form.rule.required'],
    tests: ['tests/e2e/access.spec.ts: names each missing field and sends nothing'],
  }),
  rule('The withdrawal amount must be above a minimum and below a maximum', {
    operations: ['GET /api/user/cash'],
    reason: 'withdraw_amount_too_small',
    tests: ['src/features/withdrawal/withdraw-screen.test.tsx: refuses %s with its number'],
  }),
  rule('Other amounts must be above a minimum and not above a maximum', {
    reason: 'amount_too_small',
    tests: [
      'src/features/deposit/deposit-screen.test.tsx: the steps > refuse %s with its number',
      'src/features/exchange/exchange-screen.test.tsx: refuses %j with the number that counts',
    ],
  }),
  rule('A single position has a minimum and a maximum amount', {
    operations: ['GET /api/index/seconds'],
    reason: 'single_max',
    tests: [
      'src/features/trade/trade-screen.test.tsx: offers stakes by a tap, up and down, and as maximum what one order may be',
    ],
  }),
  rule('Total holdings have a maximum', {
    operations: ['GET /api/index/seconds'],
    reason: 'holdings_max',
    messages: ['trade.block.holdings'],
    tests: ['conformance/rules/rules.yaml: overdraw.limit'],
  }),
  rule('Withdrawal has a time window', {
    operations: ['GET /api/user/cash#window_closed'],
    messages: ['conditions.item.window'],
    tests: [
      'tests/journeys/withdrawal.spec.ts: end while the page is open, and begin again in the morning',
    ],
  }),
  rule('Withdrawal has a count limit', {
    operations: ['GET /api/user/cash#times_used_up'],
    messages: ['conditions.item.times'],
    tests: ['tests/journeys/withdrawal.spec.ts: is the third of its day at most'],
  }),
  rule('Withdrawal has amount limits', {
    operations: ['GET /api/user/cash#amount_used_up'],
    messages: ['conditions.item.amount'],
    tests: [
      'src/features/withdrawal/withdraw-screen.test.tsx: offers as maximum what is left today',
    ],
  }),
  rule('Real-name verification is required before withdrawing', {
    operations: ['GET /api/user/cash#real_name_missing'],
    pages: ['cash'],
    reason: 'real_name_required',
    tests: [
      'src/features/withdrawal/withdraw-screen.test.tsx: says so, turns the button off with the reason, leads on',
    ],
  }),
  rule('A withdrawal card must be bound first', {
    operations: ['GET /api/user/cash#card_missing'],
    pages: ['cash'],
    reason: 'withdraw_card_required',
    tests: [
      'src/features/withdrawal/withdraw-screen.test.tsx: says so, turns the button off with the reason, leads on',
    ],
  }),
  rule('Alipay must be set first when that type is used', {
    reason: 'alipay_required',
    tests: [
      'tests/journeys/payment.spec.ts: Alipay has to be set first, and then it is',
      'src/features/deposit/deposit-screen.test.tsx: says where Alipay has to be set first',
    ],
  }),
  rule('ID number must be correct and unique', {
    reason: 'id_number_exists',
    pages: ['auth'],
    tests: [
      'tests/journeys/verification.spec.ts: a number that another account has is refused',
      'src/features/verification/verification-screen.test.tsx: are checked: digit of the number, name, photos',
    ],
  }),
  rule('Name must be correct', {
    reason: 'name_invalid',
    pages: ['auth'],
    tests: [
      'src/features/verification/verification-screen.test.tsx: are checked: digit of the number, name, photos',
    ],
  }),
  rule('Bank card number must be unique', {
    reason: 'card_number_exists',
    pages: ['bindbank'],
    tests: ['tests/journeys/payment.spec.ts: a card that another user has is refused'],
  }),
  rule('The first change of the fund password needs no old password', {
    operations: ['POST /api/user/pwd_pay'],
    pages: ['setfundpassword'],
    tests: ['tests/journeys/security.spec.ts: the first fund password needs no old one'],
  }),
  rule('A deposit requires a transfer screenshot and an amount', {
    pages: ['recharge'],
    messages: ['upload.field.missing'],
    tests: [
      'tests/journeys/deposit.spec.ts: amounts out of bounds, a missing picture and a closed way',
    ],
  }),
  rule('The user can deposit only after contacting support for the deposit amount', {
    pages: ['recharge'],
    reason: 'deposit_not_released',
    tests: [
      'tests/journeys/deposit.spec.ts: nothing can be deposited, and no account is named, before support releases',
    ],
  }),
  rule('Profile changes go through customer service', {
    pages: ['security'],
    messages: ['security.profile.changes'],
    tests: [
      'src/features/security/security-screen.test.tsx: is masked, and changed by customer service',
    ],
  }),
  rule('The daily bonus can be claimed once a day', {
    pages: ['activityCenter'],
    reason: 'once_a_day',
    tests: ['tests/journeys/bonus.spec.ts: the bonus is claimed once, counts down to the next day'],
  }),
  rule('A clipboard copy reports an error when the content is empty', {
    messages: ['copy.text.empty'],
    tests: ['src/components/use-copy.test.tsx: says that there is nothing to copy'],
  }),
  {
    section: 6,
    kind: 'rule',
    words: "Actions that need login show 'Please log in first'",
    messages: ['refusal.login_required'],
    operations: ['POST /api/user/addorder#unauthenticated'],
    pages: ['trade', 'login'],
    tests: ['tests/journeys/trade.spec.ts: a visitor fills a ticket in, logs in, finds it again'],
  },
  {
    section: 6,
    kind: 'rule',
    words: 'Locked accounts are refused with a message to contact the administrator',
    reason: 'account_locked',
    pages: ['login', 'customer'],
    tests: ['tests/journeys/session.spec.ts: an account that an administrator locks is told so'],
  },
  {
    section: 6,
    kind: 'rule',
    words: 'VIP and member labels exist',
    field: 'UserProfile.vip_level',
    pages: ['user'],
    tests: [
      'src/features/account/user-screen.test.tsx: says who is logged in, masked, with the public number',
    ],
  },
  {
    section: 7,
    kind: 'rule',
    words: 'Every call goes to the same host as the page, with form-urlencoded content',
    operations: ['POST /api/user/cash'],
    tests: ['src/api/client.test.ts: requests > send forms urlencoded, secrets in the body alone'],
  },
  {
    section: 7,
    kind: 'rule',
    words:
      'Headers: language and lang (stored language, default en) and token (stored login token)',
    operations: ['GET /api/user/index'],
    tests: [
      'src/api/client.test.ts: headers > name the language twice and carry no token for visitors',
      'src/api/client.test.ts: headers > follow the stored language and session from call to call',
    ],
  },
  {
    section: 7,
    kind: 'rule',
    words: 'The whole response is returned to the caller without status handling',
    operations: ['GET /api/user/index'],
    tests: [
      'src/api/client.test.ts: answers > are their data when something is done, with the time of that very answer',
      'src/api/client.test.ts: answers > that refuse are thrown, with reason, numbers, words and time',
    ],
  },
]
