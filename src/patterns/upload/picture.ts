import { jpegWithoutMetadata } from '@/platform/jpeg.ts'
import type { PictureCrop, PictureSize, Turns } from '@/platform/picture-frame.ts'
import { pictureFrame } from '@/platform/picture-frame.ts'
import { KIND_BYTES, pictureKind } from '@/platform/picture-kind.ts'
import { pngWithoutMetadata } from '@/platform/png.ts'

/**
 * Why a file cannot be taken. `heif`: the picture of an iPhone that this browser cannot read.
 * `broken`: a picture by its beginning that cannot be shown, such as one that is cut short. `unsaved`:
 * the browser could not draw it anew.
 */
export type PictureFault = 'empty' | 'tooLarge' | 'notPicture' | 'heif' | 'broken' | 'unsaved'

/** A file that cannot be taken. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly fault: PictureFault

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** A picture that was read; it has to be closed. */
export interface OpenPicture extends PictureSize {
  image: HTMLImageElement
  /** Gives its memory back. */
  close: () => void
}

/** The largest file that is read, in bytes: no photo of a phone is larger. */
const LARGEST_FILE = 32 * 1024 * 1024
/** The same for people, in MB. */
export const LARGEST_FILE_MB = 32

/** A document is legible with so many pixels. */
const MOST_PIXELS = 4_000_000
/** What is sent is smaller than this if its quality can be lowered for it, in bytes. */
const WANTED_BYTES = 1_500_000
/** What servers take at most (`uploadFile` in the contract), in bytes. */
const LARGEST_UPLOAD = 8 * 1024 * 1024
const QUALITIES = [0.86, 0.74, 0.6]

/**
 * Reads a picture that a person chose, told by its content. Nothing leaves the device. Throws a
 * {@link PictureError} for what is none, or cannot be shown here.
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  if (file.size === 0) throw new PictureError('empty')
  if (file.size > LARGEST_FILE) throw new PictureError('tooLarge')
  const kind = pictureKind(new Uint8Array(await readBytes(file.slice(0, KIND_BYTES))))
  if (kind === null) throw new PictureError('notPicture')
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(address)
    throw new PictureError(kind === 'heif' ? 'heif' : 'broken', { cause: error })
  }
  return {
    image,
    width: image.naturalWidth,
    height: image.naturalHeight,
    close: () => URL.revokeObjectURL(address),
  }
}

/** The file may be gone by now, such as one of a drive that was taken out. */
async function readBytes(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer()
  } catch (error) {
    throw new PictureError('broken', { cause: error })
  }
}

export interface EncodeOptions {
  turns: Turns
  /** The part that is kept, as it is seen after turning; all of it when absent. */
  crop?: PictureCrop
  /** At most so many pixels; enough for a document when absent. */
  maxPixels?: number
}

/**
 * Draws a picture anew and saves it as a JPEG, or as a PNG where the browser saves no JPEG: turned, cut
 * and shrunk. It holds the pixels and nothing else of the original, no place, no device, no time.
 */
export async function encodePicture(
  picture: OpenPicture,
  { maxPixels = MOST_PIXELS, ...options }: EncodeOptions,
): Promise<Blob> {
  const blob = await smallEnough(drawn(picture, { ...options, maxPixels }))
  if (blob.size <= LARGEST_UPLOAD) return blob
  return encodePicture(picture, { ...options, maxPixels: maxPixels / 2 })
}

function drawn(
  { image, width, height }: OpenPicture,
  options: EncodeOptions & { maxPixels: number },
): HTMLCanvasElement {
  const frame = pictureFrame({ width, height }, options)
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new PictureError('unsaved')
  // JPEG has no transparency: fill with white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, frame.width, frame.height)
  context.imageSmoothingQuality = 'high'
  context.setTransform(...frame.transform)
  context.drawImage(image, 0, 0, width, height)
  return canvas
}

/** Quality makes no PNG smaller. */
async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob> {
  let blob = new Blob()
  for (const quality of QUALITIES) {
    blob = await saved(canvas, quality)
    if (blob.size <= WANTED_BYTES || blob.type === 'image/png') break
  }
  return blob
}

async function saved(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  // There was no memory for it, or the browser may not read canvases.
  if (!blob) throw new PictureError('unsaved')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  switch (pictureKind(bytes.subarray(0, KIND_BYTES))) {
    case 'jpeg':
      return new Blob(jpegWithoutMetadata(bytes), { type: 'image/jpeg' })
    case 'png':
      return new Blob(pngWithoutMetadata(bytes), { type: 'image/png' })
    default:
      throw new PictureError('unsaved')
  }
}
