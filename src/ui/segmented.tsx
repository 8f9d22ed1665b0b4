import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx'
import radio from './radio.module.css'
import styles from './segmented.module.css'

export type SegmentedOption<T extends string> = {
  value: T
  label: ReactNode
  disabled?: boolean
}

export type SegmentedProps<T extends string> = {
  /** What is chosen, for readers. */
  label: string
  options: readonly SegmentedOption<T>[]
  value: T
  onChange: (value: T) => void
  /** `fit`: two to four equal parts. `scroll`: many, in a line that scrolls sideways, or wraps for a mouse. */
  layout?: 'fit' | 'scroll'
  className?: string
}

/** One of a few, all in sight: native radios, so arrows, Home of the group and Tab work as such. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'fit',
  className,
}: SegmentedProps<T>) {
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  const place = options.findIndex((option) => option.value === value)

  // Keeps the chosen one in sight, after a choice and when the page opens.
  useLayoutEffect(() => {
    const { current: line } = strip
    const chosen = line?.children[place]
    if (!line || !chosen || layout !== 'scroll') return
    const [room, part] = [line.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (part.right > room.right) line.scrollLeft += part.right - room.right
    if (part.left < room.left) line.scrollLeft -= room.left - part.left
  }, [place, layout])

  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className={cx(layout === 'fit' ? styles.fit : styles.scroll, className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            styles.option,
            option.value === value && styles.chosen,
            option.disabled && styles.blocked,
          )}
        >
          <input
            type="radio"
            name={name}
            className={radio.radio}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
