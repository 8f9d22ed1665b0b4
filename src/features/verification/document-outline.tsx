import styles from './document-outline.module.css'

/** What the picture of a document must show, drawn: all of it, with its four corners. */
export function DocumentOutline({ side }: { side: 'front' | 'back' | 'page' }) {
  return (
    <svg viewBox="0 0 200 130" className={styles.outline} aria-hidden>
      <path className={styles.corners} d="M4 22V4h18M178 4h18v18M196 108v18h-18M22 126H4v-18" />
      <rect x="18" y="16" width="164" height="98" rx="8" className={styles.document} />
      {side === 'back' ? (
        <>
          <rect x="18" y="32" width="164" height="18" className={styles.mark} />
          <path className={styles.line} d="M34 68h96M34 82h72" />
        </>
      ) : (
        <>
          <rect x="32" y="34" width="40" height="50" rx="4" className={styles.mark} />
          <path className={styles.line} d="M86 40h76M86 54h58M86 68h66" />
        </>
      )}
      <path className={styles.line} d={side === 'page' ? 'M32 96h136M32 105h136' : 'M34 98h60'} />
    </svg>
  )
}
