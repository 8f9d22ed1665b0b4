import { vi } from 'vitest'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** The smallest bytes that have the shape of a JPEG: a table, a scan, an end. */
export const JPEG = bytes('\xff\xd8\xff\xdb\0\x03\0\xff\xda\0\x02pixels\xff\xd9')

/** The same of a PNG: a size, pixels, an end. */
export const PNG = bytes(
  '\x89PNG\r\n\x1a\n\0\0\0\0IHDRcccc\0\0\0\x06IDATpixelscccc\0\0\0\0IENDcccc',
)

/** A file that a person chose. */
export function fileOf(content: Uint8Array<ArrayBuffer> | string, name = 'photo.jpg'): File {
  return new File([typeof content === 'string' ? bytes(content) : content], name, {
    type: 'image/jpeg',
  })
}

/**
 * jsdom decodes and draws nothing. Pictures decode as ones of 400 x 300, unless `decode` rejects,
 * and a canvas is saved as `saved`; as nothing, if that is null.
 */
export function drawPictures({
  decode = () => Promise.resolve(),
  saved = new Blob([JPEG]),
}: {
  decode?: () => Promise<void>
  saved?: Blob | null
} = {}) {
  const drawn: { width: number; height: number }[] = []
  let addresses = 0
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => {
        addresses += 1
        return `blob:picture-${addresses}`
      }
      static override revokeObjectURL = () => undefined
    },
  )
  Object.assign(HTMLImageElement.prototype, { decode })
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    setTransform: () => undefined,
    drawImage: () => undefined,
    // The part of a context that is drawn with.
  } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push({ width: this.width, height: this.height })
    done(saved)
  })
  return drawn
}
