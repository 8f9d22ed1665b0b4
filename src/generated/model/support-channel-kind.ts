/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How to open it.
 */
export type SupportChannelKind = typeof SupportChannelKind[keyof typeof SupportChannelKind];


export const SupportChannelKind = {
  web_chat: 'web_chat',
  email: 'email',
  phone: 'phone',
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  line: 'line',
  wechat: 'wechat',
} as const;
