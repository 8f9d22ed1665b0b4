/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why the last submission was rejected; null when it was not. `other` is told by the note alone.
 * @nullable
 */
export type NullableRejection = typeof NullableRejection[keyof typeof NullableRejection] | null;


export const NullableRejection = {
  photo_unreadable: 'photo_unreadable',
  photo_incomplete: 'photo_incomplete',
  name_differs: 'name_differs',
  number_differs: 'number_differs',
  document_expired: 'document_expired',
  other: 'other',
} as const;
