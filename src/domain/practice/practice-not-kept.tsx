import { FormattedMessage } from 'react-intl'
import { Notice } from '@/ui/notice.tsx'
import { useIsPracticeKept } from './practice-store.ts'

/** That this device stores nothing of practice, wherever its money shows; nothing where it does. */
export function PracticeNotKept() {
  return useIsPracticeKept() ? null : (
    <Notice tone="warning">
      <FormattedMessage
        id="order.practice.notKept"
        defaultMessage="This device can't store your practice. Its money and orders are gone once you close or reload this page."
        description="Wherever practice money shows, on a device whose storage is full or refused."
      />
    </Notice>
  )
}
