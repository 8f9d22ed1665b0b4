import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type * as z from 'zod/mini'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useLogIn } from '@/generated/access/access.ts'
import { LogInBody } from '@/generated/access/access.zod.ts'
import type { DemoAccount, Session } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { loginEntry } from '@/lib/entries.ts'
import { paths } from '@/lib/paths.ts'
import { dropDraft } from '@/patterns/form/draft.ts'
import { PasswordField, TextField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { PasskeyNotice } from '@/patterns/form/passkey-trouble.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Checkbox } from '@/ui/checkbox.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './access.module.css'
import { accountDraft, rememberAccount, rememberedAccount } from './access-rules.ts'
import { storeDevice, useDevice } from './use-device.ts'
import { usePasskeyLogIn } from './use-passkey-log-in.ts'

/** Account and password, or an account of the demo; `onLoggedIn` gets the session token. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (token: string) => void }) {
  const form = useContractForm({
    schema: LogInBody,
    defaultValues: { account: rememberedAccount() ?? '', password: '' },
    entries: { account: loginEntry },
    draft: accountDraft,
  })
  const [remembers, setRemembers] = useState(() => rememberedAccount() !== null)
  const { mutateAsync } = useLogIn()
  const device = useDevice()
  const logIn = useAction((data: z.output<typeof LogInBody>) =>
    mutateAsync({ data: { ...data, ...device() } }),
  )

  function enter(session: Session, account = session.user.account) {
    dropDraft(accountDraft)
    if (remembers) rememberAccount(account)
    storeDevice(session)
    onLoggedIn(session.token)
  }

  async function begin(body: z.output<typeof LogInBody>) {
    const session = await logIn.run(body)
    if (session) enter(session, body.account)
  }

  const passkey = usePasskeyLogIn(enter)

  const submit = form.handleSubmit(begin)

  return (
    <Stack>
      <Card>
        <FormBody
          onSubmit={submit}
          submitLabel={<FormattedMessage {...common.logIn} />}
          pending={logIn.pending}
          submitError={logIn.error}
          notSent={passkey?.trouble ? <PasskeyNotice trouble={passkey.trouble} /> : null}
          footer={
            <>
              {passkey ? (
                <Button
                  variant="secondary"
                  fullWidth
                  pending={passkey.pending}
                  onClick={() => {
                    logIn.clearError()
                    passkey.press()
                  }}
                >
                  <FormattedMessage
                    id="access.login.passkey"
                    defaultMessage="Log in with a passkey"
                    description="Button on the login page, below that of the password. A passkey is the standard of that name: one says it as phones and browsers do."
                  />
                </Button>
              ) : null}
              <p className={styles.links}>
                <TextLink href={paths.register}>
                  <FormattedMessage {...common.createAccount} />
                </TextLink>
                <TextLink href={paths.forgotPassword}>
                  <FormattedMessage
                    id="access.login.forgot"
                    defaultMessage="Forgot password?"
                    description="Link from the login page to a new password."
                  />
                </TextLink>
                <TextLink href={paths.download}>
                  <FormattedMessage
                    id="access.login.download"
                    defaultMessage="Get the app"
                    description="Link from the login page to the page that installs the app."
                  />
                </TextLink>
              </p>
            </>
          }
        >
          <TextField
            control={form.control}
            name="account"
            autoComplete={passkey ? 'username webauthn' : 'username'}
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
          <Checkbox
            label={
              <FormattedMessage
                id="access.login.remember"
                defaultMessage="Remember my account on this device"
                description="Box on the login page, not ticked at first: the account name, never the password, is filled in next time."
              />
            }
            checked={remembers}
            onChange={({ target }) => {
              setRemembers(target.checked)
              rememberAccount(target.checked ? loginEntry.read(form.getValues('account')) : null)
            }}
          />
        </FormBody>
      </Card>
      <DemoAccounts onChoose={({ account, password }) => begin({ account, password })} />
    </Stack>
  )
}

/** The accounts that a demo offers; a live site has none. */
function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const accounts = useSiteInfo()?.demo?.accounts ?? []
  if (accounts.length === 0) return null
  return (
    <Section
      heading={
        <FormattedMessage
          id="access.demo.heading"
          defaultMessage="Try the demo"
          description="On the login page of a demo, above accounts that anybody may use."
        />
      }
    >
      <ListGroup>
        {accounts.map((one) => (
          <ListRow
            key={one.account}
            icon={<LogIn size={22} aria-hidden />}
            title={one.account}
            subtitle={one.description}
            onClick={() => onChoose(one)}
          />
        ))}
      </ListGroup>
    </Section>
  )
}
