import { expect, test } from 'vitest'
import { readPicture } from './picture.ts'
import { samplePicture } from './sample-picture.ts'
import { pictures, tellingPictures } from './test-pictures.ts'

test('each kind is recognised by its content, with its size', () => {
  const size = { width: 3, height: 2 }
  expect(readPicture(pictures.jpeg)).toMatchObject({ type: 'jpeg', ...size })
  expect(readPicture(pictures.png)).toMatchObject({ type: 'png', ...size })
  expect(readPicture(pictures.lossyWebp)).toMatchObject({ type: 'webp', ...size })
  expect(readPicture(pictures.losslessWebp)).toMatchObject({ type: 'webp', ...size })
  expect(readPicture(pictures.extendedWebp)).toMatchObject({ type: 'webp', ...size })
  const sample = readPicture(samplePicture(1200, 800))
  expect(sample).toMatchObject({ type: 'png', width: 1200, height: 800 })
})

test.each(Object.entries(pictures))('a %s without metadata stays as it is', (_, bytes) => {
  expect(readPicture(bytes)?.bytes.equals(bytes)).toBe(true)
})

test.each(['png', 'jpeg', 'extendedWebp'] as const)(
  'a %s with broken metadata is cleaned all the same, or is no picture',
  (kind) => {
    const bytes = tellingPictures[kind]
    for (let at = 0; at < bytes.length; at += 1) {
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Uint8Array.from(bytes)
        broken[at] = value
        const picture = readPicture(broken)
        if (picture) expect(readPicture(picture.bytes)?.bytes.equals(picture.bytes)).toBe(true)
      }
    }
  },
)

test.each(Object.entries(pictures))('a %s that is cut short anywhere is no picture', (_, bytes) => {
  for (let length = 0; length < bytes.length; length += 1) {
    expect(readPicture(bytes.subarray(0, length)), `${length} bytes`).toBeUndefined()
  }
})

test.each(Object.entries(pictures))('a %s with broken bytes is read to the end', (_, bytes) => {
  for (let at = 0; at < bytes.length; at += 1) {
    for (const value of [0, 0x7f, 0xff]) {
      const broken = Uint8Array.from(bytes)
      broken[at] = value
      const picture = readPicture(broken)
      if (picture) expect(['jpeg', 'png', 'webp']).toContain(picture.type)
    }
  }
})

test.each([
  ['nothing', ''],
  ['a text', 'no picture'],
  ['PDF', '%PDF-1.7'],
  ['another RIFF', 'RIFF\x04\x00\x00\x00WAVE'],
])('%s is no picture', (_, content) => {
  expect(readPicture(Buffer.from(content, 'latin1'))).toBeUndefined()
})
