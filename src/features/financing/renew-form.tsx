import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FundPasswordField } from '@/components/form/fund-password-field.tsx'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { RenewPurchaseBody } from '@/generated/financing/financing.zod.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import type { PurchaseDetails } from '@/generated/model/purchase-details.ts'
import type { RenewAction } from '@/generated/model/renew-action.ts'
import { RenewalMode } from '@/generated/model/renewal-mode.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { Card, Stack } from '@/ui/card.tsx'
import type { Option } from '@/ui/option-list.tsx'
import { OptionList } from '@/ui/option-list.tsx'
import { writeContent } from './action-content.ts'
import { ActionForm } from './action-form.tsx'
import { EarningsSummary } from './earnings.tsx'
import type { Earnings } from './financing-rules.ts'
import { earningsOf } from './financing-rules.ts'
import { ProjectDuties } from './project-terms.tsx'
import { purchaseIntent } from './purchase-intent.ts'
import { RateChanged } from './rate-changed.tsx'
import { Rates } from './rates.tsx'
import { useActionBlock } from './use-action-block.ts'
import type { PurchaseAction, RenewBody } from './use-purchase-action.ts'
import { useRisk } from './use-risk.tsx'

const formSchema = z.pick(RenewPurchaseBody, { mode: true, fund_password: true })

interface RenewFormProps {
  details: PurchaseDetails
  view: ProjectView
  /** The user id. */
  owner: string
  action: PurchaseAction<RenewBody>
}

/** A renewal as it was when its button was pressed: exactly this will be sent. */
interface AskedRenewal {
  body: RenewBody
  earnings: Earnings
  view: ProjectView
}

/** What a mode takes from the balance; null where it is not possible. */
function amountOf(mode: string, renew: RenewAction): Decimal | null {
  return mode === RenewalMode.principal_and_income ? renew.principal_and_income : renew.principal
}

/** What goes into the new cycle, what that earns, and the fund password. */
export function RenewForm({ details, view, owner, action }: RenewFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { renew } = actions
  const { currency } = purchase
  const form = useContractForm<typeof formSchema>({
    schema: formSchema,
    defaultValues: { mode: RenewalMode.principal, fund_password: '' },
    draft: { form: purchaseIntent('renew', purchase.id), owner, fields: ['mode'] },
  })
  const { field: mode } = useController({ control: form.control, name: 'mode' })
  const risk = useRisk(owner)
  const modes = useModes(renew)
  const [asked, setAsked] = useState<AskedRenewal | null>(null)

  const rate = renew.daily_rate ?? view.project.daily_rate
  const amount = amountOf(mode.value, renew)
  const earnings = earningsOf(amount, { ...view.project, daily_rate: rate })
  const rateChanged =
    action.state.step === 'ready' &&
    action.state.error?.kind === 'refused' &&
    action.state.error.refusal.reason === 'price_changed'
  const block = useActionBlock({
    action: renew,
    balance:
      amount !== null && compare(view.available, amount) < 0
        ? intl.formatMessage(
            {
              id: 'purchase.blocked.balance',
              defaultMessage: '{available} is available, less than the {needed} that it takes.',
              description: 'Below the button: the balance is too low. Amounts have their currency.',
            },
            {
              available: format.money(view.available, currency),
              needed: format.money(amount, currency),
            },
          )
        : null,
  })

  const submit = form.handleSubmit((entries) => {
    if (earnings === null) return
    const body = { ...entries, purchase_id: purchase.id, daily_rate: rate }
    setAsked({ body, earnings, view })
  })

  async function confirm({ body, earnings: confirmed }: AskedRenewal) {
    risk.acknowledge()
    // Each try asks for the fund password anew.
    form.setValue('fund_password', '')
    const { title } = purchase
    const content = { title, currency, amount: confirmed.amount, dailyRate: body.daily_rate }
    await action.submit(body, writeContent(content))
    setAsked(null)
  }

  return (
    <ActionForm
      purchaseId={purchase.id}
      heading={
        <FormattedMessage
          id="purchase.renew.heading"
          defaultMessage="Renew"
          description="Heading of the form that renews a matured purchase."
        />
      }
      state={action.state}
      block={block}
      unready={risk.reason}
      mended={rateChanged}
      submitLabel={
        <FormattedMessage
          id="purchase.renew.submit"
          defaultMessage="{amount, select, none {Renew} other {Renew with {amount}}}"
          description="Button that renews a purchase, or leads to its confirmation. amount has its currency, or is none."
          values={{ amount: earnings ? format.money(earnings.amount, currency) : 'none' }}
        />
      }
      onSubmit={submit}
      asked={asked}
      question={(one) => ({
        title: (
          <FormattedMessage
            id="purchase.renew.question"
            defaultMessage="Renew {title} with {amount}?"
            description="Question before a purchase is renewed. amount has its currency."
            values={{
              title: purchase.title,
              amount: format.money(one.earnings.amount, currency),
            }}
          />
        ),
        body: (
          <Stack>
            <EarningsSummary view={one.view} earnings={one.earnings} />
            <ProjectDuties project={one.view.project} />
            <p>
              <FormattedMessage
                id="purchase.renew.final"
                defaultMessage="The amount leaves your balance at once, earns nothing today, and is bound until the new expiry. Settled on its first day, it comes back without any income."
                description="What a renewal means, and its worst case."
              />
            </p>
          </Stack>
        ),
        confirmLabel: (
          <FormattedMessage
            id="purchase.renew.submit"
            defaultMessage="{amount, select, none {Renew} other {Renew with {amount}}}"
            description="Button that renews a purchase, or leads to its confirmation. amount has its currency, or is none."
            values={{ amount: format.money(one.earnings.amount, currency) }}
          />
        ),
        outdated:
          compare(one.body.daily_rate, rate) !== 0 ||
          one.view.terms.release_date !== view.terms.release_date ||
          amountOf(one.body.mode, renew) !== one.earnings.amount,
      })}
      onConfirm={confirm}
      onCancel={() => setAsked(null)}
    >
      {modes.length > 0 ? (
        <OptionList
          label={intl.formatMessage({
            id: 'purchase.renew.mode',
            defaultMessage: 'What goes into the new cycle',
            description: 'Name of the choice between principal, and principal with income.',
          })}
          options={modes}
          value={mode.value}
          onChange={mode.onChange}
        />
      ) : null}
      {renew.allowed && renew.principal_and_income === null ? (
        <p>
          <FormattedMessage
            id="purchase.renew.noIncome"
            defaultMessage="The project takes the principal, but not the income with it."
            description="Below the choice, where the project has no room for more."
          />
        </p>
      ) : null}
      <Card>
        <Stack>
          <Rates dailyRate={rate} />
          <EarningsSummary view={view} earnings={earnings} />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <FundPasswordField control={form.control} name="fund_password" />
          {risk.tick}
        </Stack>
      </Card>
      {rateChanged ? <RateChanged rate={rate} /> : null}
    </ActionForm>
  )
}

/** The choices that are possible, each with what it takes. */
function useModes(renew: RenewAction): Option<string>[] {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const words = {
    [RenewalMode.principal]: intl.formatMessage({
      id: 'purchase.renew.principal',
      defaultMessage: 'Principal',
      description: 'Choice: the principal alone goes into the new cycle.',
    }),
    [RenewalMode.principal_and_income]: intl.formatMessage({
      id: 'purchase.renew.both',
      defaultMessage: 'Principal with income',
      description: 'Choice: principal and the income paid go into the new cycle.',
    }),
  }
  return Object.values(RenewalMode).flatMap((mode) => {
    const amount = amountOf(mode, renew)
    if (amount === null) return []
    return [{ value: mode, label: words[mode], note: money(amount, renew.currency) }]
  })
}
