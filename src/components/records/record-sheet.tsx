import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Sheet } from '@/ui/sheet.tsx'

interface RecordSheetProps<Row> {
  /** The one that is shown; null closes the sheet. */
  record: Row | null
  onClose: () => void
  title: (record: Row) => ReactNode
  /** What can be done with it, always in sight. */
  footer: (record: Row) => ReactNode
  /** All of it. */
  children: (record: Row) => ReactNode
}

/** All of one record of a list. */
export function RecordSheet<Row>({
  record,
  onClose,
  title,
  footer,
  children,
}: RecordSheetProps<Row>) {
  const intl = useIntl()
  useOverlayPreload()
  // What was open stays in sight while the sheet goes away.
  const [shown, setShown] = useState(record)
  if (record && record !== shown) setShown(record)
  if (!shown) return null

  return (
    <Sheet
      open={record !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title(shown)}
      closeLabel={intl.formatMessage({
        id: 'list.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes the sheet with one record.',
      })}
      footer={footer(shown)}
    >
      {children(shown)}
    </Sheet>
  )
}
