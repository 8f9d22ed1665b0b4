import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormBody } from '@/components/form/form-body.tsx'
import type { SubmitError } from '@/components/form/submit-error.tsx'
import { AmendButton, AmountBounds, MoneyField } from '@/components/money-action/money-field.tsx'
import { asTyped, useAmountEntry } from '@/components/money-action/use-amount-entry.ts'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import type { ExchangeView } from '@/generated/model/exchange-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { decimalOf } from '@/lib/money.ts'
import { Card } from '@/ui/card.tsx'
import type { Asked } from './exchange-confirm.tsx'
import { writeContent } from './exchange-content.ts'
import type { Deal } from './exchange-rules.ts'
import {
  amendedAmount,
  givenCurrency,
  largestAmount,
  quoteOf,
  smallestAmount,
} from './exchange-rules.ts'
import { ExchangeSummary } from './exchange-summary.tsx'
import type { ExchangeAction } from './use-exchange-action.ts'
import { useExchangeForm } from './use-exchange-form.ts'

const confirmation = onDemand(async () => (await import('./exchange-confirm.tsx')).ExchangeConfirm)

interface ExchangeFormProps {
  deal: Deal
  view: ExchangeView
  /** The user id. */
  owner: string
  action: ExchangeAction
  /** Why nothing can be exchanged now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/** The amount; what it costs and what arrives are in sight while one types. */
export function ExchangeForm({ deal, view, owner, action, blocked, now }: ExchangeFormProps) {
  useFetchAhead(confirmation)
  const format = useMoneyFormat()
  const form = useExchangeForm(deal, view, owner)
  const typed = useWatch({ control: form.control, name: 'amount' })
  const currency = givenCurrency(deal, view)
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const quote = quoteOf(entry.amount, deal, view)
  const largest = largestAmount(deal, view)
  const confirming = useConfirming(action, deal, view, entry.setTried)

  const error = action.state.step === 'ready' ? action.state.error : null
  const amended = error?.kind === 'refused' ? amendedAmount(error.refusal, deal, view) : null
  const isMended = amended !== null && !entry.isTried

  const submit = form.handleSubmit(({ amount }) => {
    const wanted = quoteOf(decimalOf(amount), deal, view)
    if (wanted) confirming.ask({ deal, quote: wanted })
  })

  return (
    <>
      <FormBody
        onSubmit={submit}
        pending={false}
        submitError={isMended || isSaidElsewhere(error, blocked) ? null : error}
        fix={
          amended === null ? undefined : (
            <AmendButton amount={amended} currency={currency} onSet={entry.set} />
          )
        }
        disabledReason={blocked}
        submitLabel={
          quote ? (
            <FormattedMessage
              id="exchange.form.submitAmount"
              defaultMessage="Exchange {amount}"
              description="Button that leads to the confirmation. amount has its currency."
              values={{ amount: format.money(quote.given, currency) }}
            />
          ) : (
            <FormattedMessage
              id="exchange.form.submit"
              defaultMessage="Exchange"
              description="Button that leads to the confirmation."
            />
          )
        }
      >
        <Card>
          <MoneyField
            control={form.control}
            name="amount"
            currency={currency}
            largest={largest}
            onSet={entry.set}
            label={
              <FormattedMessage
                id="exchange.form.amount"
                defaultMessage="Amount to give"
                description="Label of the amount of an exchange."
              />
            }
            hint={
              largest === null ? null : (
                <AmountBounds min={smallestAmount(deal, view)} max={largest} currency={currency} />
              )
            }
          />
        </Card>
        <Card>
          <ExchangeSummary view={view} quote={quote} />
        </Card>
      </FormBody>
      <confirmation.Part
        when={confirming.asked !== null}
        view={view}
        asked={confirming.asked}
        present={confirming.present}
        refused={confirming.refused}
        now={now}
        pending={action.state.step === 'sending'}
        blocked={blocked}
        onAccept={confirming.ask}
        onConfirm={confirming.confirm}
        onCancel={confirming.cancel}
      />
    </>
  )
}

/** The confirmation and the button say these by themselves. */
function isSaidElsewhere(error: SubmitError | null, blocked: string | null): boolean {
  if (error?.kind === 'refused') return error.refusal.reason === 'price_changed'
  return error !== null && blocked !== null
}

/** What the confirmation shows, and what becomes of it. */
function useConfirming(
  action: ExchangeAction,
  deal: Deal,
  view: ExchangeView,
  setTried: (amount: Decimal) => void,
) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [refused, setRefused] = useState(false)

  const { state } = action
  const follow = useEffectEvent(() => {
    if (state.step === 'done' || state.step === 'checking' || state.step === 'notArrived') {
      setAsked(null)
    } else if (state.step === 'ready' && state.error) {
      const { error } = state
      const isChanged = error.kind === 'refused' && error.refusal.reason === 'price_changed'
      if (isChanged) setRefused(true)
      else setAsked(null)
      // What the server refused by is known to it only: everything is read again.
      void queryClient.invalidateQueries()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is followed once.
  useEffect(() => follow(), [state])

  const quote = asked ? quoteOf(asked.quote.given, deal, view) : null
  return {
    asked,
    refused,
    present: quote ? { deal, quote } : null,
    ask: (next: Asked) => {
      setRefused(false)
      setAsked(next)
    },
    cancel: () => setAsked(null),
    confirm: ({ deal: { type, offer }, quote: { given, givenCurrency: currency } }: Asked) => {
      setTried(given)
      const { coin, rate } = offer
      void action.submit(
        { type, coin, rate, amount: numberOf(given) },
        writeContent({ type, coin, rate, currency, amount: given }),
      )
    },
  }
}

/** The contract has amounts of requests as numbers; nothing is computed with it. */
function numberOf(amount: Decimal): number {
  return +amount
}
