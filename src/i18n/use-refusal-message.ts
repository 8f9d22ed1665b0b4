import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type { Refusal } from '@/api/errors.ts'
import type { RefusalReason } from '@/generated/h5.schemas.ts'
import { isDecimal } from '@/lib/decimal.ts'
import { formatDateTime } from '@/lib/time.ts'
import { common } from './common-messages.ts'
import { useMoneyFormat } from './use-money-format.ts'

/** Also the reason at a button that moves money, before anything is sent. */
export const frozenWord = defineMessage({
  id: 'refusal.funds_frozen',
  defaultMessage: 'Your funds are blocked. Please contact customer service.',
  description: 'Customer service blocked the money of the account.',
})

/**
 * The one place that turns a reason into words. Where the specification's catalogue has a text for
 * it (section 8), the English one is that text.
 */
const messages: Record<RefusalReason, MessageDescriptor> = defineMessages({
  user_name_invalid: {
    id: 'refusal.user_name_invalid',
    defaultMessage: 'Please enter the correct user name',
    description: 'As the specification has it. The account name has the wrong form.',
  },
  user_not_found: {
    id: 'refusal.user_not_found',
    defaultMessage: 'user does not exist',
    description: 'As the specification has it. No account has this name.',
  },
  login_password_wrong: {
    id: 'refusal.login_password_wrong',
    defaultMessage: 'Login password error, please try again!',
    description: 'As the specification has it. The login password is wrong.',
  },
  credentials_wrong: {
    id: 'refusal.credentials_wrong',
    defaultMessage: 'Username or password wrong',
    description:
      'As the specification has it. Account and password do not match; does not tell which.',
  },
  account_locked: {
    id: 'refusal.account_locked',
    defaultMessage:
      '{until, select, none {Account is locked, please contact the administrator!} other {Account is locked until {until}, please contact the administrator!}}',
    description:
      'As the specification has it. The account is locked; until is a moment or the word none.',
  },
  code_wrong: {
    id: 'refusal.code_wrong',
    defaultMessage: 'Verification code error!',
    description: 'As the specification has it. The code is wrong, used or expired.',
  },
  account_registered: {
    id: 'refusal.account_registered',
    defaultMessage: 'The account has been registered!',
    description:
      'As the specification has it. Somebody has registered this phone number or email address.',
  },
  inviter_invalid: {
    id: 'refusal.inviter_invalid',
    defaultMessage: 'Invalid invitee!',
    description: 'As the specification has it. The invitation code belongs to nobody.',
  },
  registration_failed: {
    id: 'refusal.registration_failed',
    defaultMessage: 'System busy, registration failed!',
    description: 'As the specification has it. Nothing was created; it can be tried again.',
  },
  login_required: {
    id: 'refusal.login_required',
    defaultMessage: 'Please log in first',
    description: 'As the specification has it. The action needs a session.',
  },
  once_a_day: {
    id: 'refusal.once_a_day',
    defaultMessage:
      '{until, select, none {Only once a day} other {Only once a day. Next time: {until}}}',
    description: 'As the specification has it. The daily bonus was claimed today.',
  },
  fund_password_wrong: {
    id: 'refusal.fund_password_wrong',
    defaultMessage: 'Incorrect fund password',
    description: 'As the specification has it. The fund password does not match.',
  },
  already_certified: {
    id: 'refusal.already_certified',
    defaultMessage: 'You have been certified, please do not repeat the certification!',
    description: 'As the specification has it. A verified user cannot verify again.',
  },
  id_number_exists: {
    id: 'refusal.id_number_exists',
    defaultMessage: 'The ID number already exists.',
    description: 'As the specification has it. Another account has this ID number.',
  },
  id_number_invalid: {
    id: 'refusal.id_number_invalid',
    defaultMessage: 'The ID number is incorrect.',
    description: 'As the specification has it. The ID number has the wrong form or check digit.',
  },
  name_invalid: {
    id: 'refusal.name_invalid',
    defaultMessage: 'Wrong name!',
    description: 'As the specification has it. The real name is not accepted.',
  },
  card_number_exists: {
    id: 'refusal.card_number_exists',
    defaultMessage: 'Bank card number already exists',
    description: 'As the specification has it. The same card is already added to another account.',
  },
  operation_failed: {
    id: 'refusal.operation_failed',
    defaultMessage: 'Operation failed!',
    description: 'As the specification has it. We could not do it; nothing was changed.',
  },
  balance_not_enough: {
    id: 'refusal.balance_not_enough',
    defaultMessage:
      '{available, select, none {your balance is not enough} other {your balance is not enough: {available} available}}',
    description: 'As the specification has it. available is an amount with its currency, or none.',
  },
  turnover_insufficient: {
    id: 'refusal.turnover_insufficient',
    defaultMessage:
      '{remaining, select, none {Insufficient cash flow, temporarily unable to withdraw cash, please contact customer service} other {Insufficient cash flow, temporarily unable to withdraw cash, please contact customer service. Still needed: {remaining}}}',
    description: 'As the specification has it. Turnover that a withdrawal needs is not met.',
  },
  amount_too_small: {
    id: 'refusal.amount_too_small',
    defaultMessage: 'Money must larger than {min}',
    description:
      'As the specification has it. min is an amount with its currency; equal is allowed.',
  },
  amount_too_large: {
    id: 'refusal.amount_too_large',
    defaultMessage: 'Money should be less than {max}',
    description:
      'As the specification has it. max is an amount with its currency; equal is allowed.',
  },
  withdraw_amount_too_small: {
    id: 'refusal.withdraw_amount_too_small',
    defaultMessage: 'Withdraw amount must larger than {min}',
    description:
      'As the specification has it. min is an amount with its currency; equal is allowed.',
  },
  withdraw_amount_too_large: {
    id: 'refusal.withdraw_amount_too_large',
    defaultMessage: 'Withdraw amount must less than {max}',
    description:
      'As the specification has it. max is an amount with its currency; equal is allowed.',
  },
  withdraw_time_limit: {
    id: 'refusal.withdraw_time_limit',
    defaultMessage: 'Withdraw time limit: {opens}-{closes} ({zone})',
    description: 'As the specification has it. opens and closes are times of day in the zone.',
  },
  withdraw_times_limit: {
    id: 'refusal.withdraw_times_limit',
    defaultMessage: 'Withdraw times limit: {max} a day',
    description: 'As the specification has it. max is a count.',
  },
  withdraw_amount_limit: {
    id: 'refusal.withdraw_amount_limit',
    defaultMessage: 'Withdraw amount limit: {max} a day, {left} left',
    description: 'As the specification has it. Amounts with their currency.',
  },
  holdings_max: {
    id: 'refusal.holdings_max',
    defaultMessage: 'The maximum amount of position is {max}',
    description: 'As the specification has it. All open orders together.',
  },
  single_max: {
    id: 'refusal.single_max',
    defaultMessage: 'single position max {max}',
    description: 'As the specification has it. One order.',
  },
  single_min: {
    id: 'refusal.single_min',
    defaultMessage: 'single position min {min}',
    description: 'As the specification has it. One order.',
  },
  product_not_found: common.productNotFound,
  network_error: common.networkError,
  no_data: common.noData,
  verify_failed: {
    id: 'refusal.verify_failed',
    defaultMessage: 'verify failed',
    description: 'As the specification has it. A check of what was submitted failed.',
  },
  non_trading_time: {
    id: 'refusal.non_trading_time',
    defaultMessage:
      '{until, select, none {Non trading time} other {Non trading time. Opens: {until}}}',
    description: 'As the specification has it. The market is closed.',
  },
  append_required: common.appendRequired,
  real_name_required: {
    id: 'refusal.real_name_required',
    defaultMessage: 'Complete real-name verification first.',
    description: 'Real-name verification gates withdrawals.',
  },
  withdraw_card_required: {
    id: 'refusal.withdraw_card_required',
    defaultMessage: 'Add a bank card or wallet address first.',
    description: 'A withdrawal needs a card or a wallet address that the user added.',
  },
  withdraw_target_wait: {
    id: 'refusal.withdraw_target_wait',
    defaultMessage:
      'Your account has a new password, passkey or device. You can withdraw to this payment method from {until}.',
    description:
      'A password, a passkey or a device of the account is new, and nothing was paid to this card, account or address before. until is a moment.',
  },
  alipay_required: {
    id: 'refusal.alipay_required',
    defaultMessage: 'Add Alipay first.',
    description: 'The chosen type needs an Alipay account that the user added.',
  },
  agreement_required: {
    id: 'refusal.agreement_required',
    defaultMessage: 'Please accept the user agreement first.',
    description: 'The terms were not ticked.',
  },
  passwords_differ: common.passwordsDiffer,
  request_conflict: {
    id: 'refusal.request_conflict',
    defaultMessage: 'This request was already used for something else. Please start again.',
    description: 'A request id came again with other content.',
  },
  possible_duplicate: {
    id: 'refusal.possible_duplicate',
    defaultMessage: 'You sent the same a few minutes ago. This one was not carried out.',
    description:
      'A deposit, withdrawal, exchange, investment or top-up equal to one of the last ten minutes, which the user did not want again.',
  },
  request_expired: {
    id: 'refusal.request_expired',
    defaultMessage:
      'Your request took too long to reach us. Nothing was moved or changed. Please try again.',
    description: 'A request came after the moment until which it was valid; nothing happened.',
  },
  input_invalid: {
    id: 'refusal.input_invalid',
    defaultMessage: 'Please fill in everything, and check your entries.',
    description: 'A field is missing or breaks its rule.',
  },
  code_too_soon: {
    id: 'refusal.code_too_soon',
    defaultMessage: 'A code was sent already. You can ask for another one at {until}.',
    description: 'A code can be sent again after 60 seconds.',
  },
  too_many_requests: {
    id: 'refusal.too_many_requests',
    defaultMessage: 'Too many attempts. Please wait until {until}.',
    description: 'Too many requests in a short time. until is a time.',
  },
  fund_password_required: common.fundPasswordRequired,
  deposit_not_released: {
    id: 'refusal.deposit_not_released',
    defaultMessage: 'Ask customer service to approve the deposit amount first.',
    description: 'Customer service approves an amount before it may be deposited.',
  },
  review_in_progress: {
    id: 'refusal.review_in_progress',
    defaultMessage: "We're still reviewing what you sent last.",
    description: 'A second submission is not possible meanwhile.',
  },
  card_number_invalid: {
    id: 'refusal.card_number_invalid',
    defaultMessage: "This card number isn't valid. Please compare every digit.",
    description: 'The card number fails its check digit.',
  },
  address_invalid: {
    id: 'refusal.address_invalid',
    defaultMessage: "This address doesn't fit the network. Please check both.",
    description: 'The wallet address fails the check of its network.',
  },
  file_rejected: {
    id: 'refusal.file_rejected',
    defaultMessage: "We can't use this file. Choose another JPEG, PNG or WebP picture.",
    description: 'Empty, too large, or not a JPEG, PNG or WebP.',
  },
  screenshot_used: {
    id: 'refusal.screenshot_used',
    defaultMessage:
      'This screenshot was already used for another deposit. Choose a screenshot of this transfer.',
    description: 'A deposit was reported with a picture that proved another one.',
  },
  funds_frozen: frozenWord,
  action_not_allowed: {
    id: 'refusal.action_not_allowed',
    defaultMessage: "This isn't possible in the current status.",
    description: "The record's state does not allow the action.",
  },
  project_ended: {
    id: 'refusal.project_ended',
    defaultMessage: 'The project has ended.',
    description: 'A project takes no more money after its end.',
  },
  project_full: {
    id: 'refusal.project_full',
    defaultMessage: 'You can invest up to {max} in this project now.',
    description: 'What a project can still take. max is an amount with its currency.',
  },
  price_changed: {
    id: 'refusal.price_changed',
    defaultMessage: 'The price has changed.',
    description: 'The accepted price or rate is no longer offered.',
  },
  area_not_offered: {
    id: 'refusal.area_not_offered',
    defaultMessage: 'This is not offered here.',
    description:
      'What was asked for belongs to a part of the product that this site does not have.',
  },
  own_stake_max: {
    id: 'refusal.own_stake_max',
    defaultMessage: 'Your own limit for one order is {max}.',
    description:
      'A limit that the user has set, for the amount of an order. max is an amount with its currency.',
  },
  own_loss_day_max: {
    id: 'refusal.own_loss_day_max',
    defaultMessage:
      'Your own limit for losses in a day is {max}, and {left} is left. The next day begins {until}.',
    description:
      'A limit that the user has set. An order could lose its amount and fee, and that is more than left. Amounts with their currency; until is a date and time.',
  },
  own_loss_week_max: {
    id: 'refusal.own_loss_week_max',
    defaultMessage:
      'Your own limit for losses in a week is {max}, and {left} is left. The next week begins {until}.',
    description:
      'A limit that the user has set. An order could lose its amount and fee, and that is more than left. Amounts with their currency; until is a date and time.',
  },
  trading_paused: {
    id: 'refusal.trading_paused',
    defaultMessage:
      '{until, select, none {You paused trading for good.} other {You paused trading until {until}.}}',
    description: 'The user paused trading, for good or until a date and time.',
  },
  price_reached: {
    id: 'refusal.price_reached',
    defaultMessage: 'The price is there now. Choose one above or below it.',
    description: 'A price alert was set at exactly the present price.',
  },
  alert_exists: {
    id: 'refusal.alert_exists',
    defaultMessage: 'You have an alert at this price already.',
    description: 'A second price alert of one product at the same price.',
  },
  alerts_max: {
    id: 'refusal.alerts_max',
    defaultMessage: 'You can have {max} price alerts at a time. Remove one to add another.',
    description: 'max is a count.',
  },
  passkey_unknown: {
    id: 'refusal.passkey_unknown',
    defaultMessage: 'This passkey does not belong to the account. Use your password instead.',
    description: 'The passkey was removed, or is one of another account.',
  },
  passkey_refused: {
    id: 'refusal.passkey_refused',
    defaultMessage: "We couldn't verify the passkey. Try again, or use your password.",
    description: 'What the device signed does not prove the passkey.',
  },
  challenge_expired: {
    id: 'refusal.challenge_expired',
    defaultMessage: 'The passkey request has expired. Please try again.',
    description:
      'The time in which the passkey could be used is over, or it was used once already.',
  },
  confirmation_mismatch: {
    id: 'refusal.confirmation_mismatch',
    defaultMessage: 'This is not what you confirmed. Check it and confirm again.',
    description: 'The passkey confirmed another action than the one that was sent.',
  },
})

/** The numbers that a message needs; if one is missing, the server's own words are shown. */
const NEEDED: Partial<Record<RefusalReason, readonly string[]>> = {
  amount_too_small: ['min'],
  amount_too_large: ['max'],
  withdraw_target_wait: ['available_from'],
  withdraw_amount_too_small: ['min'],
  withdraw_amount_too_large: ['max'],
  withdraw_time_limit: ['opens', 'closes', 'time_zone'],
  withdraw_times_limit: ['max'],
  withdraw_amount_limit: ['max', 'left'],
  holdings_max: ['max'],
  single_max: ['max'],
  single_min: ['min'],
  append_required: ['append_money'],
  code_too_soon: ['available_from'],
  too_many_requests: ['available_from'],
  project_full: ['max'],
  own_stake_max: ['max'],
  own_loss_day_max: ['max', 'left', 'available_from'],
  own_loss_week_max: ['max', 'left', 'available_from'],
  alerts_max: ['max'],
}

const AMOUNTS = ['min', 'max', 'left', 'available', 'remaining', 'append_money']

/**
 * Says why something was refused, in the user's language and with its numbers. A reason that this
 * version does not know, none, or one without its numbers falls back to the server's own words.
 */
export function useRefusalMessage(): (refusal: Refusal) => string {
  const intl = useIntl()
  const format = useMoneyFormat()
  return ({ reason, params, msg }) => {
    if (reason === undefined || !Object.hasOwn(messages, reason) || !isComplete(reason, params)) {
      return msg || intl.formatMessage(messages.operation_failed)
    }
    const { currency, available_from: from } = params
    const amounts = AMOUNTS.map((name) => {
      const value = params[name]
      if (!value) return [name, 'none']
      return [name, currency && isDecimal(value) ? format.money(value, currency) : value]
    })
    return intl.formatMessage(messages[reason], {
      ...Object.fromEntries(amounts),
      until: isMoment(from) ? formatDateTime(parseInt(from, 10)) : 'none',
      opens: params.opens ?? '',
      closes: params.closes ?? '',
      zone: params.time_zone ?? '',
    })
  }
}

function isComplete(reason: RefusalReason, params: Refusal['params']): boolean {
  return (NEEDED[reason] ?? []).every((name) =>
    name === 'available_from' ? isMoment(params[name]) : Boolean(params[name]),
  )
}

/** Unix seconds as text. */
function isMoment(value: string | undefined): value is string {
  return value !== undefined && /^\d{10}$/.test(value)
}
