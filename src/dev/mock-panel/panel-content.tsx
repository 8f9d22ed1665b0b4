import type { QueryClient } from '@tanstack/react-query'
import { useId, useState, useSyncExternalStore } from 'react'
import { ClientStates } from './client-states'
import {
  callKey,
  chooseFor,
  currentChoices,
  resetChoices,
  sharedAddress,
  subscribeChoices,
} from './example-choices'
import type { ListedOperation } from './examples-listing'
import { found } from './examples-listing'
import styles from './mock-panel.module.css'
import { OperationExamples } from './operation-examples'
import { useScreenCalls } from './use-screen-calls'

const focus = (element: HTMLElement | null) => element?.focus()
const select = (element: HTMLInputElement | null) => element?.select()

interface PanelContentProps {
  operations: ListedOperation[]
  queryClient: QueryClient
}

/** The search, the calls of the screen, and below them every other call of the contract. */
export function PanelContent({ operations, queryClient }: PanelContentProps) {
  const searchId = useId()
  const [search, setSearch] = useState('')
  const [keepsData, setKeepsData] = useState(false)
  const [link, setLink] = useState<{ address: string; copied: boolean }>()
  const choices = useSyncExternalStore(subscribeChoices, currentChoices)
  const screenCalls = useScreenCalls(queryClient)

  const shown = operations
    .map((operation) => ({
      operation,
      key: callKey(operation),
      examples: found(operation, search),
    }))
    .filter(({ examples }) => examples.length > 0)
  const here = screenCalls.flatMap((key) => shown.filter((one) => one.key === key))
  const elsewhere = shown.filter(({ key }) => !screenCalls.includes(key))
  const chosenElsewhere = elsewhere.filter(({ key }) => key in choices)
  const others = elsewhere.filter(({ key }) => !(key in choices))
  const tags = [...new Set(others.map(({ operation }) => operation.tag))]

  const refresh = () => (keepsData ? queryClient.invalidateQueries() : queryClient.resetQueries())

  const renderCall = ({ operation, key, examples }: (typeof shown)[number], open: boolean) => (
    <OperationExamples
      key={key}
      operation={operation}
      examples={examples}
      chosen={choices[key]}
      open={open || search !== ''}
      onChoose={(name) => {
        chooseFor(operation, name)
        setLink(undefined)
        if (operation.method === 'GET') refresh()
      }}
    />
  )

  const copyLink = async () => {
    const address = sharedAddress(location.href, choices)
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setLink({ address, copied: copied ?? false })
  }

  return (
    <>
      <div className={styles.controls}>
        <label htmlFor={searchId} className={styles.label}>
          Filter
        </label>
        <input
          id={searchId}
          ref={focus}
          type="search"
          className={styles.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className={styles.actions}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={keepsData}
              onChange={(event) => setKeepsData(event.target.checked)}
            />
            Keep data (stale state)
          </label>
          <button type="button" className={styles.action} onClick={copyLink}>
            Copy link
          </button>
          <button
            type="button"
            className={styles.action}
            disabled={Object.keys(choices).length === 0}
            onClick={() => {
              resetChoices()
              setLink(undefined)
              queryClient.resetQueries()
            }}
          >
            Reset
          </button>
        </div>
        <output className={styles.hint}>{link?.copied && 'Link copied.'}</output>
        {link && !link.copied && (
          <input
            ref={select}
            className={styles.search}
            aria-label="Link to copy"
            value={link.address}
            readOnly
          />
        )}
      </div>
      <div className={styles.calls}>
        <ClientStates />
        <h3 className={styles.group}>This screen</h3>
        {here.map((one) => renderCall(one, true))}
        {here.length === 0 && <p className={styles.hint}>No call of this screen matches.</p>}
        {chosenElsewhere.length > 0 && (
          <>
            <h3 className={styles.group}>Chosen for other screens</h3>
            {chosenElsewhere.map((one) => renderCall(one, false))}
          </>
        )}
        {tags.map((tag) => (
          <section key={tag} aria-label={tag}>
            <h3 className={styles.group}>{tag}</h3>
            {others
              .filter(({ operation }) => operation.tag === tag)
              .map((one) => renderCall(one, false))}
          </section>
        ))}
      </div>
    </>
  )
}
