/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which projects; `all` when absent.
 */
export type ProjectFilter = typeof ProjectFilter[keyof typeof ProjectFilter];


export const ProjectFilter = {
  all: 'all',
  in_progress: 'in_progress',
  ended: 'ended',
} as const;
