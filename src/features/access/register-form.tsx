import type { ReactNode } from 'react'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useRegister } from '@/generated/access/access.ts'
import {
  RegisterBody,
  registerBodyPasswordMax,
  registerBodyPasswordMin,
} from '@/generated/access/access.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { accountEntry, capitalsEntry, codeEntry } from '@/lib/entries.ts'
import type { AgreementType } from '@/lib/paths.ts'
import { agreementPath, paths } from '@/lib/paths.ts'
import { dropDraft } from '@/patterns/form/draft.ts'
import { TextField, TickField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { NewPasswordFields, useDifferWord } from '@/patterns/form/new-password-fields.tsx'
import { passwordsMatch } from '@/patterns/form/text-rules.ts'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useFormAction } from '@/patterns/form/use-form-action.ts'
import { TextLink } from '@/ui/text-link.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './access.module.css'
import { registerDraft } from './access-rules.ts'
import { messages } from './messages.ts'
import { SendCodeField } from './send-code-field.tsx'
import { TermsSheet } from './terms-sheet.tsx'
import { storeDevice } from './use-device.ts'

export interface RegisterFormProps {
  /** The code of the link that led here; empty without one. */
  invitation: string
  /** Called with the token of the new account's session. */
  onRegistered: (token: string) => void
}

/** The registration form. */
export function RegisterForm(props: RegisterFormProps) {
  const { form, submit, pending, error } = useRegistration(props)
  const account = useWatch({ control: form.control, name: 'account' })

  return (
    <FormBody
      onSubmit={submit}
      submitLabel={<FormattedMessage {...common.register} />}
      pending={pending}
      submitError={error}
      dense
      footer={
        <p className={styles.links}>
          <TextLink href={paths.login}>
            <FormattedMessage
              id="access.register.login"
              defaultMessage="Already registered? Log in"
              description="Link from registration to the login page."
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
        label={<FormattedMessage {...messages.account} />}
        placeholder="+441234567890"
        hint={
          // The placeholder shows it to everybody else.
          <VisuallyHidden>
            <FormattedMessage
              id="access.account.hint"
              defaultMessage="Phone numbers start with the country code, such as +441234567890."
              description="How a phone number is written. The number is an example."
            />
          </VisuallyHidden>
        }
      />
      <SendCodeField
        control={form.control}
        name="code"
        purpose="register"
        account={account}
        onSent={() => form.setFocus('code')}
      />
      <NewPasswordFields
        control={form.control}
        name="password"
        confirmName="password_confirm"
        min={registerBodyPasswordMin}
        max={registerBodyPasswordMax}
        returned={form.formState.defaultValues?.account !== ''}
      />
      <TextField
        control={form.control}
        name="invitation_code"
        autoComplete="off"
        autoCapitalize="characters"
        label={<FormattedMessage {...common.invitationCode} />}
        hint={<InvitationHint linked={props.invitation !== ''} />}
      />
      <AgreementTick control={form.control} name="agreement" />
    </FormBody>
  )
}

/** The form, and the account that becomes of it. */
function useRegistration({ invitation, onRegistered }: RegisterFormProps) {
  const draft = registerDraft(invitation)
  const differ = useDifferWord()
  const form = useContractForm({
    schema: RegisterBody.check(passwordsMatch(differ)),
    defaultValues: {
      account: '',
      code: '',
      password: '',
      password_confirm: '',
      invitation_code: invitation,
      agreement: false,
    },
    entries: { account: accountEntry, code: codeEntry, invitation_code: capitalsEntry },
    draft,
  })
  const { mutateAsync } = useRegister()
  const { run, pending, error } = useFormAction(form, (data) => mutateAsync({ data }))

  const submit = form.handleSubmit(async (body) => {
    const session = await run(body)
    if (!session) return
    dropDraft(draft)
    storeDevice(session)
    onRegistered(session.token)
  })
  return { form, submit, pending, error }
}

/** Where the code comes from: the link, the demo, or the person who invited. */
function InvitationHint({ linked }: { linked: boolean }) {
  const code = useSiteInfo()?.demo?.invitation_code
  const other = code === undefined ? 'person' : 'demo'
  return (
    <FormattedMessage
      id="access.register.invitation"
      defaultMessage="{from, select, link {Filled in from your invitation link.} demo {In this demo, use {code}.} other {You get it from the person who invited you.}}"
      description="Below the invitation code: where it comes from, the link that led here (link), the demo site (demo), of which code is one that works, or a person."
      values={{ from: linked ? 'link' : other, code: code ?? '' }}
    />
  )
}

/** The terms must be ticked (specification, section 5); each of them opens over the form. */
function AgreementTick<V extends FieldValues>({
  control,
  name,
}: {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  name: FieldPath<V>
}) {
  const [terms, setTerms] = useState<AgreementType>('agreement')
  const [isOpen, setOpen] = useState(false)
  const linkTo = (type: AgreementType) => (words: ReactNode[]) => (
    <TextLink
      // A page of its own, too, in another tab.
      href={agreementPath(type)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setTerms(type)
        setOpen(true)
      }}
    >
      {words}
    </TextLink>
  )
  const tick = (
    <TickField
      control={control}
      name={name}
      label={
        <FormattedMessage
          id="access.register.agreement"
          defaultMessage="I have read and accept the <agreement>user agreement</agreement>, the <privacy>privacy notice</privacy> and the <risk>risk notice</risk>."
          description="Sentence beside the box that must be ticked to register; three links."
          values={{
            agreement: linkTo('agreement'),
            privacy: linkTo('privacy'),
            risk: linkTo('risk'),
          }}
        />
      }
    />
  )
  return (
    <>
      {tick}
      <TermsSheet type={terms} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
