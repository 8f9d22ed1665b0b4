import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx'
import styles from './list.module.css'
import radio from './radio.module.css'
import { Text } from './text'

export type Option<T extends string> = {
  value: T
  label: ReactNode
  note?: ReactNode
  icon?: ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string
  /** It cannot be chosen now; `note` says why. */
  disabled?: boolean
}

export type OptionListProps<T extends string> = {
  /** What is chosen, for readers. */
  label: string
  options: readonly Option<T>[]
  value: T | null
  onChange: (value: T) => void
}

/** One of many as a list with a tick: in a Sheet or on a page (languages, networks, coins). */
export function OptionList<T extends string>({
  label,
  options,
  value,
  onChange,
}: OptionListProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <div key={option.value} className={styles.item}>
          <label className={cx(styles.row, styles.press, styles.option)} lang={option.lang}>
            <input
              type="radio"
              name={name}
              className={cx(radio.radio, styles.radio)}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <span className={styles.main}>
              <span className={styles.title}>{option.label}</span>
              {option.note ? <Text as="span">{option.note}</Text> : null}
            </span>
            <Check size={20} aria-hidden className={styles.tick} />
          </label>
        </div>
      ))}
    </div>
  )
}
