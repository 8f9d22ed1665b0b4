import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { useUser } from '@/api/user.ts'
import { NextStep } from '@/domain/account/first-steps.tsx'
import { useHasNextStep } from '@/domain/account/use-first-steps.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import type { SetFundPasswordForm } from '@/generated/h5.schemas.ts'
import { useSetFundPassword } from '@/generated/security/security.ts'
import {
  SetFundPasswordBody,
  setFundPasswordBodyPasswordMax,
  setFundPasswordBodyPasswordMin,
} from '@/generated/security/security.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { PasswordField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { NewPasswordFields, useDifferWord } from '@/patterns/form/new-password-fields.tsx'
import { passwordsMatch } from '@/patterns/form/text-rules.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useFormAction } from '@/patterns/form/use-form-action.ts'
import { DoneButton } from '@/patterns/money-flow/page/done.tsx'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { useLeaveTo } from '@/shell/navigation.ts'
import { Page } from '@/shell/page.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { messages } from './messages.ts'
import styles from './security.module.css'
import { useOfflineWord } from './use-offline-word.ts'

/** Sets the fund password for the first time, without an old one, or changes it with the old one. */
export function FundPasswordScreen() {
  const isSet = useUser().setup.fund_password
  const [isNew, setNew] = useState(false)
  if (isNew) {
    return (
      <Page>
        <JustSet />
      </Page>
    )
  }
  return (
    <Page>
      <Stack>
        <Notice>
          <FormattedMessage
            id="security.fund.use"
            defaultMessage="The fund password confirms withdrawals, investments and changes to your payment methods. Choose a different one from your login password, and tell it to nobody, not even customer service."
            description="What the fund password is for."
          />
        </Notice>
        <Card>{isSet ? <ChangeForm /> : <FirstForm onSet={() => setNew(true)} />}</Card>
      </Stack>
    </Page>
  )
}

/** A first fund password was set, and something else is missing before a withdrawal. */
function JustSet() {
  const leaveTo = useLeaveTo()
  return (
    <Stack>
      <FocusOnMount>
        <Notice tone="success" title={<FormattedMessage {...messages.done} />} />
      </FocusOnMount>
      <Stack gap="tight">
        <NextStep after="fundPassword" />
        <DoneButton second onPress={() => leaveTo(paths.security)} />
      </Stack>
    </Stack>
  )
}

const length = { min: setFundPasswordBodyPasswordMin, max: setFundPasswordBodyPasswordMax }

// The first setup has no old password, a change needs it (specification, section 5).
const firstSchema = z.omit(SetFundPasswordBody, { old_password: true })
const changeSchema = z.extend(SetFundPasswordBody, {
  old_password: z.nonoptional(SetFundPasswordBody.shape.old_password),
})

function FirstForm({ onSet }: { onSet: () => void }) {
  const queryClient = useQueryClient()
  const hasNextStep = useHasNextStep('fundPassword')
  const form = useContractForm({
    schema: firstSchema.check(passwordsMatch(useDifferWord())),
    defaultValues: { password: '', password_confirm: '' },
  })
  return (
    <FundPasswordForm
      form={form}
      onSet={hasNextStep ? onSet : undefined}
      // Another device may have set one meanwhile; refetch, so that the form asks for it.
      onFailed={() => void queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() })}
      submitLabel={<FormattedMessage {...common.setFundPassword} />}
    >
      <NewPasswordFields
        control={form.control}
        name="password"
        confirmName="password_confirm"
        {...length}
      />
    </FundPasswordForm>
  )
}

function ChangeForm() {
  const form = useContractForm({
    schema: changeSchema.check(passwordsMatch(useDifferWord())),
    defaultValues: { old_password: '', password: '', password_confirm: '' },
  })
  return (
    <FundPasswordForm
      form={form}
      submitLabel={
        <FormattedMessage
          id="security.fund.change"
          defaultMessage="Change fund password"
          description="Button that changes the fund password."
        />
      }
      footer={
        <p className={styles.link}>
          <TextLink href={customerPath({ page: paths.fundPassword })}>
            <FormattedMessage
              id="security.fund.forgotten"
              defaultMessage="Forgotten? Customer service helps"
              description="Link to customer service for a forgotten fund password."
            />
          </TextLink>
        </p>
      }
    >
      <PasswordField
        control={form.control}
        name="old_password"
        autoComplete="off"
        label={
          <FormattedMessage
            id="security.fund.old"
            defaultMessage="Current fund password"
            description="Label of the fund password that is to be replaced."
          />
        }
      />
      <NewPasswordFields
        control={form.control}
        name="password"
        confirmName="password_confirm"
        {...length}
      />
    </FundPasswordForm>
  )
}

interface FundPasswordFormProps<V extends FieldValues, Body> {
  form: UseFormReturn<V, unknown, Body>
  /** In the place of a toast and the way back. */
  onSet?: (() => void) | undefined
  onFailed?: () => void
  submitLabel: ReactNode
  footer?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** What both forms have in common: they are sent, and lead on. */
function FundPasswordForm<V extends FieldValues, Body extends SetFundPasswordForm>({
  form,
  onSet,
  onFailed,
  submitLabel,
  footer,
  children,
}: FundPasswordFormProps<V, Body>) {
  const intl = useIntl()
  const offline = useOfflineWord()
  const online = useOnline()
  const leaveTo = useLeaveTo()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const { isDirty } = useFormState({ control: form.control })
  const { mutateAsync } = useSetFundPassword()
  const set = useFormAction(form, (data) => mutateAsync({ data }))

  const submit = form.handleSubmit(async (body) => {
    const done = await set.run(body)
    if (!done) return onFailed?.()
    void queryClient.invalidateQueries()
    // The form was sent, so leaving needs no question.
    form.reset()
    if (onSet) return onSet()
    showToast(intl.formatMessage(messages.done), 'success')
    leaveTo(paths.security)
  })

  return (
    <>
      <LeaveGuard when={isDirty && !set.pending} />
      <FormBody
        onSubmit={submit}
        pending={set.pending}
        submitError={set.error}
        disabledReason={online ? null : offline}
        submitLabel={submitLabel}
        footer={footer}
      >
        {children}
      </FormBody>
    </>
  )
}
