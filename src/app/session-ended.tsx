import { useEffect, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { sessionExpired, subscribeSession } from '@/api/session.ts'
import { accessPages } from '@/features/access/pages.ts'
import { common } from '@/i18n/common-messages.ts'
import { loginPath } from '@/lib/paths.ts'
import { showStrip } from '@/shell/page-strip.ts'
import { Button } from '@/ui/button.tsx'
import { NoticeStrip } from '@/ui/notice-strip.tsx'

/**
 * Tells whoever is on a page for everybody that the server ended the session there; private pages lead
 * to the login page, which says so itself.
 */
export function SessionEnded() {
  const location = useLocation()
  const navigate = useNavigate()
  const expired = useSyncExternalStore(subscribeSession, sessionExpired)
  const tells = expired && !accessPages.some(({ path }) => path === location.pathname)

  useEffect(() => {
    if (!tells) return
    showStrip(
      'session',
      <NoticeStrip
        action={
          <Button variant="secondary" size="sm" onClick={() => navigate(loginPath(location))}>
            <FormattedMessage {...common.logIn} />
          </Button>
        }
      >
        <FormattedMessage
          id="app.session.ended"
          defaultMessage="Your session has ended."
          description="Strip above a page for everybody when the session has ended."
        />
      </NoticeStrip>,
    )
    return () => showStrip('session', null)
  }, [tells, location, navigate])

  return null
}
