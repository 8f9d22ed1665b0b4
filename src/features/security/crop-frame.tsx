import type { KeyboardEvent, PointerEvent } from 'react'
import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenPicture } from '@/patterns/upload/picture.ts'
import { Text } from '@/ui/text.tsx'
import type { CropView } from './avatar-crop.ts'
import { cropOf, MOST_ZOOM, moved, zoomed } from './avatar-crop.ts'
import styles from './security.module.css'

/** A tenth of the frame. */
const STEP = 0.1
const ZOOM_STEP = 0.1

const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface CropFrameProps {
  picture: OpenPicture
  view: CropView
  onChange: (view: CropView) => void
}

/** The square that becomes the avatar: the picture is dragged below it, or moved by arrow keys. */
export function CropFrame({ picture, view, onChange }: CropFrameProps) {
  const intl = useIntl()
  const zoomId = useId()
  const hintId = useId()
  const last = useRef<{ x: number; y: number } | null>(null)
  const crop = cropOf(picture, view)

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!last.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const right = (event.clientX - last.current.x) / width
    const down = (event.clientY - last.current.y) / width
    last.current = { x: event.clientX, y: event.clientY }
    onChange(moved(picture, view, right, down))
  }

  function press(event: KeyboardEvent) {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    onChange(moved(picture, view, ...way))
  }

  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is inside.
        tabIndex={0}
        aria-label={intl.formatMessage({
          id: 'security.crop.label',
          defaultMessage: 'Part of the picture that is shown',
          description: 'Name of the square in which the picture is moved, for screen readers.',
        })}
        aria-describedby={hintId}
        className={styles.crop}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null
        }}
        onPointerCancel={() => {
          last.current = null
        }}
      >
        <img
          src={picture.image.src}
          alt=""
          draggable={false}
          // Where the picture lies follows from what was dragged.
          style={{
            inlineSize: `${(picture.width / crop.width) * 100}%`,
            translate: `${(-crop.x / picture.width) * 100}% ${(-crop.y / picture.height) * 100}%`,
          }}
        />
      </div>
      <Text id={hintId}>
        <FormattedMessage
          id="security.crop.hint"
          defaultMessage="Drag the picture, or use the arrow keys, until the square shows what you want."
          description="Below the square in which the picture is moved."
        />
      </Text>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>
          <FormattedMessage
            id="security.crop.zoom"
            defaultMessage="Zoom"
            description="Label of the slider that brings the picture nearer."
          />
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={view.zoom}
          onChange={({ target }) => onChange(zoomed(picture, view, target.valueAsNumber))}
        />
      </div>
    </>
  )
}
