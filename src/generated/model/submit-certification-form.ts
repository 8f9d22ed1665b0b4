/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { DocumentType } from './document-type.ts';
import type { FileId } from './file-id.ts';

/**
 * `back_file_id` is left out for a passport and required for the others.
 */
export interface SubmitCertificationForm {
  /**
     * Name as on the document.
     * @minLength 2
     * @maxLength 64
     * @pattern ^[^0-9<>@#$%&*=+{}_|~^]+$
     */
  real_name: string;
  /**
     * Number of the document, with its check digit where its country has one.
     * @minLength 5
     * @maxLength 32
     * @pattern ^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$
     */
  id_number: string;
  document_country: CountryCode;
  document_type: DocumentType;
  front_file_id: FileId;
  back_file_id?: FileId;
}
