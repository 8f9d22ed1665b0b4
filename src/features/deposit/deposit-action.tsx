import { defineMessages, FormattedMessage } from 'react-intl'
import type { DepositMethod, DepositView, PaymentMethod } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { referenceEntry } from '@/lib/entries.ts'
import { decimalOf, floorToScale, typedAmount } from '@/lib/money.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/page/amount-bounds.ts'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { BeforeWithdrawal } from './before-withdrawal.tsx'
import type { DepositBody, DepositSchema } from './deposit-flow.ts'
import { deposit, depositSchema } from './deposit-flow.ts'
import { isOutdated, methodBlock, transferAmount, upperBound } from './deposit-rules.ts'
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

interface Figures {
  view: DepositView
  /** Whether an amount is released now. */
  released: boolean
  /** The bound accounts that the transfer can come from. */
  origins: readonly PaymentMethod[]
}

type Context = ActionContext<Figures>

/** Reports a transfer with its proof. */
export const depositAction = defineMoneyAction({
  ...deposit,
  form({ view, released, intl, format }: Context): ContractFormOptions<DepositSchema> {
    const { currency, methods, request } = view
    const [first, second] = methods.filter((method) => methodBlock(method) === null)
    // The amount and method of the user's request, also if it was made on another device.
    const asked =
      request?.status === 'under_review' || (released && request?.status === 'released')
        ? request
        : null
    return {
      schema: depositSchema(view, () =>
        intl.formatMessage(
          {
            id: 'deposit.rule.released',
            defaultMessage: 'You can deposit up to {amount} now. Ask customer service for more.',
            description: 'Below an amount above what customer service approved.',
          },
          { amount: format.money(upperBound(view).amount, currency) },
        ),
      ),
      defaultValues: {
        method_id: asked?.method_id ?? (first && !second ? first.id : ''),
        amount: asked ? typedAmount(asked.amount, intl.locale) : '',
        screenshot_file_id: '',
        transaction_code: '',
        from_id: '',
      },
      amounts: ['amount'],
      entries: { transaction_code: referenceEntry },
      currency,
      // Photos are not part of the draft.
      draft: {
        form: deposit.name,
        fields: ['method_id', 'amount', 'transaction_code'],
      },
    }
  },
  amend: (refusal, { view }) => amendedAmount(refusal, view),
  ask(body: DepositBody, { view, origins }: Context) {
    const method = view.methods.find(({ id }) => id === body.method_id)
    if (!method) return null
    const amount = floorToScale(decimalOf(body.amount), view.currency)
    return {
      body,
      sent: {
        amount,
        currency: view.currency,
        method: method.id,
        file: body.screenshot_file_id,
        code: body.transaction_code ?? null,
      },
      amount,
      method,
      from: origins.find(({ id }) => id === body.from_id),
    }
  },
  wording(asked, _standing, { view, format }) {
    const amount = format.money(asked.amount, view.currency)
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
})

/** The deposit with its form and the figures of now. */
export const useDepositAction = (figures: Figures) => useMoneyAction(depositAction, figures)

export type DepositAction = ReturnType<typeof useDepositAction>

interface SummaryProps {
  asked: {
    body: DepositBody
    amount: Decimal
    method: DepositMethod
    /** Undefined where the user does not say. */
    from: PaymentMethod | undefined
  }
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
