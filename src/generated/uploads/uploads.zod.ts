/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Stores one picture of at most 8 MB (8388608 bytes) and answers its id, to which a deposit or a
 * verification refers. The type is that of the content; the name of the file decides nothing. A file that nothing
 * refers to within a day is deleted. Before it stores the picture, the server removes its metadata (place and
 * device in EXIF, XMP, comments) and keeps the orientation of a photo. The rest is stored whole: the server may
 * encode a picture again, but keeps its type, its width and height and, of a PNG, every pixel.
 * @summary Upload a screenshot or photo of a document
 */
export const UploadFileBody = /*#__PURE__*/ zod.strictObject({
  "purpose": /*#__PURE__*/ zod.enum(['payment_screenshot', 'id_photo']),
  "file": /*#__PURE__*/ zod.instanceof(Blob)
})

/**
 * Replaces the avatar of the user at once and deletes the one before. At most 8 MB (8388608
 * bytes); the user information has the new address from then on. Metadata is removed as by
 * `uploadFile`.
 * @summary Upload an avatar
 */
export const UploadAvatarBody = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
})

