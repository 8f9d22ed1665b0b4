import { FormattedMessage, useIntl } from 'react-intl'
import { AcceptedRate } from '@/domain/rates/accepted-rate.tsx'
import { secondsLeft } from '@/domain/rates/rate-rules.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalOf } from '@/lib/money.ts'
import { isFeeChanged } from '@/patterns/form/submit-error.tsx'
import type {
  Asked,
  Figure,
  Question,
  Standing,
} from '@/patterns/money-flow/question/money-question.tsx'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { messages } from './messages.ts'
import type { WithdrawalBody, WithdrawalFlow } from './withdrawal-flow.ts'
import type { Preview } from './withdrawal-rules.ts'
import { isOutdated, previewOf, rateBlock } from './withdrawal-rules.ts'
import { labels, WithdrawalSummary } from './withdrawal-summary.tsx'

/** A withdrawal as it was when its button was pressed. */
interface AskedWithdrawal extends Asked<Unsigned<Parameters<WithdrawalFlow['submit']>[0]>> {
  preview: Preview
  target: WithdrawalTarget
  /** The conditions at that moment. */
  view: WithdrawalView
}

/** The last look: what is sent, what it costs, what arrives, and what happens then. */
export function useWithdrawalQuestion(
  view: WithdrawalView,
  /** The server's Unix seconds. */
  now: number,
): Question<WithdrawalBody, AskedWithdrawal> {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { currency } = view

  function ask(entries: WithdrawalBody): AskedWithdrawal | null {
    const target = view.targets.find(({ id }) => id === entries.target_id)
    const preview = previewOf(decimalOf(entries.amount), view, target)
    if (!preview || !target || rateBlock(target, view, now) !== null) return null
    const rate = target.quote && { rate: target.quote.rate }
    return {
      body: { ...entries, fee: preview.fee, ...rate },
      sent: { amount: preview.amount, currency, target: target.id, ...rate },
      figures: figuresOf(preview),
      preview,
      target,
      view,
    }
  }

  const figuresOf = ({ fee, arrival }: Preview): Figure[] => [
    {
      label: labels.fee,
      labelValues: { rate: format.rate(view.conditions.fee_rate) },
      is: fee,
      shown: format.money(fee, currency),
    },
    { label: labels.arrival, is: arrival, shown: format.money(arrival, currency) },
  ]

  /** The rate of a coin, how long it can be sent, and the present one where that is over. */
  function rateOf({ preview, target }: AskedWithdrawal, standing: Standing<AskedWithdrawal>) {
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

  return {
    ask,
    wording: (asked, standing) => {
      const { preview, target } = asked
      const amount = format.money(preview.amount, currency)
      const rate = rateOf(asked, standing)
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
  }
}
