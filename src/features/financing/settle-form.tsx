import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { FundPasswordField } from '@/components/form/fund-password-field.tsx'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { SettlePurchaseBody } from '@/generated/financing/financing.zod.ts'
import type { PurchaseDetails } from '@/generated/model/purchase-details.ts'
import type { SettleAction } from '@/generated/model/settle-action.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { writeContent } from './action-content.ts'
import { ActionForm } from './action-form.tsx'
import { SettleSummary } from './settle-summary.tsx'
import { useActionBlock } from './use-action-block.ts'
import type { PurchaseAction, SettleBody } from './use-purchase-action.ts'

const formSchema = z.pick(SettlePurchaseBody, { fund_password: true })

interface SettleFormProps {
  details: PurchaseDetails
  action: PurchaseAction<SettleBody>
}

/** A settlement as it was when its button was pressed. */
interface AskedSettlement {
  body: SettleBody
  /** What was shown: gives and costs. */
  settle: SettleAction
}

/** What settling gives and costs to the cent, and the fund password. */
export function SettleForm({ details, action }: SettleFormProps) {
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { settle } = actions
  const { currency } = purchase
  const form = useContractForm<typeof formSchema>({
    schema: formSchema,
    defaultValues: { fund_password: '' },
  })
  const [asked, setAsked] = useState<AskedSettlement | null>(null)
  // Getting out needs no balance.
  const block = useActionBlock({ action: settle, balance: null })

  const submit = form.handleSubmit((entries) =>
    setAsked({ body: { ...entries, purchase_id: purchase.id }, settle }),
  )

  async function confirm({ body }: AskedSettlement) {
    // Each try asks for the fund password anew.
    form.setValue('fund_password', '')
    const { title } = purchase
    // Without the amount: settling tomorrow is the same intent, though it gives another one.
    await action.submit(body, writeContent({ title, currency, amount: null, dailyRate: null }))
    setAsked(null)
  }

  const label = (returns: string | null) => (
    <FormattedMessage
      id="purchase.settle.submit"
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
          id="purchase.settle.heading"
          defaultMessage="Settle early"
          description="Heading of the form that ends a purchase before its expiry."
        />
      }
      state={action.state}
      block={block}
      unready={null}
      tone="danger"
      submitLabel={label(settle.returns)}
      onSubmit={submit}
      asked={asked}
      question={(one) => ({
        title: (
          <FormattedMessage
            id="purchase.settle.question"
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
                id="purchase.settle.final"
                defaultMessage="This ends the purchase and cannot be taken back."
                description="What settling early means."
              />
            </p>
          </Stack>
        ),
        confirmLabel: label(one.settle.returns),
        outdated: isOutdated(one.settle, settle),
      })}
      onConfirm={confirm}
      onCancel={() => setAsked(null)}
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
