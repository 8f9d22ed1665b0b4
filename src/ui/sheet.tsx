import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog'
import { IconButton } from './icon-button'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  /** Lists, summaries, explanations; never a text input (the phone's keyboard would cover it). */
  children: ReactNode
  /** The action of the sheet, always in sight: a full-width Button. */
  footer?: ReactNode
}

/**
 * A panel from the bottom edge for a choice or details. Escape, the back button and a press outside
 * close it; focus starts on the close button and comes back to where it was.
 */
export function Sheet({ open, onOpenChange, title, closeLabel, children, footer }: SheetProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      shape="sheet"
      open={open}
      onLeave={close}
      title={title}
      close={<IconButton label={closeLabel} icon={<X size={22} aria-hidden />} onClick={close} />}
      footer={footer}
    >
      {children}
    </Dialog>
  )
}
