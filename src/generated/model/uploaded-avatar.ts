/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { FileUrl } from './file-url.ts';

export interface UploadedAvatar {
  avatar_url: FileUrl;
}
