import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAXIMUM_FILE_BYTES } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { serve } from '../../server.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { keepFile, pathOf, releaseFile, requireOwnFile } from './files.ts'
import { samplePicture } from './sample-picture.ts'
import { fileUrl, serveFile } from './serve.ts'
import { pictures } from './test-pictures.ts'

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user()
})
afterEach(() => sandbox.close())

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
  test.each([
    ['jpeg', 'jpg', pictures.jpeg],
    ['png', 'png', pictures.png],
    ['webp', 'webp', pictures.lossyWebp],
  ])('that is %s is stored and served as it is', async (type, ending, bytes) => {
    const file = await upload(bytes)
    expect(file).toEqual({
      file_id: expect.stringMatching(/^fi_[0-9a-f]{32}$/),
      url: expect.stringMatching(
        new RegExp(`^/uploads/[0-9a-f]{32}\\.${ending}\\?until=\\d{10}&key=[\\w-]{43}$`),
      ),
      purpose: 'payment_screenshot',
      size_bytes: bytes.length,
      expires_at: STORY_TIME + 86_400,
    })
    expect(file.url).not.toContain(user.token)
    const reply = open(file.url)
    expect(reply?.status).toBe(200)
    expect(Buffer.from(reply?.body ?? '').equals(bytes)).toBe(true)
    expect(reply?.headers).toEqual({
      'Content-Type': `image/${type}`,
      'Cache-Control': expect.stringMatching(/^private, max-age=\d+$/),
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  test.each([
    ['empty', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\x00\x00\x00;'],
  ])('that is %s is refused, and nothing is kept', async (_, content) => {
    const file = { bytes: Buffer.from(content, 'latin1') }
    expect(await user.refused('uploadFile', { purpose: 'id_photo', file })).toEqual(REJECTED)
    expect(await user.refused('uploadAvatar', { file })).toEqual(REJECTED)
    expect([onDisk(), rows()]).toEqual([[], 0])
  })

  test('that is cut off is refused', async () => {
    const bytes = samplePicture()
    const file = { bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) }
    expect(await user.refused('uploadFile', { purpose: 'id_photo', file })).toEqual(REJECTED)
  })

  test('has at most 8 MB', async () => {
    const padded = (length: number) => ({ bytes: Buffer.concat([pictures.png], length) })
    const largest = await upload(padded(MAXIMUM_FILE_BYTES).bytes)
    expect(largest.size_bytes).toBe(MAXIMUM_FILE_BYTES)
    expect(
      await user.refused('uploadFile', {
        purpose: 'id_photo',
        file: padded(MAXIMUM_FILE_BYTES + 1),
      }),
    ).toEqual(REJECTED)
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
  test('is good for a quarter of an hour, and for half an hour at most', async () => {
    const { url } = await upload(pictures.png)
    sandbox.advance(rules.uploads.addressSeconds)
    expect(open(url)).toBeDefined()
    sandbox.advance(rules.uploads.addressSeconds)
    expect(open(url)).toBeUndefined()
  })

  test('stays the same for a while, so that a picture is loaded once', async () => {
    const { file_id: id, url } = await upload(pictures.png)
    expect(fileUrl(sandbox.world, id)).toBe(url)
    sandbox.advance(rules.uploads.addressSeconds)
    expect(fileUrl(sandbox.world, id)).not.toBe(url)
    expect(open(fileUrl(sandbox.world, id))).toBeDefined()
  })

  test('cannot be made up, or made to last', async () => {
    const { url } = await upload(pictures.png)
    const other = await upload(pictures.png)
    const [path = '', query = ''] = url.split('?')
    const until = new URLSearchParams(query).get('until') ?? ''
    for (const wrong of [
      path,
      `${path}?until=${until}`,
      `${path}?until=${until}&key=`,
      `${path}?until=9999999999&key=${new URLSearchParams(query).get('key')}`,
      `${path}?until=NaN&key=${new URLSearchParams(query).get('key')}`,
      `${path}?${other.url.split('?')[1]}`,
      '/uploads/../sandbox.db?until=9999999999&key=x',
      `/uploads/${'0'.repeat(32)}.png?${query}`,
    ]) {
      expect(open(wrong), wrong).toBeUndefined()
    }
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
  test('is deleted after a day', async () => {
    const { file_id: id } = await upload(pictures.png)
    sandbox.advance(86_399)
    expect(onDisk()).toHaveLength(1)
    expect(open(fileUrl(sandbox.world, id))).toBeDefined()
    sandbox.advance(1)
    expect([onDisk(), rows()]).toEqual([[], 0])
  })

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

test('a file is its owner’s, and for its purpose', async () => {
  const { file_id: id } = await upload(pictures.png)
  const { world } = sandbox
  const other = await sandbox.user()
  expect(requireOwnFile(world, user.id, id, 'payment_screenshot').id).toBe(id)
  expect(() => requireOwnFile(world, other.id, id, 'payment_screenshot')).toThrow('no_data')
  expect(() => requireOwnFile(world, user.id, 'fi_unknown', 'payment_screenshot')).toThrow(
    'no_data',
  )
  expect(() => requireOwnFile(world, user.id, id, 'id_photo')).toThrow('file_rejected')
})

test('an avatar replaces the one before, which is gone at once', async () => {
  const before = await user.done('uploadAvatar', { file: { bytes: pictures.jpeg } })
  const after = await user.done('uploadAvatar', { file: { bytes: pictures.lossyWebp } })
  expect(open(before.avatar_url)).toBeUndefined()
  expect(open(after.avatar_url)?.headers['Content-Type']).toBe('image/webp')
  sandbox.runDue()
  expect([onDisk().length, rows()]).toEqual([1, 1])
  sandbox.advance(7 * 86_400)
  const { avatar_url: address } = (await user.done('getUser')).user
  expect(open(address ?? '')).toBeDefined()
})

test('an avatar is no file that a deposit or a verification can refer to', async () => {
  await user.done('uploadAvatar', { file: { bytes: pictures.jpeg } })
  const { id } = sandbox.world.database.one<{ id: string }>('SELECT id FROM files')
  expect(() => requireOwnFile(sandbox.world, user.id, id, 'id_photo')).toThrow('file_rejected')
})

test.each(['uploadFile', 'uploadAvatar'] as const)('%s has a limit', async (id) => {
  const { max, seconds } = rules.limits.upload
  const row = { name: `upload ${user.id}`, at: STORY_TIME }
  for (let times = 0; times < max; times += 1) {
    sandbox.world.database.run('INSERT INTO tries (name, at) VALUES (:name, :at)', row)
  }
  const purpose = id === 'uploadFile' ? 'id_photo' : undefined
  expect(await user.refused(id, { purpose, file: { bytes: pictures.png } })).toEqual({
    reason: 'too_many_requests',
    params: { available_from: String(STORY_TIME + seconds) },
  })
})

test('an upload without a file, a purpose or a session is refused', async () => {
  expect(await user.refused('uploadFile', { purpose: 'id_photo' })).toEqual({
    reason: 'input_invalid',
    params: { field: 'file' },
  })
  expect(await user.refused('uploadFile', { file: { bytes: pictures.png } })).toEqual({
    reason: 'input_invalid',
    params: { field: 'purpose' },
  })
  expect(
    await user.refused('uploadFile', { purpose: 'avatar', file: { bytes: pictures.png } }),
  ).toEqual({ reason: 'input_invalid', params: { field: 'purpose' } })
  expect(
    await sandbox
      .client()
      .call('uploadFile', { purpose: 'id_photo', file: { bytes: pictures.png } }),
  ).toMatchObject({ code: 401 })
})

test('pictures are served over HTTP, to who has the address', async () => {
  const served = new TestSandbox()
  const owner = await served.user()
  const { url } = await owner.done('uploadFile', {
    purpose: 'id_photo',
    file: { bytes: pictures.jpeg },
  })
  const server = await serve(served, { port: 0, control: false })
  const response = await fetch(server.url + url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pictures.jpeg)
  for (const path of [url.split('?')[0], `${url}x`, '/uploads/', '/uploads/%2e%2e/sandbox.db']) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(404)
  }
  await server.close()
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
