import type { ReactNode, RefObject } from 'react'
import { useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx'
import styles from './dialog.module.css'
import { ToastHostContext } from './toast'
import { useOverlay } from './use-overlay'

interface DialogProps {
  shape: 'sheet' | 'confirmation'
  open: boolean
  /** It cannot be left now. */
  locked?: boolean
  /** Escape or Back was pressed, or for a sheet the scrim. */
  onLeave: () => void
  /** What has the focus first, where it is not the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  title: ReactNode
  /** Beside the title. */
  close?: ReactNode
  children: ReactNode
  /** Always in sight. */
  footer?: ReactNode
}

/**
 * The browser's modal dialog: what Sheet and ConfirmDialog have in common. On its way out it shows what
 * it showed last, so that its content may be gone as soon as `open` is false.
 */
export function Dialog(props: DialogProps) {
  const { shape, open, locked = false, onLeave, initialFocus } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const hostToasts = useContext(ToastHostContext)
  // Stays until the dialog is out of sight; from its closing on nothing of it can be reached.
  const [shown, setShown] = useState<DialogProps | null>(null)
  if (open && props !== shown) setShown(props)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) {
      element.showModal()
      initialFocus?.current?.focus({ preventScroll: true })
      return hostToasts(element)
    }
    let isLeaving = true
    element.close()
    const transitions = element.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(transitions).then(() => {
      if (isLeaving) setShown(null)
    })
    return () => {
      isLeaving = false
    }
  }, [open, initialFocus, hostToasts])

  useOverlay(open, () => {
    if (!locked) onLeave()
  })

  function followBrowser() {
    if (!open || dialog.current?.open) return
    // A browser may close a locked dialog all the same, when Escape or back is pressed repeatedly.
    if (locked) dialog.current?.showModal()
    else onLeave()
  }

  if (!shown) return null
  const { title, close, children, footer } = shown
  const isSheet = shape === 'sheet'
  return createPortal(
    <dialog
      ref={dialog}
      role={isSheet ? undefined : 'alertdialog'}
      aria-labelledby={`${id}title`}
      aria-describedby={isSheet ? undefined : `${id}content`}
      aria-hidden={open ? undefined : true}
      className={cx(styles.dialog, styles[shape])}
      onCancel={(event) => {
        if (locked) event.preventDefault()
      }}
      onClose={followBrowser}
    >
      <div className={styles.scrim} aria-hidden onClick={isSheet ? onLeave : undefined} />
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          {close}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by keys only what has the focus. */}
        <div id={`${id}content`} className={styles.content} tabIndex={0}>
          {children}
        </div>
        {footer ? (
          <div className={styles.footer} data-toast-floor>
            {footer}
          </div>
        ) : null}
      </div>
    </dialog>,
    document.body,
  )
}
