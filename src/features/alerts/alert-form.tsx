import { useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import { useAddPriceAlert, useChangePriceAlert } from '@/generated/alerts/alerts.ts'
import { AddPriceAlertBody } from '@/generated/alerts/alerts.zod.ts'
import type {
  CatalogueProduct,
  PriceAlert,
  PriceAlertRepeat,
  Quote,
} from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, decimalsOfPrice, difference, quotient, signOf } from '@/lib/decimal.ts'
import { typedAmount } from '@/lib/money.ts'
import { AmountField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useFormAction } from '@/patterns/form/use-form-action.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Section } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { useAlertWords } from './alert-words.tsx'

const setWord = defineMessage<{ symbol: string; price: string }>({
  id: 'alerts.form.done',
  defaultMessage: "Alert set. We'll tell you when {symbol} reaches {price}.",
  description: 'Toast after a price alert was set or changed.',
})
const decimalsWord = defineMessage<{ count: number }>({
  id: 'alerts.form.decimals',
  defaultMessage:
    '{count, plural, =0 {Prices of this product have no decimals.} one {Prices of this product have # decimal.} other {Prices of this product have # decimals.}}',
  description: 'Below the price of an alert that has more decimals than the product.',
})
const repeatWord = defineMessage({
  id: 'alerts.form.repeat',
  defaultMessage: 'How often we tell you',
  description: 'Name of the choice between once and each time.',
})

interface AlertFormProps {
  product: CatalogueProduct
  /** The alert that is changed; null for a new one. */
  changing: PriceAlert | null
  /** A price from the chart; empty where none was chosen there. */
  price: string
  /** How many there may be, where there are so many; else null. */
  full: number | null
  onDone: () => void
}

/** A price to be told of, and how often. Nothing is suggested: the price is the user's or the chart's. */
export function AlertForm({ product, changing, price, full, onDone }: AlertFormProps) {
  const intl = useIntl()
  const showToast = useToast()
  const said = useAlertWords()
  const refuse = useRefusalMessage()
  const { symbol, precision, currency } = product
  const [repeat, setRepeat] = useState<PriceAlertRepeat>(changing?.repeat ?? 'once')
  const tooFine = intl.formatMessage(decimalsWord, { count: precision })
  const form = useContractForm({
    schema: z.pick(AddPriceAlertBody, { price: true }).check(
      z.refine((body) => decimalsOfPrice(body.price) <= precision, {
        path: ['price'],
        error: tooFine,
      }),
    ),
    defaultValues: { price: typedAmount(changing?.price ?? price, intl.locale) },
    amounts: ['price'],
    precision,
  })
  const add = useAddPriceAlert()
  const change = useChangePriceAlert()
  const action = useFormAction(form, (body: { price: string }) =>
    changing
      ? change.mutateAsync({ data: { id: changing.id, price: body.price, repeat } })
      : add.mutateAsync({ data: { symbol, price: body.price, repeat } }),
  )

  const quote = useLastQuote(symbol)
  const [asked, setAsked] = useState<FarPrice | null>(null)

  async function save(body: { price: string }) {
    const done = await action.run(body)
    if (!done) return
    form.reset({ price: '' })
    onDone()
    const { alert } = done
    showToast(
      intl.formatMessage(setWord, { symbol: alert.symbol, price: said.price(alert) }),
      'success',
    )
  }

  const submit = form.handleSubmit(async (body) => {
    const far = quote ? farFrom(quote.price, body.price) : null
    if (far) setAsked(far)
    else await save(body)
  })

  const submitLabel = (
    <FormattedMessage
      id="alerts.form.submit"
      defaultMessage="{change, select, true {Change alert} other {Set alert}}"
      description="Button that sets a price alert, or changes one (change is true)."
      values={{ change: changing !== null }}
    />
  )

  return (
    <Section
      heading={product.name}
      description={quote ? <PriceNow quote={quote} precision={precision} /> : null}
    >
      <Card>
        <FormBody
          onSubmit={submit}
          pending={action.pending}
          submitError={action.error}
          disabledReason={
            full === null || changing
              ? null
              : refuse({ reason: 'alerts_max', params: { max: String(full) }, msg: '' })
          }
          submitLabel={submitLabel}
          footer={
            changing ? (
              <Button variant="quiet" fullWidth onClick={onDone}>
                <FormattedMessage
                  id="alerts.form.keep"
                  defaultMessage="Keep it as it is"
                  description="Button that leaves the form without changing the price alert."
                />
              </Button>
            ) : undefined
          }
        >
          <AmountField
            control={form.control}
            name="price"
            currency={currency}
            precision={precision}
            label={
              <FormattedMessage
                id="alerts.form.price"
                defaultMessage="Tell me at"
                description="Label of the price that the user wants to be told of."
              />
            }
          />
          <Segmented
            label={intl.formatMessage(repeatWord)}
            options={(['once', 'each'] as const).map((value) => ({
              value,
              label: said.repeat(value),
            }))}
            value={repeat}
            onChange={setRepeat}
          />
          {repeat === 'each' ? (
            <p>
              <FormattedMessage
                id="alerts.form.each"
                defaultMessage="We tell you again when the price has crossed back and reaches it once more, at most every five minutes."
                description="Below the choice 'Each time'."
              />
            </p>
          ) : null}
        </FormBody>
      </Card>
      <ConfirmDialog
        open={asked !== null}
        title={
          <FormattedMessage
            id="alerts.far.title"
            defaultMessage="Set an alert this far away?"
            description="Question before an alert at a price that is far from the last one."
          />
        }
        body={asked && <Distance far={asked} precision={precision} />}
        confirmLabel={submitLabel}
        cancelLabel={
          <FormattedMessage
            id="alerts.far.correct"
            defaultMessage="Correct the price"
            description="Button that goes back to the price of an alert. Nothing is set."
          />
        }
        onConfirm={() => {
          setAsked(null)
          if (asked) void save({ price: asked.price })
        }}
        onCancel={() => setAsked(null)}
      />
    </Section>
  )
}

/** Undefined while no price is known. */
function useLastQuote(symbol: string): Quote | undefined {
  const quotes = useLiveQuotes([symbol])
  return quotes.state === 'live' ? quotes.list.find((quote) => quote.symbol === symbol) : undefined
}

/** The price of an alert, and the last one that it is far from. */
interface FarPrice {
  price: Decimal
  last: Decimal
  /** Of the last price: 0.25 is 25 per cent above it, -0.25 below. */
  distance: Decimal
}

/** Of the last price. What is farther away is more often mistyped than meant. */
const FAR = '0.2'

function farFrom(last: Decimal, price: Decimal): FarPrice | null {
  const distance = quotient(difference(price, last), last, 3)
  const isFar = compare(distance.replace('-', ''), FAR) > 0
  return isFar ? { price, last, distance } : null
}

function Distance({
  far: { price, last, distance },
  precision,
}: {
  far: FarPrice
  precision: number
}) {
  const format = useMoneyFormat()
  const values = {
    price: format.price(price, precision),
    last: format.price(last, precision),
    distance: format.rate(distance.replace('-', '')),
  }
  return (
    <FormattedMessage
      id="alerts.far.distance"
      defaultMessage="{above, select, true {{price} is {distance} above the last price of {last}.} other {{price} is {distance} below the last price of {last}.}}"
      description="Below the question before an alert that is far from the last price. above is true where it is higher. distance is in per cent."
      values={{ ...values, above: signOf(distance) > 0 }}
    />
  )
}

/** The last price, and that nothing is told while the market publishes none. */
function PriceNow({ quote, precision }: { quote: Quote; precision: number }) {
  const format = useMoneyFormat()
  return (
    <>
      <FormattedMessage
        id="alerts.form.now"
        defaultMessage="Last price: {price}"
        description="Above the form of a price alert."
        values={{ price: format.price(quote.price, precision) }}
      />
      {quote.state === 'closed' || quote.state === 'non_trading_time' ? (
        <Notice>
          <FormattedMessage
            id="alerts.form.closed"
            defaultMessage="There are no new prices right now. You can still set an alert; we'll tell you when a new price reaches it."
            description="In the form of a price alert while no new prices come, as of a closed market."
          />
        </Notice>
      ) : null}
    </>
  )
}
