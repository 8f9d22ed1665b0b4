/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the file is for; a file serves one purpose only.
 */
export type UploadPurpose = typeof UploadPurpose[keyof typeof UploadPurpose];


export const UploadPurpose = {
  payment_screenshot: 'payment_screenshot',
  id_photo: 'id_photo',
} as const;
