/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Credits the bonus once per calendar day of the site's time zone. The same `request_id` answers
 * the first claim again, another one is refused until the next day.
 * @summary Claim the daily bonus
 */
export const claimDailyBonusBodyValidUntilMin = 1000000000;
export const claimDailyBonusBodyValidUntilMax = 9999999999;



export const ClaimDailyBonusBody = /*#__PURE__*/ zod.strictObject({
  "request_id": /*#__PURE__*/ zod.uuid(),
  "valid_until": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(claimDailyBonusBodyValidUntilMin)).check(/*#__PURE__*/ zod.lte(claimDailyBonusBodyValidUntilMax))
})

