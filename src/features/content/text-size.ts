import { useState } from 'react'
import { readStored, writeStored } from '@/lib/storage.ts'

/** Sizes of a text to read, the page's own first. */
const SIZES = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof SIZES)[number]

const KEY = 'h5.textSize'

function storedSize(): TextSize {
  return SIZES.find((size) => size === readStored(KEY)) ?? 'normal'
}

/** The chosen size of long texts on this device, and the way to the next one. */
export function useTextSize(): { size: TextSize; next: () => void } {
  const [size, setSize] = useState(storedSize)
  return {
    size,
    next: () => {
      const following = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'normal'
      writeStored(KEY, following === 'normal' ? null : following)
      setSize(following)
    },
  }
}
