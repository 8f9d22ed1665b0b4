import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { foldText } from '@/lib/fold-text.ts'
import { Button } from '@/ui/button.tsx'
import styles from './server-text.module.css'

/** The server's own words, such as why it refused. Where they are long, the beginning, and the rest on demand. */
export function ServerText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const folded = foldText(text)
  if (folded === null) return <span className={styles.text}>{text}</span>
  return (
    <>
      <div className={styles.text}>{isOpen ? text : folded}</div>
      <Button
        variant="quiet"
        size="sm"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage
          id="app.text.fold"
          defaultMessage="{open, select, true {Show less} other {Show all}}"
          description="Button below the beginning of a long text of ours that shows the rest of it, or folds it again (open is true)."
          values={{ open: isOpen }}
        />
      </Button>
    </>
  )
}
