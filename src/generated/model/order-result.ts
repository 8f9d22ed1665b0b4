/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `open` until it is settled; `win`, `loss` or `draw` by the close price; `unknown` when the server
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
