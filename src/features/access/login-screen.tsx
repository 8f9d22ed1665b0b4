import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { beginSession, sessionExpired } from '@/api/session.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { common } from '@/i18n/common-messages.ts'
import { useReturnAddress, useSentToLogin } from '@/shell/return-address.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { AccessPage } from './access-page.tsx'
import { LoginForm } from './login-form.tsx'

/** Opens a session and goes back to the page that asked for one. */
export function LoginScreen() {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  const returnAddress = useReturnAddress()
  const product = useSiteInfo()?.product_name
  const showToast = useToast()

  // Also redirects after a login, in this tab or another.
  if (loggedIn) return <Navigate to={returnAddress} replace />

  function begin(token: string) {
    beginSession(token)
    showToast(
      intl.formatMessage({
        id: 'access.login.done',
        defaultMessage: 'Login succeeded',
        description: 'As the specification has it. Toast after logging in.',
      }),
      'success',
    )
  }

  return (
    <AccessPage
      brand
      title={
        product === undefined
          ? intl.formatMessage(common.loginTitle)
          : intl.formatMessage(
              {
                id: 'access.login.title',
                defaultMessage: 'Log in to {product}',
                description: 'Title of the login page. product is the name of the product.',
              },
              { product },
            )
      }
    >
      <Stack>
        <SentHereNotice />
        <LoginForm onLoggedIn={begin} />
      </Stack>
    </AccessPage>
  )
}

/** Explains that the requested page needs a login and opens after it. */
function SentHereNotice() {
  const sent = useSentToLogin()
  if (!sent) return null
  if (sessionExpired()) {
    return (
      <Notice tone="warning">
        <FormattedMessage
          id="access.login.expired"
          defaultMessage="Your session has ended. Log in again to return to where you were."
          description="On the login page after the session has ended."
        />
      </Notice>
    )
  }
  return (
    <Notice>
      <FormattedMessage
        id="access.login.required"
        defaultMessage="Please log in first. We'll then take you to the page you opened."
        description="On the login page when a visitor opened a page of account holders."
      />
    </Notice>
  )
}
