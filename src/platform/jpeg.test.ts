import { describe, expect, it } from 'vitest'
import { jpegWithoutMetadata } from './jpeg.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const segment = (marker: string, content: string) =>
  `\xff${marker}${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 0xff)}${content}`

const JFIF = segment('\xe0', 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
const ADOBE = segment('\xee', 'Adobe\0d\0\0\0\0\x01')
const TABLE = segment('\xdb', '\0table')
const FRAME = segment('\xc0', '\x08\0\x10\0\x10\x01\x01\x11\0')
/** Pixels may look like a marker with EXIF behind it. */
const SCAN = `${segment('\xda', '\x01\x01\0\0?\0')}pixels\xff\0\xff\xd0 Exif\xff\xd9`

const whole = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

const jpeg = (...segments: string[]) => bytes(`\xff\xd8${segments.join('')}`)

describe('a JPEG without metadata', () => {
  it.each([
    ['EXIF with a place', segment('\xe1', 'Exif\0\0II*\0 GPS 52.5')],
    ['XMP', segment('\xe1', 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')],
    ['IPTC', segment('\xed', 'Photoshop 3.0\x008BIM')],
    ['a comment', segment('\xfe', 'made by Sam Sample')],
    ['a preview', segment('\xe0', 'JFXX\0\x10thumbnail')],
    ['a profile of colours', segment('\xe2', 'ICC_PROFILE\0\x01\x01profile')],
    ['other pictures of the same file', segment('\xe2', 'MPF\0II*\0')],
    ['whatever a device adds', segment('\xef', 'device 1234')],
  ])('has lost %s', (_what, extra) => {
    const clean = jpeg(JFIF, TABLE, FRAME, SCAN)
    expect(whole(jpegWithoutMetadata(jpeg(JFIF, extra, TABLE, extra, FRAME, SCAN)))).toEqual(clean)
  })

  it('keeps what decides how its pixels are read, to the byte', () => {
    const clean = jpeg(JFIF, ADOBE, TABLE, FRAME, SCAN)
    expect(whole(jpegWithoutMetadata(clean))).toEqual(clean)
  })

  it.each([
    ['nothing', bytes('')],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n')],
    ['a beginning', jpeg()],
    ['one without pixels', jpeg(JFIF, TABLE)],
    ['one that is cut in a segment', jpeg(JFIF, TABLE.slice(0, 5))],
    ['one with something between its segments', jpeg(JFIF, 'Exif', SCAN)],
  ])('is not made of %s', (_what, broken) => {
    expect(() => jpegWithoutMetadata(broken)).toThrow(RangeError)
  })
})
