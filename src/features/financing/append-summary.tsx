import { defineMessages, FormattedMessage } from 'react-intl'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatMinute } from '@/lib/time.ts'
import type { Figure } from '@/patterns/money-flow/money-question.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { AppendOutlook } from './purchase-rules.ts'

const NO_FIGURE = '—'

const words = defineMessages({
  released: {
    id: 'financing.purchase.append.released',
    defaultMessage: 'Held income, paid at once',
    description: 'Label: income that the append releases.',
  },
  from: {
    id: 'financing.invest.earnings.from',
    defaultMessage: 'Earns from',
    description: 'Label: the moment from which money put in now earns.',
  },
  more: {
    id: 'financing.purchase.append.more',
    defaultMessage: 'More income until expiry',
    description: 'Label: by how much an append raises the income of the cycle.',
  },
  principal: {
    id: 'financing.purchase.append.principal',
    defaultMessage: 'Principal then',
    description: 'Label: the whole principal after an append.',
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
  const released: DefinitionRow[] =
    signOf(held) > 0
      ? [
          {
            id: 'released',
            label: <FormattedMessage {...words.released} />,
            value: figure(outlook?.released),
          },
        ]
      : []
  return (
    <DefinitionList
      rows={[
        ...released,
        {
          id: 'from',
          label: <FormattedMessage {...words.from} />,
          value: earnsFrom === null ? NO_FIGURE : formatMinute(earnsFrom),
        },
        {
          id: 'daily',
          label: (
            <FormattedMessage
              id="financing.purchase.append.daily"
              defaultMessage="Income per day then"
              description="Label: what the whole principal earns in a day after an append."
            />
          ),
          value: figure(outlook?.daily),
        },
        {
          id: 'more',
          label: <FormattedMessage {...words.more} />,
          value: figure(outlook?.more),
        },
        {
          id: 'release',
          label: (
            <FormattedMessage
              id="financing.invest.earnings.release"
              defaultMessage="Principal back"
              description="Label: when the principal comes back."
            />
          ),
          value: formatMinute(purchase.release_date),
        },
        {
          id: 'principal',
          label: <FormattedMessage {...words.principal} />,
          value: figure(outlook?.principal),
          emphasis: 'total',
        },
      ]}
    />
  )
}

/** What of an append is accepted, and what follows from it. */
export function useAppendFigures(currency: string) {
  const { money } = useMoneyFormat()
  const figure = (id: keyof typeof words, is: Figure['is'], shown: string): Figure => ({
    id,
    label: <FormattedMessage {...words[id]} />,
    is,
    shown,
  })
  return ({ released, more, principal }: AppendOutlook, earnsFrom: number) => [
    figure('released', released, money(released, currency)),
    figure('from', earnsFrom, formatMinute(earnsFrom)),
    figure('more', more, money(more, currency)),
    figure('principal', principal, money(principal, currency)),
  ]
}
