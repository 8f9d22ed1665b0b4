import { Fragment } from 'react'
import styles from './text.module.css'

/**
 * A number or an address in groups of four, to be compared by eye. The gaps are margins and the line breaks
 * `wbr`: what is selected and copied by hand is one contiguous text.
 */
export function GroupedText({ text }: { text: string }) {
  return (
    <span className={styles.grouped} translate="no">
      {text.match(/.{1,4}/gsu)?.map((group, place) => (
        // Groups are identified by their position.
        // biome-ignore lint/suspicious/noArrayIndexKey: for that reason.
        <Fragment key={place}>
          <span>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
