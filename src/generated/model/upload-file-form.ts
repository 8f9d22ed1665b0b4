/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { UploadPurpose } from './upload-purpose.ts';

export interface UploadFileForm {
  purpose: UploadPurpose;
  /** The picture - JPEG, PNG or WebP by its content, at most 8 MB (8388608 bytes), without EXIF. */
  file: Blob | File;
}
