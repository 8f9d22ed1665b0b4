/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * State of an activity; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type ActivityState = typeof ActivityState[keyof typeof ActivityState];


export const ActivityState = {
  upcoming: 'upcoming',
  in_progress: 'in_progress',
  ended: 'ended',
  unknown: 'unknown',
} as const;
