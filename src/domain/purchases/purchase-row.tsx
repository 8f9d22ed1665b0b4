import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { purchasePath } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { PurchaseStatusTag } from './purchase-status.tsx'

interface PurchaseRowProps {
  purchase: Purchase
  /** Shown in place of every amount while amounts are hidden. */
  hidden?: ReactNode
}

/** The purchase of a project in the list; it leads to its own page. */
export function PurchaseRow({ purchase, hidden }: PurchaseRowProps) {
  const format = useMoneyFormat()
  const { id, title, principal, income_paid: paid, currency, status } = purchase
  // Where money must be added the income is held, and its state is what counts.
  const income = status === 'awaiting_append' ? null : (hidden ?? format.signed(paid, currency))
  const ending = endingOf(purchase, useSiteInfo()?.time_zone)
  return (
    <RecordRow
      href={purchasePath(id)}
      title={title}
      figure={hidden ?? format.money(principal, currency)}
    >
      <RecordLine
        start={
          <>
            {income}
            {income === null || ending === null ? null : ' · '}
            {ending}
          </>
        }
        end={<PurchaseStatusTag status={status} short />}
      />
    </RecordRow>
  )
}

/** When the principal comes back, or came, as its state says; nothing where that is not certain. */
function endingOf(
  { status, settled_at: ended, release_date: end }: Purchase,
  zone: string | undefined,
): ReactNode {
  if (ended !== null) return formatDate(ended, zone)
  if (status !== 'earning' && status !== 'awaiting_append') return null
  return (
    <FormattedMessage
      id="bought.row.until"
      defaultMessage="Until {date}"
      description="In a row: the day on which the cycle of an investment ends."
      values={{ date: formatDate(end, zone) }}
    />
  )
}
