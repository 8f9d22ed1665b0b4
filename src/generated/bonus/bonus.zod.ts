/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Credits the bonus once per calendar day of the site's time zone. The same `request_id` answers
 * the first claim again, another one is refused until the next day.
 * @summary Claim the daily bonus
 */
export const ClaimDailyBonusBody = /*#__PURE__*/ zod.strictObject({
  "request_id": /*#__PURE__*/ zod.uuid()
})

