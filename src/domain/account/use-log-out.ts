import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { SessionEndedError } from '@/api/errors.ts'
import { currentToken, endSession } from '@/api/session.ts'
import { useUserInfo } from '@/api/user.ts'
import { clearInbox } from '@/domain/inbox/inbox.ts'
import { logOut } from '@/generated/access/access.ts'
import { paths } from '@/lib/paths.ts'
import { dropAllDrafts } from '@/patterns/form/draft.ts'
import { dropDeviceCredential } from '@/platform/device-credentials.ts'
import { useToast } from '@/shell/toaster.tsx'
import { dropOneTap } from './one-tap.ts'

/**
 * Logs the user out. The device is cleared at once, whatever the network does: session, drafts, the
 * inbox, one-tap orders, the user's device credential, and with the session all private data that was read. What was
 * sent and has no known outcome stays, for the same user to be told of. The server is told, once, so that
 * the token is dead there, too; where it could not be told, a toast says so.
 */
export function useLogOut(): () => void {
  const intl = useIntl()
  const navigate = useNavigate()
  const showToast = useToast()
  const userId = useUserInfo()?.user.userid

  return () => {
    if (currentToken() === null) return
    // The request reads the token before the next line clears it.
    const ended = logOut()
    dropAllDrafts()
    clearInbox()
    dropOneTap()
    if (userId !== undefined) dropDeviceCredential(userId)
    endSession()
    // Replaces the router's own step to the login page, which would lead back here after the next login.
    navigate(paths.login, { replace: true })

    const sure = ended.then(
      () => true,
      // The token was invalid already.
      (error: unknown) => error instanceof SessionEndedError,
    )
    void sure.then((isDead) => {
      if (isDead) {
        showToast(
          intl.formatMessage({
            id: 'app.logOut.done',
            defaultMessage: 'Logged out',
            description: 'Toast after logging out.',
          }),
          'success',
        )
      } else {
        showToast(
          intl.formatMessage({
            id: 'app.logOut.deviceOnly',
            defaultMessage: "Logged out on this device. We couldn't confirm it on our side.",
            description:
              'Toast after logging out without an answer: the session may go on until it ends by itself.',
          }),
        )
      }
    })
  }
}
