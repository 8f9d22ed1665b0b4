import { defineMessages, FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { PurchaseDetails, SettleAction, SettlePurchaseForm } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatDate } from '@/lib/time.ts'
import type { Figure } from '@/patterns/money-flow/money-question.tsx'
import { Stack } from '@/ui/card.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { settleLoss } from './purchase-rules.ts'

const NO_FIGURE = '—'

const words = defineMessages({
  returns: {
    id: 'financing.purchase.settle.returns',
    defaultMessage: 'Comes back at once',
    description: 'Label: everything that reaches the balance when a purchase is settled now.',
  },
  today: {
    id: 'financing.purchase.settle.today',
    defaultMessage: 'Lost: income of today',
    description: 'Label: income of the current day, given up by settling now.',
  },
  held: {
    id: 'financing.purchase.settle.held',
    defaultMessage: 'Lost: held income',
    description: 'Label: income that an append would have released, given up by settling now.',
  },
})

interface SettleSummaryProps {
  details: PurchaseDetails
  settle: SettleAction
}

/** What comes back at once, what is lost, and what keeping the purchase would still have brought. */
export function SettleSummary({ details, settle }: SettleSummaryProps) {
  return (
    <Stack>
      <DefinitionList rows={useReturns(settle)} />
      <DefinitionList rows={useLosses(details, settle)} />
    </Stack>
  )
}

/** What of a settlement is accepted: what comes back, and what is lost. */
export function useSettleFigures(currency: string) {
  const { money } = useMoneyFormat()
  const figure = (id: keyof typeof words, is: Decimal): Figure => ({
    id,
    label: <FormattedMessage {...words[id]} />,
    is,
    shown: money(is, currency),
  })
  return ({ returns, income_lost, held_income_lost }: AcceptedFigures) => [
    figure('returns', returns),
    figure('today', income_lost),
    figure('held', held_income_lost),
  ]
}

type AcceptedFigures = Pick<SettlePurchaseForm, 'returns' | 'income_lost' | 'held_income_lost'>

function useReturns({ principal, income, returns, currency }: SettleAction): DefinitionRow[] {
  const { money } = useMoneyFormat()
  const figure = (amount: string | null) => (amount === null ? NO_FIGURE : money(amount, currency))
  const rows: DefinitionRow[] = [
    {
      id: 'principal',
      label: <FormattedMessage {...common.principal} />,
      value: figure(principal),
    },
  ]
  if (income !== null && signOf(income) > 0) {
    rows.push({
      id: 'income',
      label: (
        <FormattedMessage
          id="financing.purchase.settle.income"
          defaultMessage="Income of past days"
          description="Label: income that is paid together with the principal."
        />
      ),
      value: figure(income),
    })
  }
  rows.push({
    id: 'returns',
    label: <FormattedMessage {...words.returns} />,
    value: figure(returns),
    emphasis: 'total',
  })
  return rows
}

function useLosses(details: PurchaseDetails, settle: SettleAction): DefinitionRow[] {
  const zone = useSiteInfo()?.time_zone
  const { money } = useMoneyFormat()
  const { purchase } = details
  const { income_lost: today, held_income_lost: held, currency } = settle
  const rows: DefinitionRow[] = [
    {
      id: 'today',
      label: <FormattedMessage {...words.today} />,
      value: today === null ? NO_FIGURE : money(today, currency),
      ...(today !== null && signOf(today) > 0 && { tone: 'negative' as const }),
    },
  ]
  if (held !== null && signOf(held) > 0) {
    rows.push({
      id: 'held',
      label: <FormattedMessage {...words.held} />,
      value: money(held, currency),
      tone: 'negative',
    })
  }
  const later = settleLoss(details)
  if (later !== null) {
    rows.push({
      id: 'later',
      label: (
        <FormattedMessage
          id="financing.purchase.settle.later"
          defaultMessage="Not earned until {date}"
          description="Label: income of the days after today until expiry, which settling gives up."
          values={{ date: formatDate(purchase.release_date, zone) }}
        />
      ),
      value: money(later, currency),
    })
  }
  rows.push({
    id: 'paid',
    label: (
      <FormattedMessage
        id="financing.purchase.settle.paid"
        defaultMessage="Stays yours: income paid so far"
        description="Label: income that reached the balance before and is not touched."
      />
    ),
    value: money(purchase.income_paid, currency),
  })
  return rows
}
