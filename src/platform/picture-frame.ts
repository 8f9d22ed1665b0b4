/** Pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** A part of a picture as it is seen, after it was turned; pixels of the original. */
export interface PictureCrop extends PictureSize {
  x: number
  y: number
}

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3

export interface FrameOptions {
  turns: Turns
  /** The part that is kept; all of it when absent. */
  crop?: PictureCrop
  /** At most so many pixels are in the result; a smaller picture stays as it is. */
  maxPixels: number
}

/** How a picture is drawn: the canvas, and the six numbers of `setTransform`. */
export interface PictureFrame extends PictureSize {
  transform: [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** Browsers draw nothing on a canvas with a longer side. */
const LONGEST_SIDE = 8_192

/** The size of a picture after turning. */
export function turnedSize({ width, height }: PictureSize, turns: Turns): PictureSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** One more quarter turn to the right. */
export function turnedRight(turns: Turns): Turns {
  return ((turns + 1) % 4) as Turns
}

/**
 * How to draw a picture turned, cut and shrunk. Pixels are counted and not sides, so that the long
 * screenshot of a scrolled page stays as legible as a photo.
 */
export function pictureFrame(
  size: PictureSize,
  { turns, crop, maxPixels }: FrameOptions,
): PictureFrame {
  const kept = crop ?? { x: 0, y: 0, ...turnedSize(size, turns) }
  const scale = Math.min(
    1,
    Math.sqrt(maxPixels / (kept.width * kept.height)),
    LONGEST_SIDE / Math.max(kept.width, kept.height),
  )
  const width = Math.max(1, Math.floor(kept.width * scale))
  const height = Math.max(1, Math.floor(kept.height * scale))
  // Sides are whole pixels, so that both are scaled by what they really are.
  const [sx, sy] = [width / kept.width, height / kept.height]
  const [left, top] = [-kept.x * sx, -kept.y * sy]
  switch (turns) {
    case 0:
      return { width, height, transform: [sx, 0, 0, sy, left, top] }
    case 1:
      return { width, height, transform: [0, sy, -sx, 0, left + size.height * sx, top] }
    case 2:
      return {
        width,
        height,
        transform: [-sx, 0, 0, -sy, left + size.width * sx, top + size.height * sy],
      }
    case 3:
      return { width, height, transform: [0, -sy, sx, 0, left, top + size.width * sy] }
  }
}
