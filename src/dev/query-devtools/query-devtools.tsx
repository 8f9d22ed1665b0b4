import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import styles from './query-devtools.module.css'

/** TanStack's button and panel of all queries, at the edge, where the app has no bar and no button. */
export function QueryDevtools() {
  return (
    <div className={styles.edge}>
      <ReactQueryDevtools buttonPosition="relative" />
    </div>
  )
}
