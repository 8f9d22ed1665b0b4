/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { FileId } from './file-id.ts';
import type { FileUrl } from './file-url.ts';
import type { Timestamp } from './timestamp.ts';
import type { UploadPurpose } from './upload-purpose.ts';

/**
 * A file that no call refers to by `expires_at` is deleted.
 */
export interface UploadedFile {
  file_id: FileId;
  url: FileUrl;
  purpose: UploadPurpose;
  /**
     * Size of the stored file.
     * @minimum 1
     * @maximum 8388608
     */
  size_bytes: number;
  expires_at: Timestamp;
}
