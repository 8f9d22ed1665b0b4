import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChangeLoginPassword } from '@/generated/security/security.ts'
import {
  ChangeLoginPasswordBody,
  changeLoginPasswordBodyPasswordMax,
  changeLoginPasswordBodyPasswordMin,
} from '@/generated/security/security.zod.ts'
import { paths } from '@/lib/paths.ts'
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

/** Changes the login password. What it means for other devices is said before. */
export function LoginPasswordScreen() {
  return (
    <Page>
      <Stack>
        <Notice>
          <FormattedMessage
            id="security.login.sessions"
            defaultMessage="A new password logs you out on every other device. You stay logged in on this one."
            description="Before the login password is changed: which sessions end."
          />
        </Notice>
        <Card>
          <LoginPasswordForm />
        </Card>
      </Stack>
    </Page>
  )
}

function LoginPasswordForm() {
  const intl = useIntl()
  const differ = useDifferWord()
  const offline = useOfflineWord()
  const online = useOnline()
  const leaveTo = useLeaveTo()
  const showToast = useToast()
  const form = useContractForm({
    schema: ChangeLoginPasswordBody.check(passwordsMatch(differ)),
    defaultValues: { old_password: '', password: '', password_confirm: '' },
  })
  const { isDirty } = useFormState({ control: form.control })
  const { mutateAsync } = useChangeLoginPassword()
  const change = useFormAction(form, (data) => mutateAsync({ data }))

  const submit = form.handleSubmit(async (body) => {
    const done = await change.run(body)
    if (!done) return
    showToast(
      intl.formatMessage(
        {
          id: 'security.login.done',
          defaultMessage:
            'Password changed. {count, plural, =0 {No other device was logged in.} one {We ended # other session.} other {We ended # other sessions.}}',
          description: 'Toast after the login password was changed.',
        },
        { count: done.sessions_ended },
      ),
      'success',
    )
    // The form was sent, so leaving needs no question.
    form.reset()
    leaveTo(paths.security)
  })

  return (
    <>
      <LeaveGuard when={isDirty && !change.pending} />
      <FormBody
        onSubmit={submit}
        pending={change.pending}
        submitError={change.error}
        disabledReason={online ? null : offline}
        submitLabel={
          <FormattedMessage
            id="security.login.submit"
            defaultMessage="Change login password"
            description="Button that changes the login password."
          />
        }
        footer={
          <p className={styles.link}>
            <TextLink href={paths.forgotPassword}>
              <FormattedMessage
                id="security.login.forgotten"
                defaultMessage="Forgot current password?"
                description="Link to the page where a forgotten password is replaced by a code."
              />
            </TextLink>
          </p>
        }
      >
        <PasswordField
          control={form.control}
          name="old_password"
          autoComplete="current-password"
          label={
            <FormattedMessage
              id="security.login.old"
              defaultMessage="Current password"
              description="Label of the login password that is to be replaced."
            />
          }
        />
        <NewPasswordFields
          control={form.control}
          name="password"
          confirmName="password_confirm"
          min={changeLoginPasswordBodyPasswordMin}
          max={changeLoginPasswordBodyPasswordMax}
        />
      </FormBody>
    </>
  )
}
