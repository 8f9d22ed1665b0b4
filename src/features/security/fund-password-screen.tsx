import { useQueryClient } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { useUser } from '@/api/user.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
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
        <Card>
          <FundPasswordForm key={String(isSet)} isSet={isSet} />
        </Card>
      </Stack>
    </Page>
  )
}

// A change needs the old password; the first setup has none (specification, section 5).
const changing = z.extend(SetFundPasswordBody, {
  old_password: z.nonoptional(SetFundPasswordBody.shape.old_password),
}) as unknown as typeof SetFundPasswordBody

function FundPasswordForm({ isSet }: { isSet: boolean }) {
  const intl = useIntl()
  const differ = useDifferWord()
  const offline = useOfflineWord()
  const online = useOnline()
  const leaveTo = useLeaveTo()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema: (isSet ? changing : SetFundPasswordBody).check(passwordsMatch(differ)),
    defaultValues: { old_password: '', password: '', password_confirm: '' },
  })
  const { isDirty } = useFormState({ control: form.control })
  const { mutateAsync } = useSetFundPassword()
  const set = useFormAction(form, (data) => mutateAsync({ data }))

  const submit = form.handleSubmit(async (body) => {
    const done = await set.run(body)
    if (!done) {
      // Another device may have set one meanwhile; refetch, so that the form asks for it.
      if (!isSet) void queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() })
      return
    }
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
        submitLabel={
          isSet ? (
            <FormattedMessage
              id="security.fund.change"
              defaultMessage="Change fund password"
              description="Button that changes the fund password."
            />
          ) : (
            <FormattedMessage
              id="security.fund.set"
              defaultMessage="Set fund password"
              description="Button that sets the first fund password."
            />
          )
        }
        footer={
          isSet ? (
            <p className={styles.link}>
              <TextLink href={customerPath({ page: paths.fundPassword })}>
                <FormattedMessage
                  id="security.fund.forgotten"
                  defaultMessage="Forgotten? Customer service helps"
                  description="Link to customer service for a forgotten fund password."
                />
              </TextLink>
            </p>
          ) : null
        }
      >
        {isSet ? (
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
        ) : null}
        <NewPasswordFields
          control={form.control}
          name="password"
          confirmName="password_confirm"
          min={setFundPasswordBodyPasswordMin}
          max={setFundPasswordBodyPasswordMax}
        />
      </FormBody>
    </>
  )
}
