import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AcceptedRate } from '@/domain/rates/accepted-rate.tsx'
import { secondsLeft } from '@/domain/rates/rate-rules.ts'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalOf } from '@/lib/money.ts'
import { FundPasswordField } from '@/patterns/form/fields.tsx'
import { isFeeChanged, isPriceChanged } from '@/patterns/form/submit-error.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/amount-bounds.ts'
import type { Figure } from '@/patterns/money-flow/changed-figures.tsx'
import { useChangedFigures } from '@/patterns/money-flow/changed-figures.tsx'
import { MoneyConfirm } from '@/patterns/money-flow/money-confirm.tsx'
import { AmountBounds, MoneyField } from '@/patterns/money-flow/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/money-form.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import type { Confirmation } from '@/patterns/money-flow/use-confirmation.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { TargetField } from './target-field.tsx'
import type { WithdrawalBody, WithdrawalFlow, WithdrawalSchema } from './withdrawal-flow.ts'
import { withdrawal, withdrawalSchema } from './withdrawal-flow.ts'
import type { Preview } from './withdrawal-rules.ts'
import { isOutdated, largestAmount, previewOf, rateBlock, upperBound } from './withdrawal-rules.ts'
import { ArrivalLabel, FeeLabel, WithdrawalSummary } from './withdrawal-summary.tsx'

interface WithdrawFormProps {
  view: WithdrawalView
  /** The user id. */
  owner: string
  flow: WithdrawalFlow
  /** Why nothing can be withdrawn now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/** Target, amount and fund password; what arrives is in sight while one types. */
export function WithdrawForm({ view, owner, flow, blocked, now }: WithdrawFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const form = useWithdrawalForm(view, owner)
  const [targetId, typed] = useWatch({ control: form.control, name: ['target_id', 'amount'] })

  const { currency, conditions, targets } = view
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const targetOf = (id: string) => targets.find((one) => one.id === id)
  const target = targetOf(targetId)
  const preview = previewOf(entry.amount, view, target)
  const largest = largestAmount(view)
  const error = flow.state.step === 'ready' ? flow.state.error : null

  /** The same withdrawal as it would be now. */
  function presentOf({ body }: Pick<Asked, 'body'>): Asked | null {
    const to = targetOf(body.target_id)
    const wanted = previewOf(decimalOf(body.amount), view, to)
    return wanted && to && rateBlock(to, view, now) === null
      ? { body, preview: wanted, target: to, view }
      : null
  }

  function rateBlocked(): string | null {
    const block = rateBlock(target, view, now)
    if (block === 'outOfDate') return intl.formatMessage(rateWords.outOfDate)
    return (
      block &&
      intl.formatMessage(
        {
          id: 'withdrawal.blocked.coin',
          defaultMessage:
            '{coin} is not paid out now. Please choose another target or come back later.',
          description: 'Below the button: the coin of the chosen target cannot be withdrawn now.',
        },
        { coin: target?.currency },
      )
    )
  }

  return (
    <MoneyForm
      flow={flow}
      form={form}
      amount={{ entry, currency, amend: (refusal) => amendedAmount(refusal, conditions) }}
      blocked={blocked ?? rateBlocked()}
      // The confirmation reports this refusal and offers the present figures.
      staysOpen={isPriceChanged}
      ask={(body) => presentOf({ body })}
      order={({ body, preview: { amount, fee }, target: { quote } }) => ({
        body: { ...body, fee, ...(quote && { rate: quote.rate }) },
        sent: { amount, currency, target: body.target_id, ...(quote && { rate: quote.rate }) },
      })}
      confirm={(confirmation) => (
        <WithdrawConfirm
          {...confirmation}
          view={view}
          present={confirmation.asked && presentOf(confirmation.asked)}
          feeRefused={confirmation.refused && isFeeChanged(error)}
          now={now}
        />
      )}
      submitLabel={
        preview ? (
          <FormattedMessage
            id="withdrawal.form.submitAmount"
            defaultMessage="Withdraw {amount}"
            description="Button that leads to the confirmation. amount has its currency."
            values={{ amount: format.money(preview.amount, currency) }}
          />
        ) : (
          <FormattedMessage {...common.withdraw} />
        )
      }
    >
      <Card>
        <Stack>
          <TargetField control={form.control} targets={targets} chosen={target} />
          <MoneyField
            control={form.control}
            name="amount"
            currency={currency}
            largest={largest}
            onSet={entry.set}
            hint={
              <AmountBounds
                min={conditions.min}
                max={largest ?? conditions.max}
                currency={currency}
              />
            }
          />
          <FundPasswordField control={form.control} name="fund_password" />
        </Stack>
      </Card>
      <Card>
        <WithdrawalSummary view={view} preview={preview} target={target} now={now} />
      </Card>
    </MoneyForm>
  )
}

/** The form of a withdrawal. */
function useWithdrawalForm(view: WithdrawalView, owner: string): ContractForm<WithdrawalSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, targets } = view
  const upper = upperBound(view)
  const bound = money(upper.amount, currency)

  const schema = withdrawalSchema(view, {
    bound: () =>
      upper.by === 'left'
        ? intl.formatMessage(
            {
              id: 'withdrawal.rule.left',
              defaultMessage: 'Only {amount} is left today.',
              description: 'Below an amount above what may still be withdrawn today.',
            },
            { amount: bound },
          )
        : intl.formatMessage(
            {
              id: 'withdrawal.rule.balance',
              defaultMessage: 'Only {amount} is available.',
              description: 'Below an amount above the balance.',
            },
            { amount: bound },
          ),
    target: () =>
      intl.formatMessage({
        id: 'withdrawal.rule.target',
        defaultMessage: 'Please choose where the money goes.',
        description: 'Below the choice of targets when nothing of it is chosen.',
      }),
  })

  const [first, second] = targets
  return useContractForm<WithdrawalSchema>({
    schema,
    defaultValues: {
      target_id: first && !second ? first.id : '',
      amount: '',
      fund_password: '',
    },
    amounts: ['amount'],
    currency,
    // The draft keeps the entries, so leaving needs no question.
    draft: { form: withdrawal.name, owner, fields: ['target_id', 'amount'] },
  })
}

/** A withdrawal as it was when its button was pressed: exactly this will be sent. */
interface Asked {
  body: WithdrawalBody
  preview: Preview
  target: WithdrawalTarget
  /** The conditions at that moment. */
  view: WithdrawalView
}

interface WithdrawConfirmProps extends Confirmation<Asked> {
  view: WithdrawalView
  /** The same withdrawal as it would be now; null where it cannot be. */
  present: Asked | null
  /** The server did not take the fee any more, whatever became of the rate. */
  feeRefused: boolean
  /** The server's Unix seconds. */
  now: number
  /** Why nothing can be withdrawn any more, or null. */
  blocked: string | null
}

/** The last look: what is sent, what it costs, what arrives, and what happens then. */
function WithdrawConfirm(props: WithdrawConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const askAgain = useChangedFigures()
  const { view, present, blocked, feeRefused } = props
  const { currency } = view
  const refused = props.refused && !feeRefused
  const figures = ({ preview, view: { conditions } }: Asked): Figure[] => [
    {
      id: 'fee',
      label: <FeeLabel rate={conditions.fee_rate} />,
      is: preview.fee,
      shown: format.money(preview.fee, currency),
    },
    {
      id: 'arrival',
      label: <ArrivalLabel />,
      is: preview.arrival,
      shown: format.money(preview.arrival, currency),
    },
  ]

  return (
    <MoneyConfirm
      {...props}
      question={(asked) => {
        const { preview, target } = asked
        const amount = format.money(preview.amount, currency)
        const { quote } = target
        const accepting = quote && {
          accepted: quote,
          present: present?.target.quote,
          now: props.now,
          refused,
          pending: props.pending,
        }
        const left = accepting && secondsLeft(accepting)
        const isOver = quote !== null && left === null
        const arrivalOf = (one: Preview) => format.money(one.coins ?? one.arrival, target.currency)
        const question = {
          title: (
            <FormattedMessage
              id="withdrawal.confirm.title"
              defaultMessage="Withdraw {amount}?"
              description="Question before a withdrawal is sent. amount has its currency."
              values={{ amount }}
            />
          ),
          body: (
            <Stack>
              {quote ? (
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
                  onAccept={present && blocked === null ? () => props.onAsk(present) : null}
                />
              ) : null}
              <WithdrawalSummary view={asked.view} preview={preview} target={target} now={null} />
              <p>
                <FormattedMessage
                  id="withdrawal.confirm.frozen"
                  defaultMessage="Amount and fee are frozen while the withdrawal is under review. If it fails, the whole amount comes back. It cannot be taken back here; customer service can help."
                  description="What happens after the confirmation."
                />
              </p>
              {quote ? (
                <p>
                  <FormattedMessage
                    id="withdrawal.confirm.rateStays"
                    defaultMessage="The accepted rate stays, however long the review takes."
                    description="In the confirmation of a withdrawal in a coin."
                  />
                </p>
              ) : null}
            </Stack>
          ),
          confirmLabel: (
            <FormattedMessage
              id="withdrawal.confirm.confirm"
              defaultMessage="Withdraw {amount}"
              description="Button that sends the withdrawal. amount has its currency."
              values={{ amount }}
            />
          ),
          outdated: isOver
            ? intl.formatMessage(rateWords.needed)
            : isOutdated(preview, target.id, view),
        }
        return askAgain(question, { ...props, asked, refused: feeRefused, figures })
      }}
    />
  )
}
