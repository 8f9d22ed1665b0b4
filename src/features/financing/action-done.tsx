import { FormattedMessage } from 'react-intl'
import { PurchaseStatusTag } from '@/domain/purchases/purchase-status.tsx'
import type { PurchaseResult } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import { paths, purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Done } from '@/patterns/money-flow/done.tsx'
import { buttonClass } from '@/ui/button.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { MovementList } from './movement-list.tsx'

interface ActionDoneProps {
  name: PurchaseActionName
  result: PurchaseResult
}

/** Result of an action: the record, the money that moved, and where to go next. */
export function ActionDone({ name, result: { purchase, movements } }: ActionDoneProps) {
  return (
    <Done
      record={<DefinitionList rows={useRows(name, purchase)} />}
      more={movements.length === 0 ? null : <MovementList movements={movements} />}
    >
      <UiLink
        href={purchasePath(purchase.id)}
        className={buttonClass({ variant: 'primary', fullWidth: true })}
      >
        <FormattedMessage
          id="financing.invest.done.open"
          defaultMessage="See this purchase"
          description="Link from a purchase just made to its page."
        />
      </UiLink>
      <UiLink href={paths.purchase} className={buttonClass({ variant: 'quiet', fullWidth: true })}>
        <FormattedMessage
          id="financing.purchase.ways.all"
          defaultMessage="All my projects"
          description="Link to the list of all purchases of the user."
        />
      </UiLink>
    </Done>
  )
}

function useRows(
  name: PurchaseActionName,
  {
    id,
    title,
    status,
    principal,
    daily_income,
    release_date,
    currency,
  }: PurchaseResult['purchase'],
): DefinitionRow[] {
  const { money } = useMoneyFormat()
  const rows: DefinitionRow[] = [
    {
      id: 'project',
      label: (
        <FormattedMessage
          id="financing.invest.done.project"
          defaultMessage="Project"
          description="Label of the title of the project that was bought."
        />
      ),
      value: title,
    },
    {
      id: 'id',
      label: <FormattedMessage {...common.recordNumber} />,
      value: id,
      mono: true,
    },
    {
      id: 'status',
      label: <FormattedMessage {...common.status} />,
      value: <PurchaseStatusTag status={status} />,
    },
    {
      id: 'principal',
      label: <FormattedMessage {...common.principal} />,
      value: money(principal, currency),
    },
  ]
  if (name === 'settle') return rows
  return [
    ...rows,
    {
      id: 'daily',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.daily"
          defaultMessage="Income per day"
          description="Label: what the whole principal earns in one day."
        />
      ),
      value: money(daily_income, currency),
    },
    {
      id: 'release',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.release"
          defaultMessage="Expiry"
          description="Label: when the cycle ends and the principal comes back."
        />
      ),
      value: formatMinute(release_date),
    },
  ]
}
