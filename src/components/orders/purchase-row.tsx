import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import type { Purchase } from '@/generated/model/purchase.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { purchasePath } from '@/lib/paths.ts'
import { formatDate, formatMinute } from '@/lib/time.ts'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'
import { PurchaseStatusTag } from './purchase-status-tag.tsx'
import styles from './row.module.css'

interface PurchaseRowProps {
  purchase: Purchase
  /** Shown in place of every amount while amounts are hidden. */
  hidden?: ReactNode
}

/** The purchase of a project in the list; it leads to its own page, where that exists. */
export function PurchaseRow({ purchase, hidden }: PurchaseRowProps) {
  const href = purchasePath(purchase.id)
  const leads = useRouteExists()(href)
  if (!leads) {
    return (
      <div className={styles.row}>
        <Facts purchase={purchase} hidden={hidden} />
      </div>
    )
  }
  return (
    <UiLink href={href} className={cx(styles.row, styles.press)}>
      <Facts purchase={purchase} hidden={hidden} />
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </UiLink>
  )
}

function Facts({ purchase, hidden }: PurchaseRowProps) {
  const format = useMoneyFormat()
  const { currency, status } = purchase
  return (
    <>
      <span className={styles.line}>
        <span className={styles.name}>{purchase.title}</span>{' '}
        <span className={styles.figure}>
          {hidden ?? format.money(purchase.principal, currency)}
        </span>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.note}>
          <FormattedMessage
            id="bought.row.income"
            defaultMessage="Income {income}"
            description="In a row: income of a project that reached the balance. income has its sign and currency."
            values={{
              income: hidden ?? `${format.signed(purchase.income_paid, currency)} ${currency}`,
            }}
          />
        </span>{' '}
        <span className={styles.end}>
          <PurchaseStatusTag status={status} />
        </span>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.note}>{formatMinute(purchase.bought_at)}</span>{' '}
        <span className={cx(styles.note, styles.end)}>
          <Ending purchase={purchase} />
        </span>
      </span>
    </>
  )
}

/** When the principal comes back, or came. */
function Ending({ purchase: { status, settled_at, release_date } }: { purchase: Purchase }) {
  if (settled_at !== null) {
    return (
      <FormattedMessage
        id="bought.row.ended"
        defaultMessage="Ended {date}"
        description="In a row: the day on which the purchase of a project ended."
        values={{ date: formatDate(settled_at) }}
      />
    )
  }
  if (status !== 'earning' && status !== 'awaiting_append') return null
  return (
    <FormattedMessage
      id="bought.row.expires"
      defaultMessage="Expires {date}"
      description="In a row: the day on which the cycle of a purchase ends."
      values={{ date: formatDate(release_date) }}
    />
  )
}
