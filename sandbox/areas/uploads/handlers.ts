import type { Handlers, UserCall } from '../../core/call.ts'
import type { PictureFile } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import type { StoredFile } from './files.ts'
import { fileUrl, makeAvatar, storeFile } from './files.ts'

/** Pictures that other calls refer to, and the avatar. */
export const uploadsHandlers = {
  uploadFile: (call, { purpose, file }) => {
    const stored = store(call, purpose, file)
    return {
      file_id: stored.id,
      url: fileUrl(call.world, stored.id),
      purpose,
      size_bytes: stored.size_bytes,
      expires_at: stored.uploaded_at + rules.uploads.keptSeconds,
    }
  },

  uploadAvatar: (call, { file }) => {
    const stored = store(call, 'avatar', file)
    makeAvatar(call.world, stored)
    return { avatar_url: fileUrl(call.world, stored.id) }
  },
} satisfies Partial<Handlers>

function store(
  { world, userId }: UserCall,
  purpose: StoredFile['purpose'],
  { bytes }: PictureFile,
): StoredFile {
  limitTries(world, `upload ${userId}`, rules.limits.upload)
  return storeFile(world, { userId, purpose, bytes })
}
