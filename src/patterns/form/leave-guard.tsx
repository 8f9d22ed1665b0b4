import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { askBeforeSteps } from '@/lib/page-history.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'

/**
 * Asks before a half-filled form is left by a link, by the way back or by closing the tab. The
 * router that fits the size of the app cannot be stopped, so its events are caught before it: a
 * press on a link in the document, and a step in the history, which is undone until the answer.
 */
export function LeaveGuard({
  when,
  onLeave,
}: {
  when: boolean
  /** Clears what must not be kept. */
  onLeave?: () => void
}) {
  const [leave, setLeave] = useState<(() => void) | null>(null)

  const askFirst = useEffectEvent((go: () => void) => setLeave(() => go))

  useEffect(() => {
    if (!when) return
    return watchLeaving(askFirst)
  }, [when])

  return (
    <ConfirmDialog
      open={leave !== null}
      title={
        <FormattedMessage
          id="form.leave.title"
          defaultMessage="Leave this page?"
          description="Question before a half-filled form is left."
        />
      }
      body={
        <FormattedMessage
          id="form.leave.body"
          defaultMessage="Nothing was sent. We don't keep passwords, photos and personal details that you entered."
          description="What leaving a half-filled form means."
        />
      }
      confirmLabel={
        <FormattedMessage
          id="form.leave.confirm"
          defaultMessage="Leave"
          description="Button that leaves a half-filled form."
        />
      }
      cancelLabel={
        <FormattedMessage
          id="form.leave.cancel"
          defaultMessage="Stay here"
          description="Button that stays with a half-filled form."
        />
      }
      onConfirm={() => {
        setLeave(null)
        onLeave?.()
        leave?.()
      }}
      onCancel={() => setLeave(null)}
    />
  )
}

/**
 * Intercepts every way out of the page and calls `ask` with a function that continues it. Returns
 * the cleanup.
 */
function watchLeaving(ask: (go: () => void) => void): () => void {
  let passes = false

  function onPress(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest('a[href]') : null
    const link = pressed instanceof HTMLAnchorElement ? pressed : null
    const opensHere = link !== null && link.target !== '_blank' && isPlainPress(event)
    if (passes || !opensHere || !link.hash.startsWith('#/')) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => {
      passes = true
      // A link that the browser follows by itself is a step, too.
      endSteps()
      link.click()
    })
  }

  function onUnload(event: BeforeUnloadEvent) {
    event.preventDefault()
  }

  const endSteps = askBeforeSteps(ask)
  document.addEventListener('click', onPress, { capture: true })
  window.addEventListener('beforeunload', onUnload)
  return () => {
    endSteps()
    document.removeEventListener('click', onPress, { capture: true })
    window.removeEventListener('beforeunload', onUnload)
  }
}

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
