/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Kind of identity document; null before a submission.
 * @nullable
 */
export type NullableDocumentType = typeof NullableDocumentType[keyof typeof NullableDocumentType] | null;


export const NullableDocumentType = {
  id_card: 'id_card',
  passport: 'passport',
  driving_licence: 'driving_licence',
} as const;
