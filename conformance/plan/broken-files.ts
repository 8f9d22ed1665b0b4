import type { Upload } from '../client/request.ts'
import { newPicture } from './makers.ts'

/** A file that is no picture of an accepted kind, or too large. */
export interface BrokenFile {
  what: string
  make(): Upload
}

const png = (text: string | Buffer): Upload => ({
  filename: 'conformance.png',
  type: 'image/png',
  bytes: Buffer.from(text),
})

const HTML = '<!doctype html><title>x</title><script>document.title = document.cookie</script>'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'
/** The smallest GIF: a picture, but of a kind that is not taken. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Wrong uploads; `maximum` is the largest file that is taken, in bytes. */
export function brokenFiles(maximum: number): BrokenFile[] {
  return [
    { what: 'HTML named .png', make: () => png(HTML) },
    { what: 'SVG named .png', make: () => png(SVG) },
    {
      what: 'SVG as such',
      make: () => ({ ...png(SVG), filename: 'x.svg', type: 'image/svg+xml' }),
    },
    { what: 'an empty file', make: () => png('') },
    { what: 'a GIF named .png', make: () => png(GIF) },
    { what: 'a picture with wrong magic bytes', make: wrongMagic },
    { what: 'a picture that is too large', make: () => newPicture(maximum) },
  ]
}

function wrongMagic(): Upload {
  const picture = newPicture()
  picture.bytes.write('XPNG', 0, 'latin1')
  return picture
}
