import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { paths } from '@/lib/paths.ts'
import { BrandLogo } from '@/shell/brand-logo.tsx'
import { Page } from '@/shell/page.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './splash.module.css'

/** Milliseconds after which it leads on by itself. */
const SHOWN_MS = 1_500

/** Splash page for an app that wraps this one; leads on to the entry page by itself. */
export function SplashScreen() {
  const navigate = useNavigate()
  const site = useSiteInfo()
  const name = site?.product_name ?? ''

  useEffect(() => {
    // Replaces itself in the history, so that going back does not return here.
    const timer = setTimeout(() => navigate(paths.aboutUs, { replace: true }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <Page {...(name !== '' && { title: name })}>
      <div className={styles.splash}>
        <BrandLogo size={112} decorative />
        <UiLink href={paths.aboutUs} className={buttonClass({ variant: 'quiet' })}>
          <FormattedMessage
            id="content.splash.page.skip"
            defaultMessage="Continue"
            description="Link of the splash page, which leads on by itself after a moment."
          />
        </UiLink>
      </div>
    </Page>
  )
}
