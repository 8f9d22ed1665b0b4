import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { OwnLimits, SetOwnLimitsForm } from '@/generated/h5.schemas.ts'
import { useSetOwnLimits } from '@/generated/limits/limits.ts'
import { SetOwnLimitsBody } from '@/generated/limits/limits.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { compare } from '@/lib/decimal.ts'
import { decimalsOf, lastPlace, numberOf, typedAmount } from '@/lib/money.ts'
import { AmountField, SelectField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useFormAction } from '@/patterns/form/use-form-action.ts'
import { offlineWord, useOnline } from '@/shell/use-online.ts'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Text } from '@/ui/text.tsx'
import { LimitSteps } from './limit-steps.tsx'
import type { LimitPlan } from './limits-rules.ts'
import { AMOUNTS, LIMITS, planOf, presentLimit } from './limits-rules.ts'
import { limitNames, useLimitWords } from './limits-words.ts'

/** The times after which the app can ask, minutes. */
const SESSIONS = ['15', '30', '45', '60', '90', '120', '180', '240']

interface LimitsFormProps {
  limits: OwnLimits
  onSaved: (plan: LimitPlan) => void
}

/** The limits as fields. What is tighter is sent at once; of what is looser it is asked first. */
export function LimitsForm({ limits, onSaved }: LimitsFormProps) {
  const intl = useIntl()
  const online = useOnline()
  const { currency } = limits
  const say = useLimitWords(currency)
  const present = Object.fromEntries(
    LIMITS.map((name) => {
      const limit = presentLimit(limits, name) ?? ''
      return [name, name === 'session_minutes' ? limit : typedAmount(limit, intl.locale)]
    }),
  ) as Record<(typeof LIMITS)[number], string>
  const form = useContractForm({
    schema: schemaIn(currency),
    defaultValues: present,
    amounts: AMOUNTS,
    currency,
  })
  const { isDirty } = useFormState({ control: form.control })
  const { mutateAsync } = useSetOwnLimits()
  const saving = useFormAction(form, (data: SetOwnLimitsForm) => mutateAsync({ data }))
  const [asked, setAsked] = useState<LimitPlan | null>(null)
  const [asking, setAsking] = useState(false)

  async function save(plan: LimitPlan) {
    const done = await saving.run(plan.body)
    setAsking(false)
    if (!done) return
    // What waits is no limit yet.
    form.reset(present)
    onSaved(plan)
  }

  const submit = form.handleSubmit((entered) => {
    const plan = planOf(limits, entered)
    if (Object.keys(plan.body).length === 0) return form.reset(present)
    if (plan.looser.length === 0) return save(plan)
    setAsked(plan)
    setAsking(true)
  })

  const sessions = [present.session_minutes, ...SESSIONS]
    .filter((minutes, at, all) => minutes !== '' && all.indexOf(minutes) === at)
    .sort(compare)
  return (
    <>
      <LeaveGuard when={isDirty && !saving.pending} />
      <FormBody
        onSubmit={submit}
        pending={saving.pending}
        submitError={saving.error}
        disabledReason={online ? null : intl.formatMessage(offlineWord)}
        submitLabel={
          <FormattedMessage
            id="limits.form.submit"
            defaultMessage="Save limits"
            description="Button that saves the user's own limits."
          />
        }
      >
        {AMOUNTS.map((name) => (
          <AmountField
            key={name}
            control={form.control}
            name={name}
            label={<FormattedMessage {...limitNames[name]} />}
            hint={name === 'stake_max' ? undefined : <FeesCount />}
            currency={currency}
            placeholder={say(name, null)}
            optional
          />
        ))}
        <SelectField
          control={form.control}
          name="session_minutes"
          label={<FormattedMessage {...limitNames.session_minutes} />}
          optional
        >
          <option value="">{say('session_minutes', null)}</option>
          {sessions.map((minutes) => (
            <option key={minutes} value={minutes}>
              {say('session_minutes', minutes)}
            </option>
          ))}
        </SelectField>
        <Text>
          <FormattedMessage
            id="limits.form.rule"
            defaultMessage="A lower limit counts at once. A higher one, or none, counts after 24 hours and one more confirmation."
            description="Above the button that saves limits: when they count."
          />
        </Text>
      </FormBody>
      <ConfirmDialog
        open={asking}
        pending={saving.pending}
        title={
          <FormattedMessage
            id="limits.looser.title"
            defaultMessage="Ask for higher limits?"
            description="Question before a limit that a user set is to be higher, or none any more."
          />
        }
        body={
          asked ? (
            <Stack>
              <LimitSteps steps={asked.looser} currency={currency} />
              <p>
                <FormattedMessage
                  id="limits.looser.body"
                  defaultMessage="Your current limits stay for at least 24 hours. The new ones count only after you confirm them, within the six days after that. Until you confirm, you can keep your current limits."
                  description="What asking for higher limits means."
                />
              </p>
            </Stack>
          ) : null
        }
        confirmLabel={
          <FormattedMessage
            id="limits.looser.confirm"
            defaultMessage="Ask for higher limits"
            description="Button that asks for higher limits; they wait for 24 hours."
          />
        }
        cancelLabel={<FormattedMessage {...common.goBack} />}
        onConfirm={() => asked && void save(asked)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function FeesCount() {
  return (
    <FormattedMessage
      id="limits.form.fees"
      defaultMessage="Fees included. Open orders count as lost."
      description="Below the largest loss of a day or a week: what counts."
    />
  )
}

/** The contract's rules, with the decimals of the currency. */
function schemaIn(currency: string) {
  const divisor = numberOf(lastPlace(currency))
  const decimals = z.check<string>(({ value: input, issues }) => {
    if ((input.split('.')[1]?.length ?? 0) <= decimalsOf(divisor)) return
    issues.push({ code: 'not_multiple_of', origin: 'number', divisor, input: numberOf(input) })
  })
  const { stake_max, loss_day_max, loss_week_max, session_minutes } = SetOwnLimitsBody.shape
  const inCurrency = (rule: typeof stake_max) => z.optional(rule.def.innerType.check(decimals))
  return z.object({
    stake_max: inCurrency(stake_max),
    loss_day_max: inCurrency(loss_day_max),
    loss_week_max: inCurrency(loss_week_max),
    session_minutes,
  })
}
