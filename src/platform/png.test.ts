import { describe, expect, it } from 'vitest'
import { pngWithoutMetadata } from './png.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const whole = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
/** Checksums stay as they are: nobody reads them here. */
const chunk = (name: string, data = '') =>
  `\0\0${String.fromCharCode(data.length >> 8, data.length & 0xff)}${name}${data}cccc`

const HEAD = chunk('IHDR', '\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0')
/** Pixels may look like a chunk. */
const PIXELS = chunk('IDAT', 'pixels tEXt')
const END = chunk('IEND')

const png = (...chunks: string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.join('')}`)

describe('a PNG without metadata', () => {
  it.each([
    ['EXIF with a place', chunk('eXIf', 'II*\0 GPS 52.5')],
    ['a text', chunk('tEXt', 'Author\0Sam Sample')],
    ['a text of another alphabet', chunk('iTXt', 'Author\0\0\0\0\0Sam')],
    ['the moment of its last change', chunk('tIME', '\x07\xea\x0b\x18\0\0\0')],
    ['a profile of colours', chunk('iCCP', 'profile')],
    ['whatever a device adds', chunk('prVt', 'device 1234')],
  ])('has lost %s', (_what, extra) => {
    expect(whole(pngWithoutMetadata(png(HEAD, extra, PIXELS, extra, END)))).toEqual(
      png(HEAD, PIXELS, END),
    )
  })

  it('keeps its palette and transparency, and ends where it ends', () => {
    const clean = png(HEAD, chunk('PLTE', 'rgb'), chunk('tRNS', 'a'), PIXELS, PIXELS, END)
    const longer = new Uint8Array([...clean, ...bytes('whatever follows')])
    expect(whole(pngWithoutMetadata(longer))).toEqual(clean)
  })

  it.each([
    ['nothing', bytes('')],
    ['a JPEG', bytes('\xff\xd8\xff\xdb')],
    ['a beginning', png()],
    ['one without an end', png(HEAD, PIXELS)],
    ['one that is cut in a chunk', png(HEAD, PIXELS.slice(0, 15))],
  ])('is not made of %s', (_what, broken) => {
    expect(() => pngWithoutMetadata(broken)).toThrow(RangeError)
  })
})
