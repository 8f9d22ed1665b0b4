/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { NullableCountryCode } from './nullable-country-code.ts';
import type { NullableDocumentType } from './nullable-document-type.ts';
import type { NullableMaskedText } from './nullable-masked-text.ts';
import type { NullableNote } from './nullable-note.ts';
import type { NullableRejection } from './nullable-rejection.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { VerificationState } from './verification-state.ts';

/**
 * The last submission, masked. Photos are never sent back. `submitted_at` is null before the
 * first one, `reviewed_at` until it is decided.
 */
export interface Certification {
  state: VerificationState;
  /** Whether materials are taken now. A verified user and one under review cannot submit. */
  can_submit: boolean;
  real_name: NullableMaskedText | null;
  id_number: NullableMaskedText | null;
  document_country: NullableCountryCode | null;
  document_type: NullableDocumentType | null;
  rejection: NullableRejection | null;
  rejection_note: NullableNote | null;
  submitted_at: NullableTimestamp | null;
  reviewed_at: NullableTimestamp | null;
}
