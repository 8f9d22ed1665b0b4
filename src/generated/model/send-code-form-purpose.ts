/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the code is for; a code serves one purpose only.
 */
export type SendCodeFormPurpose = typeof SendCodeFormPurpose[keyof typeof SendCodeFormPurpose];


export const SendCodeFormPurpose = {
  register: 'register',
  forget: 'forget',
} as const;
