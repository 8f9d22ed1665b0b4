import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from './button'
import { cx } from './cx'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** What will happen: fee, best case, worst case, when it ends. */
  body: ReactNode
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

/** The last look before a commitment. Focus starts on cancel and comes back to where it was. */
export function ConfirmDialog({
  open,
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  onConfirm,
  onCancel,
  pending = false,
  disabledReason,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      shape="confirmation"
      open={open}
      locked={pending}
      onLeave={onCancel}
      initialFocus={cancel}
      title={title}
      footer={
        <>
          <div className={cx(styles.way, pending && styles.away)}>
            <Button ref={cancel} variant="quiet" fullWidth onClick={onCancel}>
              {cancelLabel}
            </Button>
          </div>
          <div className={styles.way}>
            <Button
              variant={tone === 'normal' ? 'primary' : tone}
              fullWidth
              pending={pending}
              disabledReason={disabledReason}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </>
      }
    >
      {body}
    </Dialog>
  )
}
