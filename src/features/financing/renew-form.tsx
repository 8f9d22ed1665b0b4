import { useController } from 'react-hook-form'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { RenewPurchaseBody } from '@/generated/financing/financing.zod.ts'
import type { ProjectView, PurchaseDetails, RenewAction } from '@/generated/h5.schemas.ts'
import { RenewalMode } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import { Card, Stack } from '@/ui/card.tsx'
import type { Option } from '@/ui/option-list.tsx'
import { OptionList } from '@/ui/option-list.tsx'
import { ActionForm, useActionBlock } from './action-form.tsx'
import { cycleFigures, EarningsSummary } from './earnings.tsx'
import { purchaseIntent, renewing } from './financing-flows.ts'
import type { Earnings } from './financing-rules.ts'
import { earningsOf } from './financing-rules.ts'
import { messages } from './messages.ts'
import { ProjectDuties } from './project-terms.tsx'
import { Rates } from './rates.tsx'
import { useRisk } from './use-risk.tsx'

const submitLabel = defineMessage<{ amount: string }>({
  id: 'financing.purchase.renew.submit',
  defaultMessage: '{amount, select, none {Renew} other {Renew with {amount}}}',
  description:
    'Button that renews an investment, or leads to its confirmation. amount has its currency, or is none.',
})

const formSchema = z.pick(RenewPurchaseBody, { mode: true })

type Context = ActionContext<{ details: PurchaseDetails; view: ProjectView }>

/** Begins a new cycle with what a purchase has come to. */
const renewAction = (id: string) =>
  defineMoneyAction({
    ...renewing(id),
    signature: { operation: 'renewPurchase', fundPassword: RenewPurchaseBody.shape.fund_password },
    form: (_context: Context): ContractFormOptions<typeof formSchema> => ({
      schema: formSchema,
      defaultValues: { mode: 'principal' },
      draft: { form: purchaseIntent('renew', id), fields: ['mode'] },
    }),
    ask(entries: z.output<typeof formSchema>, context: Context) {
      const { details, view, format } = context
      const wanted = earningsIn(entries.mode, context)
      const { release_date } = view.terms
      if (wanted === null || release_date === null) return null
      const rate = rateOf(context)
      const accepted = { principal: wanted.amount, daily_rate: rate, release_date }
      const body = { purchase_id: id, ...entries, ...accepted }
      const { currency, title } = details.purchase
      return {
        body,
        sent: { amount: wanted.amount, currency, title, rate },
        figures: cycleFigures({ body, earnings: wanted, view }, format),
        earnings: wanted,
        view,
      }
    },
    wording: (asked, { now }, { details, format }) => ({
      title: (
        <FormattedMessage
          id="financing.purchase.renew.question"
          defaultMessage="Renew {title} with {amount}?"
          description="Question before an investment is renewed. amount has its currency."
          values={{
            title: details.purchase.title,
            amount: format.money(asked.earnings.amount, details.purchase.currency),
          }}
        />
      ),
      body: (
        <>
          <EarningsSummary view={asked.view} earnings={asked.earnings} />
          <ProjectDuties project={asked.view.project} />
          <p>
            <FormattedMessage
              id="financing.purchase.renew.final"
              defaultMessage="We take the amount from your balance at once. It earns nothing today and stays invested until the new expiry. If you redeem it on the first day, you get it back without any income."
              description="What a renewal means, and its worst case."
            />
          </p>
        </>
      ),
      confirmLabel: (
        <FormattedMessage
          {...submitLabel}
          values={{ amount: format.money(asked.earnings.amount, details.purchase.currency) }}
        />
      ),
      outdated: now === null,
    }),
  })

/** What a mode takes from the balance; null where it is not possible. */
function amountOf(mode: string, renew: RenewAction): Decimal | null {
  return mode === 'principal_and_income' ? renew.principal_and_income : renew.principal
}

type Figures = Pick<Context, 'details' | 'view'>

const rateOf = ({ details, view }: Figures) =>
  details.actions.renew.daily_rate ?? view.project.daily_rate

const earningsIn = (mode: string, figures: Figures): Earnings | null =>
  earningsOf(amountOf(mode, figures.details.actions.renew), {
    ...figures.view.project,
    daily_rate: rateOf(figures),
  })

interface RenewFormProps {
  details: PurchaseDetails
  view: ProjectView
}

/** What goes into the new cycle, and what that earns. */
export function RenewForm({ details, view }: RenewFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { renew } = actions
  const { currency } = purchase
  const action = useMoneyAction(renewAction(purchase.id), { details, view })
  const { form, context } = action
  const { field: mode } = useController({ control: form.control, name: 'mode' })
  const risk = useRisk()
  const modes = useModes(renew)

  const amount = amountOf(mode.value, renew)
  const earnings = earningsIn(mode.value, context)
  const block = useActionBlock({
    action: renew,
    cost: amount === null ? null : { needed: amount, available: view.available, currency },
  })

  return (
    <ActionForm
      {...action}
      purchaseId={purchase.id}
      heading={<FormattedMessage {...messages.renew} />}
      block={block}
      incomplete={risk.reason}
      onConfirmed={risk.acknowledge}
      submitLabel={
        <FormattedMessage
          {...submitLabel}
          values={{ amount: earnings ? format.money(earnings.amount, currency) : 'none' }}
        />
      }
    >
      {modes.length > 0 ? (
        <OptionList
          label={intl.formatMessage({
            id: 'financing.purchase.renew.mode',
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
            id="financing.purchase.renew.noIncome"
            defaultMessage="The project has room for the principal, but not for the income with it."
            description="Below the choice, where the project has no room for more."
          />
        </p>
      ) : null}
      <Card>
        <Stack>
          <Rates dailyRate={rateOf(context)} />
          <EarningsSummary view={view} earnings={earnings} />
        </Stack>
      </Card>
      {risk.tick && <Card>{risk.tick}</Card>}
    </ActionForm>
  )
}

/** The choices that are possible, each with what it takes. */
function useModes(renew: RenewAction): Option<string>[] {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const words = {
    principal: intl.formatMessage(common.principal),
    principal_and_income: intl.formatMessage({
      id: 'financing.purchase.renew.both',
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
