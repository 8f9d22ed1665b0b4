import { defineMessages, FormattedMessage } from 'react-intl'
import type { DepositMethod, DepositView, PaymentMethod } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { decimalOf, floorToScale } from '@/lib/money.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { Asked, Question } from '@/patterns/money-flow/question/money-question.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { BeforeWithdrawal } from './before-withdrawal.tsx'
import type { DepositBody } from './deposit-flow.ts'
import { isOutdated, transferAmount } from './deposit-rules.ts'
import { messages } from './messages.ts'
import { originName } from './origin-field.tsx'

const labels = defineMessages({
  from: messages.from,
  code: messages.code,
  method: messages.method,
  amount: {
    id: 'deposit.summary.amount',
    defaultMessage: 'To be credited after our review',
    description: 'Label in the confirmation of a deposit.',
  },
})

/** A deposit as it was when its button was pressed. */
interface AskedDeposit extends Asked<DepositBody> {
  amount: Decimal
  method: DepositMethod
  /** The bound account that it came from; undefined where the user does not say. */
  from: PaymentMethod | undefined
}

/** The last look: the reported amount, the account it was paid to, and what happens next. */
export function useDepositQuestion(
  view: DepositView,
  origins: readonly PaymentMethod[],
): Question<DepositBody, AskedDeposit> {
  const format = useMoneyFormat()
  const { currency } = view
  return {
    ask: (body) => {
      const method = view.methods.find(({ id }) => id === body.method_id)
      if (!method) return null
      const amount = floorToScale(decimalOf(body.amount), currency)
      return {
        body,
        sent: {
          amount,
          currency,
          method: method.id,
          file: body.screenshot_file_id,
          code: body.transaction_code ?? null,
        },
        amount,
        method,
        from: origins.find(({ id }) => id === body.from_id),
      }
    },
    wording: (asked) => {
      const amount = format.money(asked.amount, currency)
      return {
        title: (
          <FormattedMessage
            id="deposit.confirm.title"
            defaultMessage="Submit {amount} deposit?"
            description="Question before a deposit is sent. amount has its currency."
            values={{ amount }}
          />
        ),
        body: (
          <>
            <Summary asked={asked} view={view} />
            <p>
              <FormattedMessage
                id="deposit.confirm.review"
                defaultMessage="Only submit what you have transferred. We credit it after our review. If we decline it, nothing is credited, and customer service helps with the money you transferred."
                description="What happens after the confirmation."
              />
            </p>
            <BeforeWithdrawal conditions={view.conditions} amount={asked.amount} />
            <p>
              <FormattedMessage
                id="deposit.confirm.out"
                defaultMessage="To withdraw it later, you must meet all the conditions on this page."
                description="How to get the money out again, in the confirmation of a deposit."
              />
            </p>
          </>
        ),
        confirmLabel: (
          <FormattedMessage
            id="deposit.confirm.confirm"
            defaultMessage="Submit {amount} deposit"
            description="Button that sends the deposit. amount has its currency."
            values={{ amount }}
          />
        ),
        outdated: isOutdated(asked.amount, asked.method, view),
      }
    },
  }
}

interface SummaryProps {
  asked: AskedDeposit
  view: DepositView
}

function Summary({ asked: { body, amount, method, from }, view }: SummaryProps) {
  const format = useMoneyFormat()
  const due = method.currency === view.currency ? null : transferAmount(amount, method)
  return (
    <DefinitionList>
      <Row label={labels.method} value={method.name} note={method.account ?? method.address} />
      <Row label={labels.from} value={from ? originName(from) : null} />
      <Row label={labels.code} value={body.transaction_code ?? null} mono />
      <Row
        label={labels.amount}
        value={format.money(amount, view.currency)}
        note={due === null ? null : format.money(due, method.currency)}
        emphasis="total"
      />
    </DefinitionList>
  )
}
