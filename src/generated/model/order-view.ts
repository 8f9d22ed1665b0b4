/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `contract` for timed orders, `project` for purchases of projects, `history` for what is over of both.
 */
export type OrderView = typeof OrderView[keyof typeof OrderView];


export const OrderView = {
  project: 'project',
  contract: 'contract',
  history: 'history',
} as const;
