import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { SettlePurchaseBody } from '@/generated/financing/financing.zod.ts'
import type { PurchaseDetails, SettleAction } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import type { Asked } from '@/patterns/money-flow/question/money-question.tsx'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { Card } from '@/ui/card.tsx'
import { ActionForm, useActionBlock } from './action-form.tsx'
import type { SettleFlow } from './financing-flows.ts'
import { messages } from './messages.ts'
import { SettleSummary, useSettleFigures } from './settle-summary.tsx'

// There is nothing to enter: how it is settled is the project's matter.
const formSchema = z.object({})

interface SettleFormProps {
  details: PurchaseDetails
  flow: SettleFlow
}

/** A settlement as it was when its button was pressed. */
interface AskedSettlement extends Asked<Unsigned<Parameters<SettleFlow['submit']>[0]>> {
  /** What was shown: gives and costs. */
  settle: SettleAction
}

/** What settling gives and costs to the cent. */
export function SettleForm({ details, flow }: SettleFormProps) {
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { settle } = actions
  const { currency } = purchase
  const figuresOf = useSettleFigures(currency)
  const form = useContractForm<typeof formSchema>({
    schema: formSchema,
    defaultValues: {},
  })
  // Settling needs no balance.
  const block = useActionBlock({ action: settle, cost: null })

  function ask(): AskedSettlement | null {
    const { returns, income_lost, held_income_lost } = settle
    if (returns === null || income_lost === null || held_income_lost === null) return null
    const accepted = { returns, income_lost, held_income_lost }
    return {
      body: { purchase_id: purchase.id, ...accepted },
      // The amount is not part of the intent: it changes daily.
      sent: { amount: null, currency, title: purchase.title },
      figures: figuresOf(accepted),
      settle,
    }
  }

  const label = (returns: string | null) => (
    <FormattedMessage
      id="financing.purchase.settle.submit"
      defaultMessage="{returns, select, none {Redeem early} other {Redeem {returns}}}"
      description="Button that redeems an investment early, or leads to its confirmation. returns is what comes back, with its currency, or none."
      values={{ returns: returns === null ? 'none' : format.money(returns, currency) }}
    />
  )
  return (
    <ActionForm
      purchaseId={purchase.id}
      heading={<FormattedMessage {...messages.redeem} />}
      flow={flow}
      form={form}
      block={block}
      signature={{
        operation: 'settlePurchase',
        fundPassword: SettlePurchaseBody.shape.fund_password,
      }}
      ask={ask}
      submitLabel={label(settle.returns)}
      wording={(asked) => ({
        tone: 'danger',
        title: (
          <FormattedMessage
            id="financing.purchase.settle.question"
            defaultMessage="Redeem {title} early?"
            description="Question before an investment is redeemed early. title is a project."
            values={{ title: purchase.title }}
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
        confirmLabel: label(asked.settle.returns),
        outdated: false,
      })}
    >
      <Card>
        <SettleSummary details={details} settle={settle} />
      </Card>
    </ActionForm>
  )
}
