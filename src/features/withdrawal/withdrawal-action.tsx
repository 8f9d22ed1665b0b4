import { FormattedMessage } from 'react-intl'
import { AcceptedRate } from '@/domain/rates/accepted-rate.tsx'
import { secondsLeft } from '@/domain/rates/rate-rules.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import { SubmitWithdrawalBody } from '@/generated/withdrawal/withdrawal.zod.ts'
import { decimalOf } from '@/lib/money.ts'
import { isFeeChanged } from '@/patterns/form/submit-error.tsx'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/page/amount-bounds.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import type { Standing } from '@/patterns/money-flow/question/money-question.tsx'
import { messages } from './messages.ts'
import type { WithdrawalBody, WithdrawalSchema } from './withdrawal-flow.ts'
import { withdrawal, withdrawalSchema } from './withdrawal-flow.ts'
import type { Preview } from './withdrawal-rules.ts'
import { isOutdated, likelyTarget, previewOf, rateBlock, upperBound } from './withdrawal-rules.ts'
import { labels, WithdrawalSummary } from './withdrawal-summary.tsx'

/** Where a user withdrew to last on this device: the next withdrawal begins with it. */
export const LAST_TARGET = 'h5.withdraw.target.'

type Context = ActionContext<{
  view: WithdrawalView
  /** The server's Unix seconds. */
  now: number
}>

/** What is asked about, as it was when the button was pressed. */
interface Accepted {
  preview: Preview
  target: WithdrawalTarget
}

/** Withdraws to a bound target. */
export const withdrawalAction = defineMoneyAction({
  ...withdrawal,
  signature: {
    operation: 'submitWithdrawal',
    fundPassword: SubmitWithdrawalBody.shape.fund_password,
  },
  form: (context: Context): ContractFormOptions<WithdrawalSchema> => ({
    schema: schemaOf(context),
    defaultValues: {
      target_id: likelyTarget(context.view.targets, context.store.read(LAST_TARGET)),
      amount: '',
    },
    amounts: ['amount'],
    currency: context.view.currency,
    // The draft keeps the entries, so leaving needs no question.
    draft: { form: withdrawal.name, fields: ['target_id', 'amount'] },
  }),
  amend: (refusal, { view }) => amendedAmount(refusal, view.conditions),
  ask(entries: WithdrawalBody, { view, now, format }: Context) {
    const { currency } = view
    const target = view.targets.find(({ id }) => id === entries.target_id)
    const preview = previewOf(decimalOf(entries.amount), view, target)
    if (!preview || !target || rateBlock(target, view, now) !== null) return null
    const rate = target.quote && { rate: target.quote.rate }
    const { fee, arrival } = preview
    return {
      body: { ...entries, fee, ...rate },
      sent: { amount: preview.amount, currency, target: target.id, ...rate },
      figures: [
        {
          label: labels.fee,
          labelValues: { rate: format.rate(view.conditions.fee_rate) },
          is: fee,
          shown: format.money(fee, currency),
        },
        { label: labels.arrival, is: arrival, shown: format.money(arrival, currency) },
      ],
      preview,
      target,
      view,
    }
  },
  wording(asked, standing, context) {
    const { preview, target } = asked
    const { view, intl, format } = context
    const amount = format.money(preview.amount, view.currency)
    const rate = rateOf(asked, standing, context)
    return {
      title: (
        <FormattedMessage
          id="withdrawal.confirm.title"
          defaultMessage="Withdraw {amount}?"
          description="Question before a withdrawal is sent. amount has its currency."
          values={{ amount }}
        />
      ),
      body: (
        <>
          {rate?.line}
          <WithdrawalSummary view={asked.view} preview={preview} target={target} now={null} />
          <p>
            <FormattedMessage
              id="withdrawal.confirm.onHold"
              defaultMessage="The amount, fee included, is on hold while we review your withdrawal. If we decline it, all of it comes back. You can't cancel it here; customer service can help."
              description="What happens after the confirmation."
            />
          </p>
          {rate ? (
            <p>
              <FormattedMessage
                id="withdrawal.confirm.rateStays"
                defaultMessage="You keep the accepted rate, however long our review takes."
                description="In the confirmation of a withdrawal in a coin."
              />
            </p>
          ) : null}
        </>
      ),
      confirmLabel: <FormattedMessage {...messages.withdrawAmount} values={{ amount }} />,
      outdated: rate?.isOver
        ? intl.formatMessage(rateWords.needed)
        : isOutdated(preview, target.id, view),
      figuresRefused: isFeeChanged(standing.refused),
    }
  },
})

/** The rate of a coin, how long it can be sent, and the present one where that is over. */
function rateOf(
  { preview, target }: Accepted,
  standing: Standing<Accepted>,
  { view: { currency }, now, format }: Context,
) {
  const { quote } = target
  if (!quote) return null
  const present = standing.now
  const refused = standing.refused !== null && !isFeeChanged(standing.refused)
  const left = secondsLeft({
    accepted: quote,
    present: present?.target.quote,
    now,
    refused,
    pending: standing.pending,
  })
  const arrivalOf = (one: Preview) => format.money(one.coins ?? one.arrival, target.currency)
  return {
    isOver: left === null,
    line: (
      <AcceptedRate
        coin={target.currency}
        currency={currency}
        rate={quote.rate}
        left={left}
        refused={refused}
        arrival={arrivalOf(preview)}
        present={
          present?.target.quote
            ? { rate: present.target.quote.rate, arrival: arrivalOf(present.preview) }
            : null
        }
        onAccept={standing.onAccept}
      />
    ),
  }
}

/** The contract's rules with the bounds of now, and the words for what the contract has none for. */
function schemaOf({ view, intl, format }: Context) {
  const { by, amount } = upperBound(view)
  const bound = { amount: format.money(amount, view.currency) }
  return withdrawalSchema(view, {
    bound: () =>
      by === 'left'
        ? intl.formatMessage(
            {
              id: 'withdrawal.rule.left',
              defaultMessage: 'Only {amount} is left today.',
              description: 'Below an amount above what may still be withdrawn today.',
            },
            bound,
          )
        : intl.formatMessage(
            {
              id: 'withdrawal.rule.balance',
              defaultMessage: 'Only {amount} is available.',
              description: 'Below an amount above the balance.',
            },
            bound,
          ),
    target: () =>
      intl.formatMessage({
        id: 'withdrawal.rule.target',
        defaultMessage: 'Please choose where the money goes.',
        description: 'Below the choice of payment methods when none is chosen.',
      }),
  })
}
