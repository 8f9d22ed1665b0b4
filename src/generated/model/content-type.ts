/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which text.
 */
export type ContentType = typeof ContentType[keyof typeof ContentType];


export const ContentType = {
  agreement: 'agreement',
  privacy: 'privacy',
  risk: 'risk',
  invite_rules: 'invite_rules',
  download: 'download',
  help: 'help',
  activity: 'activity',
} as const;
