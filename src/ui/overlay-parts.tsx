import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from './button'
import type { ConfirmDialogProps } from './confirm-dialog'
import { iconButtonClass } from './icon-button'
import styles from './overlay.module.css'
import type { SheetProps } from './sheet'

/** The part of Sheet that needs Base UI. */
export function SheetPopup({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
}: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.scrim} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.sheet}>
            <div className={styles.grip} aria-hidden />
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>{title}</Drawer.Title>
              <Drawer.Close className={iconButtonClass()} aria-label={closeLabel}>
                <X size={22} aria-hidden />
              </Drawer.Close>
            </div>
            {/* What is longer than the screen has to be scrolled with the keyboard, too. */}
            <Drawer.Content className={styles.content} tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer ? <div className={styles.footer}>{footer}</div> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

/** The part of ConfirmDialog that needs Base UI. */
export function ConfirmPopup({
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
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) onCancel()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} />
        <AlertDialog.Viewport className={styles.middle}>
          <AlertDialog.Popup className={styles.dialog} initialFocus={cancel}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className={styles.body}>
              {body}
            </AlertDialog.Description>
            <div className={styles.buttons}>
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                fullWidth
                pending={pending}
                disabledReason={disabledReason}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
              <Button
                ref={cancel}
                variant="quiet"
                fullWidth
                className={pending ? styles.away : undefined}
                onClick={onCancel}
              >
                {cancelLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
