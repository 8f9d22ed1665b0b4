import { defineMessages } from 'react-intl'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { Figure } from '@/patterns/money-flow/question/money-question.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { messages } from './messages.ts'
import type { AppendOutlook } from './purchase-rules.ts'

const NO_FIGURE = '—'

const labels = defineMessages({
  daily: {
    id: 'financing.purchase.append.daily',
    defaultMessage: 'New income per day',
    description: 'Label: what the whole principal earns in a day after a top-up.',
  },
  released: {
    id: 'financing.purchase.append.released',
    defaultMessage: 'Held income, paid at once',
    description: 'Label: held income that is paid after a top-up.',
  },
  more: {
    id: 'financing.purchase.append.more',
    defaultMessage: 'More income until expiry',
    description: 'Label: by how much a top-up raises the income of the cycle.',
  },
  principal: {
    id: 'financing.purchase.append.principal',
    defaultMessage: 'New principal',
    description: 'Label: the whole principal after a top-up.',
  },
})

interface AppendSummaryProps {
  purchase: Purchase
  /** Null while nothing is typed that can be computed: the lines stay, without figures. */
  outlook: AppendOutlook | null
  earnsFrom: number | null
}

/** What an append changes, from when on, and when it comes back. */
export function AppendSummary({ purchase, outlook, earnsFrom }: AppendSummaryProps) {
  const format = useMoneyFormat()
  const { currency, income_held: held } = purchase
  const figure = (amount: string | undefined) =>
    amount === undefined ? NO_FIGURE : format.money(amount, currency)
  return (
    <DefinitionList>
      {signOf(held) > 0 ? <Row label={labels.released} value={figure(outlook?.released)} /> : null}
      <Row
        label={messages.earnsFrom}
        value={earnsFrom === null ? NO_FIGURE : formatMinute(earnsFrom)}
      />
      <Row label={labels.daily} value={figure(outlook?.daily)} />
      <Row label={labels.more} value={figure(outlook?.more)} />
      <Row label={messages.principalBack} value={formatMinute(purchase.release_date)} />
      <Row label={labels.principal} value={figure(outlook?.principal)} emphasis="total" />
    </DefinitionList>
  )
}

/** What of an append is accepted, and what follows from it. */
export const appendFigures = (
  { released, more, principal }: AppendOutlook,
  earnsFrom: number,
  money: (amount: Decimal) => string,
): Figure[] => [
  { label: labels.released, is: released, shown: money(released) },
  { label: messages.earnsFrom, is: earnsFrom, shown: formatMinute(earnsFrom) },
  { label: labels.more, is: more, shown: money(more) },
  { label: labels.principal, is: principal, shown: money(principal) },
]
