import type { QueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { use, useId, useRef, useState, useSyncExternalStore } from 'react'
import { currentChoices, subscribeChoices } from './example-choices'
import type { ListedOperation } from './examples-listing'
import { listing } from './examples-listing'
import styles from './mock-panel.module.css'
import { PanelContent } from './panel-content'
import { useMovable } from './use-movable'

interface MockPanelProps {
  queryClient: QueryClient
}

/**
 * A floating button that opens the mock's examples for the calls of the screen in sight. Only in
 * development and only where the backend is the mock; `startMockPanel` connects it with the client.
 */
export function MockPanel({ queryClient }: MockPanelProps) {
  const operations = use(listing())
  if (!operations) return null
  return <ExamplesPanel operations={operations} queryClient={queryClient} />
}

interface ExamplesPanelProps extends MockPanelProps {
  operations: ListedOperation[]
}

function ExamplesPanel({ operations, queryClient }: ExamplesPanelProps) {
  const titleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [toggle, panel] = [useMovable(), useMovable()]
  const chosen = Object.keys(useSyncExternalStore(subscribeChoices, currentChoices)).length

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
        title="Drag it, or move it by arrow keys"
        {...toggle.handle}
        style={{ ...toggle.handle.style, ...toggle.style }}
        onClick={() => setOpen(!open)}
      >
        {chosen === 0 ? 'Mock' : `Mock: ${chosen} chosen`}
      </button>
      {open && (
        <dialog
          open
          className={styles.panel}
          style={panel.style}
          aria-labelledby={titleId}
          onKeyDown={closeOnEscape}
        >
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              Mock examples
            </h2>
            <button
              type="button"
              className={styles.action}
              title="Drag it, or press arrow keys"
              {...panel.handle}
            >
              Move
            </button>
            <button type="button" className={styles.action} onClick={close}>
              Close
            </button>
          </header>
          <PanelContent operations={operations} queryClient={queryClient} />
        </dialog>
      )}
    </>
  )
}
