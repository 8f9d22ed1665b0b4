import type { Item } from '../item.ts'
import { errorCatalogue, impliedReasons, unanswered } from '../lists.ts'

/** The words of the catalogue with the English of the message, where that puts a number into them. */
const withNumbers: Readonly<Record<string, string>> = {
  'Money must larger than': 'Money must larger than {min}',
  'should be less than': 'Money should be less than {max}',
  'Withdraw amount must larger than': 'Withdraw amount must larger than {min}',
  'less than': 'Withdraw amount must less than {max}',
  'Withdraw time limit': 'Withdraw time limit: {opens}-{closes} ({zone})',
  'times limit': 'Withdraw times limit: {max} a day',
  'amount limit': 'Withdraw amount limit: {max} a day, {left} left',
  'The maximum amount of position is': 'The maximum amount of position is {max}',
  'single position max': 'single position max {max}',
  'single position min': 'single position min {min}',
}
/** Entries of which the catalogue has two parts, and those whose amount the app writes with its currency. */
const whole: Readonly<Record<string, string>> = {
  turnover_insufficient:
    'Insufficient cash flow, temporarily unable to withdraw cash, please contact customer service',
  append_required: 'Add {append_money} or the project income cannot be received',
}

const success = (words: string, messages: readonly string[], test: string): Item => ({
  section: 8,
  kind: 'success message',
  words,
  quote: words,
  messages,
  tests: [test],
})

/** The error catalogue and the success messages (section 8). */
export const messageItems: readonly Item[] = [
  ...errorCatalogue.map(
    ([words, reason]): Item => ({
      section: 8,
      kind: 'error',
      words,
      quote: whole[reason] ?? withNumbers[words] ?? words,
      reason,
      ...(unanswered[reason] !== undefined && { unanswered: unanswered[reason] }),
      messages: [`refusal.${reason}`],
    }),
  ),
  ...impliedReasons.map(
    (reason): Item => ({
      section: 5,
      kind: 'error',
      words: `A rule without words in the catalogue: ${reason}`,
      reason,
      messages: [`refusal.${reason}`],
    }),
  ),
  success(
    'successfully registered',
    ['access.register.done'],
    'src/features/access/register-screen.test.tsx: creates the account, begins its session',
  ),
  success(
    'Login succeeded',
    ['access.login.done'],
    'src/features/access/login-screen.test.tsx: begins a session and goes to the personal center',
  ),
  success(
    'Real name authentication successful',
    ['verification.state.passedTitle'],
    'src/features/verification/verification-screen.test.tsx: passed: cannot be repeated',
  ),
  success(
    'Successfully added!',
    ['payment.done.title'],
    'src/features/payment/bind-screens.test.tsx: a bank card > is bound',
  ),
  success(
    'Delete successfully!',
    ['payment.remove.done'],
    'src/features/payment/payment-screen.test.tsx: a removal > needs the fund password',
  ),
  success(
    'Operation successful!',
    ['form.done.title', 'activities.bonus.done', 'security.fund.done'],
    'src/features/activities/activity-center-screen.test.tsx: is claimed once, and says what was credited',
  ),
  success(
    'Withdrawal successful (please be patient and wait for approval)',
    ['withdrawal.done.underReview'],
    'src/features/withdrawal/withdraw-screen.test.tsx: sends once, however often it is pressed, and shows the record',
  ),
  success(
    'Deposit successfully, please be patient and wait for approval',
    ['deposit.done.underReview'],
    'src/features/deposit/deposit-screen.test.tsx: a deposit > is sent once, however often it is pressed',
  ),
  success(
    'copied successfully',
    ['copy.text.done'],
    'src/features/account/user-screen.test.tsx: copies the public number',
  ),
]
