import { useCallback } from 'react'
import styles from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

/** Puts the sanitised nodes into the page; no HTML text is ever handed to the browser's parser. */
export function RichTextContent({ html }: { html: string }) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(sanitise(html)),
    [html],
  )
  return <div ref={fill} className={styles.text} />
}
