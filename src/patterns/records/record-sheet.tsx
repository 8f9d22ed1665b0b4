import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { customerPath } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Sheet } from '@/ui/sheet.tsx'

/** Whether the sheet of a record is open; to be spread on a `RecordSheet`. */
export interface RecordDialog {
  open: boolean
  onClose: () => void
}

export type SheetOf<Row> = (record: Row, dialog: RecordDialog) => ReactNode

/**
 * Opens one record of several in its sheet, which is to be rendered beside them. The record stays
 * while the sheet closes: it would be empty for the time of its motion. `asked` is one that opens by
 * itself, once.
 */
export function useRecordSheet<Row extends { id: string }>(
  sheet: SheetOf<Row> | undefined,
  asked: Row | null = null,
): [open: (record: Row) => void, sheet: ReactNode] {
  const [record, setRecord] = useState<Row | null>(null)
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState<string | null>(null)
  if (asked !== null && asked.id !== seen) {
    setSeen(asked.id)
    setRecord(asked)
    setOpen(true)
  }
  return [
    (next) => {
      setRecord(next)
      setOpen(true)
    },
    record && sheet?.(record, { open, onClose: () => setOpen(false) }),
  ]
}

interface RecordSheetProps extends RecordDialog {
  title: ReactNode
  /** What can be done with the record, always in sight. */
  footer?: ReactNode
  children: ReactNode
}

/** All of one record of a list. */
export function RecordSheet({ open, onClose, title, footer, children }: RecordSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={title}
      closeLabel={intl.formatMessage(common.close)}
      footer={footer}
    >
      {children}
    </Sheet>
  )
}

interface AskSupportProps {
  /** The page of the list. */
  page: string
  /** Number of the record. */
  record: string
  variant?: 'secondary' | 'quiet'
}

/** From one record to customer service, which is told its number. */
export function AskSupport({ page, record, variant = 'secondary' }: AskSupportProps) {
  return (
    <UiLink
      href={customerPath({ page, record })}
      className={buttonClass({ variant, fullWidth: true })}
    >
      <FormattedMessage
        id="list.sheet.support"
        defaultMessage="Ask customer service about it"
        description="Link from one item of a list to customer service, which is told its number."
      />
    </UiLink>
  )
}
