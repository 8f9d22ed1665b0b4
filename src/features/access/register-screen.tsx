import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { beginSession } from '@/api/session.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Card } from '@/ui/card.tsx'
import styles from './access.module.css'
import { AccessPage } from './access-page.tsx'
import { invitationOf } from './access-rules.ts'
import { RegisterForm } from './register-form.tsx'

/** Creates an account and goes on to the personal center, logged in. */
export function RegisterScreen() {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  const { search } = useLocation()
  const product = useSiteInfo()?.product_name
  const showToast = useToast()
  const invitation = invitationOf(search)

  // Also redirects after registering.
  if (loggedIn) return <Navigate to={paths.user} replace />

  function begin(token: string) {
    beginSession(token)
    showToast(
      intl.formatMessage({
        id: 'access.register.done',
        defaultMessage: 'successfully registered',
        description: 'As the specification has it. Toast after an account was created.',
      }),
      'success',
    )
  }

  return (
    <AccessPage
      brand
      title={
        product === undefined
          ? intl.formatMessage(common.registerTitle)
          : intl.formatMessage(
              {
                id: 'access.register.title',
                defaultMessage: 'Register with {product}',
                description: 'Title of the registration page. product is the name of the product.',
              },
              { product },
            )
      }
    >
      <Card padding="none" className={styles.whole ?? ''}>
        <RegisterForm key={invitation} invitation={invitation} onRegistered={begin} />
      </Card>
    </AccessPage>
  )
}
