/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The last second of the server's clock in which the request may be carried out, for example 30
 * seconds from now for an order and 60 for anything else. It belongs to the body, and is made
 * once with the `request_id`.
 *
 * - The moment compared is that of the booking, in its transaction. Equal is in time; what is
 *   later is refused with `request_expired`, before any other rule.
 * - An id that has a result answers it at any time, or `request_expired` where it was refused and
 *   is over. A result is kept at least until `valid_until` has passed; records keep the id of what
 *   was done for ever.
 * - A look-up by `request_id` that finds no record is final when its `time` is after
 *   `valid_until`: the request was refused, or will be. So a look-up knows every booking up to its
 *   `time`, on one clock with the bookings.
 * - More than 600 seconds ahead is refused with `input_invalid`.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type ValidUntil = number;
