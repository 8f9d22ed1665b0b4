import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalTarget } from '@/generated/model/withdrawal-target.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import type { Quote } from './withdrawal-rules.ts'
import { quoteOf } from './withdrawal-rules.ts'
import type { WithdrawalBody } from './withdrawal-schema.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

/** A withdrawal as it was when its button was pressed: exactly this will be sent. */
export interface Asked {
  body: WithdrawalBody
  quote: Quote
  target: WithdrawalTarget
}

interface WithdrawConfirmProps {
  view: WithdrawalView
  asked: Asked | null
  pending: boolean
  /** Why nothing can be withdrawn any more, or null. */
  blocked: string | null
  onConfirm: (asked: Asked) => void
  onCancel: () => void
}

/** The last look: what is sent, what it costs, what arrives, and what happens then. */
export function WithdrawConfirm({
  view,
  asked,
  pending,
  blocked,
  onConfirm,
  onCancel,
}: WithdrawConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  useOverlayPreload()
  // What was asked stays in sight while the dialog goes away.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  if (!shown) return null

  const amount = format.money(shown.quote.amount, view.currency)
  const changed = isOutdated(shown, view)
    ? intl.formatMessage({
        id: 'withdrawal.confirm.changed',
        defaultMessage: 'The conditions have changed meanwhile. Please go back and check.',
        description: 'Below the button of the confirmation: fee or limits are not those shown.',
      })
    : null

  return (
    <ConfirmDialog
      open={asked !== null}
      pending={pending}
      disabledReason={pending ? null : (blocked ?? changed)}
      title={
        <FormattedMessage
          id="withdrawal.confirm.title"
          defaultMessage="Withdraw {amount}?"
          description="Question before a withdrawal is sent. amount has its currency."
          values={{ amount }}
        />
      }
      body={
        <Stack>
          <WithdrawalSummary view={view} quote={shown.quote} target={shown.target} />
          <p>
            <FormattedMessage
              id="withdrawal.confirm.frozen"
              defaultMessage="Amount and fee are frozen while the withdrawal is under review. If it fails, the whole amount comes back. It cannot be taken back here; customer service can help."
              description="What happens after the confirmation."
            />
          </p>
        </Stack>
      }
      confirmLabel={
        <FormattedMessage
          id="withdrawal.confirm.confirm"
          defaultMessage="Withdraw {amount}"
          description="Button that sends the withdrawal. amount has its currency."
          values={{ amount }}
        />
      }
      cancelLabel={
        <FormattedMessage
          id="withdrawal.confirm.cancel"
          defaultMessage="Go back"
          description="Button that leaves the confirmation; nothing is sent."
        />
      }
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    />
  )
}

/** Whether the server would not do any more what the dialog shows. */
function isOutdated({ quote, target }: Asked, view: WithdrawalView): boolean {
  const now = quoteOf(quote.amount, view)
  return now?.fee !== quote.fee || !view.targets.some(({ id }) => id === target.id)
}
