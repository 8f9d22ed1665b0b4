import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { FundPasswordField } from '@/components/form/fields.tsx'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { SettlePurchaseBody } from '@/generated/financing/financing.zod.ts'
import type { PurchaseDetails } from '@/generated/model/purchase-details.ts'
import type { SettleAction } from '@/generated/model/settle-action.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { ActionForm, useActionBlock } from './action-form.tsx'
import type { SettleFlow } from './financing-flows.ts'
import { SettleSummary } from './settle-summary.tsx'

const formSchema = z.pick(SettlePurchaseBody, { fund_password: true })

interface SettleFormProps {
  details: PurchaseDetails
  flow: SettleFlow
}

/** A settlement as it was when its button was pressed. */
interface AskedSettlement {
  body: Parameters<SettleFlow['submit']>[0]
  /** What was shown: gives and costs. */
  settle: SettleAction
}

/** What settling gives and costs to the cent, and the fund password. */
export function SettleForm({ details, flow }: SettleFormProps) {
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { settle } = actions
  const { currency } = purchase
  const form = useContractForm<typeof formSchema>({
    schema: formSchema,
    defaultValues: { fund_password: '' },
  })
  // Settling needs no balance.
  const block = useActionBlock({ action: settle, balance: null })

  const label = (returns: string | null) => (
    <FormattedMessage
      id="financing.purchase.settle.submit"
      defaultMessage="{returns, select, none {Settle} other {Settle for {returns}}}"
      description="Button that settles a purchase early, or leads to its confirmation. returns is what comes back, with its currency, or none."
      values={{ returns: returns === null ? 'none' : format.money(returns, currency) }}
    />
  )
  return (
    <ActionForm
      purchaseId={purchase.id}
      heading={
        <FormattedMessage
          id="financing.purchase.settle.heading"
          defaultMessage="Settle early"
          description="Heading of the form that ends a purchase before its expiry."
        />
      }
      flow={flow}
      form={form}
      block={block}
      ask={(entries): AskedSettlement => ({
        body: { ...entries, purchase_id: purchase.id },
        settle,
      })}
      order={({ body }) => ({
        body,
        // The amount is not part of the intent: it changes daily.
        sent: { amount: null, currency, title: purchase.title },
      })}
      tone="danger"
      submitLabel={label(settle.returns)}
      question={(one) => ({
        title: (
          <FormattedMessage
            id="financing.purchase.settle.question"
            defaultMessage="Settle {title} now?"
            description="Question before a purchase is settled early. title is a project."
            values={{ title: purchase.title }}
          />
        ),
        body: (
          <Stack>
            <SettleSummary details={details} settle={one.settle} />
            <p>
              <FormattedMessage
                id="financing.purchase.settle.final"
                defaultMessage="This ends the purchase and cannot be taken back."
                description="What settling early means."
              />
            </p>
          </Stack>
        ),
        confirmLabel: label(one.settle.returns),
        outdated: isOutdated(one.settle, settle),
      })}
    >
      <Card>
        <SettleSummary details={details} settle={settle} />
      </Card>
      <Card>
        <FundPasswordField control={form.control} name="fund_password" />
      </Card>
    </ActionForm>
  )
}

/** Another day has begun, or money came: the figures are not those that were read. */
function isOutdated(then: SettleAction, now: SettleAction): boolean {
  return (
    then.returns !== now.returns ||
    then.income_lost !== now.income_lost ||
    then.held_income_lost !== now.held_income_lost
  )
}
