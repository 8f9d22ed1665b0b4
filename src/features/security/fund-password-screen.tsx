import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { useUser } from '@/api/user.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import type { SetFundPasswordForm } from '@/generated/h5.schemas.ts'
import { useSetFundPassword } from '@/generated/security/security.ts'
import {
  SetFundPasswordBody,
  setFundPasswordBodyPasswordMax,
  setFundPasswordBodyPasswordMin,
} from '@/generated/security/security.zod.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { PasswordField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { NewPasswordFields, useDifferWord } from '@/patterns/form/new-password-fields.tsx'
import { passwordsMatch } from '@/patterns/form/text-rules.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useFormAction } from '@/patterns/form/use-form-action.ts'
import { useLeaveTo } from '@/shell/navigation.ts'
import { Page } from '@/shell/page.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './security.module.css'
import { useOfflineWord } from './use-offline-word.ts'

/** Sets the fund password for the first time, without an old one, or changes it with the old one. */
export function FundPasswordScreen() {
  const isSet = useUser().setup.fund_password
  return (
    <Page>
      <Stack>
        <Notice>
          <FormattedMessage
            id="security.fund.use"
            defaultMessage="The fund password confirms withdrawals, purchases and changes of your payment methods. Choose another one than for logging in, and tell it to nobody, not even customer service."
            description="What the fund password is for."
          />
        </Notice>
        <Card>{isSet ? <ChangeForm /> : <FirstForm />}</Card>
      </Stack>
    </Page>
  )
}

const length = { min: setFundPasswordBodyPasswordMin, max: setFundPasswordBodyPasswordMax }

// The first setup has no old password, a change needs it (specification, section 5).
const firstSchema = z.omit(SetFundPasswordBody, { old_password: true })
const changeSchema = z.extend(SetFundPasswordBody, {
  old_password: z.nonoptional(SetFundPasswordBody.shape.old_password),
})

function FirstForm() {
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema: firstSchema.check(passwordsMatch(useDifferWord())),
    defaultValues: { password: '', password_confirm: '' },
  })
  return (
    <FundPasswordForm
      form={form}
      // Another device may have set one meanwhile; refetch, so that the form asks for it.
      onFailed={() => void queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() })}
      submitLabel={
        <FormattedMessage
          id="security.fund.set"
          defaultMessage="Set fund password"
          description="Button that sets the first fund password."
        />
      }
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
            defaultMessage="Present fund password"
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
  onFailed?: () => void
  submitLabel: ReactNode
  footer?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** What both forms have in common: they are sent, and lead back. */
function FundPasswordForm<V extends FieldValues, Body extends SetFundPasswordForm>({
  form,
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
    showToast(
      intl.formatMessage({
        id: 'security.fund.done',
        defaultMessage: 'Operation successful!',
        description: 'Success message of the specification, after the fund password was set.',
      }),
      'success',
    )
    // The form was sent, so leaving needs no question.
    form.reset()
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
