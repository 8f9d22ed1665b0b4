import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { rules } from '../../core/rules.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { fileUrl, keepFile, pathOf, releaseFile, requireOwnFile, serveFile } from './files.ts'
import { samplePicture } from './sample-picture.ts'
import { pictures } from './test-pictures.ts'

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user()
})

const REJECTED = { reason: 'file_rejected', params: { max_bytes: '8388608' } }

const upload = (bytes: Uint8Array, purpose = 'payment_screenshot') =>
  user.done('uploadFile', { purpose, file: { bytes } })

/** What is answered at an address. */
function open(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://sandbox.invalid')
  return serveFile(sandbox.world, pathname, searchParams)
}

const onDisk = () => readdirSync(sandbox.world.options.files)
const rows = () =>
  sandbox.world.database.one<{ count: number }>('SELECT count(*) AS count FROM files').count

describe('a picture', () => {
  test('is served to browsers as nothing but a picture', async () => {
    const { url } = await upload(pictures.jpeg)
    expect(open(url)?.headers).toEqual({
      'Content-Type': 'image/jpeg',
      'Cache-Control': expect.stringMatching(/^private, max-age=\d+$/),
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  test('that is refused leaves nothing', async () => {
    const file = { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
    expect(await user.refused('uploadAvatar', { file })).toEqual(REJECTED)
    expect([onDisk(), rows()]).toEqual([[], 0])
  })

  test.each([
    [0, 10],
    [10, 0],
    [rules.uploads.side + 1, 10],
    [10, rules.uploads.side + 1],
    [8000, 5001],
  ])('of %i x %i pixels is refused', async (width, height) => {
    expect(
      await user.refused('uploadFile', {
        purpose: 'id_photo',
        file: { bytes: sized(width, height) },
      }),
    ).toEqual(REJECTED)
  })

  test.each([
    [1, 1],
    [rules.uploads.side, 100],
    [8000, 5000],
  ])('of %i x %i pixels is taken', async (width, height) => {
    await upload(sized(width, height))
  })
})

/** A picture that says it has this size; its pixels are never decoded. */
function sized(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(samplePicture(1, 1))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('an address', () => {
  test('stays the same for a while, so that a picture is loaded once', async () => {
    const { file_id: id, url } = await upload(pictures.png)
    expect(fileUrl(sandbox.world, id)).toBe(url)
    sandbox.advance(rules.uploads.addressSeconds)
    expect(fileUrl(sandbox.world, id)).not.toBe(url)
    expect(open(fileUrl(sandbox.world, id))).toBeDefined()
  })

  test('serves nothing with another ending, or with something appended', async () => {
    const { url } = await upload(pictures.png)
    const changed = [
      url.replace('.png', '.svg'),
      `${url}=`,
      `${url}&x=1`,
      url.replace('?', '?x=1&'),
    ]
    expect(changed.map(open)).toEqual(changed.map(() => undefined))
  })

  test('of another world is not signed here', async () => {
    const { url } = await upload(pictures.png)
    const other = new TestSandbox()
    const { pathname, searchParams } = new URL(url, 'http://sandbox.invalid')
    expect(serveFile(other.world, pathname, searchParams)).toBeUndefined()
    other.close()
  })
})

describe('a file that nothing refers to', () => {
  test('is deleted with what a killed process left of it', async () => {
    const { file_id: id } = await upload(pictures.png)
    const { name } = requireOwnFile(sandbox.world, user.id, id, 'payment_screenshot')
    const path = pathOf(sandbox.world, name)
    rmSync(path)
    writeFileSync(`${path}.part`, pictures.png.subarray(0, 10))
    expect(open(fileUrl(sandbox.world, id))).toBeUndefined()
    sandbox.advance(86_400)
    expect([onDisk(), rows()]).toEqual([[], 0])
  })

  test('is kept once something refers to it, and let go of again', async () => {
    const { file_id: id } = await upload(pictures.png)
    keepFile(sandbox.world, id)
    sandbox.advance(7 * 86_400)
    expect(onDisk()).toHaveLength(1)
    releaseFile(sandbox.world, id, sandbox.world.clock.now() + 60)
    sandbox.advance(60)
    expect([onDisk(), rows()]).toEqual([[], 0])
  })
})

test('an avatar replaces the one before, and is kept', async () => {
  for (const bytes of [pictures.jpeg, pictures.lossyWebp]) {
    await user.done('uploadAvatar', { file: { bytes } })
  }
  sandbox.runDue()
  expect([onDisk().length, rows()]).toEqual([1, 1])
  sandbox.advance(7 * 86_400)
  const { avatar_url: address } = (await user.done('getUser')).user
  expect(open(address ?? '')).toBeDefined()
})

test('files and addresses are there again after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-sandbox-restart-'))
  const database = join(folder, 'sandbox.db')
  const first = new TestSandbox(STORY_TIME, database)
  const owner = await first.user()
  const { url } = await owner.done('uploadFile', {
    purpose: 'id_photo',
    file: { bytes: pictures.png },
  })
  const [name = ''] = readdirSync(first.world.options.files)
  const bytes = readFileSync(join(first.world.options.files, name))
  first.close()

  const again = new TestSandbox(STORY_TIME, database)
  writeFileSync(join(again.world.options.files, name), bytes)
  const { pathname, searchParams } = new URL(url, 'http://sandbox.invalid')
  expect(serveFile(again.world, pathname, searchParams)?.status).toBe(200)
  again.close()
  rmSync(folder, { recursive: true })
})
