import type { ReactNode } from 'react'
import { Text } from '@/ui/text.tsx'
import styles from './article-head.module.css'
import { ServerPicture } from './server-picture.tsx'

interface ArticleHeadProps {
  /** What kind it is, and from when. */
  note: ReactNode
  title: string
  picture: string | null
}

/** Above a text of the server's: a note, its headline and its picture. */
export function ArticleHead({ note, title, picture }: ArticleHeadProps) {
  return (
    <>
      <ArticleNote>{note}</ArticleNote>
      <h2 className={styles.headline}>{title}</h2>
      <ServerPicture address={picture} className={styles.picture} />
    </>
  )
}

/** A line with the kind of a text and its moment; `span` in a row of a list. */
export function ArticleNote({ as, children }: { as?: 'span'; children: ReactNode }) {
  return (
    <Text as={as} tone="faint" className={styles.note}>
      {children}
    </Text>
  )
}
