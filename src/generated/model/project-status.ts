/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Status of a project; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type ProjectStatus = typeof ProjectStatus[keyof typeof ProjectStatus];


export const ProjectStatus = {
  in_progress: 'in_progress',
  ended: 'ended',
  unknown: 'unknown',
} as const;
