import type { PictureCrop, PictureSize } from '@/platform/picture-frame.ts'

/** What of a picture is in the frame: how near, and its middle as a part of both sides. */
export interface CropView {
  /** 1 shows as much as fits into a square. */
  zoom: number
  x: number
  y: number
}

/** The middle of a picture, as much of it as fits. */
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 }
/** No nearer, or an avatar would be a blur. */
export const MOST_ZOOM = 4

/** The square of a view in pixels of the picture; it never leaves the picture. */
export function cropOf({ width, height }: PictureSize, view: CropView): PictureCrop {
  const side = Math.min(width, height) / view.zoom
  return {
    x: clamp(view.x * width - side / 2, 0, width - side),
    y: clamp(view.y * height - side / 2, 0, height - side),
    width: side,
    height: side,
  }
}

/** The view after the picture was moved by parts of the frame: 1 is the width of the frame. */
export function moved(size: PictureSize, view: CropView, right: number, down: number): CropView {
  const { x, y, width: side } = cropOf(size, view)
  return settled(size, {
    ...view,
    x: (x + side / 2 - right * side) / size.width,
    y: (y + side / 2 - down * side) / size.height,
  })
}

/** The view from nearer or farther, around the same middle. */
export function zoomed(size: PictureSize, view: CropView, zoom: number): CropView {
  return settled(size, { ...view, zoom: clamp(zoom, 1, MOST_ZOOM) })
}

/** The middle of what is really shown, so that moving back begins where the picture ends. */
function settled(size: PictureSize, view: CropView): CropView {
  const { x, y, width: side } = cropOf(size, view)
  return { ...view, x: (x + side / 2) / size.width, y: (y + side / 2) / size.height }
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))
