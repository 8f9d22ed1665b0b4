/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

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
