import styles from './plain-text.module.css'

/** A text of the server without markup: an empty line parts paragraphs, a line end stays one. */
export function PlainText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
