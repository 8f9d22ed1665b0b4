import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Product, ProductDetails, Quote } from '@/generated/h5.schemas.ts'
import { ageText } from '@/i18n/age-text.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { weekdayNames } from '@/i18n/weekday-names.ts'
import { paths } from '@/lib/paths.ts'
import { formatMinute, formatTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Sheet } from '@/ui/sheet.tsx'

const labels = defineMessages({
  change: {
    id: 'trade.head.change',
    defaultMessage: 'Change since prev. close',
    description: 'Label: price of now less the closing price of the day before; short.',
  },
  open: {
    id: 'trade.head.open',
    defaultMessage: 'Open',
    description: 'Label: first price of the day.',
  },
  high: {
    id: 'trade.head.high',
    defaultMessage: 'High',
    description: 'Label: highest price of the day.',
  },
  low: {
    id: 'trade.head.low',
    defaultMessage: 'Low',
    description: 'Label: lowest price of the day.',
  },
  close: {
    id: 'trade.head.close',
    defaultMessage: 'Prev. close',
    description: 'Label: closing price of the day before; short.',
  },
  priceOf: {
    id: 'trade.head.priceOf',
    defaultMessage: 'Price as of',
    description: 'Label: when the price was published.',
  },
  hours: {
    id: 'trade.head.hours',
    defaultMessage: 'Trading hours',
    description: 'Label of the hours of a market.',
  },
  stake: {
    id: 'trade.head.stake',
    defaultMessage: 'Amount per order',
    description: 'Label: between which amounts one order may be.',
  },
  total: {
    id: 'trade.head.total',
    defaultMessage: 'All open orders together',
    description: 'Label: the largest sum of the amounts of all open orders.',
  },
})

/** A product with its live quote, as its head and its sheet show it. */
export interface ProductProps {
  details: ProductDetails
  quote: Quote
  /** The quotes cannot be refreshed just now. */
  failing: boolean
  /** The server's time, Unix seconds. */
  now: number
  /** The way to the user's orders; visitors have none. */
  hasOrders: boolean
}

interface ProductSheetProps extends ProductProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is less often needed of a product: figures of the day, trading hours, limits, all orders. */
export function ProductSheet(props: ProductSheetProps) {
  const intl = useIntl()
  const { product } = props.details
  return (
    <Sheet
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={product.name}
      closeLabel={intl.formatMessage(common.close)}
      footer={
        props.hasOrders ? (
          <UiLink
            href={paths.orders}
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            <FormattedMessage
              id="trade.ticket.allOrders"
              defaultMessage="All orders"
              description="Link to the list of all orders, in the details of a product."
            />
          </UiLink>
        ) : undefined
      }
    >
      <Figures {...props} />
    </Sheet>
  )
}

function Figures({ details, quote, now }: ProductProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { product, limits } = details
  const price = (value: string) => format.price(value, product.precision)
  const money = (value: string) => format.money(value, limits.currency)
  return (
    <Stack>
      <DefinitionList>
        <Row
          label={labels.change}
          value={`${format.change(quote.change, product.precision)} · ${format.signedRate(quote.change_rate)}`}
        />
        <Row label={labels.open} value={price(quote.open)} />
        <Row label={labels.high} value={price(quote.high)} />
        <Row label={labels.low} value={price(quote.low)} />
        <Row label={labels.close} value={price(quote.close)} />
        <Row
          label={labels.priceOf}
          value={formatTime(quote.as_of)}
          note={ageText(intl, now - quote.as_of)}
        />
        <Row
          label={labels.hours}
          value={<Hours hours={product.hours} />}
          note={
            quote.opens_at === null ? null : (
              <FormattedMessage
                id="trade.head.opens"
                defaultMessage="Opens {time}"
                description="When a closed market opens: date and time."
                values={{ time: formatMinute(quote.opens_at) }}
              />
            )
          }
        />
        <Row
          label={labels.stake}
          value={
            <FormattedMessage
              id="trade.ticket.bounds"
              defaultMessage="From {min} to {max}"
              description="Bounds of the amount of an order, with their currency."
              values={{ min: money(limits.single_min), max: money(limits.single_max) }}
            />
          }
        />
        <Row
          label={labels.total}
          value={
            <FormattedMessage
              id="trade.head.atMost"
              defaultMessage="At most {amount}"
              description="An upper limit, with its currency."
              values={{ amount: money(limits.total_max) }}
            />
          }
        />
      </DefinitionList>
      <p>
        <FormattedMessage
          id="trade.ticket.risk"
          defaultMessage="You can lose the whole amount and the fee. An open order can't be closed early."
          description="In the details of a product: the risk in one line."
        />
      </p>
    </Stack>
  )
}

/** The hours as the market has them, in its own time zone. */
function Hours({ hours }: Pick<Product, 'hours'>) {
  const { locale } = useIntl()
  if (hours.always_open) {
    return (
      <FormattedMessage
        id="trade.hours.always"
        defaultMessage="Around the clock"
        description="Hours of a market that never closes."
      />
    )
  }
  return hours.sessions.map(({ days, opens, closes }) => (
    <div key={`${days.join()} ${opens}`}>
      <FormattedMessage
        id="trade.hours.session"
        defaultMessage="{days}: {opens} – {closes} ({zone})"
        description="One session of a market: its days, hours and time zone."
        values={{ days: weekdayNames(days, locale), opens, closes, zone: hours.time_zone }}
      />
    </div>
  ))
}
