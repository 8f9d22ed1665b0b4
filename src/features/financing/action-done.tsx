import { FormattedMessage } from 'react-intl'
import { PurchaseStatusTag } from '@/domain/purchases/purchase-status.tsx'
import type { Purchase, PurchaseResult } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import { paths, purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Done } from '@/patterns/money-flow/page/done.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { messages } from './messages.ts'
import { MovementList } from './movement-list.tsx'

interface ActionDoneProps {
  name: PurchaseActionName
  result: PurchaseResult
}

/** Result of an action: the record, the money that moved, and where to go next. */
export function ActionDone({ name, result: { purchase, movements } }: ActionDoneProps) {
  return (
    <Done
      record={<PurchaseRows name={name} purchase={purchase} />}
      more={movements.length === 0 ? null : <MovementList movements={movements} />}
    >
      <UiLink
        href={purchasePath(purchase.id)}
        className={buttonClass({ variant: 'primary', fullWidth: true })}
      >
        <FormattedMessage {...messages.seePurchase} />
      </UiLink>
      <UiLink href={paths.purchase} className={buttonClass({ variant: 'quiet', fullWidth: true })}>
        <FormattedMessage {...messages.allPurchases} />
      </UiLink>
    </Done>
  )
}

function PurchaseRows({ name, purchase }: Pick<ActionDoneProps, 'name'> & { purchase: Purchase }) {
  const { money } = useMoneyFormat()
  const { currency } = purchase
  return (
    <DefinitionList>
      <Row label={messages.project} value={purchase.title} />
      <Row label={common.recordNumber} value={purchase.id} mono />
      <Row label={common.status} value={<PurchaseStatusTag status={purchase.status} />} />
      <Row label={common.principal} value={money(purchase.principal, currency)} />
      {name === 'settle' ? null : (
        <>
          <Row label={messages.dailyIncome} value={money(purchase.daily_income, currency)} />
          <Row label={messages.expiry} value={formatMinute(purchase.release_date)} />
        </>
      )}
    </DefinitionList>
  )
}
