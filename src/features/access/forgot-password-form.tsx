import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useResetPassword } from '@/generated/access/access.ts'
import {
  ResetPasswordBody,
  resetPasswordBodyPasswordMax,
  resetPasswordBodyPasswordMin,
} from '@/generated/access/access.zod.ts'
import { accountEntry, codeEntry } from '@/lib/entries.ts'
import { TextField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { NewPasswordFields, useDifferWord } from '@/patterns/form/new-password-fields.tsx'
import { passwordsMatch } from '@/patterns/form/text-rules.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useFormAction } from '@/patterns/form/use-form-action.ts'
import { accountDraft, rememberedAccount } from './access-rules.ts'
import { messages } from './messages.ts'
import { SendCodeField } from './send-code-field.tsx'

/** Sets a new login password after a code that is sent to the account. */
export function ForgotPasswordForm({ onReset }: { onReset: () => void }) {
  const differ = useDifferWord()
  const form = useContractForm({
    schema: ResetPasswordBody.check(passwordsMatch(differ)),
    defaultValues: {
      account: rememberedAccount() ?? '',
      code: '',
      password: '',
      password_confirm: '',
    },
    entries: { account: accountEntry, code: codeEntry },
    draft: accountDraft,
  })
  const account = useWatch({ control: form.control, name: 'account' })
  const { mutateAsync } = useResetPassword()
  const reset = useFormAction(form, (data) => mutateAsync({ data }))

  const submit = form.handleSubmit(async (body) => {
    if (await reset.run(body)) onReset()
  })

  return (
    <FormBody
      onSubmit={submit}
      submitLabel={
        <FormattedMessage
          id="access.forgot.submit"
          defaultMessage="Set new password"
          description="Button that replaces a forgotten password."
        />
      }
      pending={reset.pending}
      submitError={reset.error}
    >
      <TextField
        control={form.control}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        label={<FormattedMessage {...messages.account} />}
        hint={
          <FormattedMessage
            id="access.forgot.accountHint"
            defaultMessage="The one linked to your account."
            description="Below the account whose password was forgotten."
          />
        }
      />
      <SendCodeField
        control={form.control}
        name="code"
        purpose="forget"
        account={account}
        onSent={() => form.setFocus('code')}
      />
      <NewPasswordFields
        control={form.control}
        name="password"
        confirmName="password_confirm"
        min={resetPasswordBodyPasswordMin}
        max={resetPasswordBodyPasswordMax}
      />
    </FormBody>
  )
}
