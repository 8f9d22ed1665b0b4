import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadPurpose } from '../../../src/generated/h5.schemas.ts'
import { jobOfRows } from '../../core/jobs.ts'
import { Refusal } from '../../core/refusal.ts'
import { fileRejected, MAXIMUM_FILE_BYTES } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Picture, PictureType } from './picture.ts'
import { readPicture } from './picture.ts'

/** A picture of a user, as stored. Moments are Unix seconds. */
export interface StoredFile {
  id: string
  user_id: number
  purpose: UploadPurpose | 'avatar'
  type: PictureType
  name: string
  size_bytes: number
  uploaded_at: number
  expires_at: number | null
}

interface NewFile {
  userId: number
  purpose: StoredFile['purpose']
  bytes: Uint8Array
  /** Unix seconds; now when absent. */
  at?: number
}

/** Where the bytes of a file are. */
export function pathOf(world: World, name: string): string {
  return join(world.options.files, name)
}

/**
 * Stores a picture without its metadata, to be deleted in a day unless something refers to it by then
 * (the contract, `uploadFile`). Refuses `file_rejected` what is empty, too large in bytes or pixels, or no picture
 * of an accepted kind by its content. A process that is killed on the way leaves no half file under
 * the name, and what it leaves is deleted with the row.
 */
export function storeFile(world: World, { userId, purpose, bytes, at }: NewFile): StoredFile {
  const picture = acceptedPicture(bytes)
  const now = at ?? world.clock.now()
  const file: StoredFile = {
    id: `fi_${randomBytes(16).toString('hex')}`,
    user_id: userId,
    purpose,
    type: picture.type,
    name: randomBytes(16).toString('hex'),
    size_bytes: picture.bytes.length,
    uploaded_at: now,
    expires_at: now + rules.uploads.keptSeconds,
  }
  world.database.run(
    `INSERT INTO files (id, user_id, purpose, type, name, size_bytes, uploaded_at, expires_at)
     VALUES (:id, :user_id, :purpose, :type, :name, :size_bytes, :uploaded_at, :expires_at)`,
    { ...file },
  )
  const path = pathOf(world, file.name)
  mkdirSync(world.options.files, { recursive: true })
  writeFileSync(unfinished(path), picture.bytes, { flag: 'wx' })
  renameSync(unfinished(path), path)
  return file
}

/**
 * The file of a user that a request refers to. Refuses `no_data` one that does not exist or is
 * somebody else's, and `file_rejected` one that was uploaded for another purpose.
 */
export function requireOwnFile(
  world: World,
  userId: number,
  fileId: string,
  purpose: UploadPurpose,
): StoredFile {
  const file = world.database.get<StoredFile>(
    `SELECT * FROM files
     WHERE id = :fileId AND user_id = :userId AND (expires_at IS NULL OR expires_at > :now)`,
    { fileId, userId, now: world.clock.now() },
  )
  if (!file) throw new Refusal('no_data')
  if (file.purpose !== purpose) throw fileRejected()
  return file
}

/** Keeps a file that a record refers to from now on. Part of the caller's transaction. */
export function keepFile(world: World, fileId: string): void {
  world.database.run('UPDATE files SET expires_at = NULL WHERE id = :fileId', { fileId })
}

/** Lets go of a file that a record referred to: it is deleted at `at`, Unix seconds. */
export function releaseFile(world: World, fileId: string, at: number): void {
  world.database.run('UPDATE files SET expires_at = :at WHERE id = :fileId', { fileId, at })
}

/** Makes a file the avatar of its owner, and deletes the avatar before. */
export function makeAvatar(world: World, { id, user_id: userId }: StoredFile): void {
  world.database.transaction(() => {
    world.database.run(
      `UPDATE files SET expires_at = :now
       WHERE user_id = :userId AND purpose = 'avatar' AND expires_at IS NULL`,
      { userId, now: world.clock.now() },
    )
    keepFile(world, id)
  })
}

/** Deletes files whose time is over, first from the disk: if that is cut off, it happens again. */
export const fileJob = jobOfRows<StoredFile>({
  name: 'delete files that nothing refers to',
  table: 'files',
  dueAt: 'expires_at',
  run: (world, { id, name }) => {
    const path = pathOf(world, name)
    rmSync(path, { force: true })
    rmSync(unfinished(path), { force: true })
    world.database.run('DELETE FROM files WHERE id = :id', { id })
  },
})

const unfinished = (path: string) => `${path}.part`

function acceptedPicture(bytes: Uint8Array): Picture {
  const picture = bytes.length > MAXIMUM_FILE_BYTES ? undefined : readPicture(bytes)
  if (!picture) throw fileRejected()
  const { width, height } = picture
  const { pixels, side } = rules.uploads
  if (Math.min(width, height) < 1 || Math.max(width, height) > side || width * height > pixels) {
    throw fileRejected()
  }
  return picture
}
