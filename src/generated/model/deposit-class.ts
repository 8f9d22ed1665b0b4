/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * 0 self-service, 1 system gift, 2 promotion bonus, 3 deposit bonus, 4 system recharge.
 */
export type DepositClass = typeof DepositClass[keyof typeof DepositClass];


export const DepositClass = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
} as const;
