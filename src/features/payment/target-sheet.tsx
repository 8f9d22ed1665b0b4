import { FormattedMessage } from 'react-intl'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { Button } from '@/ui/button.tsx'
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
  return (
    <RecordSheet
      record={target}
      onClose={onClose}
      title={() => (
        <FormattedMessage
          id="payment.sheet.title"
          defaultMessage="Payment method"
          description="Heading of the sheet with one card, account or address."
        />
      )}
      footer={(shown) => (
        <Button variant="secondary" fullWidth onClick={() => onRemove(shown)}>
          <FormattedMessage
            id="payment.sheet.remove"
            defaultMessage="Remove"
            description="Button that leads to the removal of a card, account or address."
          />
        </Button>
      )}
    >
      {(shown) => <TargetDetails target={shown} />}
    </RecordSheet>
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
