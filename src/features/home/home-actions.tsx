import { FormattedMessage } from 'react-intl'
import { useLoggedIn } from '@/components/use-session.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './home-actions.module.css'

/** Where to go from the entry page: in for visitors, on for users. */
export function HomeActions() {
  const loggedIn = useLoggedIn()
  return (
    <div className={styles.actions}>
      {loggedIn ? null : (
        <UiLink href={paths.register} className={buttonClass()}>
          <FormattedMessage
            id="home.action.register"
            defaultMessage="Register"
            description="Button on the entry page for visitors."
          />
        </UiLink>
      )}
      {loggedIn ? null : (
        <UiLink href={paths.login} className={buttonClass({ variant: 'secondary' })}>
          <FormattedMessage
            id="home.action.login"
            defaultMessage="Log in"
            description="Button on the entry page for visitors."
          />
        </UiLink>
      )}
      {loggedIn ? (
        <UiLink href={paths.index} className={buttonClass()}>
          <FormattedMessage
            id="home.action.quotes"
            defaultMessage="Go to the quotes"
            description="Button on the entry page for users."
          />
        </UiLink>
      ) : null}
    </div>
  )
}
