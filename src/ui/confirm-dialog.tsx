import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { presses } from '@/platform/presses.ts'
import { Button } from './button'
import { cx } from './cx'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** What will happen: fee, best case, worst case, when it ends. */
  body: ReactNode
  /** How it is signed, always in sight. Where that has a field to fill in, it has the focus first. */
  entry?: ReactNode
  /** The verb of the action, never "OK". */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** `danger` where something is lost or cannot be taken back, `rise` and `fall` as of a Button. */
  tone?: 'normal' | 'danger' | 'rise' | 'fall'
  onConfirm: () => void
  /** Also called by Escape and the back button. A press outside does nothing. */
  onCancel: () => void
  /** The action is under way: the dialog stays and cannot be left. */
  pending?: boolean
  /** Why it cannot be confirmed (any more), such as a price out of date. */
  disabledReason?: string | null
}

/**
 * The last look before a commitment. Focus starts on cancel, or in the field to fill in, and comes back to where it was. It is
 * confirmed by a press that began on it, after it had stood still for 700 ms.
 */
export function ConfirmDialog({
  open,
  title,
  body,
  entry,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  onConfirm,
  onCancel,
  pending = false,
  disabledReason,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement | null>(null)
  const [first] = useState(() => ({
    get current() {
      return field.current ?? cancel.current
    },
  }))
  const ways = useRef<HTMLDivElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const [row, setRow] = useState<'above' | 'below' | null>(null)
  // After a try it may ask something else, so it has to be read again.
  const isAsking = open && !pending
  const { isSettled, isMeant } = useSettled(isAsking, ways)

  useLayoutEffect(() => {
    if (!open || !confirm.current || !cancel.current) return
    setRow(otherRow(confirm.current, cancel.current))
    return () => setRow(null)
  }, [open])

  return (
    <Dialog
      shape="confirmation"
      open={open}
      locked={pending}
      onLeave={onCancel}
      initialFocus={first}
      title={title}
      footer={
        <>
          {entry ? (
            <div
              className={styles.entry}
              ref={(place) => {
                field.current = place?.querySelector('input') ?? null
              }}
            >
              {entry}
            </div>
          ) : null}
          <div ref={ways} className={cx(styles.ways, row && styles[row], isAsking && styles.holds)}>
            <div className={cx(styles.way, pending && styles.away)}>
              <Button ref={cancel} variant="quiet" fullWidth onClick={onCancel}>
                {cancelLabel}
              </Button>
            </div>
            <div className={styles.way}>
              <Button
                ref={confirm}
                variant={tone === 'normal' ? 'primary' : tone}
                fullWidth
                pending={pending}
                settling={!isSettled}
                disabledReason={disabledReason}
                onClick={() => {
                  if (isMeant()) onConfirm()
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </>
      }
    >
      {body}
    </Dialog>
  )
}

/** Whether the buttons of a question have stood still long enough to be answered, by a press of its own. */
function useSettled(isAsking: boolean, ways: { readonly current: Element | null }) {
  const [isSettled, setSettled] = useState(false)
  const lastBefore = useRef(0)

  useLayoutEffect(() => {
    if (!isAsking || !ways.current) return
    let isWaiting = true
    // An animation starts when it is drawn, so a busy phone that shows the question late waits longer.
    const holds = ways.current.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(holds).then(() => {
      if (!isWaiting) return
      lastBefore.current = presses.last().number
      setSettled(true)
    })
    return () => {
      isWaiting = false
      setSettled(false)
    }
  }, [isAsking, ways])

  return {
    isSettled,
    /** Asked in a click: its finger or key went down on these buttons, and not before. */
    isMeant() {
      const press = presses.underWay()
      if (!press) return true
      const { target, number } = press
      return (
        number > lastBefore.current && target instanceof Node && !!ways.current?.contains(target)
      )
    },
  }
}

/**
 * The order of the buttons that keeps the confirming one away from where the finger went down last,
 * which is where a second tap would land; null if it is away already.
 */
function otherRow(confirm: Element, cancel: Element): 'above' | 'below' | null {
  const { point } = presses.last()
  const dialog = confirm.closest('dialog')?.getBoundingClientRect()
  const panel = confirm.closest(`.${styles.panel}`)?.getBoundingClientRect()
  if (!point || !dialog || !panel) return null
  const button = confirm.getBoundingClientRect()
  // The panel is still on its way up.
  const top = button.top + dialog.bottom - panel.bottom
  const isBelow = point.y >= top && point.y <= top + button.height
  if (!isBelow || point.x < button.left || point.x > button.right) return null
  const isBeside = Math.abs(button.bottom - cancel.getBoundingClientRect().bottom) < 1
  return isBeside ? 'above' : 'below'
}
