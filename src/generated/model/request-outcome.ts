/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether it was carried out, or refused with nothing changed.
 */
export type RequestOutcome = typeof RequestOutcome[keyof typeof RequestOutcome];


export const RequestOutcome = {
  done: 'done',
  refused: 'refused',
} as const;
