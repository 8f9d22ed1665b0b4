import type { QueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { currentChoices, subscribeChoices } from './example-choices'
import type { ListedOperation } from './examples-listing'
import { fetchListing } from './examples-listing'
import styles from './mock-panel.module.css'
import { PanelContent } from './panel-content'

type Listing =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'ready'; operations: ListedOperation[] }

/**
 * A floating button that opens the mock's examples for the calls of the screen in sight. Only in
 * development; `startMockPanel` connects it with the client.
 */
export function MockPanel({ queryClient }: { queryClient: QueryClient }) {
  const titleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [listing, setListing] = useState<Listing>({ state: 'loading' })
  const chosen = Object.keys(useSyncExternalStore(subscribeChoices, currentChoices)).length

  const load = async () => {
    setListing({ state: 'loading' })
    try {
      setListing({ state: 'ready', operations: await fetchListing() })
    } catch (error) {
      setListing({ state: 'failed', reason: String(error) })
    }
  }
  const toggle = () => {
    setOpen(!open)
    if (!open && listing.state !== 'ready') load()
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        onClick={toggle}
      >
        {chosen === 0 ? 'Mock' : `Mock: ${chosen} chosen`}
      </button>
      {open && (
        <dialog open className={styles.panel} aria-labelledby={titleId} onKeyDown={closeOnEscape}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              Mock examples
            </h2>
            <button type="button" className={styles.action} onClick={close}>
              Close
            </button>
          </header>
          {listing.state === 'loading' && <p className={styles.hint}>Loading…</p>}
          {listing.state === 'failed' && (
            <div role="alert" className={styles.hint}>
              <p>The backend is not the mock, or does not answer. {listing.reason}</p>
              <button type="button" className={styles.action} onClick={load}>
                Try again
              </button>
            </div>
          )}
          {listing.state === 'ready' && (
            <PanelContent operations={listing.operations} queryClient={queryClient} />
          )}
        </dialog>
      )}
    </>
  )
}
