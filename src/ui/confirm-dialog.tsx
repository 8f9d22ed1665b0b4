import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { loadOverlays, useOverlayPreload } from './overlay-loader'
import { PlainConfirm } from './plain-overlay'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** What will happen: fee, best case, worst case, when it ends. */
  body: ReactNode
  /** The verb of the action, never "OK". */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** `danger` where something is lost or cannot be taken back. */
  tone?: 'normal' | 'danger'
  onConfirm: () => void
  /** Also called by Escape. A press outside does nothing. */
  onCancel: () => void
  /** The action is under way: the dialog stays and cannot be left. */
  pending?: boolean
  /** Why it cannot be confirmed (any more), such as a price out of date. */
  disabledReason?: string | null
}

const ConfirmPopup = lazy(async () => {
  try {
    return { default: (await loadOverlays()).ConfirmPopup }
  } catch {
    return { default: PlainConfirm }
  }
})

/** The last look before a commitment. Focus starts on cancel and comes back to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wanted, setWanted] = useState(props.open)
  useOverlayPreload()
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ConfirmPopup {...props} />
    </Suspense>
  )
}
