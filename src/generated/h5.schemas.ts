/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
/**
 * Done.
 */
export type CodeDone = typeof CodeDone[keyof typeof CodeDone];


export const CodeDone = {
  NUMBER_1: 1,
} as const;

/**
 * Text for people, in the language of the header `lang`.
 * @maxLength 500
 */
export type Message = string;

/**
 * The server's clock, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type ServerTime = number;

/**
 * A moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type Timestamp = number;

/**
 * A moment, Unix seconds; null when it has not come, or does not apply.
 * @minimum 1000000000
 * @maximum 9999999999
 * @nullable
 */
export type NullableTimestamp = number | null;

/**
 * A decimal amount of money as text, at the scale of the currency named beside it.
 * @pattern ^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type Money = string;

/**
 * A decimal price as text, at the product's precision.
 * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type Price = string;

/**
 * A decimal fraction as text; 0.01 is one per cent.
 * @pattern ^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$
 */
export type Rate = string;

/**
 * A rate that the user saw and accepts, as text; 0.01 is one per cent.
 * @pattern ^(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$
 */
export type AcceptedRate = string;

/**
 * An amount of money that the user saw and accepts, as text.
 * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type AcceptedMoney = string;

/**
 * Code of a currency or coin, one of the `currencies` of the site.
 * @pattern ^[A-Z][A-Z0-9]{1,9}$
 */
export type Currency = string;

/**
 * Made once per intent; a retry sends it again. The same id with the same body gets the first result
 * again, done or refused, so that a late copy never carries out what was refused. Requests that were not
 * tried have no result: those without a session, with an invalid form, or after their `valid_until`. A
 * `valid_until` that is too far ahead is not one of them: that request stays refused, even when the moment
 * has come closer.
 */
export type RequestId = string;

/**
 * The last second of the server's clock in which the request may be carried out, for example 30
 * seconds from now for an order and 60 for anything else. It belongs to the body, and is made
 * once with the `request_id`.
 *
 * - The server compares it with its clock when it books, within the transaction. Equal is in time; what is
 *   later is refused with `request_expired`, before any other rule.
 * - A request whose id has a result gets it at any time. A refused one may get `request_expired` instead
 *   once `valid_until` is over by more than the tolerance. A result is kept for at least 24 hours; records
 *   keep the id of what was done for ever.
 * - The clock of a booking differs by at most 5 seconds (`x-clock-tolerance`) from the `time` of any
 *   answer of any machine of this server. So a request that arrives within 5 seconds before or after its
 *   last second, by such a `time`, may be carried out or refused.
 * - A look-up by `request_id` that finds no record is final when its `time` is more than 5 seconds after
 *   `valid_until`: the request was refused, or will be. For this to be true the server reads `time` from
 *   the clock before it reads the records, reads them from no replica that lags behind, and has committed
 *   every booking that was in time by then.
 * - More than 600 seconds ahead is refused with `input_invalid`.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type ValidUntil = number;

/**
 * The user was told of an equal request of the last 600 seconds (`x-duplicate-seconds`) and wants this one, too: `true`
 * makes the server carry it out all the same. `false` says what leaving it out says. A client sends it in no first request.
 */
export type AllowDuplicate = boolean;

/**
 * The `request_id` of the request that made this record; null for records made by the server or by support.
 * @nullable
 */
export type NullableRequestId = string | null;

/**
 * Public number of the account.
 * @pattern ^[0-9]{6,12}$
 */
export type UserId = string;

/**
 * Login or fund password, 6 to 16 characters.
 * @minLength 6
 * @maxLength 16
 */
export type Password = string;

/**
 * Six digits, valid for five minutes and for one use. It is invalid after ten wrong guesses, or fewer.
 * @pattern ^[0-9]{6}$
 */
export type VerificationCode = string;

/**
 * Code of the inviter.
 * @pattern ^[A-Z0-9]{6,10}$
 */
export type InvitationCode = string;

/**
 * Where a code can be sent: a phone number as `+` and its digits with country code (E.164), or an email address in lower
 * case, with labels of up to 63 characters and a domain of up to 253. A server reads the letters of an address as the
 * lower-case ones, and refuses or removes characters that are invisible (Unicode category Cf), the same in every operation.
 * @minLength 6
 * @maxLength 318
 * @pattern ^(\+[1-9][0-9]{5,14}|[^@\s]{1,64}@([^@\s.]{1,63}\.){1,126}[^@\s.]{2,63})$
 */
export type ReachableAccount = string;

/**
 * Records in all, over every page.
 * @minimum 0
 */
export type Total = number;

/**
 * This page, from 1.
 * @minimum 1
 */
export type Page = number;

/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
export type Limit = number;

/**
 * Refused.
 */
export type RefusedCode = typeof RefusedCode[keyof typeof RefusedCode];


export const RefusedCode = {
  NUMBER_0: 0,
} as const;

/**
 * Why a business rule said no. Closed: one value for each entry of the error catalogue, and the few that
 * its rules imply. The client derives its own message and next action from it. `x-params` has the params
 * of each reason; a reason that is missing there has none. `x-refusals` has its message.
 *
 * - `user_name_invalid`: The account name does not have the form of a phone number or an email address.
 * - `user_not_found`: In the catalogue only; operations answer credentials_wrong or code_wrong, so that no
 *   stranger learns who has an account.
 * - `login_password_wrong`: The current login password, asked for again, is wrong.
 * - `credentials_wrong`: Account and password do not match. The answer is the same for an unknown account.
 * - `account_locked`: Five wrong passwords lock an account for 15 minutes; customer service may lock it for longer. params: available_from.
 * - `code_wrong`: The verification code is wrong, used, or older than five minutes.
 * - `account_registered`: The phone number or email address already has an account.
 * - `inviter_invalid`: The invitation code belongs to nobody.
 * - `registration_failed`: Nothing was created; registering again is safe.
 * - `login_required`: In the catalogue only; an operation that needs a session answers code 401, with this
 *   message.
 * - `once_a_day`: The daily bonus of this calendar day was claimed before. params: available_from.
 * - `fund_password_wrong`: The fund password does not match.
 * - `already_certified`: A verified user cannot verify again.
 * - `id_number_exists`: An ID number belongs to one account only.
 * - `id_number_invalid`: The ID number does not have the form or the check digit of its country.
 * - `name_invalid`: The name has characters that no name has, or does not match the documents.
 * - `card_number_exists`: A card number is unique over all users.
 * - `operation_failed`: The server could not do it; nothing was changed. For a request with a `request_id`
 *   it is stored like any refusal; if that fails, too, the answer is HTTP 5xx.
 * - `balance_not_enough`: The available balance does not cover the amount and its fee. params: available, currency.
 * - `turnover_insufficient`: The turnover that a withdrawal needs is not met. params: remaining, currency.
 * - `amount_too_small`: The amount is below the minimum. params: min, currency.
 * - `amount_too_large`: The amount is above the maximum. params: max, currency.
 * - `withdraw_target_wait`: No withdrawal was paid to this target before, and the account's security changed a short while ago. params: available_from.
 * - `withdraw_amount_too_small`: Below the smallest withdrawal. params: min, currency.
 * - `withdraw_amount_too_large`: Above the largest withdrawal. params: max, currency.
 * - `withdraw_time_limit`: Outside the daily withdrawal window. params: opens, closes, time_zone, available_from.
 * - `withdraw_times_limit`: The number of withdrawals of this day is used up. params: max, available_from.
 * - `withdraw_amount_limit`: The total amount of this day would be exceeded. params: max, left, currency.
 * - `holdings_max`: Open orders together would exceed the maximum. params: max, currency.
 * - `single_max`: One order is above the maximum. params: max, currency.
 * - `single_min`: One order is below the minimum. params: min, currency.
 * - `product_not_found`: No product has this symbol.
 * - `network_error`: A part of the server did not answer; nothing was changed.
 * - `no_data`: What was asked for does not exist, or belongs to somebody else.
 * - `verify_failed`: A check of the submitted material failed.
 * - `non_trading_time`: The product's market is closed. params: available_from, where it is known.
 * - `append_required`: Income is held until the top-up. params: append_money, currency.
 * - `real_name_required`: Verification gates withdrawals.
 * - `withdraw_card_required`: A withdrawal needs a card, account or wallet address that was added.
 * - `alipay_required`: The chosen type needs an Alipay account that was added.
 * - `agreement_required`: The terms were not ticked.
 * - `passwords_differ`: The two entries of a new password differ.
 * - `request_conflict`: A request_id came again with another body.
 * - `possible_duplicate`: An equal request was carried out a few minutes before ("Possible duplicates"). params: answered_at, amount, currency, request_id, record_id.
 * - `request_expired`: The request came after its valid_until; it was not carried out and never will be.
 * - `input_invalid`: A field is missing or breaks its rule; params.field names it. params: field.
 * - `code_too_soon`: A code can be sent again after 60 seconds. params: available_from.
 * - `too_many_requests`: A rate limit of the server, or too many passwords that wait to be checked. params: available_from.
 * - `fund_password_required`: The action needs a fund password and none is set.
 * - `deposit_not_released`: Support approves an amount before a deposit.
 * - `review_in_progress`: A second submission would replace one that is being reviewed.
 * - `card_number_invalid`: The number fails its check digit.
 * - `address_invalid`: The wallet address fails the check of its network.
 * - `file_rejected`: Empty, too large, or not a JPEG, PNG or WebP by its content. params: max_bytes.
 * - `screenshot_used`: The picture proved another deposit; one transfer has one picture.
 * - `funds_frozen`: Customer service blocked the funds; reading stays possible.
 * - `action_not_allowed`: The record's state does not allow the action. params: available_from, where it is a matter of time.
 * - `project_ended`: A project takes no more money after its end.
 * - `project_full`: The remaining capacity is smaller than the amount. params: max, currency.
 * - `price_changed`: What the user accepted has changed. params: rate; price, tick_id, as_of; release_date; earns_from; or with currency: fee; principal; returns, income_lost, held_income_lost.
 * - `passkey_unknown`: The passkey is none of the account, or was removed; or the user has none.
 * - `passkey_refused`: The answer of the passkey does not prove it: another site, another challenge, no verified user, a
 *   wrong signature, or a count of uses that a copy would have.
 * - `challenge_expired`: The challenge is over, was answered before, or was made for something or somebody else.
 * - `confirmation_mismatch`: The passkey confirmed another request than the one that came.
 * - `area_not_offered`: What was asked for belongs to an `Area` that this site does not offer.
 * - `own_stake_max`: One order is above the user's own limit. params: max, currency.
 * - `own_loss_day_max`: The order could lose more than the user's own limit leaves today. params: max, left, currency, available_from.
 * - `own_loss_week_max`: The order could lose more than the user's own limit leaves this week. params: max, left, currency, available_from.
 * - `trading_paused`: The user paused trading. params: available_from, where the pause ends by itself.
 * - `price_reached`: A price alert needs a price that the product does not have now.
 * - `alert_exists`: The user has an alert of this product at this price.
 * - `alerts_max`: The user has as many price alerts as may be. params: max.
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
  withdraw_target_wait: 'withdraw_target_wait',
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
  possible_duplicate: 'possible_duplicate',
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
  area_not_offered: 'area_not_offered',
  own_stake_max: 'own_stake_max',
  own_loss_day_max: 'own_loss_day_max',
  own_loss_week_max: 'own_loss_week_max',
  trading_paused: 'trading_paused',
  price_reached: 'price_reached',
  alert_exists: 'alert_exists',
  alerts_max: 'alerts_max',
  passkey_unknown: 'passkey_unknown',
  passkey_refused: 'passkey_refused',
  challenge_expired: 'challenge_expired',
  confirmation_mismatch: 'confirmation_mismatch',
} as const;

/**
 * The numbers of the message, always as text. Moments are Unix seconds.
 */
export type RefusalParams = {[key: string]: string};

export interface Refusal {
  reason: RefusalReason;
  /** The numbers of the message, always as text. Moments are Unix seconds. */
  params: RefusalParams;
}

/**
 * A business rule said no. Nothing was changed.
 */
export interface Refused {
  /** Refused. */
  code: RefusedCode;
  msg: Message;
  time: ServerTime;
  data: Refusal;
}

/**
 * Unauthenticated.
 */
export type UnauthenticatedCode = typeof UnauthenticatedCode[keyof typeof UnauthenticatedCode];


export const UnauthenticatedCode = {
  NUMBER_401: 401,
} as const;

/**
 * No valid session. The client goes to the login page.
 */
export interface Unauthenticated {
  /** Unauthenticated. */
  code: UnauthenticatedCode;
  msg: Message;
  time: ServerTime;
  /**
     * Always null.
     * @nullable
     */
  data: null;
}

/**
 * The app's own codes; hk is Traditional Chinese, jp Japanese, kor Korean.
 */
export type LanguageCode = typeof LanguageCode[keyof typeof LanguageCode];


export const LanguageCode = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  hk: 'hk',
  jp: 'jp',
  kor: 'kor',
  th: 'th',
  zh: 'zh',
  vi: 'vi',
} as const;

/**
 * The device credentials that the client stores, of whichever accounts, separated by a space. For servers with `devices`; others
 * refuse the field. The server looks for one of the account that logs in and ignores the rest. Without one the device is new: a
 * message of type `security` reports the login, and a wait for new targets begins (`NewTargetFrom`). Nothing else makes a device known.
 * @pattern ^[A-Za-z0-9_-]{32,128}( [A-Za-z0-9_-]{32,128}){0,7}$
 */
export type DeviceCredentials = string;

export interface LogInForm {
  /**
     * User name, or phone number or email address as in `ReachableAccount`.
     * @minLength 3
     * @maxLength 318
     */
  account: string;
  password: Password;
  device_credentials?: DeviceCredentials;
}

/**
 * At least 192 random bits, issued with each session by a server with `devices`, for this account on this device. The client stores it
 * and sends it with the next login. It opens nothing; the server stores a hash of it.
 *
 * - Rotation: the credential that was sent stays valid until the first call of the new session, so that a lost response makes no
 *   device new. From then on it is unknown.
 * - The server forgets it when its session is ended (`logOut`, `endSession`), and those of all other devices with `endOtherSessions`.
 *   A changed login or fund password forgets those of all devices; setting the first fund password forgets none. A session that
 *   ends by itself keeps it.
 * @pattern ^[A-Za-z0-9_-]{32,128}$
 */
export type DeviceCredential = string;

/**
 * The moment at which this session ends by itself. It is told when the session begins and never
 * moves: using the session does not prolong it. How long a session lives is the site's choice.
 *
 * - Before it the token is valid, unless the session ended early: by `logOut`, from another device
 *   (`endSession`, `endOtherSessions`), by a new login password (`changeLoginPassword` ends every other
 *   session, `resetPassword` all), or by customer service.
 * - From its end on every private call with the token answers code 401, and nothing happens, not even by a
 *   call that came before and was not booked yet.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type SessionEnd = number;

export type SessionUser = {
  userid: UserId;
  /** User name, phone number or email address. */
  account: string;
};

export interface Session {
  /**
     * Sent back in the header `token`. Opaque; never part of an address.
     * @minLength 16
     * @maxLength 256
     */
  token: string;
  session_ends_at: SessionEnd;
  device_credential?: DeviceCredential;
  user: SessionUser;
}

export interface SessionDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: Session;
}

/**
 * Id of a challenge, to which one answer may come.
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
export type ChallengeId = string;

/**
 * JSON of the browser's answer: `toJSON()` of its PublicKeyCredential.
 * @minLength 2
 * @maxLength 16000
 */
export type PasskeyCredential = string;

export interface LogInWithPasskeyForm {
  challenge_id: ChallengeId;
  credential: PasskeyCredential;
  device_credentials?: DeviceCredentials;
}

/**
 * Bytes in base64url, without padding.
 * @maxLength 1400
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Base64Url = string;

/**
 * What is signed, in base64url: at least 32 random bytes.
 * @pattern ^[A-Za-z0-9_-]{43,128}$
 */
export type PasskeyChallenge = string;

/**
 * Domain of the site. A passkey that was made for another one is refused with `passkey_unknown`.
 * @pattern ^[a-z0-9.:-]{1,253}$
 */
export type RpId = string;

/**
 * How long the device may ask, in milliseconds.
 * @minimum 1
 * @maximum 600000
 */
export type PasskeyTimeout = number;

/**
 * The device verifies the user: finger, face or PIN.
 */
export type UserVerification = typeof UserVerification[keyof typeof UserVerification];


export const UserVerification = {
  required: 'required',
} as const;

/**
 * Kind of credential.
 */
export type PasskeyDescriptorType = typeof PasskeyDescriptorType[keyof typeof PasskeyDescriptorType];


export const PasskeyDescriptorType = {
  'public-key': 'public-key',
} as const;

export interface PasskeyDescriptor {
  id: Base64Url;
  /** Kind of credential. */
  type: PasskeyDescriptorType;
  /**
     * How the device is reached.
     * @maxItems 10
     * @items.pattern ^[a-z-]{1,20}$
     */
  transports?: string[];
}

/**
 * Passkeys that the server knows.
 * @maxItems 20
 */
export type PasskeyDescriptors = PasskeyDescriptor[];

/**
 * PublicKeyCredentialRequestOptionsJSON. Without `allowCredentials` any passkey of the site will do.
 */
export interface PasskeyRequestOptions {
  challenge: PasskeyChallenge;
  timeout: PasskeyTimeout;
  rpId: RpId;
  allowCredentials?: PasskeyDescriptors;
  userVerification: UserVerification;
}

/**
 * `expires_at` is the last second in which an answer is taken.
 */
export interface PasskeyRequest {
  challenge_id: ChallengeId;
  expires_at: Timestamp;
  options: PasskeyRequestOptions;
}

export interface PasskeyRequestDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PasskeyRequest;
}

export interface RegisterForm {
  account: ReachableAccount;
  password: Password;
  password_confirm: Password;
  code: VerificationCode;
  invitation_code: InvitationCode;
  /** The terms were read and accepted; only true is taken. */
  agreement: true;
}

/**
 * What the code is for; a code serves one purpose only.
 */
export type SendCodeFormPurpose = typeof SendCodeFormPurpose[keyof typeof SendCodeFormPurpose];


export const SendCodeFormPurpose = {
  register: 'register',
  forget: 'forget',
} as const;

export interface SendCodeForm {
  account: ReachableAccount;
  /** What the code is for; a code serves one purpose only. */
  purpose: SendCodeFormPurpose;
}

export type CodeSentDoneData = {
  expires_at: Timestamp;
  resend_at: Timestamp;
};

export interface CodeSentDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: CodeSentDoneData;
}

export interface ResetPasswordForm {
  account: ReachableAccount;
  code: VerificationCode;
  password: Password;
  password_confirm: Password;
}

export interface SessionsEnded {
  /**
     * How many sessions of the account ended.
     * @minimum 0
     * @maximum 1000
     */
  sessions_ended: number;
}

export interface SessionsEndedDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: SessionsEnded;
}

/**
 * Address of a picture on the same host, or null.
 * @maxLength 500
 * @nullable
 * @pattern ^/.+
 */
export type NullableImageUrl = string | null;

/**
 * Route of the app to open, or null.
 * @nullable
 * @pattern ^/pages/[A-Za-z]+/[A-Za-z]+$
 */
export type NullableRoute = string | null;

/**
 * Id of a content item.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type ContentId = string;

/**
 * Title in the language of the request.
 * @minLength 1
 * @maxLength 200
 */
export type Title = string;

/**
 * HTML text. Clients sanitise it.
 * @maxLength 200000
 */
export type Html = string;

/**
 * Plain text, with an empty line between paragraphs.
 * @maxLength 20000
 */
export type PlainText = string;

/**
 * Time of day in the time zone named beside it, 24-hour. `24:00` ends a day.
 * @pattern ^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$
 */
export type ClockTime = string;

/**
 * IANA time zone.
 * @maxLength 64
 * @pattern ^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$
 */
export type TimeZone = string;

/**
 * Day of the week.
 */
export type Weekday = typeof Weekday[keyof typeof Weekday];


export const Weekday = {
  mon: 'mon',
  tue: 'tue',
  wed: 'wed',
  thu: 'thu',
  fri: 'fri',
  sat: 'sat',
  sun: 'sun',
} as const;

export interface Banner {
  id: ContentId;
  title: Title;
  image_url: NullableImageUrl | null;
  link: NullableRoute | null;
}

export interface BannerList {
  /** @maxItems 20 */
  list: Banner[];
}

export interface ListBannersDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: BannerList;
}

/**
 * The announcement, or null when there is none. `published_at` is when it was first shown.
 * @nullable
 */
export type NullableAnnouncement = {
  id: ContentId;
  title: Title;
  text: PlainText;
  /** Whether it must be read before anything else is done. One that is not urgent is a line that can be left alone. */
  urgent: boolean;
  published_at: Timestamp;
} | null;

export interface AnnouncementView {
  announcement: NullableAnnouncement | null;
}

export interface GetAnnouncementDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: AnnouncementView;
}

/**
 * What the block is about.
 */
export type HomeBlockType = typeof HomeBlockType[keyof typeof HomeBlockType];


export const HomeBlockType = {
  introduction: 'introduction',
  mission: 'mission',
  vision: 'vision',
  commitment: 'commitment',
  leadership: 'leadership',
} as const;

export interface HomeBlock {
  type: HomeBlockType;
  title: Title;
  text: PlainText;
}

export interface HomeView {
  /** @maxItems 20 */
  blocks: HomeBlock[];
}

export interface GetHomeDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: HomeView;
}

/**
 * `demo` moves no real money; clients then carry a permanent mark that says so.
 */
export type SiteEnvironment = typeof SiteEnvironment[keyof typeof SiteEnvironment];


export const SiteEnvironment = {
  demo: 'demo',
  live: 'live',
} as const;

/**
 * When customer service is there: from `opens` to `closes` on each of `days`, in `time_zone`.
 */
export interface OpeningHours {
  opens: ClockTime;
  closes: ClockTime;
  /** @maxItems 7 */
  days: Weekday[];
  time_zone: TimeZone;
}

/**
 * How to open it.
 */
export type SupportChannelType = typeof SupportChannelType[keyof typeof SupportChannelType];


export const SupportChannelType = {
  web_chat: 'web_chat',
  email: 'email',
  phone: 'phone',
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  line: 'line',
  wechat: 'wechat',
} as const;

export interface SupportChannel {
  /** How to open it. */
  type: SupportChannelType;
  /**
     * Name of the channel.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Web address (https), email address, phone number or account name, by type.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
}

export interface SupportInfo {
  /** Whether support answers now. */
  open: boolean;
  hours: OpeningHours;
  /** @maxItems 12 */
  channels: SupportChannel[];
}

/**
 * Address on the web (https), or null when not offered.
 * @maxLength 500
 * @nullable
 * @pattern ^https://.+
 */
export type NullableWebAddress = string | null;

export interface AppDownloads {
  android_url: NullableWebAddress | null;
  ios_url: NullableWebAddress | null;
  /**
     * Version offered.
     * @pattern ^[0-9]+\.[0-9]+\.[0-9]+$
     */
  version: string;
}

/**
 * An account that anybody may log in with. Its password is no secret.
 */
export interface DemoAccount {
  /**
     * Name that logs in.
     * @minLength 1
     * @maxLength 318
     */
  account: string;
  /**
     * Password of the account.
     * @minLength 6
     * @maxLength 64
     */
  password: string;
  /**
     * What there is to see with it.
     * @minLength 1
     * @maxLength 200
     */
  description: string;
}

/**
 * What a visitor tries the demo with; always null on a live site.
 * @nullable
 */
export type NullableDemo = {
  /** @maxItems 10 */
  accounts: DemoAccount[];
  invitation_code: InvitationCode;
  /**
     * Page that shows codes that were sent, decides reviews and moves the clock; null where there is none for this visitor.
     * @maxLength 500
     * @nullable
     * @pattern ^https?://.+
     */
  control_url: string | null;
} | null;

/**
 * Limits that texts name, in `currency`; the views of a deposit and a withdrawal have those of
 * the account. `deposit_min` and `deposit_max` limit one deposit, `withdrawal_min` and
 * `withdrawal_max` one withdrawal, of which `withdrawal_fee_rate` is the fee. Withdrawals are
 * taken from `withdrawal_opens` to `withdrawal_closes` in the time zone of the site.
 */
export interface SiteLimits {
  currency: Currency;
  deposit_min: Money;
  deposit_max: Money;
  withdrawal_min: Money;
  withdrawal_max: Money;
  withdrawal_fee_rate: Rate;
  withdrawal_opens: ClockTime;
  withdrawal_closes: ClockTime;
  /**
     * Withdrawals allowed on one day.
     * @minimum 0
     * @maximum 1000
     */
  withdrawal_times_max: number;
}

/**
 * Minutes that it usually takes.
 * @minimum 1
 * @maximum 20160
 */
export type UsualMinutes = number;

/**
 * How long each review usually takes; left out what nobody can tell.
 */
export interface ReviewMinutes {
  deposit_release?: UsualMinutes;
  deposit?: UsualMinutes;
  withdrawal?: UsualMinutes;
  verification?: UsualMinutes;
}

/**
 * A part of what a site may offer. `trading` is products, prices and orders; `financing` projects and the
 * investments in them; `coins` coins, their exchange, wallet addresses and transfers in coins
 * (`crypto_transfer` of bindPaymentMethod); `invitations` codes, invitees, bonuses for them and
 * `invite_rules` of getContentByType; `activities` activities (`activity` of the same) and the daily bonus;
 * `news` articles; `places` choosing and showing a place, for which no server is asked.
 */
export type Area = typeof Area[keyof typeof Area];


export const Area = {
  trading: 'trading',
  financing: 'financing',
  coins: 'coins',
  invitations: 'invitations',
  activities: 'activities',
  news: 'news',
  places: 'places',
} as const;

/**
 * What it is.
 */
export type SiteCurrencyType = typeof SiteCurrencyType[keyof typeof SiteCurrencyType];


export const SiteCurrencyType = {
  cash: 'cash',
  coin: 'coin',
} as const;

/**
 * `scale` is the number of decimals of each amount in it. There is one of `type` cash.
 */
export interface SiteCurrency {
  code: Currency;
  /**
     * Decimals of an amount.
     * @minimum 0
     * @maximum 8
     */
  scale: number;
  /** What it is. */
  type: SiteCurrencyType;
}

/**
 * `prices` is watchPrices, `events` watchEvents.
 */
export type StreamName = typeof StreamName[keyof typeof StreamName];


export const StreamName = {
  prices: 'prices',
  events: 'events',
} as const;

/**
 * `own_limits`: users limit their own trading. `passkeys`: they log in and confirm with a passkey. `devices`: they see where they
 * are logged in, end that, and read what happened to their account; each session comes with a `device_credential`. `price_alerts`: they are told when a price is reached.
 * `practice`: clients offer practice orders, which never reach a server. The list is open: a client passes over a value
 * that it does not know.
 */
export type Capability = typeof Capability[keyof typeof Capability];


export const Capability = {
  own_limits: 'own_limits',
  passkeys: 'passkeys',
  devices: 'devices',
  price_alerts: 'price_alerts',
  practice: 'practice',
} as const;

export interface SiteInfo {
  /**
     * Name shown in titles.
     * @minLength 1
     * @maxLength 40
     */
  product_name: string;
  /**
     * Domain of the site; invitation links use h5. before it.
     * @pattern ^[a-z0-9.-]{3,253}$
     */
  domain: string;
  logo_url: NullableImageUrl | null;
  environment: SiteEnvironment;
  time_zone: TimeZone;
  /**
     * Version of the app that the server was made for.
     * @pattern ^[0-9]+\.[0-9]+\.[0-9]+$
     */
  version: string;
  risk_notice: PlainText;
  project_risk_notice: PlainText;
  support: SupportInfo;
  downloads: AppDownloads;
  demo: NullableDemo | null;
  limits: SiteLimits;
  review_minutes?: ReviewMinutes;
  /**
     * What the site offers. It offers everything where this is left out.
     * @maxItems 20
     */
  areas?: Area[];
  /**
     * The cash currency and the coins. Where this is left out, USD and USDT with 2 decimals, BTC and ETH with 8.
     * @minItems 1
     * @maxItems 50
     */
  currencies?: SiteCurrency[];
  /**
     * The streams that the server has. None where this is left out.
     * @maxItems 20
     */
  streams?: StreamName[];
  /**
     * What the server has beyond the specification. Nothing where this is left out.
     * @maxItems 20
     */
  capabilities?: Capability[];
}

export interface GetSiteInfoDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: SiteInfo;
}

/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
export type ProductSymbol = string;

/**
 * Price minus the previous close, signed, at the product's precision.
 * @pattern ^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type PriceChange = string;

/**
 * `trading`; `closed` on a holiday or by the operator; `non_trading_time` outside the trading hours;
 * `unknown` when the server itself cannot tell.
 */
export type MarketState = typeof MarketState[keyof typeof MarketState];


export const MarketState = {
  trading: 'trading',
  closed: 'closed',
  non_trading_time: 'non_trading_time',
  unknown: 'unknown',
} as const;

/**
 * Id of a published price. Ticks are kept, so that a settlement can be checked.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type TickId = string;

/**
 * What changed of a `Quote`. Left out, `open`, `high`, `low`, `close`, `state` and `opens_at` are as before, `as_of` is
 * the second of the event's `id`, and `change` and `change_rate` follow from `price` and `close`. The first event has all.
 */
export interface QuoteUpdate {
  symbol: ProductSymbol;
  price: Price;
  open?: Price;
  high?: Price;
  low?: Price;
  close?: Price;
  change?: PriceChange;
  change_rate?: Rate;
  state?: MarketState;
  as_of?: Timestamp;
  tick_id: TickId;
  opens_at?: NullableTimestamp | null;
}

/**
 * Quotes that changed, each once.
 */
export interface PriceEvent {
  /**
     * @minItems 1
     * @maxItems 500
     */
  list: QuoteUpdate[];
}

/**
 * `message` is one that no other type tells of; `bonus` money that was given; `price_alert` a `PriceAlert` that was
 * reached; `resync` replaces events that were left out: a client reads again what it shows. The list is open: a
 * client passes over a type that it does not know.
 */
export type UserEventType = typeof UserEventType[keyof typeof UserEventType];


export const UserEventType = {
  order_settled: 'order_settled',
  deposit_decided: 'deposit_decided',
  withdrawal_decided: 'withdrawal_decided',
  verification_decided: 'verification_decided',
  income_paid: 'income_paid',
  message: 'message',
  bonus: 'bonus',
  session_ended: 'session_ended',
  price_alert: 'price_alert',
  resync: 'resync',
} as const;

/**
 * Id of the record that moved the money; null when there is none.
 * @nullable
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type NullableRecordId = string | null;

/**
 * `record_id` is the record of which `type` tells, null where it is none; `at` when it happened.
 */
export interface UserEvent {
  type: UserEventType;
  record_id: NullableRecordId | null;
  at: Timestamp;
}

/**
 * A platform notice. `published_at` is since when it is shown.
 */
export interface Notice {
  id: ContentId;
  title: Title;
  text: PlainText;
  published_at: Timestamp;
}

export interface NoticePage {
  /** @maxItems 100 */
  list: Notice[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListNoticesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: NoticePage;
}

/**
 * Kind of news.
 */
export type NewsCategory = typeof NewsCategory[keyof typeof NewsCategory];


export const NewsCategory = {
  market: 'market',
  company: 'company',
  education: 'education',
} as const;

/**
 * An article in a list. `published_at` is since when it is shown.
 */
export interface NewsSummary {
  id: ContentId;
  category: NewsCategory;
  title: Title;
  summary: PlainText;
  image_url: NullableImageUrl | null;
  published_at: Timestamp;
}

export interface NewsPage {
  /** @maxItems 100 */
  list: NewsSummary[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListNewsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: NewsPage;
}

/**
 * A whole article. `published_at` is since when it is shown.
 */
export interface NewsArticle {
  id: ContentId;
  category: NewsCategory;
  title: Title;
  html: Html;
  image_url: NullableImageUrl | null;
  published_at: Timestamp;
}

export interface GetNewsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: NewsArticle;
}

/**
 * Which text.
 */
export type ContentType = typeof ContentType[keyof typeof ContentType];


export const ContentType = {
  agreement: 'agreement',
  privacy: 'privacy',
  risk: 'risk',
  invite_rules: 'invite_rules',
  download: 'download',
  help: 'help',
  activity: 'activity',
} as const;

/**
 * State of an activity; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type ActivityState = typeof ActivityState[keyof typeof ActivityState];


export const ActivityState = {
  upcoming: 'upcoming',
  in_progress: 'in_progress',
  ended: 'ended',
  unknown: 'unknown',
} as const;

/**
 * An activity in a list. It runs from `start_time` to `end_time`, without end when that is null.
 */
export interface ActivitySummary {
  id: ContentId;
  title: Title;
  summary: PlainText;
  image_url: NullableImageUrl | null;
  start_time: Timestamp;
  end_time: NullableTimestamp | null;
  state: ActivityState;
}

/**
 * A text of the site. `updated_at` is when its present `version` was published.
 */
export interface ContentText {
  type: ContentType;
  title: Title;
  html: Html;
  /**
     * Version of the text; what was accepted at registration names it.
     * @minLength 1
     * @maxLength 20
     */
  version: string;
  updated_at: Timestamp;
  /** @maxItems 100 */
  activities: ActivitySummary[];
}

export interface GetContentByTypeDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ContentText;
}

/**
 * A whole activity. It runs from `start_time` to `end_time`, without end when that is null.
 */
export interface Activity {
  id: ContentId;
  title: Title;
  html: Html;
  image_url: NullableImageUrl | null;
  start_time: Timestamp;
  end_time: NullableTimestamp | null;
  state: ActivityState;
  link: NullableRoute | null;
}

export interface GetActivityDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: Activity;
}

/**
 * Category of a product.
 */
export type ProductCategory = typeof ProductCategory[keyof typeof ProductCategory];


export const ProductCategory = {
  forex: 'forex',
  gold: 'gold',
  futures: 'futures',
  stocks: 'stocks',
  crypto: 'crypto',
} as const;

/**
 * Length of a candle.
 */
export type CandleInterval = typeof CandleInterval[keyof typeof CandleInterval];


export const CandleInterval = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1d',
  '1w': '1w',
} as const;

/**
 * Name in the language of the request.
 * @minLength 1
 * @maxLength 60
 */
export type ProductName = string;

/**
 * Decimals of the price.
 * @minimum 0
 * @maximum 8
 */
export type Precision = number;

/**
 * A market trades from `opens` up to, not including, `closes` on each of `days`, in the time
 * zone beside it.
 */
export interface TradingSession {
  /** @maxItems 7 */
  days: Weekday[];
  opens: ClockTime;
  closes: ClockTime;
}

export interface TradingHours {
  /** True for markets that never close; sessions is then empty. */
  always_open: boolean;
  time_zone: TimeZone;
  /** @maxItems 14 */
  sessions: TradingSession[];
}

export interface CatalogueProduct {
  symbol: ProductSymbol;
  name: ProductName;
  category: ProductCategory;
  currency: Currency;
  precision: Precision;
  hours: TradingHours;
  /**
     * The prices of the day of the quote, oldest first: the previous `close`, then the close of each half hour; the last one is the price now.
     * @maxItems 49
     */
  sparkline: Price[];
}

export interface ProductCatalogue {
  /** @maxItems 500 */
  list: CatalogueProduct[];
}

export interface ListProductsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ProductCatalogue;
}

/**
 * A product's price at one tick, and its day. `price` is that of the tick `tick_id`, published
 * at `as_of`. `open`, `high` and `low` are of the present trading day; `close` is the last price
 * of the day before, and not of this one as in a `Candle`. `change` is `price` minus `close`,
 * and `change_rate` the same as a part of `close`. `opens_at` is the next opening of a market
 * that does not trade now; null while it trades or when it is not known.
 */
export interface Quote {
  symbol: ProductSymbol;
  price: Price;
  open: Price;
  high: Price;
  low: Price;
  close: Price;
  change: PriceChange;
  change_rate: Rate;
  state: MarketState;
  as_of: Timestamp;
  tick_id: TickId;
  opens_at: NullableTimestamp | null;
}

export interface QuoteList {
  /** @maxItems 500 */
  list: Quote[];
}

export interface ListQuotesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: QuoteList;
}

/**
 * The last published `price` of a product, that of the tick `tick_id`, published at `as_of`.
 */
export interface LatestPrice {
  symbol: ProductSymbol;
  price: Price;
  as_of: Timestamp;
  tick_id: TickId;
  state: MarketState;
}

export interface GetLatestPriceDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: LatestPrice;
}

export interface Product {
  symbol: ProductSymbol;
  name: ProductName;
  category: ProductCategory;
  currency: Currency;
  precision: Precision;
  hours: TradingHours;
}

/**
 * How much worse than the accepted price an order may open, as a decimal fraction; 0 for no worse at all.
 * @pattern ^0(\.0[0-9]{1,5})?$
 */
export type SlippageRate = string;

/**
 * The bounds of orders in a product, over all of its settlement options. `single_min` and `single_max`
 * limit the amount of one order; `total_max` the amounts of all open orders of a user together, whatever
 * their products. `slippage_rate_max` is the largest one that an order may name; a larger one is input_invalid.
 */
export interface OrderLimits {
  currency: Currency;
  single_min: Money;
  single_max: Money;
  total_max: Money;
  /**
     * How old an accepted tick may be, seconds.
     * @minimum 1
     * @maximum 300
     */
  quote_seconds: number;
  slippage_rate_max: SlippageRate;
}

export interface ProductDetails {
  product: Product;
  quote: Quote;
  limits: OrderLimits;
}

export interface GetProductDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ProductDetails;
}

/**
 * The prices of one interval. `time` is its first second; `open`, `high`, `low` and `close` are the
 * first, highest, lowest and last price in it, `close` that of this interval, and not of the day
 * before as in a `Quote`. The present interval's candle moves until it is over.
 */
export interface Candle {
  time: Timestamp;
  open: Price;
  high: Price;
  low: Price;
  close: Price;
  /**
     * Volume as a decimal.
     * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
     */
  volume: string;
}

export interface CandlePage {
  symbol: ProductSymbol;
  interval: CandleInterval;
  /** @maxItems 1000 */
  list: Candle[];
  /** Whether older candles exist. */
  has_more: boolean;
}

export interface ListCandlesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: CandlePage;
}

/**
 * A published `price` and the moment of its publication, `as_of`. The same `tick_id` has the
 * same price and moment in quotes, orders and here.
 */
export interface Tick {
  tick_id: TickId;
  price: Price;
  as_of: Timestamp;
}

export interface TickList {
  symbol: ProductSymbol;
  /** @maxItems 1000 */
  list: Tick[];
}

export interface ListTicksDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: TickList;
}

/**
 * Seconds from the acceptance of an order to its settlement.
 * @minimum 5
 * @maximum 86400
 */
export type SettlementSeconds = number;

/**
 * A time after which an order can settle, and its terms. Of the amount, `profit_rate` is won and
 * `fee_rate` is the fee. `single_min` and `single_max` limit the amount of one order, `total_max`
 * the amounts of all open orders of the user together.
 */
export interface SettlementOption {
  seconds: SettlementSeconds;
  profit_rate: Rate;
  fee_rate: Rate;
  single_min: Money;
  single_max: Money;
  total_max: Money;
  currency: Currency;
}

export interface SettlementOptionList {
  symbol: ProductSymbol;
  /** @maxItems 20 */
  list: SettlementOption[];
}

export interface ListSettlementOptionsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: SettlementOptionList;
}

/**
 * Id of a price alert.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type PriceAlertId = string;

/**
 * `once`: it tells once. `each`: after it was reached it waits again from the first judged tick on that the price has on the side from which it came, five
 * minutes or more later, so that one move tells once.
 */
export type PriceAlertRepeat = typeof PriceAlertRepeat[keyof typeof PriceAlertRepeat];


export const PriceAlertRepeat = {
  once: 'once',
  each: 'each',
} as const;

/**
 * Where the price has to go.
 */
export type PriceAlertDirection = typeof PriceAlertDirection[keyof typeof PriceAlertDirection];


export const PriceAlertDirection = {
  up: 'up',
  down: 'down',
} as const;

/**
 * Whether it waits for the price.
 */
export type PriceAlertState = typeof PriceAlertState[keyof typeof PriceAlertState];


export const PriceAlertState = {
  waiting: 'waiting',
  reached: 'reached',
} as const;

/**
 * Id of a published price; null when it is not known.
 * @nullable
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type NullableTickId = string | null;

/**
 * A decimal price as text, at the product's precision; null when it is not known.
 * @nullable
 * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type NullablePrice = string | null;

/**
 * `direction` is the way from the last price at `set_at`, when it was set or changed, to `price`. `state` is `reached` from
 * the second `reached_at` on, until one for `each` time waits again. The tick that reached it last has `tick_id` and `tick_price`, and was
 * published at `tick_at`; they stay while it waits again, and are null before.
 */
export interface PriceAlert {
  id: PriceAlertId;
  symbol: ProductSymbol;
  name: ProductName;
  price: Price;
  /** Where the price has to go. */
  direction: PriceAlertDirection;
  repeat: PriceAlertRepeat;
  /** Whether it waits for the price. */
  state: PriceAlertState;
  set_at: Timestamp;
  reached_at: NullableTimestamp | null;
  tick_id: NullableTickId | null;
  tick_price: NullablePrice | null;
  tick_at: NullableTimestamp | null;
}

/**
 * How many alerts may be ones that can still tell.
 * @minimum 1
 * @maximum 100
 */
export type AlertsMax = number;

export interface PriceAlertList {
  /** @maxItems 200 */
  list: PriceAlert[];
  max: AlertsMax;
}

export interface GetPriceAlertsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PriceAlertList;
}

/**
 * `price` has no more decimals than the product.
 */
export interface AddPriceAlertForm {
  symbol: ProductSymbol;
  price: Price;
  repeat: PriceAlertRepeat;
}

/**
 * `price` has no more decimals than the product.
 */
export interface ChangePriceAlertForm {
  id: PriceAlertId;
  price: Price;
  repeat: PriceAlertRepeat;
}

export interface PriceAlertSet {
  alert: PriceAlert;
}

export interface PriceAlertDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PriceAlertSet;
}

export interface RemovePriceAlertForm {
  id: PriceAlertId;
}

export interface PriceAlertRemoved {
  id: PriceAlertId;
}

export interface RemovePriceAlertDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PriceAlertRemoved;
}

/**
 * The user's own data, as the app shows it. `registered_at` is when the account was made.
 */
export interface UserProfile {
  userid: UserId;
  /**
     * User name, phone number or email address.
     * @minLength 3
     * @maxLength 318
     */
  account: string;
  /**
     * Name shown to the user only.
     * @maxLength 40
     */
  nickname: string;
  avatar_url: NullableImageUrl | null;
  /**
     * Phone number, masked (first and last three characters).
     * @maxLength 40
     * @nullable
     */
  phone: string | null;
  /**
     * Email address, masked.
     * @maxLength 64
     * @nullable
     */
  email: string | null;
  /**
     * Full name, masked.
     * @maxLength 64
     * @nullable
     */
  real_name: string | null;
  /**
     * ID card number, masked.
     * @maxLength 40
     * @nullable
     */
  id_number: string | null;
  invitation_code: InvitationCode;
  /**
     * VIP level; 0 is none.
     * @minimum 0
     * @maximum 100
     */
  vip_level: number;
  /**
     * Name of the membership.
     * @maxLength 40
     * @nullable
     */
  member_label: string | null;
  /** Whether customer service blocked the funds. */
  funds_frozen: boolean;
  registered_at: Timestamp;
}

/**
 * The user's money now, in one currency; coins are not in it.
 *
 * - `available`: what can be spent. `frozen`, on hold: amounts and fees of open orders, withdrawals
 *   under review. `cash`: both together.
 * - `total_asset`: `cash` and what is in financing projects.
 * - `total_profit`: what settled orders paid less their amounts and fees, and the income of projects,
 *   ever. Deposits, withdrawals, gifts, bonuses, corrections and exchanges are no profit.
 * - `yesterday_profit`: the part of it from the beginning of yesterday, a calendar day of the site's
 *   time zone, to its end, the income paid at its end included.
 * - `yesterday_balance`: `total_asset` at the beginning of yesterday.
 */
export interface Balances {
  currency: Currency;
  cash: Money;
  total_asset: Money;
  available: Money;
  frozen: Money;
  yesterday_profit: Money;
  yesterday_balance: Money;
  total_profit: Money;
}

/**
 * Everything the user has, in one currency: `amount` is the `total_asset` of the balances, which is
 * cash and projects, and `coins`. These are all coins of the user, those on hold too, each at the rate
 * that the exchange published at `as_of`; the wallet tells each rate.
 */
export interface NetWorth {
  currency: Currency;
  amount: Money;
  coins: Money;
  as_of: Timestamp;
}

/**
 * State of real-name verification; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type VerificationState = typeof VerificationState[keyof typeof VerificationState];


export const VerificationState = {
  none: 'none',
  under_review: 'under_review',
  passed: 'passed',
  rejected: 'rejected',
  unknown: 'unknown',
} as const;

export interface VerificationSummary {
  state: VerificationState;
}

export interface AccountSetup {
  /** Whether a fund password is set. */
  fund_password: boolean;
  /** Whether a bank card was added. */
  bank_card: boolean;
  /** Whether a wallet address was added. */
  wallet_address: boolean;
  /** Whether Alipay is set. */
  alipay: boolean;
  /** Whether WeChat pay is set. */
  wechat_pay: boolean;
  /** Whether a deposit was ever credited; gifts and bonuses are none. */
  deposited: boolean;
}

export interface UserInfo {
  user: UserProfile;
  balances: Balances;
  net_worth: NetWorth;
  verification: VerificationSummary;
  setup: AccountSetup;
  /**
     * Unread personal messages.
     * @minimum 0
     * @maximum 1000000
     */
  unread_count: number;
  session_ends_at: SessionEnd;
}

export interface GetUserDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: UserInfo;
}

/**
 * The `operationId` of the call.
 */
export type RequestOperation = typeof RequestOperation[keyof typeof RequestOperation];


export const RequestOperation = {
  bindPaymentMethod: 'bindPaymentMethod',
  bindWalletAddress: 'bindWalletAddress',
  requestDepositRelease: 'requestDepositRelease',
  submitDeposit: 'submitDeposit',
  placeOrder: 'placeOrder',
  buyProject: 'buyProject',
  appendPurchase: 'appendPurchase',
  renewPurchase: 'renewPurchase',
  settlePurchase: 'settlePurchase',
  submitExchange: 'submitExchange',
  submitWithdrawal: 'submitWithdrawal',
  claimDailyBonus: 'claimDailyBonus',
} as const;

/**
 * Whether it was carried out, or refused with nothing changed.
 */
export type RequestOutcome = typeof RequestOutcome[keyof typeof RequestOutcome];


export const RequestOutcome = {
  done: 'done',
  refused: 'refused',
} as const;

/**
 * What became of a request with a `request_id`.
 */
export interface RequestRecord {
  request_id: RequestId;
  operation: RequestOperation;
  outcome: RequestOutcome;
  /**
     * Id of the record that it made or changed; null where it was refused.
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  record_id: string | null;
  /**
     * When it was done or refused.
     * @minimum 1000000000
     * @maximum 9999999999
     */
  answered_at: number;
}

export interface RequestList {
  /** @maxItems 500 */
  list: RequestRecord[];
}

export interface ListRequestsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: RequestList;
}

export interface ChangeLoginPasswordForm {
  old_password: Password;
  password: Password;
  password_confirm: Password;
}

export interface SetFundPasswordForm {
  old_password?: Password;
  password: Password;
  password_confirm: Password;
}

/**
 * Id of a passkey.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type PasskeyId = string;

/**
 * What the user calls it.
 * @minLength 1
 * @maxLength 40
 * @pattern \S
 */
export type PasskeyName = string;

/**
 * `created_at` is when it was added, `last_used_at` when it last logged in or confirmed, null when it never did.
 */
export interface Passkey {
  id: PasskeyId;
  name: PasskeyName;
  created_at: Timestamp;
  last_used_at: NullableTimestamp | null;
}

export interface PasskeyList {
  /** @maxItems 20 */
  list: Passkey[];
  /**
     * How many a user may have.
     * @minimum 1
     * @maximum 20
     */
  max: number;
}

export interface GetPasskeysDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PasskeyList;
}

export interface StartPasskeyForm {
  login_password: Password;
}

export type PasskeyCreationOptionsRp = {
  id: RpId;
  /**
     * Name of the site.
     * @maxLength 40
     */
  name: string;
};

/**
 * What the device shows.
 * @maxLength 64
 */
export type PasskeyUserName = string;

export type PasskeyCreationOptionsUser = {
  id: Base64Url;
  name: PasskeyUserName;
  displayName: PasskeyUserName;
};

/**
 * Kind of credential.
 */
export type PasskeyCreationOptionsPubKeyCredParamsItemType = typeof PasskeyCreationOptionsPubKeyCredParamsItemType[keyof typeof PasskeyCreationOptionsPubKeyCredParamsItemType];


export const PasskeyCreationOptionsPubKeyCredParamsItemType = {
  'public-key': 'public-key',
} as const;

export type PasskeyCreationOptionsPubKeyCredParamsItem = {
  /** COSE algorithm. */
  alg: number;
  /** Kind of credential. */
  type: PasskeyCreationOptionsPubKeyCredParamsItemType;
};

/**
 * A passkey is discoverable.
 */
export type PasskeyCreationOptionsAuthenticatorSelectionResidentKey = typeof PasskeyCreationOptionsAuthenticatorSelectionResidentKey[keyof typeof PasskeyCreationOptionsAuthenticatorSelectionResidentKey];


export const PasskeyCreationOptionsAuthenticatorSelectionResidentKey = {
  required: 'required',
} as const;

export type PasskeyCreationOptionsAuthenticatorSelection = {
  /** A passkey is discoverable. */
  residentKey: PasskeyCreationOptionsAuthenticatorSelectionResidentKey;
  /** The same for older browsers. */
  requireResidentKey: true;
  userVerification: UserVerification;
};

/**
 * Nothing about the maker of the device.
 */
export type PasskeyCreationOptionsAttestation = typeof PasskeyCreationOptionsAttestation[keyof typeof PasskeyCreationOptionsAttestation];


export const PasskeyCreationOptionsAttestation = {
  none: 'none',
} as const;

/**
 * PublicKeyCredentialCreationOptionsJSON. The passkey is discoverable, and no attestation is asked for.
 */
export interface PasskeyCreationOptions {
  rp: PasskeyCreationOptionsRp;
  user: PasskeyCreationOptionsUser;
  challenge: PasskeyChallenge;
  /**
     * Kinds of keys, the best first.
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyCreationOptionsPubKeyCredParamsItem[];
  timeout: PasskeyTimeout;
  excludeCredentials: PasskeyDescriptors;
  authenticatorSelection: PasskeyCreationOptionsAuthenticatorSelection;
  /** Nothing about the maker of the device. */
  attestation: PasskeyCreationOptionsAttestation;
}

/**
 * `expires_at` is the last second in which an answer is taken.
 */
export interface PasskeyCreation {
  challenge_id: ChallengeId;
  expires_at: Timestamp;
  options: PasskeyCreationOptions;
}

export interface PasskeyCreationDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PasskeyCreation;
}

export interface AddPasskeyForm {
  challenge_id: ChallengeId;
  name: PasskeyName;
  credential: PasskeyCredential;
}

export interface PasskeyAdded {
  passkey: Passkey;
}

export interface AddPasskeyDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PasskeyAdded;
}

export interface RemovePasskeyForm {
  id: PasskeyId;
  login_password: Password;
}

export interface PasskeyRemoved {
  id: PasskeyId;
}

export interface RemovePasskeyDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PasskeyRemoved;
}

/**
 * A call that takes a `confirmation`.
 */
export type ConfirmedOperation = typeof ConfirmedOperation[keyof typeof ConfirmedOperation];


export const ConfirmedOperation = {
  removePaymentMethod: 'removePaymentMethod',
  bindWalletAddress: 'bindWalletAddress',
  removeWalletAddress: 'removeWalletAddress',
  buyProject: 'buyProject',
  appendPurchase: 'appendPurchase',
  renewPurchase: 'renewPurchase',
  settlePurchase: 'settlePurchase',
  submitWithdrawal: 'submitWithdrawal',
} as const;

export interface StartConfirmationForm {
  operation: ConfirmedOperation;
  /**
     * The urlencoded form of that call, without `fund_password` and `confirmation`.
     * @minLength 1
     * @maxLength 4000
     */
  request: string;
}

/**
 * In place of the fund password: JSON `{"challenge_id": …, "credential": …}` with the id of `startConfirmation` and the
 * browser's answer (`toJSON()`). Only where the server has `passkeys`.
 * @minLength 2
 * @maxLength 16200
 */
export type Confirmation = string;

/**
 * What the passkey confirms, as the server read it. `amount` is what is taken, or what comes back when an investment is
 * redeemed; `target` where it goes or what is changed, without the whole of its number. Null is what the call does not have.
 */
export interface Confirms {
  operation: ConfirmedOperation;
  /**
     * Amount in `currency`, or null.
     * @nullable
     * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
     */
  amount: string | null;
  /**
     * Code of the currency of `amount`, or null.
     * @nullable
     * @pattern ^[A-Z][A-Z0-9]{1,9}$
     */
  currency: string | null;
  /**
     * Where it goes or what is changed, or null.
     * @maxLength 200
     * @nullable
     */
  target: string | null;
  /**
     * That of the call, or null.
     * @nullable
     */
  request_id: string | null;
}

/**
 * `expires_at` is the last second in which the call may come, a minute from now.
 */
export interface ConfirmationStarted {
  challenge_id: ChallengeId;
  expires_at: Timestamp;
  options: PasskeyRequestOptions;
  confirms: Confirms;
}

export interface StartConfirmationDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ConfirmationStarted;
}

/**
 * Id of a session, which opens nothing.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type SessionId = string;

/**
 * Kind of device, `other` where its browser does not tell.
 */
export type DeviceType = typeof DeviceType[keyof typeof DeviceType];


export const DeviceType = {
  phone: 'phone',
  tablet: 'tablet',
  computer: 'computer',
  other: 'other',
} as const;

/**
 * Short name of a system or browser, null where the browser does not tell.
 * @minLength 1
 * @maxLength 40
 * @nullable
 */
export type NullableDeviceText = string | null;

/**
 * What a browser tells of its device. Whoever logs in can make a browser tell something else.
 */
export interface Device {
  type: DeviceType;
  system: NullableDeviceText | null;
  browser: NullableDeviceText | null;
}

/**
 * The device from which it came; null where it came from none of the user's.
 * @nullable
 */
export type NullableDevice = {
  type: DeviceType;
  system: NullableDeviceText | null;
  browser: NullableDeviceText | null;
} | null;

/**
 * Where the user is logged in since `first_seen_at`. `last_seen_at` is when it last asked for anything, to within five minutes.
 */
export interface UserSession {
  id: SessionId;
  device: Device;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  /** Whether it is the session that asks. */
  current: boolean;
}

export interface SessionList {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  list: UserSession[];
}

export interface ListSessionsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: SessionList;
}

export interface EndSessionForm {
  id: SessionId;
}

/**
 * Id of a security event.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type SecurityEventId = string;

/**
 * What happened. `log_in_refused` is a wrong password for this account; `method_bound` and `method_removed` concern cards, accounts
 * and addresses; `session_ended` is a device that was logged out, by itself, from another one or by customer service. The list
 * is open: a client says of a value that it does not know that something happened.
 */
export type SecurityEventType = typeof SecurityEventType[keyof typeof SecurityEventType];


export const SecurityEventType = {
  log_in: 'log_in',
  log_in_refused: 'log_in_refused',
  login_password_changed: 'login_password_changed',
  fund_password_changed: 'fund_password_changed',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  method_bound: 'method_bound',
  method_removed: 'method_removed',
  limits_changed: 'limits_changed',
  session_ended: 'session_ended',
} as const;

/**
 * `device` is the one that did it at `at`; of `session_ended` the one that was logged out.
 */
export interface SecurityEvent {
  id: SecurityEventId;
  type: SecurityEventType;
  at: Timestamp;
  device: NullableDevice | null;
  /**
     * What it was about: the number of a payment method, hidden as everywhere, or the name of a passkey. Null where `type` says all.
     * @maxLength 100
     * @nullable
     */
  detail: string | null;
}

export interface SecurityEventPage {
  /** @maxItems 100 */
  list: SecurityEvent[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListSecurityEventsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: SecurityEventPage;
}

/**
 * An amount in the cash currency, or `none` for no limit. With 0 no order is taken. It has the decimals of the
 * currency at most; more are refused and never rounded.
 * @pattern ^(none|(0|[1-9][0-9]{0,8})(\.[0-9]{1,8})?)$
 */
export type LimitAmount = string;

export interface SetOwnLimitsForm {
  stake_max?: LimitAmount;
  loss_day_max?: LimitAmount;
  loss_week_max?: LimitAmount;
  /**
     * Whole minutes from 5 to 1440, or `none` for no limit.
     * @pattern ^(none|[5-9]|[1-9][0-9]{1,2}|1[0-3][0-9]{2}|14[0-3][0-9]|1440)$
     */
  session_minutes?: string;
}

/**
 * Id of a change that waits.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type LimitChangeId = string;

export interface LimitChangeForm {
  change_id: LimitChangeId;
}

/**
 * A day is 24 hours, a week 7 days, a month 30.
 */
export type StartPauseFormLength = typeof StartPauseFormLength[keyof typeof StartPauseFormLength];


export const StartPauseFormLength = {
  day: 'day',
  week: 'week',
  month: 'month',
  forever: 'forever',
} as const;

export interface StartPauseForm {
  /** A day is 24 hours, a week 7 days, a month 30. */
  length: StartPauseFormLength;
}

/**
 * A decimal amount of money as text, at the scale of the currency named beside it; null when it is
 * not known yet, or does not apply.
 * @nullable
 * @pattern ^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type NullableMoney = string | null;

/**
 * Minutes of a session after which the client asks whether to go on; null without a limit.
 * @minimum 5
 * @maximum 1440
 * @nullable
 */
export type NullableMinutes = number | null;

/**
 * What counts as lost in a day or a week. `used` is the net loss of the orders that closed in it (the negative sum of
 * their `net_profit` by `close_time`, at least 0) plus `open`, the amounts and fees of all open orders, as if lost.
 * `left` is the limit less `used`, at least 0, and null without a limit. `resets_at` is when the next one begins.
 */
export interface LossSpan {
  used: Money;
  open: Money;
  left: NullableMoney | null;
  resets_at: Timestamp;
}

/**
 * The pause from trading, null when there is none. `started_at` is its beginning, `until` its end, null for good.
 * @nullable
 */
export type NullablePause = {
  started_at: Timestamp;
  until: NullableTimestamp | null;
} | null;

/**
 * What a change loosens.
 */
export type OwnLimit = typeof OwnLimit[keyof typeof OwnLimit];


export const OwnLimit = {
  stake_max: 'stake_max',
  loss_day_max: 'loss_day_max',
  loss_week_max: 'loss_week_max',
  session_minutes: 'session_minutes',
  pause: 'pause',
} as const;

/**
 * A looser limit, or the end of the pause, that waits. `max` is the new limit, null for none; of `session_minutes` it is
 * `minutes`, and of `pause` neither. Asked for at `asked_at`, it may be confirmed from `confirm_from` until before
 * `confirm_until`.
 */
export interface LimitChange {
  id: LimitChangeId;
  limit: OwnLimit;
  max: NullableMoney | null;
  minutes: NullableMinutes | null;
  asked_at: Timestamp;
  confirm_from: Timestamp;
  confirm_until: Timestamp;
}

/**
 * `stake_max` is the largest amount of one order, without its fee; `loss_day_max` and `loss_week_max` are the most that
 * may be lost, fees included. Each is null without a limit.
 */
export interface OwnLimits {
  currency: Currency;
  stake_max: NullableMoney | null;
  loss_day_max: NullableMoney | null;
  loss_week_max: NullableMoney | null;
  session_minutes: NullableMinutes | null;
  day: LossSpan;
  week: LossSpan;
  pause: NullablePause | null;
  /**
     * What waits to be confirmed, at most one of each limit.
     * @maxItems 5
     */
  changes: LimitChange[];
}

export interface OwnLimitsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: OwnLimits;
}

/**
 * Kind of identity document. A passport has one side; the others have two.
 */
export type DocumentType = typeof DocumentType[keyof typeof DocumentType];


export const DocumentType = {
  id_card: 'id_card',
  passport: 'passport',
  driving_licence: 'driving_licence',
} as const;

/**
 * Kind of identity document; null before a submission.
 * @nullable
 */
export type NullableDocumentType = typeof NullableDocumentType[keyof typeof NullableDocumentType] | null;


export const NullableDocumentType = {
  id_card: 'id_card',
  passport: 'passport',
  driving_licence: 'driving_licence',
} as const;

/**
 * Country that issued the document, ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Country that issued the document, ISO 3166-1 alpha-2; null before a submission.
 * @nullable
 * @pattern ^[A-Z]{2}$
 */
export type NullableCountryCode = string | null;

/**
 * Why the last submission was declined; null when it was not. `other` is told by the note alone.
 * @nullable
 */
export type NullableRejection = typeof NullableRejection[keyof typeof NullableRejection] | null;


export const NullableRejection = {
  photo_unreadable: 'photo_unreadable',
  photo_incomplete: 'photo_incomplete',
  name_differs: 'name_differs',
  number_differs: 'number_differs',
  document_expired: 'document_expired',
  other: 'other',
} as const;

/**
 * First 3 and last 3 characters with four stars between; null when there is none.
 * @maxLength 100
 * @nullable
 */
export type NullableMaskedText = string | null;

/**
 * Note of the person who reviewed it, in the language of the request; null when there is none.
 * @maxLength 500
 * @nullable
 */
export type NullableNote = string | null;

/**
 * The last submission, masked. Photos are never sent back. `submitted_at` is null before the
 * first one, `reviewed_at` until it is decided.
 */
export interface Certification {
  state: VerificationState;
  /** Whether materials are taken now. A verified user and one under review cannot submit. */
  can_submit: boolean;
  real_name: NullableMaskedText | null;
  id_number: NullableMaskedText | null;
  document_country: NullableCountryCode | null;
  document_type: NullableDocumentType | null;
  rejection: NullableRejection | null;
  rejection_note: NullableNote | null;
  submitted_at: NullableTimestamp | null;
  reviewed_at: NullableTimestamp | null;
}

export interface GetCertificationDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: Certification;
}

export interface SubmitCertificationDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: Certification;
}

/**
 * Name of a person as on the document. It has letters and marks of any script, single spaces, and `. , ' - · ・ / ( )`; it
 * begins with a letter or an apostrophe. A single letter is a name. Joiners (U+200C, U+200D) stand inside a word alone.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^0-9<>@#$%&*=+{}_|~^]+$
 */
export type PersonName = string;

/**
 * Id of an uploaded file, for the owner only.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type FileId = string;

/**
 * `back_file_id` is left out for a passport and required for the others.
 */
export interface SubmitCertificationForm {
  real_name: PersonName;
  /**
     * Number of the document in capital letters and digits, without what is printed between them, and with its check digit where its country has one.
     * @minLength 5
     * @maxLength 32
     * @pattern ^[A-Z0-9]+$
     */
  id_number: string;
  document_country: CountryCode;
  document_type: DocumentType;
  front_file_id: FileId;
  back_file_id?: FileId;
}

/**
 * Unguessable address on the same host that serves the picture to its owner for a limited time. It carries no token.
 * Changed, cut, or with parts of another address it serves nothing, and no path below or beside it (`..`, `%2e%2e`,
 * `%252e`, a backslash, `%00`) reaches any other file of the server.
 * @maxLength 500
 * @pattern ^/.+
 */
export type FileUrl = string;

/**
 * What the file is for; a file serves one purpose only.
 */
export type UploadPurpose = typeof UploadPurpose[keyof typeof UploadPurpose];


export const UploadPurpose = {
  payment_screenshot: 'payment_screenshot',
  id_photo: 'id_photo',
} as const;

export interface UploadFileForm {
  purpose: UploadPurpose;
  /** The picture - JPEG, PNG or WebP by its content, at most 8 MB (8388608 bytes), without EXIF. */
  file: Blob | File;
}

export interface UploadAvatarForm {
  /** The picture - JPEG, PNG or WebP by its content, at most 8 MB (8388608 bytes), square, without EXIF. */
  file: Blob | File;
}

/**
 * A file that no call refers to by `expires_at` is deleted.
 */
export interface UploadedFile {
  file_id: FileId;
  url: FileUrl;
  purpose: UploadPurpose;
  /**
     * Size of the stored file.
     * @minimum 1
     * @maximum 8388608
     */
  size_bytes: number;
  expires_at: Timestamp;
}

export interface UploadedAvatar {
  avatar_url: FileUrl;
}

export interface UploadFileDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: UploadedFile;
}

export interface UploadAvatarDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: UploadedAvatar;
}

/**
 * `bank_card`, `alipay` and `wechat_pay` also take withdrawals; `bank_transfer` and
 * `crypto_transfer` name the account that the user pays deposits from.
 */
export type PaymentMethodType = typeof PaymentMethodType[keyof typeof PaymentMethodType];


export const PaymentMethodType = {
  bank_card: 'bank_card',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: 'bank_transfer',
  crypto_transfer: 'crypto_transfer',
} as const;

/**
 * Network of a wallet address. USDT runs on TRC20 and ERC20, ETH on ERC20, BTC on BTC.
 */
export type WalletNetwork = typeof WalletNetwork[keyof typeof WalletNetwork];


export const WalletNetwork = {
  TRC20: 'TRC20',
  ERC20: 'ERC20',
  BTC: 'BTC',
} as const;

/**
 * A coin. USDT has 2 decimals, the others 8.
 */
export type Coin = typeof Coin[keyof typeof Coin];


export const Coin = {
  USDT: 'USDT',
  BTC: 'BTC',
  ETH: 'ETH',
} as const;

/**
 * Wallet address; its checksum fits the network. Case matters.
 * @pattern ^[A-Za-z0-9]{26,64}$
 */
export type WalletAddressText = string;

/**
 * First 3 and last 3 characters with four stars between.
 * @minLength 1
 * @maxLength 100
 */
export type MaskedText = string;

/**
 * Bank, branch or area as the user entered it; null when it does not apply or was left out.
 * @maxLength 120
 * @nullable
 */
export type NullableBankText = string | null;

/**
 * Degrees of latitude or longitude as text, at most 6 decimals.
 * @pattern ^-?[0-9]{1,3}(\.[0-9]{1,6})?$
 */
export type Coordinate = string;

/**
 * Degrees of latitude or longitude as text; null when no place was chosen.
 * @nullable
 * @pattern ^-?[0-9]{1,3}(\.[0-9]{1,6})?$
 */
export type NullableCoordinate = string | null;

/**
 * Fields by type; `holder_name` is the user. bank_card needs holder_name, bank_name, card_number, currency. alipay and
 * wechat_pay need holder_name, account. bank_transfer needs holder_name, bank_name, account,
 * currency. crypto_transfer needs currency, network, address. A missing field is refused with
 * input_invalid; fields of other types are left out.
 */
export interface BindPaymentMethodForm {
  type: PaymentMethodType;
  holder_name?: PersonName;
  /**
     * Name of the bank. For bank_card and bank_transfer.
     * @minLength 1
     * @maxLength 120
     */
  bank_name?: string;
  /**
     * Opening bank or branch; may be left out. For bank_card and bank_transfer.
     * @minLength 1
     * @maxLength 120
     */
  bank_branch?: string;
  /**
     * Area or address of the bank; may be left out. For bank_card and bank_transfer.
     * @minLength 1
     * @maxLength 120
     */
  bank_area?: string;
  branch_latitude?: Coordinate;
  branch_longitude?: Coordinate;
  /**
     * Number of the card without spaces; its last digit is the Luhn check digit. For bank_card.
     * @pattern ^[0-9]{12,19}$
     */
  card_number?: string;
  /**
     * Account number or IBAN (without spaces) for bank_transfer; account name, phone number or email address for alipay and wechat_pay.
     * @minLength 3
     * @maxLength 64
     * @pattern ^[^\s]+( [^\s]+)*$
     */
  account?: string;
  /**
     * BIC; may be left out. For bank_transfer.
     * @pattern ^[A-Z0-9]{8}([A-Z0-9]{3})?$
     */
  bank_code?: string;
  currency?: Currency;
  network?: WalletNetwork;
  address?: WalletAddressText;
  request_id: RequestId;
  valid_until: ValidUntil;
}

/**
 * Id of a card, account or wallet address of the user.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type TargetId = string;

/**
 * Network of a wallet address; null for others.
 * @nullable
 */
export type NullableNetwork = typeof NullableNetwork[keyof typeof NullableNetwork] | null;


export const NullableNetwork = {
  TRC20: 'TRC20',
  ERC20: 'ERC20',
  BTC: 'BTC',
} as const;

/**
 * `masked_number` is the card number, account or address. The whole number is never sent back.
 * `created_at` is when it was added.
 */
export interface PaymentMethod {
  id: TargetId;
  request_id: NullableRequestId | null;
  type: PaymentMethodType;
  holder_name: NullableMaskedText | null;
  bank_name: NullableBankText | null;
  bank_branch: NullableBankText | null;
  bank_area: NullableBankText | null;
  branch_latitude: NullableCoordinate | null;
  branch_longitude: NullableCoordinate | null;
  masked_number: MaskedText;
  currency: Currency;
  network: NullableNetwork | null;
  created_at: Timestamp;
}

export interface PaymentMethodPage {
  /** @maxItems 100 */
  list: PaymentMethod[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListPaymentMethodsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PaymentMethodPage;
}

export interface PaymentMethodBound {
  payment_method: PaymentMethod;
}

export interface BindPaymentMethodDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PaymentMethodBound;
}

export interface RemoveTargetForm {
  id: TargetId;
  fund_password?: Password;
  confirmation?: Confirmation;
}

export interface TargetRemoved {
  id: TargetId;
}

export interface RemoveTargetDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: TargetRemoved;
}

/**
 * The network must be one of the coin.
 */
export interface BindWalletAddressForm {
  currency: Coin;
  network: WalletNetwork;
  address: WalletAddressText;
  fund_password?: Password;
  confirmation?: Confirmation;
  request_id: RequestId;
  valid_until: ValidUntil;
}

/**
 * The address is whole, so that its owner can compare it. `created_at` is when it was added.
 */
export interface WalletAddress {
  id: TargetId;
  request_id: NullableRequestId | null;
  currency: Coin;
  network: WalletNetwork;
  address: WalletAddressText;
  created_at: Timestamp;
}

export interface WalletAddressPage {
  /** @maxItems 100 */
  list: WalletAddress[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListWalletAddressesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: WalletAddressPage;
}

export interface WalletAddressBound {
  wallet_address: WalletAddress;
}

export interface BindWalletAddressDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: WalletAddressBound;
}

/**
 * How the money is transferred.
 */
export type DepositMethodType = typeof DepositMethodType[keyof typeof DepositMethodType];


export const DepositMethodType = {
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: 'bank_transfer',
  crypto_transfer: 'crypto_transfer',
} as const;

/**
 * How the money was transferred; null when nobody transferred any (gift, bonus, system).
 * @nullable
 */
export type NullableDepositMethodType = typeof NullableDepositMethodType[keyof typeof NullableDepositMethodType] | null;


export const NullableDepositMethodType = {
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: 'bank_transfer',
  crypto_transfer: 'crypto_transfer',
} as const;

/**
 * Id of a way to deposit.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type DepositMethodId = string;

/**
 * Id of a deposit.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type DepositId = string;

/**
 * Whether support approved an amount, without which no deposit is taken; `unknown` when the server itself cannot tell.
 */
export type DepositReleaseState = typeof DepositReleaseState[keyof typeof DepositReleaseState];


export const DepositReleaseState = {
  released: 'released',
  not_released: 'not_released',
  unknown: 'unknown',
} as const;

/**
 * What support approved and is not used up: `amount`, 0.00 when nothing is. An approval ends at
 * `expires_at`; null when it has no end, or when there is none.
 */
export interface DepositRelease {
  state: DepositReleaseState;
  amount: Money;
  currency: Currency;
  expires_at: NullableTimestamp | null;
}

/**
 * One way to deposit with the account to pay to. `currency` is what to transfer; `rate` is how much
 * of the deposit currency one unit of it counts for.
 */
export interface DepositMethod {
  id: DepositMethodId;
  type: DepositMethodType;
  /**
     * Name shown to the user.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /** Whether it takes transfers now. */
  available: boolean;
  /** Whether the user must add Alipay first. */
  alipay_required: boolean;
  currency: Currency;
  rate: Price;
  /**
     * Owner of the account to pay to; null for crypto.
     * @maxLength 120
     * @nullable
     */
  holder_name: string | null;
  /**
     * Account number or account name to pay to; null for crypto.
     * @maxLength 64
     * @nullable
     */
  account: string | null;
  /**
     * Bank to pay to; null for others.
     * @maxLength 120
     * @nullable
     */
  bank_name: string | null;
  /**
     * Branch to pay to; null for others.
     * @maxLength 120
     * @nullable
     */
  bank_branch: string | null;
  /**
     * BIC to pay to; null for others.
     * @maxLength 11
     * @nullable
     */
  bank_code: string | null;
  network: NullableNetwork | null;
  /**
     * Address to pay to; null for others.
     * @nullable
     * @pattern ^[A-Za-z0-9]{26,64}$
     */
  address: string | null;
  /**
     * Content of the QR code, which the client draws; null when there is none.
     * @maxLength 500
     * @nullable
     */
  qr_text: string | null;
  qr_image_url: NullableImageUrl | null;
  /**
     * Text to state in the transfer; null when none is needed.
     * @maxLength 64
     * @nullable
     */
  reference: string | null;
  /**
     * Note of the operator about this way; null when there is none.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}

/**
 * Id of a deposit request.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type DepositReleaseRequestId = string;

/**
 * Whether support approved or declined (`refused`) the amount; `unknown` when the server itself cannot tell.
 */
export type DepositReleaseRequestStatus = typeof DepositReleaseRequestStatus[keyof typeof DepositReleaseRequestStatus];


export const DepositReleaseRequestStatus = {
  under_review: 'under_review',
  released: 'released',
  refused: 'refused',
  unknown: 'unknown',
} as const;

/**
 * Why it was declined; null otherwise.
 * @maxLength 500
 * @nullable
 */
export type NullableReleaseNote = string | null;

/**
 * When the review is expected to be over; it does not move when the review takes longer. Null when it is over, or when nobody can tell.
 * @minimum 1000000000
 * @maximum 9999999999
 * @nullable
 */
export type ReviewExpected = number | null;

/**
 * An `amount` in `currency` that the user asked support to approve at `created_at`.
 */
export interface DepositReleaseRequest {
  id: DepositReleaseRequestId;
  request_id: RequestId;
  method_id: DepositMethodId;
  currency: Currency;
  amount: Money;
  status: DepositReleaseRequestStatus;
  status_note: NullableReleaseNote | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
}

/**
 * The last `amount` in `currency` that the user asked support to approve, at
 * `created_at`, or the one that the request of `request_id` made; null where there is none.
 * @nullable
 */
export type NullableDepositReleaseRequest = {
  id: DepositReleaseRequestId;
  request_id: RequestId;
  method_id: DepositMethodId;
  currency: Currency;
  amount: Money;
  status: DepositReleaseRequestStatus;
  status_note: NullableReleaseNote | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
} | null;

/**
 * Withdrawals are taken each day from `opens` up to, not including, `closes`, in `time_zone`.
 * `closes_at` is when the present window ends, null while it is closed; `opens_at` when the next
 * one begins, null while it is open.
 */
export interface WithdrawalWindow {
  opens: ClockTime;
  closes: ClockTime;
  time_zone: TimeZone;
  /** Whether the window is open at the time of the answer. */
  open: boolean;
  closes_at: NullableTimestamp | null;
  opens_at: NullableTimestamp | null;
}

/**
 * What is left of a day's withdrawals, in number and amount: `amount_left` of `amount_max`. The
 * next day begins at `resets_at`.
 */
export interface WithdrawalsToday {
  /**
     * Withdrawals allowed on one day.
     * @minimum 0
     * @maximum 1000
     */
  times_max: number;
  /**
     * Withdrawals left today.
     * @minimum 0
     * @maximum 1000
     */
  times_left: number;
  amount_max: Money;
  amount_left: Money;
  resets_at: Timestamp;
}

/**
 * Traded amount that a withdrawal needs, `required`: a credited deposit adds its amount x `deposit_rate`,
 * half-up; money that is given adds nothing. `done` are the amounts of orders that won or lost, and
 * the principal put into projects. `remaining` = `required` - `done`, at least 0.
 */
export interface Turnover {
  deposit_rate: Rate;
  required: Money;
  done: Money;
  remaining: Money;
}

/**
 * What the account needs first.
 */
export interface WithdrawalRequirements {
  verification: VerificationState;
  /** Whether a fund password is set. */
  fund_password: boolean;
  /** Whether a card, account or wallet address was added. */
  target: boolean;
}

/**
 * From then on a first withdrawal to a target is taken again. A server may ask for this wait after a new passkey, a changed
 * password or a login on a new device: until then a target that no withdrawal was paid to before is refused with
 * `withdraw_target_wait`. Null, or left out, where there is no wait.
 * @minimum 1000000000
 * @maximum 9999999999
 * @nullable
 */
export type NewTargetFrom = number | null;

/**
 * Everything that decides about a withdrawal. Shown before money goes in, too. `min` and `max`
 * limit the amount of one, of which `fee_rate` is the fee.
 */
export interface WithdrawalConditions {
  currency: Currency;
  min: Money;
  max: Money;
  fee_rate: Rate;
  window: WithdrawalWindow;
  today: WithdrawalsToday;
  turnover: Turnover;
  requirements: WithdrawalRequirements;
  new_target_from?: NewTargetFrom | null;
}

/**
 * `min` and `max` limit one deposit now: once an amount is approved, `max` is never above it.
 */
export interface DepositView {
  currency: Currency;
  min: Money;
  max: Money;
  release: DepositRelease;
  request: NullableDepositReleaseRequest | null;
  /** @maxItems 20 */
  methods: DepositMethod[];
  conditions: WithdrawalConditions;
}

export interface GetDepositViewDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DepositView;
}

export interface RequestDepositReleaseForm {
  method_id: DepositMethodId;
  /**
     * Amount to be deposited, in the currency of the deposit view.
     * @minimum 0.0001
     * @maximum 1000000000
     */
  amount: number;
  request_id: RequestId;
  valid_until: ValidUntil;
}

export interface DepositReleaseRequested {
  request: DepositReleaseRequest;
}

export interface RequestDepositReleaseDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DepositReleaseRequested;
}

/**
 * `from_id`, which may be left out, is the payment method of the way's type that the transfer came from.
 */
export interface SubmitDepositForm {
  method_id: DepositMethodId;
  /**
     * Amount to be credited, in the currency of the deposit view.
     * @minimum 0.0001
     * @maximum 1000000000
     */
  amount: number;
  screenshot_file_id: FileId;
  /**
     * Code of the transfer, for example its reference or hash; may be left out.
     * @pattern ^[A-Za-z0-9._:-]{4,100}$
     */
  transaction_code?: string;
  from_id?: TargetId;
  request_id: RequestId;
  valid_until: ValidUntil;
  allow_duplicate?: AllowDuplicate;
}

/**
 * 0 self-service, 1 system gift, 2 promotion bonus, 3 deposit bonus, 4 system credit.
 */
export type DepositClass = typeof DepositClass[keyof typeof DepositClass];


export const DepositClass = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
} as const;

/**
 * Status of a deposit. `success_awaiting_audit`: the transfer was received, and is credited
 * after a final check; `success`: credited; `failed`: declined; `unknown` when the server itself cannot tell, e.g. an imported record.
 */
export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  under_review: 'under_review',
  success_awaiting_audit: 'success_awaiting_audit',
  success: 'success',
  failed: 'failed',
  unknown: 'unknown',
} as const;

/**
 * A status of a deposit and the moment `at` which it was reached.
 */
export interface DepositStep {
  status: DepositStatus;
  at: Timestamp;
}

/**
 * The payment method that the user said the transfer came from, as it was then.
 */
export interface DepositOrigin {
  type: PaymentMethodType;
  bank_name: NullableBankText | null;
  masked_number: MaskedText;
}

/**
 * A deposit, or money that the site gave. `amount`, in `currency`, reaches the balance once it
 * succeeded; `created_at` is when it was submitted or given.
 */
export interface DepositRecord {
  id: DepositId;
  request_id: NullableRequestId | null;
  class: DepositClass;
  type: NullableDepositMethodType | null;
  /**
     * Name of the way; null when nobody transferred any.
     * @maxLength 80
     * @nullable
     */
  method_name: string | null;
  currency: Currency;
  amount: Money;
  status: DepositStatus;
  /**
     * Why it was declined or what is awaited; null otherwise.
     * @maxLength 500
     * @nullable
     */
  status_note: string | null;
  screenshot_url: NullableImageUrl | null;
  /**
     * Code of the transfer; null when there is none.
     * @maxLength 100
     * @nullable
     */
  transaction_code: string | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
  from?: DepositOrigin;
  /** @maxItems 10 */
  timeline: DepositStep[];
}

export interface DepositSubmitted {
  record: DepositRecord;
}

export interface SubmitDepositDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DepositSubmitted;
}

export interface DepositPage {
  /** @maxItems 100 */
  list: DepositRecord[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListDepositRecordsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DepositPage;
}

/**
 * Id of a timed order.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type OrderId = string;

/**
 * `up` wins when the close price is above the open price, `down` when it is below.
 */
export type OrderDirection = typeof OrderDirection[keyof typeof OrderDirection];


export const OrderDirection = {
  up: 'up',
  down: 'down',
} as const;

/**
 * `open` until it is settled; `win`, `loss` or `draw` (unchanged) by the close price; `unknown` when the server
 * itself cannot tell, for example an imported record.
 */
export type OrderResult = typeof OrderResult[keyof typeof OrderResult];


export const OrderResult = {
  open: 'open',
  win: 'win',
  loss: 'loss',
  draw: 'draw',
  unknown: 'unknown',
} as const;

/**
 * `contract` for timed orders, `project` for investments, `history` for what is over of both.
 */
export type OrderView = typeof OrderView[keyof typeof OrderView];


export const OrderView = {
  project: 'project',
  contract: 'contract',
  history: 'history',
} as const;

/**
 * How open and close price are chosen; `last_tick_at_or_before` takes the last tick published at or
 * before the second; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type SettlementRule = typeof SettlementRule[keyof typeof SettlementRule];


export const SettlementRule = {
  last_tick_at_or_before: 'last_tick_at_or_before',
  unknown: 'unknown',
} as const;

/**
 * How much worse than the accepted price the order might open; null for imported records.
 * @nullable
 * @pattern ^0(\.0[0-9]{1,5})?$
 */
export type NullableSlippageRate = string | null;

/**
 * An order and the terms that the user saw and accepts; `accepted_price` is the price of the
 * tick `accepted_tick_id`.
 */
export interface PlaceOrderForm {
  symbol: ProductSymbol;
  direction: OrderDirection;
  /**
     * Amount, without the fee.
     * @minimum 0.0001
     * @maximum 1000000000
     */
  amount: number;
  seconds: SettlementSeconds;
  profit_rate: AcceptedRate;
  fee_rate: AcceptedRate;
  accepted_price: Price;
  accepted_tick_id: TickId;
  slippage_rate_max: SlippageRate;
  request_id: RequestId;
  valid_until: ValidUntil;
}

/**
 * A timed order.
 */
export type TradeOrderType = typeof TradeOrderType[keyof typeof TradeOrderType];


export const TradeOrderType = {
  contract: 'contract',
} as const;

/**
 * A timed order. Amounts are in `currency`: `amount` is put into it, `fee` = `amount` x `fee_rate`
 * and `expected_profit` = `amount` x `profit_rate`, each half-up to the cent. `payout` is
 * `amount` + `expected_profit` for a win, 0.00 for a loss, `amount` + `fee` when unchanged;
 * `net_profit` = `payout` - `amount` - `fee`; both are null until it settled. `lucky_gold`, when
 * present, is a bonus paid apart from the payout, in the same currency.
 *
 * `accepted_price` is the price that the user saw and accepted; `open_price` and `close_price`
 * are those by which the order was decided, of the last ticks at or before `open_time`, the
 * second of acceptance, and `close_time` = `settles_at` = `open_time` + `seconds`. The ticks
 * were published at `open_tick_time` and `close_tick_time`. What belongs to the close is null
 * while the order is open.
 */
export interface TradeOrder {
  /** A timed order. */
  type: TradeOrderType;
  id: OrderId;
  request_id: NullableRequestId | null;
  symbol: ProductSymbol;
  name: ProductName;
  direction: OrderDirection;
  currency: Currency;
  amount: Money;
  seconds: SettlementSeconds;
  profit_rate: Rate;
  fee_rate: Rate;
  fee: Money;
  expected_profit: Money;
  accepted_price: NullablePrice | null;
  accepted_tick_id: NullableTickId | null;
  slippage_rate_max: NullableSlippageRate | null;
  open_price: Price;
  open_time: Timestamp;
  open_tick_id: NullableTickId | null;
  open_tick_time: NullableTimestamp | null;
  settles_at: Timestamp;
  close_price: NullablePrice | null;
  close_time: NullableTimestamp | null;
  close_tick_id: NullableTickId | null;
  close_tick_time: NullableTimestamp | null;
  settlement_rule: SettlementRule;
  result: OrderResult;
  payout: NullableMoney | null;
  net_profit: NullableMoney | null;
  /**
     * Lucky number of a campaign. It decides nothing about the result.
     * @minimum 0
     * @maximum 999999999
     */
  lucky_number?: number;
  lucky_gold?: Money;
  /**
     * Factor of a campaign, which made lucky_gold. The payout does not depend on it.
     * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
     */
  multiple?: string;
}

export interface OrderData {
  order: TradeOrder;
}

export interface PlaceOrderDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: OrderData;
}

export interface SettleOrderForm {
  order_id: OrderId;
}

export interface SettleOrderDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: OrderData;
}

export interface GetOrderDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: OrderData;
}

/**
 * An investment in a project.
 */
export type PurchaseType = typeof PurchaseType[keyof typeof PurchaseType];


export const PurchaseType = {
  project: 'project',
} as const;

/**
 * Id of an investment.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type PurchaseId = string;

/**
 * Id of a financing project.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type ProjectId = string;

/**
 * Title in the language of the request.
 * @minLength 1
 * @maxLength 80
 */
export type ProjectTitle = string;

/**
 * `earning`; `awaiting_append` while income is held; `matured` when it ended and was paid out at
 * expiry; `settled` when the user redeemed it early; `unknown` when the server itself cannot tell,
 * for example an imported record.
 */
export type PurchaseStatus = typeof PurchaseStatus[keyof typeof PurchaseStatus];


export const PurchaseStatus = {
  earning: 'earning',
  awaiting_append: 'awaiting_append',
  matured: 'matured',
  settled: 'settled',
  unknown: 'unknown',
} as const;

/**
 * Days from the first day that earns to expiry.
 * @minimum 1
 * @maximum 3650
 */
export type InvestmentCycle = number;

/**
 * `daily_interest` pays the income of each day at its end and returns the principal at expiry;
 * `all_at_expiry` pays principal and all income at expiry; `unknown` when the server itself cannot
 * tell.
 */
export type DividendMethod = typeof DividendMethod[keyof typeof DividendMethod];


export const DividendMethod = {
  daily_interest: 'daily_interest',
  all_at_expiry: 'all_at_expiry',
  unknown: 'unknown',
} as const;

/**
 * Id of an investment; null when there is none.
 * @nullable
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type NullablePurchaseId = string | null;

/**
 * `principal` = `initial_amount` + `appended_amount`. Income of a day = principal of that day x
 * `daily_rate`, half-up to the cent each day (`daily_interest`) or once over the cycle
 * (`all_at_expiry`); `daily_income` is that of the current principal. `income_paid` reached the
 * balance; `income_held` waits until `append_money` is added, which is null while nothing is
 * awaited; `income_accrued` is of past days and paid at expiry; `income_lost` was given up by
 * redeeming early; `income_expected` is that of the whole cycle kept to its end. `progress` =
 * `days_done` / `investment_cycle`.
 *
 * It was made at `bought_at`, earns from `earns_from` on and ends at `release_date`.
 * `next_income` is paid at `next_income_at`; null when none will be. `returned_amount` is the
 * principal that came back at `settled_at`; null before.
 */
export interface Purchase {
  /** An investment in a project. */
  type: PurchaseType;
  id: PurchaseId;
  request_id: NullableRequestId | null;
  project_id: ProjectId;
  title: ProjectTitle;
  status: PurchaseStatus;
  currency: Currency;
  initial_amount: Money;
  appended_amount: Money;
  principal: Money;
  append_money: NullableMoney | null;
  daily_rate: Rate;
  investment_cycle: InvestmentCycle;
  dividend_method: DividendMethod;
  daily_income: Money;
  income_paid: Money;
  income_held: Money;
  income_accrued: Money;
  income_lost: Money;
  income_expected: Money;
  /**
     * Days of the cycle that are over.
     * @minimum 0
     * @maximum 3650
     */
  days_done: number;
  progress: Rate;
  bought_at: Timestamp;
  earns_from: Timestamp;
  release_date: Timestamp;
  next_income: NullableMoney | null;
  next_income_at: NullableTimestamp | null;
  settled_at: NullableTimestamp | null;
  returned_amount: NullableMoney | null;
  renewed_from: NullablePurchaseId | null;
  renewed_to: NullablePurchaseId | null;
}

/**
 * A timed order or an investment in a project, told apart by type.
 */
export type OrderListItem = TradeOrder | Purchase;

/**
 * Sums of the settled timed orders of the filter, over every page: `amount` of the amounts, `fee`
 * of the fees, `payout` of what came back. `net_profit` = `payout` - `amount` - `fee`.
 */
export interface OrderTotals {
  currency: Currency;
  /**
     * Won orders.
     * @minimum 0
     * @maximum 1000000000
     */
  wins: number;
  /**
     * Lost orders.
     * @minimum 0
     * @maximum 1000000000
     */
  losses: number;
  /**
     * Unchanged orders.
     * @minimum 0
     * @maximum 1000000000
     */
  draws: number;
  amount: Money;
  fee: Money;
  payout: Money;
  net_profit: Money;
}

export interface OrderPage {
  /** @maxItems 100 */
  list: OrderListItem[];
  total: Total;
  page: Page;
  limit: Limit;
  totals: OrderTotals;
}

export interface ListOrdersDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: OrderPage;
}

/**
 * Sums of all open orders: `amount` of the amounts, `fee` of the fees, `expected_profit` of what is won
 * when all win. `amount` + `fee` is what is on hold; `left` = `total_max` - `amount` is what may
 * still be put into orders.
 */
export interface HoldingTotals {
  currency: Currency;
  amount: Money;
  fee: Money;
  expected_profit: Money;
  total_max: Money;
  left: Money;
}

export interface HoldingPage {
  /** @maxItems 100 */
  list: TradeOrder[];
  total: Total;
  page: Page;
  limit: Limit;
  totals: HoldingTotals;
}

export interface ListHoldingsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: HoldingPage;
}

/**
 * Which projects; `all` when absent.
 */
export type ProjectFilter = typeof ProjectFilter[keyof typeof ProjectFilter];


export const ProjectFilter = {
  all: 'all',
  in_progress: 'in_progress',
  ended: 'ended',
} as const;

/**
 * Projects that take money come before those that do not; among each, `newest` first; highest
 * `daily_rate` first; shortest `investment_cycle` first; smallest `minimum_amount` first; least
 * `progress` first.
 */
export type ProjectSort = typeof ProjectSort[keyof typeof ProjectSort];


export const ProjectSort = {
  newest: 'newest',
  daily_rate: 'daily_rate',
  investment_cycle: 'investment_cycle',
  minimum_amount: 'minimum_amount',
  progress: 'progress',
} as const;

/**
 * Status of a project; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type ProjectStatus = typeof ProjectStatus[keyof typeof ProjectStatus];


export const ProjectStatus = {
  in_progress: 'in_progress',
  ended: 'ended',
  unknown: 'unknown',
} as const;

/**
 * What redeeming early gives. `principal_without_current_day` returns the principal and the
 * income of past days, not that of the current one; `not_allowed` returns nothing before expiry;
 * `unknown` when the server itself cannot tell.
 */
export type EarlySettlement = typeof EarlySettlement[keyof typeof EarlySettlement];


export const EarlySettlement = {
  principal_without_current_day: 'principal_without_current_day',
  not_allowed: 'not_allowed',
  unknown: 'unknown',
} as const;

/**
 * A fixed-term project. It takes money from `start_time` to `end_time`. `minimum_amount` is the
 * smallest investment, `maximum_amount` the largest one that it takes now. Of the principal,
 * `daily_rate` is earned each day, `yield` = `daily_rate` x `investment_cycle` in a cycle, and
 * `expected_yield` = `daily_rate` x 365 in a year.
 *
 * `initial_amount` was invested at its opening and is part of `invested_amount`;
 * `remaining_amount` is what it still takes of `total_investment_amount`, 0.00 after its end;
 * `progress` = `invested_amount` / `total_investment_amount`. `release_date` is when the
 * principal of an investment made now comes back; null when it takes none. `append_money` is what an
 * investment has to be topped up by in its course, 0.00 for none.
 */
export interface Project {
  id: ProjectId;
  title: ProjectTitle;
  /**
     * Plain text about the project.
     * @maxLength 2000
     */
  description: string;
  status: ProjectStatus;
  currency: Currency;
  start_time: Timestamp;
  end_time: Timestamp;
  minimum_amount: Money;
  maximum_amount: Money;
  yield: Rate;
  expected_yield: Rate;
  daily_rate: Rate;
  investment_cycle: InvestmentCycle;
  initial_amount: Money;
  total_investment_amount: Money;
  invested_amount: Money;
  remaining_amount: Money;
  dividend_method: DividendMethod;
  early_settlement: EarlySettlement;
  release_date: NullableTimestamp | null;
  progress: Rate;
  /**
     * Investments so far.
     * @minimum 0
     * @maximum 1000000000
     */
  purchased_count: number;
  append_money: Money;
  /**
     * Day of the cycle from which the income is held until append_money was added; null when the project
     * asks for no top-up.
     * @minimum 1
     * @maximum 3650
     * @nullable
     */
  append_from_day: number | null;
}

export interface ProjectPage {
  /** @maxItems 100 */
  list: Project[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListProjectsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ProjectPage;
}

/**
 * What follows from money put in now: it earns from `earns_from` on, is first paid at
 * `first_income_at` and comes back at `release_date`; null when the project takes none.
 */
export interface PurchaseTerms {
  earns_from: NullableTimestamp | null;
  first_income_at: NullableTimestamp | null;
  release_date: NullableTimestamp | null;
}

/**
 * `available` is the cash that the user can invest.
 */
export interface ProjectView {
  project: Project;
  available: Money;
  currency: Currency;
  terms: PurchaseTerms;
}

export interface GetProjectDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ProjectView;
}

/**
 * All money in projects: `total` = `available` + `frozen`. `available` is principal that earns;
 * `frozen` awaits a top-up: its income is held until then. Both can be redeemed.
 * `yesterday_profit` and `total_profit` are income that was paid yesterday and ever;
 * `income_held` was not.
 */
export interface BalanceProduct {
  currency: Currency;
  yesterday_profit: Money;
  total_profit: Money;
  frozen: Money;
  available: Money;
  total: Money;
  income_held: Money;
}

export interface GetBalanceProductDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: BalanceProduct;
}

/**
 * `daily_rate` and `release_date`, when the principal comes back, are those that the user saw.
 */
export interface BuyProjectForm {
  project_id: ProjectId;
  /**
     * Principal.
     * @minimum 0.0001
     * @maximum 1000000000
     */
  amount: number;
  daily_rate: AcceptedRate;
  release_date: Timestamp;
  fund_password?: Password;
  confirmation?: Confirmation;
  request_id: RequestId;
  valid_until: ValidUntil;
  allow_duplicate?: AllowDuplicate;
}

/**
 * `principal` of the investment before the top-up, and `earns_from`, the moment from which the added
 * money earns, are those that the user saw.
 */
export interface AppendPurchaseForm {
  purchase_id: PurchaseId;
  /**
     * Money to add.
     * @minimum 0.0001
     * @maximum 1000000000
     */
  amount: number;
  principal: AcceptedMoney;
  earns_from: Timestamp;
  fund_password?: Password;
  confirmation?: Confirmation;
  request_id: RequestId;
  valid_until: ValidUntil;
  allow_duplicate?: AllowDuplicate;
}

/**
 * What goes into the new cycle.
 */
export type RenewalMode = typeof RenewalMode[keyof typeof RenewalMode];


export const RenewalMode = {
  principal: 'principal',
  principal_and_income: 'principal_and_income',
} as const;

/**
 * `principal` of the new cycle, its `daily_rate`, and its end, `release_date`, are those that the
 * user saw.
 */
export interface RenewPurchaseForm {
  purchase_id: PurchaseId;
  mode: RenewalMode;
  principal: AcceptedMoney;
  daily_rate: AcceptedRate;
  release_date: Timestamp;
  fund_password?: Password;
  confirmation?: Confirmation;
  request_id: RequestId;
  valid_until: ValidUntil;
}

/**
 * `returns`, `income_lost` and `held_income_lost` are those of `SettleAction` that the user saw.
 */
export interface SettlePurchaseForm {
  purchase_id: PurchaseId;
  returns: AcceptedMoney;
  income_lost: AcceptedMoney;
  held_income_lost: AcceptedMoney;
  fund_password?: Password;
  confirmation?: Confirmation;
  request_id: RequestId;
  valid_until: ValidUntil;
}

/**
 * What moved. `buy`, `renew` and `append` take from the balance; `income`, `held_income` and
 * `principal_return` add to it; `unknown` when the server itself cannot tell.
 */
export type MovementType = typeof MovementType[keyof typeof MovementType];


export const MovementType = {
  buy: 'buy',
  renew: 'renew',
  append: 'append',
  income: 'income',
  held_income: 'held_income',
  principal_return: 'principal_return',
  unknown: 'unknown',
} as const;

/**
 * A move of `amount` between the balance and the investment, `at` a moment; negative amounts
 * left the balance.
 */
export interface PurchaseMovement {
  /**
     * Id of the move.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: MovementType;
  currency: Currency;
  amount: Money;
  at: Timestamp;
}

export interface PurchaseResult {
  purchase: Purchase;
  /**
     * What the request moved, newest first.
     * @maxItems 10
     */
  movements: PurchaseMovement[];
}

export interface BuyProjectDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PurchaseResult;
}

export interface AppendPurchaseDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PurchaseResult;
}

export interface RenewPurchaseDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PurchaseResult;
}

export interface SettlePurchaseDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PurchaseResult;
}

export interface PurchasePage {
  /** @maxItems 100 */
  list: Purchase[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListPurchasesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PurchasePage;
}

/**
 * `paid`; `held` until a top-up; `coming`; `lost` by redeeming early; `unknown` when the server itself cannot tell.
 */
export type IncomeStatus = typeof IncomeStatus[keyof typeof IncomeStatus];


export const IncomeStatus = {
  paid: 'paid',
  held: 'held',
  coming: 'coming',
  lost: 'lost',
  unknown: 'unknown',
} as const;

/**
 * One income of the schedule, in the currency of the investment: `amount`, earned by `principal`.
 * `pays_at` is the end of its day in the time zone of the site.
 */
export interface ScheduledIncome {
  /**
     * Day of the cycle, from 1.
     * @minimum 1
     * @maximum 3650
     */
  day: number;
  pays_at: Timestamp;
  principal: Money;
  amount: Money;
  status: IncomeStatus;
}

/**
 * Why an action is not possible now; null when it is. `unknown` when the server itself cannot tell.
 * @nullable
 */
export type NullableActionReason = typeof NullableActionReason[keyof typeof NullableActionReason] | null;


export const NullableActionReason = {
  not_matured: 'not_matured',
  already_matured: 'already_matured',
  already_settled: 'already_settled',
  already_renewed: 'already_renewed',
  project_ended: 'project_ended',
  project_full: 'project_full',
  funds_frozen: 'funds_frozen',
  unknown: 'unknown',
} as const;

/**
 * A decimal fraction as text; null when it does not apply.
 * @nullable
 * @pattern ^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$
 */
export type NullableRate = string | null;

export interface BuyAgainAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
}

/**
 * `min` and `max` limit what can be added; `min` is `append_money` while a top-up is awaited.
 * Both are null when it is not possible.
 */
export interface AppendAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  min: NullableMoney | null;
  max: NullableMoney | null;
}

/**
 * What each mode takes from the balance for the new cycle: `principal`, or
 * `principal_and_income`; its `daily_rate`, and its end, `release_date`. Null when it is not
 * possible.
 */
export interface RenewAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  principal: NullableMoney | null;
  principal_and_income: NullableMoney | null;
  daily_rate: NullableRate | null;
  release_date: NullableTimestamp | null;
}

/**
 * What redeeming now gives and costs. `returns` = `principal` + `income`, the income being that
 * of past days not paid yet; `income_lost` is that of the current day, `held_income_lost` what
 * a top-up would have paid. Null when it is not possible.
 */
export interface SettleAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  principal: NullableMoney | null;
  income: NullableMoney | null;
  returns: NullableMoney | null;
  income_lost: NullableMoney | null;
  held_income_lost: NullableMoney | null;
}

export interface PurchaseActions {
  buy_again: BuyAgainAction;
  append: AppendAction;
  renew: RenewAction;
  settle: SettleAction;
}

export interface PurchaseDetails {
  purchase: Purchase;
  /**
     * Past and coming incomes, oldest first.
     * @maxItems 3650
     */
  schedule: ScheduledIncome[];
  actions: PurchaseActions;
  /**
     * Money that was moved, newest first.
     * @maxItems 5000
     */
  movements: PurchaseMovement[];
}

export interface GetPurchaseDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: PurchaseDetails;
}

/**
 * The `income` of an investment, or its `principal` at the end of the cycle.
 */
export type CalendarEntryType = typeof CalendarEntryType[keyof typeof CalendarEntryType];


export const CalendarEntryType = {
  income: 'income',
  principal: 'principal',
} as const;

/**
 * An income of the schedule of an investment, or its principal: an `amount` in the currency of the
 * calendar. A coming income is `held` where it will not be paid unless there is a top-up.
 */
export interface CalendarEntry {
  purchase_id: PurchaseId;
  title: ProjectTitle;
  type: CalendarEntryType;
  amount: Money;
  status: IncomeStatus;
}

/**
 * All that `pays_at` one moment, the end of a day in the time zone of the site.
 */
export interface CalendarDay {
  pays_at: Timestamp;
  /**
     * By investment, the oldest first; its income before its principal.
     * @minItems 1
     * @maxItems 1000
     */
  entries: CalendarEntry[];
}

/**
 * A month that has entries, and begins with `month_from`. `income` and `principal` are the sums of
 * its entries that are paid or coming; what is held or lost is not counted.
 */
export interface CalendarMonth {
  month_from: Timestamp;
  income: Money;
  principal: Money;
}

/**
 * The days of the month that begins with `month_from`.
 */
export interface IncomeCalendar {
  currency: Currency;
  month_from: Timestamp;
  /**
     * Days of the month on which something is paid or was to be, oldest first.
     * @maxItems 31
     */
  days: CalendarDay[];
  /**
     * Months that have entries, past and coming, oldest first.
     * @maxItems 1000
     */
  months: CalendarMonth[];
}

export interface GetIncomeCalendarDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: IncomeCalendar;
}

/**
 * What moved the money. `withdrawal` puts the amount on hold, `withdrawal_return` gives a declined one
 * back; `order_refund` is the amount and fee of an unchanged order; `unknown` when the server itself cannot tell,
 * e.g. an imported record.
 */
export type LedgerType = typeof LedgerType[keyof typeof LedgerType];


export const LedgerType = {
  deposit: 'deposit',
  gift: 'gift',
  bonus: 'bonus',
  withdrawal: 'withdrawal',
  withdrawal_return: 'withdrawal_return',
  order_stake: 'order_stake',
  order_fee: 'order_fee',
  order_payout: 'order_payout',
  order_refund: 'order_refund',
  project_purchase: 'project_purchase',
  project_append: 'project_append',
  project_income: 'project_income',
  project_principal: 'project_principal',
  exchange: 'exchange',
  correction: 'correction',
  unknown: 'unknown',
} as const;

/**
 * A change of the available balance of one currency, by `amount`: negative when it left.
 * `balance_after` is that balance after it, `created_at` its moment.
 */
export interface LedgerEntry {
  /**
     * Id of the transaction.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  type: LedgerType;
  currency: Currency;
  amount: Money;
  balance_after: Money;
  record_id: NullableRecordId | null;
  /**
     * Note of support about a correction; null otherwise.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  created_at: Timestamp;
}

export interface LedgerPage {
  /** @maxItems 100 */
  list: LedgerEntry[];
  total: Total;
  page: Page;
  limit: Limit;
}

/**
 * Coins of one kind: `available` can be used, `frozen` is on hold. `value` is both
 * together at `rate`, in `currency`. The rate is that of the `net_worth` beside it, of its
 * `as_of`.
 */
export interface CoinBalance {
  coin: Coin;
  available: Money;
  frozen: Money;
  rate: Price;
  value: Money;
  currency: Currency;
}

/**
 * What the user had at a moment, the beginning of a day or, last, now: `total_asset` of the
 * balances, and `net_worth`, with coins. `at` is the moment.
 */
export interface TrendPoint {
  at: Timestamp;
  total_asset: Money;
  net_worth: Money;
}

/**
 * A part of the total asset.
 */
export type AllocationType = typeof AllocationType[keyof typeof AllocationType];


export const AllocationType = {
  available: 'available',
  frozen: 'frozen',
  financing: 'financing',
} as const;

/**
 * The `amount` of the total asset that is in this place.
 */
export interface AllocationPart {
  type: AllocationType;
  amount: Money;
}

/**
 * `trend` is the total asset and the net worth at the start of each of the last 30 days of the site,
 * and now, oldest first; coins are counted at the rate of each moment, so that an exchange costs its
 * fee and nothing else. The parts of `allocation` add up to the total asset, which is cash and
 * financing; coins are beside it.
 */
export interface Wallet {
  currency: Currency;
  balances: Balances;
  net_worth: NetWorth;
  /** @maxItems 10 */
  coins: CoinBalance[];
  /** @maxItems 400 */
  trend: TrendPoint[];
  /** @maxItems 10 */
  allocation: AllocationPart[];
  ledger: LedgerPage;
}

export interface GetWalletDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: Wallet;
}

/**
 * Direction of an exchange.
 */
export type ExchangeType = typeof ExchangeType[keyof typeof ExchangeType];


export const ExchangeType = {
  cash_to_coin: 'cash_to_coin',
  coin_to_cash: 'coin_to_cash',
} as const;

/**
 * Whether the coin can be exchanged now; `unknown` when the server itself cannot tell.
 */
export type ExchangeOfferState = typeof ExchangeOfferState[keyof typeof ExchangeOfferState];


export const ExchangeOfferState = {
  available: 'available',
  suspended: 'suspended',
  unknown: 'unknown',
} as const;

/**
 * `rate` is the price of one coin in cash, for both directions, published at `as_of` and
 * accepted until `expires_at`. `available` is the balance of the coin.
 */
export interface ExchangeOffer {
  coin: Coin;
  state: ExchangeOfferState;
  rate: Price;
  as_of: Timestamp;
  expires_at: Timestamp;
  available: Money;
}

/**
 * `available` is the cash balance; `min` and `max` limit the cash side of one exchange, before
 * the fee, which is `fee_rate` of it.
 */
export interface ExchangeView {
  currency: Currency;
  available: Money;
  min: Money;
  max: Money;
  fee_rate: Rate;
  /** @maxItems 10 */
  offers: ExchangeOffer[];
}

export interface GetExchangeDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ExchangeView;
}

/**
 * `rate` and `fee`, in cash, are those that the user saw.
 */
export interface SubmitExchangeForm {
  type: ExchangeType;
  coin: Coin;
  /**
     * What is given: cash for cash_to_coin, coins for coin_to_cash.
     * @minimum 1e-8
     * @maximum 9000000
     */
  amount: number;
  rate: Price;
  fee: AcceptedMoney;
  request_id: RequestId;
  valid_until: ValidUntil;
  allow_duplicate?: AllowDuplicate;
}

/**
 * `cash_settlement` is the cash given or received, in `currency`; `currency_settlement` the
 * coins received or given, in `coin`, at `rate`, the price of one coin. `fee` is cash: given
 * cash includes it, received cash is after it. `created_at` is when it was carried out.
 */
export interface ExchangeRecord {
  /**
     * Id of the exchange.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: ExchangeType;
  coin: Coin;
  rate: Price;
  currency: Currency;
  cash_settlement: Money;
  currency_settlement: Money;
  fee: Money;
  created_at: Timestamp;
}

export interface ExchangeSettled {
  record: ExchangeRecord;
}

export interface SubmitExchangeDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ExchangeSettled;
}

export interface ExchangePage {
  /** @maxItems 100 */
  list: ExchangeRecord[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListExchangeRecordsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: ExchangePage;
}

/**
 * Where the money goes.
 */
export type WithdrawalTargetType = typeof WithdrawalTargetType[keyof typeof WithdrawalTargetType];


export const WithdrawalTargetType = {
  bank_card: 'bank_card',
  wallet_address: 'wallet_address',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
} as const;

/**
 * What a payout in a coin is paid at - `rate` is the price of one coin in cash, published at `as_of` and
 * accepted until `expires_at`. Null for a payout in cash, and while payouts in the coin are suspended.
 * @nullable
 */
export type NullableWithdrawalQuote = {
  rate: Price;
  as_of: Timestamp;
  expires_at: Timestamp;
} | null;

/**
 * `currency` is what arrives; one that differs from the currency of the view is a coin.
 */
export interface WithdrawalTarget {
  id: TargetId;
  type: WithdrawalTargetType;
  /**
     * Bank or wallet as the user knows it.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  masked_number: MaskedText;
  currency: Currency;
  network: NullableNetwork | null;
  quote: NullableWithdrawalQuote | null;
  /** Whether a withdrawal was paid to it before, so that no `new_target_from` counts for it. */
  paid_before?: boolean;
}

/**
 * `available` is the cash that can be withdrawn, the fee within it.
 */
export interface WithdrawalView {
  available: Money;
  currency: Currency;
  conditions: WithdrawalConditions;
  /** @maxItems 50 */
  targets: WithdrawalTarget[];
}

export interface GetWithdrawalViewDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: WithdrawalView;
}

/**
 * `fee` is the one that the user saw, in the currency of the view, and `rate` that of a payout in a
 * coin. A rate that is missing there, or sent for a payout in cash, is refused with input_invalid.
 */
export interface SubmitWithdrawalForm {
  target_id: TargetId;
  /**
     * Amount taken from the balance, the fee included.
     * @minimum 0.0001
     * @maximum 1000000000
     */
  amount: number;
  fee: AcceptedMoney;
  rate?: Price;
  fund_password?: Password;
  confirmation?: Confirmation;
  request_id: RequestId;
  valid_until: ValidUntil;
  allow_duplicate?: AllowDuplicate;
}

/**
 * Id of the transaction in the network; null until it is paid, and when it is not.
 * @nullable
 * @pattern ^(0x)?[0-9a-f]{64}$
 */
export type NullableTransactionId = string | null;

/**
 * What arrives of a withdrawal in a coin - `amount` of `coin`, which is `actual_amount` /
 * `rate`, rounded down to the coin's smallest unit. `rate` is the accepted one. Null for cash.
 * @nullable
 */
export type NullableCoinPayout = {
  coin: Coin;
  rate: Price;
  amount: Money;
  transaction_id: NullableTransactionId | null;
} | null;

/**
 * Status of a withdrawal; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  under_review: 'under_review',
  success: 'success',
  failed: 'failed',
  unknown: 'unknown',
} as const;

/**
 * A status of a withdrawal and the moment `at` which it was reached.
 */
export interface WithdrawalStep {
  status: WithdrawalStatus;
  at: Timestamp;
}

/**
 * A withdrawal of `amount` from the balance. `fee` is part of it; `actual_amount` = `amount` -
 * `fee` arrives, in a coin as `coin_payout` says. `created_at` is when it was submitted.
 */
export interface WithdrawalRecord {
  /**
     * Id of the withdrawal.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: WithdrawalTargetType;
  /**
     * Bank or wallet as the user knows it.
     * @minLength 1
     * @maxLength 80
     */
  target_name: string;
  target_masked_number: MaskedText;
  currency: Currency;
  amount: Money;
  fee: Money;
  actual_amount: Money;
  coin_payout: NullableCoinPayout | null;
  status: WithdrawalStatus;
  /**
     * Why it was declined; null otherwise.
     * @maxLength 500
     * @nullable
     */
  status_note: string | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
  /** @maxItems 10 */
  timeline: WithdrawalStep[];
}

export interface WithdrawalSubmitted {
  record: WithdrawalRecord;
}

export interface SubmitWithdrawalDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: WithdrawalSubmitted;
}

export interface WithdrawalPage {
  /** @maxItems 100 */
  list: WithdrawalRecord[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListWithdrawalRecordsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: WithdrawalPage;
}

/**
 * What the message is about; `unknown` when the server itself cannot tell, e.g. an imported record. The `record_id` of a
 * `price_alert` is the symbol of the product.
 */
export type MessageType = typeof MessageType[keyof typeof MessageType];


export const MessageType = {
  system: 'system',
  security: 'security',
  order: 'order',
  financing: 'financing',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  verification: 'verification',
  activity: 'activity',
  price_alert: 'price_alert',
  unknown: 'unknown',
} as const;

/**
 * Id of a message.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type MessageId = string;

/**
 * `link` is the page that it leads to, `record_id` the record on that page. `created_at` is when
 * it was sent.
 */
export interface PersonalMessage {
  id: MessageId;
  type: MessageType;
  title: Title;
  text: PlainText;
  /** Whether the user has read it. */
  read: boolean;
  link: NullableRoute | null;
  record_id: NullableRecordId | null;
  created_at: Timestamp;
}

/**
 * Unread messages.
 * @minimum 0
 * @maximum 1000000
 */
export type UnreadCount = number;

export interface TypeUnread {
  type: MessageType;
  count: UnreadCount;
}

/**
 * Over all pages, whatever the filter. Types without unread messages are left out.
 */
export interface UnreadMessages {
  total: UnreadCount;
  /** @maxItems 20 */
  by_type: TypeUnread[];
}

export interface MessagePage {
  /** @maxItems 100 */
  list: PersonalMessage[];
  total: Total;
  page: Page;
  limit: Limit;
  unread: UnreadMessages;
}

export interface ListMessagesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: MessagePage;
}

/**
 * `one` needs `id`; `all` has none, and marks every message, or those of `type`.
 */
export type MarkMessagesReadFormScope = typeof MarkMessagesReadFormScope[keyof typeof MarkMessagesReadFormScope];


export const MarkMessagesReadFormScope = {
  one: 'one',
  all: 'all',
} as const;

export interface MarkMessagesReadForm {
  /** `one` needs `id`; `all` has none, and marks every message, or those of `type`. */
  scope: MarkMessagesReadFormScope;
  id?: MessageId;
  type?: MessageType;
}

export interface MessagesMarked {
  /**
     * How many messages were unread before and are read now.
     * @minimum 0
     * @maximum 1000000
     */
  marked: number;
  unread: UnreadMessages;
}

export interface MarkMessagesReadDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: MessagesMarked;
}

/**
 * `bonus_total` = `bonus_claimable`, which customer service pays out, + `bonus_paid`.
 */
export interface InvitationTotals {
  /**
     * Invitees since the account exists.
     * @minimum 0
     * @maximum 1000000
     */
  invitees: number;
  currency: Currency;
  bonus_total: Money;
  bonus_claimable: Money;
  bonus_paid: Money;
}

/**
 * Where the reward is claimed.
 */
export type InvitationClaimThrough = typeof InvitationClaimThrough[keyof typeof InvitationClaimThrough];


export const InvitationClaimThrough = {
  customer_service: 'customer_service',
} as const;

/**
 * `end_time` is null while the campaign is permanent.
 */
export interface Invitation {
  code: InvitationCode;
  /**
     * Link to register with the code, on the host h5. of the site's domain.
     * @maxLength 300
     * @pattern ^https?://h5[.].+
     */
  link: string;
  rules: PlainText;
  end_time: NullableTimestamp | null;
  /** Where the reward is claimed. */
  claim_through: InvitationClaimThrough;
  totals: InvitationTotals;
}

export interface GetInvitationDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: Invitation;
}

/**
 * `none` while the invitee has not met the rules, `claimable` through customer service, then `paid`;
 * `unknown` when the server itself cannot tell, e.g. an imported record.
 */
export type InvitationBonusState = typeof InvitationBonusState[keyof typeof InvitationBonusState];


export const InvitationBonusState = {
  none: 'none',
  claimable: 'claimable',
  paid: 'paid',
  unknown: 'unknown',
} as const;

/**
 * Somebody who registered with the code, masked. `registered_at` is when; `bonus` is what the
 * user gets for it, 0.00 for none, and `bonus_paid_at` when that was paid, null before.
 */
export interface Invitee {
  /**
     * Id of the invitation record.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  account: MaskedText;
  currency: Currency;
  bonus: Money;
  bonus_state: InvitationBonusState;
  bonus_paid_at: NullableTimestamp | null;
  registered_at: Timestamp;
}

export interface InviteePage {
  /** @maxItems 100 */
  list: Invitee[];
  total: Total;
  page: Page;
  limit: Limit;
}

export interface ListInviteesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: InviteePage;
}

/**
 * Id of the claim.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type DailyBonusClaimId = string;

/**
 * The claim that the request of `request_id` made, of `amount` at `claimed_at`; null where it
 * made none, or was not asked for.
 * @nullable
 */
export type NullableFoundClaim = {
  id: DailyBonusClaimId;
  request_id: RequestId;
  amount: Money;
  claimed_at: Timestamp;
} | null;

/**
 * `amount` is what one claim brings, `total_claimed` what all did. `next_claim_at` is null while
 * it can be claimed, otherwise the start of the next calendar day of the site. `last_claimed_at`
 * is null before the first claim; `last_request_id` is the request of the last one.
 */
export interface DailyBonus {
  currency: Currency;
  amount: Money;
  /** Whether it can be claimed now. */
  claimable: boolean;
  next_claim_at: NullableTimestamp | null;
  last_claimed_at: NullableTimestamp | null;
  last_request_id: NullableRequestId | null;
  /**
     * Days on which it was claimed.
     * @minimum 0
     * @maximum 1000000
     */
  times_claimed: number;
  total_claimed: Money;
  claim: NullableFoundClaim | null;
}

export interface GetDailyBonusDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DailyBonus;
}

export interface ClaimDailyBonusForm {
  request_id: RequestId;
  valid_until: ValidUntil;
}

/**
 * A claim of `amount` at `claimed_at`; the next one is possible at `next_claim_at`. `available`
 * is the cash balance with the bonus.
 */
export interface DailyBonusClaim {
  id: DailyBonusClaimId;
  request_id: NullableRequestId | null;
  currency: Currency;
  amount: Money;
  claimed_at: Timestamp;
  next_claim_at: Timestamp;
  available: Money;
}

export interface ClaimDailyBonusDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DailyBonusClaim;
}

export type LanguageParameter = LanguageCode;

export type LangParameter = LanguageCode;

/**
 * Page to answer, from 1.
 */
export type PageQueryParameter = number;

/**
 * Records a page.
 */
export type LimitQueryParameter = number;

/**
 * Of these products alone; unknown ones are left out. With commas, in alphabetical order, each once.
 */
export type SymbolsParameter = string;

export type SymbolParameter = ProductSymbol;

/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
export type RequestIdQueryParameter = string;

export type ListBannersParams = {
/**
 * Page that shows them.
 */
position?: ListBannersPosition;
};

export type ListBannersPosition = typeof ListBannersPosition[keyof typeof ListBannersPosition];


export const ListBannersPosition = {
  home: 'home',
  trade: 'trade',
} as const;

export type ListNoticesParams = {
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListNewsParams = {
/**
 * Only this category.
 */
category?: NewsCategory;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type GetNewsParams = {
/**
 * Id of the news item.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
id: string;
};

export type GetContentByTypeParams = {
/**
 * Which text.
 */
type: ContentType;
};

export type GetActivityParams = {
/**
 * Id of the activity.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
id: string;
};

export type ListProductsParams = {
/**
 * Only this category.
 */
category?: ProductCategory;
};

export type ListQuotesParams = {
/**
 * Of these products alone; unknown ones are left out. With commas, in alphabetical order, each once.
 * @maxLength 2600
 * @pattern ^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12}){0,199}$
 */
symbols?: SymbolsParameter;
};

export type GetLatestPriceParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
};

export type GetProductParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
};

export type ListCandlesParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
/**
 * Length of a candle.
 */
interval: CandleInterval;
/**
 * Candles wanted.
 * @minimum 1
 * @maximum 1000
 */
count?: number;
/**
 * Only candles that begin before this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
before?: number;
};

export type ListTicksParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
/**
 * The first second, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
from: number;
/**
 * The last second, Unix seconds; it has a tick whatever the step.
 * @minimum 1000000000
 * @maximum 9999999999
 */
until: number;
/**
 * Seconds from one to the next.
 * @minimum 1
 * @maximum 86400
 */
step?: number;
};

export type ListSettlementOptionsParams = {
/**
 * Symbol of a product.
 * @pattern ^[A-Z0-9]{2,12}$
 */
symbol: SymbolParameter;
};

export type ListSecurityEventsParams = {
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListPaymentMethodsParams = {
/**
 * Only this type.
 */
type?: PaymentMethodType;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListWalletAddressesParams = {
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type GetDepositViewParams = {
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
};

export type ListDepositRecordsParams = {
/**
 * Only this class.
 */
class?: DepositClass;
/**
 * Only this status.
 */
status?: DepositStatus;
/**
 * Only this deposit.
 */
id?: DepositId;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type GetOrderParams = {
/**
 * Id of the order.
 */
order_id: OrderId;
};

export type ListOrdersParams = {
/**
 * Which orders.
 */
view?: OrderView;
/**
 * Only orders in this product.
 */
symbol?: ProductSymbol;
/**
 * Only this direction.
 */
direction?: OrderDirection;
/**
 * Only this result.
 */
result?: OrderResult;
/**
 * Only orders opened or investments made at or after this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
from?: number;
/**
 * Only orders opened or investments made before this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
to?: number;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListHoldingsParams = {
/**
 * Only orders in this product.
 */
symbol?: ProductSymbol;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListProjectsParams = {
/**
 * Which projects.
 */
filter?: ProjectFilter;
/**
 * Order of the list.
 */
sort?: ProjectSort;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type GetProjectParams = {
/**
 * Id of the project.
 */
project_id: ProjectId;
};

export type ListPurchasesParams = {
/**
 * Only this status.
 */
status?: PurchaseStatus;
/**
 * Only investments in this project.
 */
project_id?: ProjectId;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type GetPurchaseParams = {
/**
 * Id of the investment.
 */
purchase_id: PurchaseId;
};

export type GetIncomeCalendarParams = {
/**
 * A moment of the month that is asked for; the present month when absent.
 */
month_from?: Timestamp;
};

export type GetWalletParams = {
/**
 * Only transactions of this type.
 */
type?: LedgerType;
/**
 * Only transactions of this currency.
 */
currency?: Currency;
/**
 * Only transactions from this moment on, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
from?: number;
/**
 * Only transactions before this moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
to?: number;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListExchangeRecordsParams = {
/**
 * Only this direction.
 */
type?: ExchangeType;
/**
 * Only this coin.
 */
coin?: Coin;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListWithdrawalRecordsParams = {
/**
 * Only this status.
 */
status?: WithdrawalStatus;
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListMessagesParams = {
/**
 * Only this type.
 */
type?: MessageType;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type ListInviteesParams = {
/**
 * Only bonuses in this state.
 */
bonus_state?: InvitationBonusState;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};

export type GetDailyBonusParams = {
/**
 * Only the record that this request made: how a client looks up an outcome whose answer was lost. An
 * answer without a record is final when its `time` is more than 5 seconds after the request's
 * `valid_until` (see `ValidUntil`). With it, an operation is never refused with `area_not_offered`.
 */
request_id?: RequestIdQueryParameter;
};

