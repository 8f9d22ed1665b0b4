/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Kind of identity document. A passport has one side; the others have two.
 */
export type DocumentType = typeof DocumentType[keyof typeof DocumentType];


export const DocumentType = {
  id_card: 'id_card',
  passport: 'passport',
  driving_licence: 'driving_licence',
} as const;
