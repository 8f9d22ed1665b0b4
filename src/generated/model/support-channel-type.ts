/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How to open it.
 */
export type SupportChannelType = typeof SupportChannelType[keyof typeof SupportChannelType];


export const SupportChannelType = {
  web_chat: 'web_chat',
  email: 'email',
  phone: 'phone',
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  line: 'line',
  wechat: 'wechat',
} as const;
