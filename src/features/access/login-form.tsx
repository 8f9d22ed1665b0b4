import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { dropDraft } from '@/components/form/draft.ts'
import { PasswordField, TextField } from '@/components/form/fields.tsx'
import { FormBody } from '@/components/form/form-body.tsx'
import { trimmed } from '@/components/form/text-rules.ts'
import { useAction } from '@/components/form/use-action.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { useLogIn } from '@/generated/access/access.ts'
import { LogInBody } from '@/generated/access/access.zod.ts'
import { paths } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './access.module.css'
import { accountDraft } from './access-draft.ts'

const schema = z.extend(LogInBody, { account: trimmed(LogInBody.shape.account) })

/** Account and password; tells its screen the token of the session. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (token: string) => void }) {
  const form = useContractForm({
    schema,
    defaultValues: { account: '', password: '' },
    draft: accountDraft,
  })
  const { mutateAsync } = useLogIn()
  const logIn = useAction((data: z.output<typeof schema>) => mutateAsync({ data }))

  const submit = form.handleSubmit(async (body) => {
    const session = await logIn.run(body)
    if (!session) return
    dropDraft(accountDraft)
    onLoggedIn(session.token)
  })

  return (
    <FormBody
      onSubmit={submit}
      submitLabel={
        <FormattedMessage
          id="access.login.submit"
          defaultMessage="Log in"
          description="Button that opens a session."
        />
      }
      pending={logIn.pending}
      submitError={logIn.error}
      footer={
        <p className={styles.links}>
          <TextLink href={paths.register}>
            <FormattedMessage
              id="access.login.register"
              defaultMessage="Create an account"
              description="Link from the login page to registration."
            />
          </TextLink>
          <TextLink href={paths.forgotPassword}>
            <FormattedMessage
              id="access.login.forgot"
              defaultMessage="Forgot password?"
              description="Link from the login page to a new password."
            />
          </TextLink>
        </p>
      }
    >
      <TextField
        control={form.control}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        label={
          <FormattedMessage
            id="access.login.account"
            defaultMessage="Account"
            description="Label: user name, phone number or email address of an existing account."
          />
        }
        hint={
          <FormattedMessage
            id="access.login.accountHint"
            defaultMessage="User name, phone number or email address"
            description="What can be entered as the account."
          />
        }
      />
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="current-password"
        label={
          <FormattedMessage
            id="access.login.password"
            defaultMessage="Password"
            description="Label of the login password."
          />
        }
      />
    </FormBody>
  )
}
