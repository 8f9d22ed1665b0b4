import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Sheet } from '@/ui/sheet.tsx'
import { MethodDetails, WalletDetails } from './method-details.tsx'
import type { Target } from './target.ts'

interface TargetSheetProps {
  /** The one that is shown; null closes the sheet. */
  target: Target | null
  onClose: () => void
  onRemove: (target: Target) => void
}

/** All of one card, account or address, and the way to remove it. */
export function TargetSheet({ target, onClose, onRemove }: TargetSheetProps) {
  const intl = useIntl()
  useOverlayPreload()
  // What was open stays in sight while the sheet goes away.
  const [shown, setShown] = useState(target)
  if (target && target !== shown) setShown(target)
  if (!shown) return null

  return (
    <Sheet
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={
        <FormattedMessage
          id="payment.sheet.title"
          defaultMessage="Payment method"
          description="Heading of the sheet with one card, account or address."
        />
      }
      closeLabel={intl.formatMessage({
        id: 'payment.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes the sheet.',
      })}
      footer={
        <Button variant="secondary" fullWidth onClick={() => onRemove(shown)}>
          <FormattedMessage
            id="payment.sheet.remove"
            defaultMessage="Remove"
            description="Button that leads to the removal of a card, account or address."
          />
        </Button>
      }
    >
      <TargetDetails target={shown} />
    </Sheet>
  )
}

/** What is known of it. */
export function TargetDetails({ target }: { target: Target }) {
  switch (target.kind) {
    case 'method':
      return <MethodDetails method={target.record} />
    case 'wallet':
      return <WalletDetails wallet={target.record} />
  }
}
