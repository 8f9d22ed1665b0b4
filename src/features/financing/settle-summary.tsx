import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { PurchaseDetails, SettleAction, SettlePurchaseForm } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatDate } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { Figure } from '@/patterns/money-flow/question/money-question.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { settleLoss } from './purchase-rules.ts'

const NO_FIGURE = '—'

const labels = defineMessages({
  income: {
    id: 'financing.purchase.settle.income',
    defaultMessage: 'Income from past days',
    description: 'Label: income that is paid together with the principal.',
  },
  later: {
    id: 'financing.purchase.settle.later',
    defaultMessage: 'Given up: income until {date}',
    description: 'Label: income of the days after today until expiry, which redeeming gives up.',
  },
  paid: {
    id: 'financing.purchase.settle.paid',
    defaultMessage: 'You keep: income paid so far',
    description: 'Label: income that reached the balance before and is not touched.',
  },
  returns: {
    id: 'financing.purchase.settle.returns',
    defaultMessage: 'You get back at once',
    description: 'Label: everything that reaches the balance when an investment is redeemed now.',
  },
  today: {
    id: 'financing.purchase.settle.today',
    defaultMessage: "Lost: today's income",
    description: 'Label: income of the current day, given up by redeeming now.',
  },
  held: {
    id: 'financing.purchase.settle.held',
    defaultMessage: 'Lost: held income',
    description: 'Label: income that a top-up would have paid, given up by redeeming now.',
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
      <Returns settle={settle} />
      <Losses details={details} settle={settle} />
    </Stack>
  )
}

/** What of a settlement is accepted: what comes back, and what is lost. */
export function settleFigures(
  { returns, income_lost, held_income_lost }: AcceptedFigures,
  money: (amount: Decimal) => string,
): Figure[] {
  const figure = (label: MessageDescriptor, is: Decimal): Figure => ({
    label,
    is,
    shown: money(is),
  })
  return [
    figure(labels.returns, returns),
    figure(labels.today, income_lost),
    figure(labels.held, held_income_lost),
  ]
}

type AcceptedFigures = Pick<SettlePurchaseForm, 'returns' | 'income_lost' | 'held_income_lost'>

function Returns({ settle: { principal, income, returns, currency } }: { settle: SettleAction }) {
  const { money } = useMoneyFormat()
  const figure = (amount: string | null) => (amount === null ? NO_FIGURE : money(amount, currency))
  return (
    <DefinitionList>
      <Row label={common.principal} value={figure(principal)} />
      {income !== null && signOf(income) > 0 ? (
        <Row label={labels.income} value={figure(income)} />
      ) : null}
      <Row label={labels.returns} value={figure(returns)} emphasis="total" />
    </DefinitionList>
  )
}

function Losses({ details, settle }: SettleSummaryProps) {
  const zone = useSiteInfo()?.time_zone
  const { money } = useMoneyFormat()
  const { purchase } = details
  const { income_lost: today, held_income_lost: held, currency } = settle
  const later = settleLoss(details)
  return (
    <DefinitionList>
      <Row
        label={labels.today}
        value={today === null ? NO_FIGURE : money(today, currency)}
        tone={today !== null && signOf(today) > 0 ? 'negative' : undefined}
      />
      {held !== null && signOf(held) > 0 ? (
        <Row label={labels.held} value={money(held, currency)} tone="negative" />
      ) : null}
      <Row
        label={labels.later}
        labelValues={{ date: formatDate(purchase.release_date, zone) }}
        value={later === null ? null : money(later, currency)}
      />
      <Row label={labels.paid} value={money(purchase.income_paid, currency)} />
    </DefinitionList>
  )
}
