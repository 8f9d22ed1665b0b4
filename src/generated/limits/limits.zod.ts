/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Changes the limits that are sent and no others. What is tighter than the present limit, or the first one, counts at
 * once. What is looser, or `none`, becomes a change that waits: 24 hours later it may be confirmed, for six days, and
 * then it lapses. Until it is confirmed the present limit counts. Of each limit one change waits at most: the same
 * value again leaves it as it is, another looser one takes its place and waits 24 hours of its own, and the present
 * value or a tighter one takes it back.
 * @summary Set the user's own limits
 */
export const setOwnLimitsBodyStakeMaxRegExp = new RegExp('^(none|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,8})?)$');
export const setOwnLimitsBodyLossDayMaxRegExp = new RegExp('^(none|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,8})?)$');
export const setOwnLimitsBodyLossWeekMaxRegExp = new RegExp('^(none|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,8})?)$');
export const setOwnLimitsBodySessionMinutesRegExp = new RegExp('^(none|[5-9]|[1-9][0-9]{1,2}|1[0-3][0-9]{2}|14[0-3][0-9]|1440)$');


export const SetOwnLimitsBody = /*#__PURE__*/ zod.strictObject({
  "stake_max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setOwnLimitsBodyStakeMaxRegExp))),
  "loss_day_max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setOwnLimitsBodyLossDayMaxRegExp))),
  "loss_week_max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setOwnLimitsBodyLossWeekMaxRegExp))),
  "session_minutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setOwnLimitsBodySessionMinutesRegExp)))
})

/**
 * Carries out a change that has waited for 24 hours, exactly as the user saw it under its id. Before `confirm_from`
 * it is refused with `action_not_allowed`, and `available_from` is that moment. One that was replaced, taken back or
 * has lapsed is refused with `action_not_allowed` too. Confirming it again does nothing more.
 * @summary Confirm a change that loosens
 */
export const confirmLimitChangeBodyChangeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ConfirmLimitChangeBody = /*#__PURE__*/ zod.strictObject({
  "change_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmLimitChangeBodyChangeIdRegExp))
})

/**
 * Ends a change before it is confirmed; the present limit or the pause stays. Taking it back again does nothing more,
 * and one that was confirmed is refused with `action_not_allowed`.
 * @summary Take back a change that waits
 */
export const cancelLimitChangeBodyChangeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const CancelLimitChangeBody = /*#__PURE__*/ zod.strictObject({
  "change_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelLimitChangeBodyChangeIdRegExp))
})

/**
 * From now on no order is taken (`trading_paused`), for 1, 7 or 30 times 24 hours or for good. Open orders settle, and
 * everything else stays as it is: records, withdrawals, financing. In a pause a longer one takes its place at once; one
 * that would end sooner is refused with `action_not_allowed`. Starting one takes back an end that was asked for.
 * @summary Pause trading
 */
export const StartPauseBody = /*#__PURE__*/ zod.strictObject({
  "length": /*#__PURE__*/ zod.enum(['day', 'week', 'month', 'forever'])
})

