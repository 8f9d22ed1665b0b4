/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why an action is not possible now; null when it is. `unknown` when the server itself cannot tell.
 * @nullable
 */
export type NullableActionReason = typeof NullableActionReason[keyof typeof NullableActionReason] | null;


export const NullableActionReason = {
  not_matured: 'not_matured',
  already_matured: 'already_matured',
  already_settled: 'already_settled',
  already_renewed: 'already_renewed',
  project_ended: 'project_ended',
  project_full: 'project_full',
  funds_frozen: 'funds_frozen',
  unknown: 'unknown',
} as const;
