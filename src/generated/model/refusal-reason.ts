/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why a business rule said no. Closed: one value for each entry of the error catalogue, and the
 * few that its rules imply. The client makes its own message and next action of it. `x-params` has
 * the params of a reason; of one that it leaves out there are none. `x-refusals` shows its words.
 *
 * - `user_name_invalid`: The account name does not have the form of a phone number or an email address.
 * - `user_not_found`: Of the catalogue alone; an operation answers credentials_wrong or code_wrong, which tell
 *   no stranger who has an account.
 * - `login_password_wrong`: The current login password, asked for again, is wrong.
 * - `credentials_wrong`: Account and password do not match. The answer is the same for an unknown account.
 * - `account_locked`: Five wrong passwords lock an account for 15 minutes; an administrator may lock it for longer. params: available_from.
 * - `code_wrong`: The verification code is wrong, used, or older than five minutes.
 * - `account_registered`: The phone number or email address already has an account.
 * - `inviter_invalid`: The invitation code belongs to nobody.
 * - `registration_failed`: Nothing was created; registering again is safe.
 * - `login_required`: Of the catalogue alone; an operation that needs a session answers code 401, with these words.
 * - `once_a_day`: The daily bonus of this calendar day was claimed before. params: available_from.
 * - `fund_password_wrong`: The fund password does not match.
 * - `already_certified`: A verified user cannot verify again.
 * - `id_number_exists`: An ID number belongs to one account only.
 * - `id_number_invalid`: The ID number does not have the form or the check digit of its country.
 * - `name_invalid`: The name has characters that no name has, or does not match the documents.
 * - `card_number_exists`: A card number is unique over all users.
 * - `operation_failed`: The server could not do it; nothing was changed. Of a request with a `request_id`
 *   it is booked as any refusal is; where that fails, too, the answer is HTTP 5xx.
 * - `balance_not_enough`: The available balance does not cover the amount and its fee. params: available, currency.
 * - `turnover_insufficient`: The turnover that a withdrawal needs is not met. params: remaining, currency.
 * - `amount_too_small`: The amount is below the minimum. params: min, currency.
 * - `amount_too_large`: The amount is above the maximum. params: max, currency.
 * - `withdraw_amount_too_small`: Below the smallest withdrawal. params: min, currency.
 * - `withdraw_amount_too_large`: Above the largest withdrawal. params: max, currency.
 * - `withdraw_time_limit`: Outside the daily withdrawal window. params: opens, closes, time_zone, available_from.
 * - `withdraw_times_limit`: The number of withdrawals of this day is used up. params: max, available_from.
 * - `withdraw_amount_limit`: The total amount of this day would be passed. params: max, left, currency.
 * - `holdings_max`: Open orders together would pass the maximum. params: max, currency.
 * - `single_max`: One order is above the maximum. params: max, currency.
 * - `single_min`: One order is below the minimum. params: min, currency.
 * - `product_not_found`: No product has this symbol.
 * - `network_error`: A part of the server did not answer; nothing was changed.
 * - `no_data`: What was asked for does not exist, or belongs to somebody else.
 * - `verify_failed`: A check of the submitted material failed.
 * - `non_trading_time`: The product's market is closed. params: available_from, where it is known.
 * - `append_required`: Income is held until the money is added. params: append_money, currency.
 * - `real_name_required`: Verification gates withdrawals.
 * - `withdraw_card_required`: A withdrawal needs a bound card or wallet address.
 * - `alipay_required`: The chosen type needs a bound Alipay account.
 * - `agreement_required`: The terms were not ticked.
 * - `passwords_differ`: The two entries of a new password differ.
 * - `request_conflict`: A request_id came again with another body.
 * - `request_expired`: The request came after its valid_until; it was not carried out and never will be.
 * - `input_invalid`: A field is missing or breaks its rule; params.field names it. params: field.
 * - `code_too_soon`: A code can be sent again after 60 seconds. params: available_from.
 * - `too_many_requests`: A rate limit of the server. params: available_from.
 * - `fund_password_required`: The action needs a fund password and none is set.
 * - `deposit_not_released`: Support releases an amount before a deposit.
 * - `review_in_progress`: A second submission would replace one that is being reviewed.
 * - `card_number_invalid`: The number fails its check digit.
 * - `address_invalid`: The wallet address fails the check of its network.
 * - `file_rejected`: Empty, too large, or not a JPEG, PNG or WebP by its content. params: max_bytes.
 * - `screenshot_used`: The picture proved another deposit; one transfer has one picture.
 * - `funds_frozen`: An administrator froze the account's money; reading stays possible.
 * - `action_not_allowed`: The record's state does not allow the action. params: available_from, where it is a matter of time.
 * - `project_ended`: A project takes no more money after its end.
 * - `project_full`: The remaining capacity is smaller than the amount. params: max, currency.
 * - `price_changed`: What the user accepted has changed. params: rate; price, tick_id, as_of; release_date; earns_from; or with currency: fee; principal; returns, income_lost, held_income_lost.
 */
export type RefusalReason = typeof RefusalReason[keyof typeof RefusalReason];


export const RefusalReason = {
  user_name_invalid: 'user_name_invalid',
  user_not_found: 'user_not_found',
  login_password_wrong: 'login_password_wrong',
  credentials_wrong: 'credentials_wrong',
  account_locked: 'account_locked',
  code_wrong: 'code_wrong',
  account_registered: 'account_registered',
  inviter_invalid: 'inviter_invalid',
  registration_failed: 'registration_failed',
  login_required: 'login_required',
  once_a_day: 'once_a_day',
  fund_password_wrong: 'fund_password_wrong',
  already_certified: 'already_certified',
  id_number_exists: 'id_number_exists',
  id_number_invalid: 'id_number_invalid',
  name_invalid: 'name_invalid',
  card_number_exists: 'card_number_exists',
  operation_failed: 'operation_failed',
  balance_not_enough: 'balance_not_enough',
  turnover_insufficient: 'turnover_insufficient',
  amount_too_small: 'amount_too_small',
  amount_too_large: 'amount_too_large',
  withdraw_amount_too_small: 'withdraw_amount_too_small',
  withdraw_amount_too_large: 'withdraw_amount_too_large',
  withdraw_time_limit: 'withdraw_time_limit',
  withdraw_times_limit: 'withdraw_times_limit',
  withdraw_amount_limit: 'withdraw_amount_limit',
  holdings_max: 'holdings_max',
  single_max: 'single_max',
  single_min: 'single_min',
  product_not_found: 'product_not_found',
  network_error: 'network_error',
  no_data: 'no_data',
  verify_failed: 'verify_failed',
  non_trading_time: 'non_trading_time',
  append_required: 'append_required',
  real_name_required: 'real_name_required',
  withdraw_card_required: 'withdraw_card_required',
  alipay_required: 'alipay_required',
  agreement_required: 'agreement_required',
  passwords_differ: 'passwords_differ',
  request_conflict: 'request_conflict',
  request_expired: 'request_expired',
  input_invalid: 'input_invalid',
  code_too_soon: 'code_too_soon',
  too_many_requests: 'too_many_requests',
  fund_password_required: 'fund_password_required',
  deposit_not_released: 'deposit_not_released',
  review_in_progress: 'review_in_progress',
  card_number_invalid: 'card_number_invalid',
  address_invalid: 'address_invalid',
  file_rejected: 'file_rejected',
  screenshot_used: 'screenshot_used',
  funds_frozen: 'funds_frozen',
  action_not_allowed: 'action_not_allowed',
  project_ended: 'project_ended',
  project_full: 'project_full',
  price_changed: 'price_changed',
} as const;
