import { expect, test } from 'vitest'
import { readPicture } from './picture.ts'
import { samplePicture } from './sample-picture.ts'
import { pictures } from './test-pictures.ts'

test('each kind is told by its content, with its size', () => {
  const size = { width: 3, height: 2 }
  expect(readPicture(pictures.jpeg)).toEqual({ type: 'jpeg', ...size })
  expect(readPicture(pictures.png)).toEqual({ type: 'png', ...size })
  expect(readPicture(pictures.lossyWebp)).toEqual({ type: 'webp', ...size })
  expect(readPicture(pictures.losslessWebp)).toEqual({ type: 'webp', ...size })
  expect(readPicture(pictures.extendedWebp)).toEqual({ type: 'webp', ...size })
  expect(readPicture(samplePicture(1200, 800))).toEqual({ type: 'png', width: 1200, height: 800 })
})

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

test('something behind the picture does not matter', () => {
  const jpeg = Buffer.concat([pictures.jpeg, Buffer.from('trailer of a camera')])
  expect(readPicture(jpeg)).toMatchObject({ type: 'jpeg' })
})

test.each([
  ['nothing', ''],
  ['a text', 'no picture'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\x00\x00\x00;'],
  ['PDF', '%PDF-1.7'],
  ['another RIFF', 'RIFF\x04\x00\x00\x00WAVE'],
])('%s is no picture', (_, content) => {
  expect(readPicture(Buffer.from(content, 'latin1'))).toBeUndefined()
})
