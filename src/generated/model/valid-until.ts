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
 *   is over, by more than the tolerance. A result is kept for at least 24 hours; records keep the
 *   id of what was done for ever.
 * - The clock of a booking is within 5 seconds (`x-clock-tolerance`) of every `time` that this server
 *   tells, on any of its machines. So a request that arrives 5 seconds before or after its last
 *   second, by the `time` of another answer, may be carried out or refused.
 * - A look-up by `request_id` that finds no record is final when its `time` is after `valid_until` by
 *   more than 5 seconds: the request was refused, or will be. So `time` is not later than what the
 *   look-up knows: it is read from the clock before the records are, and no booking that was in
 *   time is committed after it, and none is hidden by a copy of the data that is behind.
 * - More than 600 seconds ahead is refused with `input_invalid`.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type ValidUntil = number;
