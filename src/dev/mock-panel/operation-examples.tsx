import { cx } from '@/ui/cx'
import { defaultExample } from './example-choices'
import type { ListedExample, ListedOperation } from './examples-listing'
import styles from './mock-panel.module.css'

const outcomes = [
  { code: 1, title: 'Done' },
  { code: 0, title: 'Refused' },
  { code: 401, title: 'No session' },
]

interface OperationExamplesProps {
  operation: ListedOperation
  /** Those that the search left over. */
  examples: ListedExample[]
  chosen: string | undefined
  open: boolean
  onChoose: (name: string) => void
}

/** One call with its examples as buttons, grouped by outcome; the current one is pressed. */
export function OperationExamples({
  operation,
  examples,
  chosen = defaultExample,
  open,
  onChoose,
}: OperationExamplesProps) {
  return (
    <details className={styles.call} open={open}>
      <summary className={styles.callTitle}>
        <span className={styles.code}>
          {operation.method} {operation.path}
        </span>
        <span className={cx(styles.chosen, chosen !== defaultExample && styles.changed)}>
          {chosen}
        </span>
        <span className={styles.callSummary}>{operation.summary}</span>
      </summary>
      {operation.method !== 'GET' && (
        <p className={styles.hint}>Shown the next time that the screen sends it.</p>
      )}
      {outcomes.map(({ code, title }) => {
        const ofOutcome = examples.filter((example) => example.code === code)
        if (ofOutcome.length === 0) return null
        return (
          <section key={code} aria-label={`${title}: ${operation.method} ${operation.path}`}>
            <h4 className={styles.outcome}>{title}</h4>
            <ul className={styles.examples}>
              {ofOutcome.map(({ name, summary }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.example}
                    aria-pressed={name === chosen}
                    onClick={() => onChoose(name)}
                  >
                    <span className={styles.code}>{name}</span>
                    <span className={styles.exampleSummary}>{summary}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </details>
  )
}
