import { describe, expect, it } from 'vitest'
import { KIND_BYTES, pictureKind } from './picture-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const box = (main: string, ...compatible: string[]) =>
  bytes(`\0\0\0\x20ftyp${main}\0\0\0\0${compatible.join('')}`)

describe('the kind of a picture', () => {
  it.each([
    ['jpeg', bytes('\xff\xd8\xff\xe1\0\x10Exif')],
    ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['heif', box('heic', 'mif1', 'heic')],
    ['heif', box('mif1', 'mif1', 'heic')],
    ['avif', box('avif', 'avif', 'mif1')],
    ['avif', box('mif1', 'avif')],
  ])('%s is told by its first bytes', (kind, head) => {
    expect(head.length).toBeLessThanOrEqual(KIND_BYTES)
    expect(pictureKind(head)).toBe(kind)
  })

  it.each([
    ['nothing', bytes('')],
    ['a PDF', bytes('%PDF-1.7 and more')],
    ['a drawing that could hold a script', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a moving picture', bytes('GIF89a\x01\0\x01\0')],
    ['a film', box('isom', 'mp42')],
    ['a sound', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['half a signature', bytes('\x89PN')],
  ])('%s is none that is taken', (_what, head) => {
    expect(pictureKind(head)).toBeNull()
  })
})
