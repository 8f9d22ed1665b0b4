import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { SettlePurchaseBody } from '@/generated/financing/financing.zod.ts'
import type { PurchaseDetails, SettleAction } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import { Card } from '@/ui/card.tsx'
import { ActionForm, useActionBlock } from './action-form.tsx'
import { settling } from './financing-flows.ts'
import { messages } from './messages.ts'
import { SettleSummary, settleFigures } from './settle-summary.tsx'

type Context = ActionContext<{ details: PurchaseDetails }>

/** Redeems a purchase early. */
const settleAction = (id: string) =>
  defineMoneyAction({
    ...settling(id),
    signature: {
      operation: 'settlePurchase',
      fundPassword: SettlePurchaseBody.shape.fund_password,
    },
    // There is nothing to enter: how it is settled is the project's matter.
    form: (_context: Context) => ({ schema: z.object({}), defaultValues: {} }),
    ask(_entries: object, { details: { purchase, actions }, format }: Context) {
      const { settle } = actions
      const { returns, income_lost, held_income_lost } = settle
      if (returns === null || income_lost === null || held_income_lost === null) return null
      const accepted = { returns, income_lost, held_income_lost }
      const money = (amount: Decimal) => format.money(amount, purchase.currency)
      return {
        body: { purchase_id: id, ...accepted },
        // The amount is not part of the intent: it changes daily.
        sent: { amount: null, currency: purchase.currency, title: purchase.title },
        figures: settleFigures(accepted, money),
        settle,
      }
    },
    wording: (asked, _standing, { details, format }) => ({
      tone: 'danger',
      title: (
        <FormattedMessage
          id="financing.purchase.settle.question"
          defaultMessage="Redeem {title} early?"
          description="Question before an investment is redeemed early. title is a project."
          values={{ title: details.purchase.title }}
        />
      ),
      body: (
        <>
          <SettleSummary details={details} settle={asked.settle} />
          <p>
            <FormattedMessage
              id="financing.purchase.settle.final"
              defaultMessage="This ends the investment and can't be undone."
              description="What redeeming early means."
            />
          </p>
        </>
      ),
      confirmLabel: labelOf(asked.settle, format),
      outdated: false,
    }),
  })

interface SettleFormProps {
  details: PurchaseDetails
}

/** What settling gives and costs to the cent. */
export function SettleForm({ details }: SettleFormProps) {
  const { purchase, actions } = details
  const { settle } = actions
  const action = useMoneyAction(settleAction(purchase.id), { details })
  // Settling needs no balance.
  const block = useActionBlock({ action: settle, cost: null })
  return (
    <ActionForm
      {...action}
      purchaseId={purchase.id}
      heading={<FormattedMessage {...messages.redeem} />}
      block={block}
      submitLabel={labelOf(settle, action.context.format)}
    >
      <Card>
        <SettleSummary details={details} settle={settle} />
      </Card>
    </ActionForm>
  )
}

const labelOf = ({ returns, currency }: SettleAction, format: Context['format']) => (
  <FormattedMessage
    id="financing.purchase.settle.submit"
    defaultMessage="{returns, select, none {Redeem early} other {Redeem {returns}}}"
    description="Button that redeems an investment early, or leads to its confirmation. returns is what comes back, with its currency, or none."
    values={{ returns: returns === null ? 'none' : format.money(returns, currency) }}
  />
)
