/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

export interface UploadAvatarForm {
  /** The picture - JPEG, PNG or WebP by its content, at most 8 MB (8388608 bytes), square, without EXIF. */
  file: Blob | File;
}
