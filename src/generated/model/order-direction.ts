/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `up` wins when the close price is above the open price, `down` when it is below.
 */
export type OrderDirection = typeof OrderDirection[keyof typeof OrderDirection];


export const OrderDirection = {
  up: 'up',
  down: 'down',
} as const;
