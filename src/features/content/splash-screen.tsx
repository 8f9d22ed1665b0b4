import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { useSiteInfo } from '@/components/use-site-info.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './splash.module.css'

/** Milliseconds after which it leads on by itself. */
const SHORT = 1_500

/** The first page of an app that wraps this one: who it is, for a moment, then the entry page. */
export function SplashScreen() {
  const navigate = useNavigate()
  const site = useSiteInfo()
  const name = site?.product_name ?? ''

  useEffect(() => {
    // One step back leaves the app, and does not come back here.
    const timer = setTimeout(() => navigate(paths.aboutUs, { replace: true }), SHORT)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <Page {...(name !== '' && { title: name })}>
      <div className={styles.splash}>
        <img
          src={site?.logo_url ?? `${import.meta.env.BASE_URL}icon.svg`}
          alt=""
          className={styles.logo}
        />
        <UiLink href={paths.aboutUs} className={buttonClass({ variant: 'quiet' })}>
          <FormattedMessage
            id="splash.page.skip"
            defaultMessage="Go on"
            description="Link of the splash page, which leads on by itself after a moment."
          />
        </UiLink>
      </div>
    </Page>
  )
}
