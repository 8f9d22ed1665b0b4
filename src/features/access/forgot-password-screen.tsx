import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { endSession } from '@/api/session.ts'
import { paths } from '@/lib/paths.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { AccessPage } from './access-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/**
 * Replaces a forgotten login password and goes on to the login page. Open to a user who is logged
 * in, too: whoever changes the password is asked for the old one and may not know it.
 */
export function ForgotPasswordScreen() {
  const intl = useIntl()
  const navigate = useNavigate()
  const showToast = useToast()

  function goOn() {
    // The server ended all sessions of the account; this device's token is one of them.
    endSession()
    showToast(
      intl.formatMessage({
        id: 'access.forgot.done',
        defaultMessage: 'New password set. Please log in with it.',
        description: 'Toast after a forgotten password was replaced.',
      }),
      'success',
    )
    navigate(paths.login, { replace: true })
  }

  return (
    <AccessPage>
      <Stack>
        <Notice>
          <FormattedMessage
            id="access.forgot.sessions"
            defaultMessage="A new password logs you out on every device. Then log in with the new password."
            description="On the page of a forgotten password: all sessions end."
          />
        </Notice>
        <Card>
          <ForgotPasswordForm onReset={goOn} />
        </Card>
      </Stack>
    </AccessPage>
  )
}
