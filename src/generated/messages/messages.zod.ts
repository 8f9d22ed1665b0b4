/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Marks one message, all of a type, or all. Marking a read one again changes nothing; the answer
 * has the unread counts that are left, for every place that shows them.
 * @summary Mark messages as read
 */
export const markMessagesReadBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const MarkMessagesReadBody = /*#__PURE__*/ zod.strictObject({
  "scope": /*#__PURE__*/ zod.enum(['one', 'all']),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(markMessagesReadBodyIdRegExp))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['system', 'security', 'order', 'financing', 'deposit', 'withdrawal', 'verification', 'activity', 'price_alert', 'unknown']))
})

