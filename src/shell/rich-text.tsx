import { Spinner } from '@/ui/spinner.tsx'
import { loadable } from './loadable.tsx'
import styles from './plain-text.module.css'

// Loaded on demand: only pages with server HTML need the sanitiser.
/** A text of the server as HTML. Shows what the allow-list knows and nothing else. */
export const RichText = loadable(
  async () => (await import('./rich-text-content.tsx')).RichTextContent,
  <Spinner />,
)

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
