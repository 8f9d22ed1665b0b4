/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The user is told, by a message and the event `price_alert`, when a price is reached. It is judged as orders are: by the last tick
 * published at or before each second after `set_at` (listTicks). The first whose price is at or beyond the one that was set is the
 * proof. A product whose market is closed can be set; nothing is told while no tick is published. An alert is known by its product and
 * price, so that a second one is refused (`alert_exists`) and no `request_id` is needed; one that told for once makes room.
 * @summary Add a price alert
 */
export const addPriceAlertBodySymbolRegExp = new RegExp('^[A-Z0-9]{2,12}$');
export const addPriceAlertBodyPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');


export const AddPriceAlertBody = /*#__PURE__*/ zod.strictObject({
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addPriceAlertBodySymbolRegExp)),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addPriceAlertBodyPriceRegExp)),
  "repeat": /*#__PURE__*/ zod.enum(['once', 'each'])
})

/**
 * Sets another price, or how often it tells, as if the alert were added now: its direction is taken anew from the last
 * price, and ticks from before do not count.
 * @summary Change a price alert
 */
export const changePriceAlertBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const changePriceAlertBodyPriceRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');


export const ChangePriceAlertBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changePriceAlertBodyIdRegExp)),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changePriceAlertBodyPriceRegExp)),
  "repeat": /*#__PURE__*/ zod.enum(['once', 'each'])
})

/**
 * It tells nothing any more. A message that it sent before stays.
 * @summary Remove a price alert
 */
export const removePriceAlertBodyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RemovePriceAlertBody = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removePriceAlertBodyIdRegExp))
})

