import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Button } from './button'
import type { ConfirmDialogProps } from './confirm-dialog'
import styles from './plain-overlay.module.css'
import type { SheetProps } from './sheet'

/**
 * The browser's own dialog, for where the file of the designed ones cannot be had: after a deploy,
 * or without a network. Nobody is kept from logging out, or loses a form, for want of a file.
 */
export function PlainConfirm({
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
  return (
    <PlainOverlay
      role="alertdialog"
      open={open}
      title={title}
      onLeave={() => {
        if (!pending) onCancel()
      }}
    >
      {body}
      {pending ? null : (
        <Button variant="quiet" fullWidth onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      <Button
        variant={tone === 'danger' ? 'danger' : 'primary'}
        fullWidth
        pending={pending}
        disabledReason={disabledReason}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </PlainOverlay>
  )
}

/** The same in place of a sheet. */
export function PlainSheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
}: SheetProps) {
  const close = () => onOpenChange(false)
  return (
    <PlainOverlay open={open} title={title} onLeave={close}>
      <Button variant="quiet" fullWidth onClick={close}>
        {closeLabel}
      </Button>
      {children}
      {footer}
    </PlainOverlay>
  )
}

interface PlainOverlayProps {
  role?: 'alertdialog'
  open: boolean
  title: ReactNode
  /** Escape was pressed. */
  onLeave: () => void
  children: ReactNode
}

function PlainOverlay({ role, open, title, onLeave, children }: PlainOverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Only the browser's method makes the rest of the page inert and brings the focus back.
  useEffect(() => {
    if (open) overlay.current?.showModal()
    else overlay.current?.close()
  }, [open])

  return (
    <dialog
      ref={overlay}
      role={role}
      aria-labelledby={titleId}
      className={styles.overlay}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
