/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the message is about; `unknown` when the server itself cannot tell, e.g. an imported record.
 */
export type MessageType = typeof MessageType[keyof typeof MessageType];


export const MessageType = {
  system: 'system',
  security: 'security',
  order: 'order',
  financing: 'financing',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  verification: 'verification',
  activity: 'activity',
  unknown: 'unknown',
} as const;
