import { FormattedMessage } from 'react-intl'
import { agreementPath, paths } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './home-footer.module.css'

/** The operator's texts, the way to support, and the version. */
export function HomeFooter({ version }: { version: string | undefined }) {
  return (
    <footer className={styles.footer}>
      <TextLink alone href={agreementPath('agreement')}>
        <FormattedMessage
          id="home.footer.agreement"
          defaultMessage="User agreement"
          description="Link at the end of the entry page."
        />
      </TextLink>
      <TextLink alone href={agreementPath('privacy')}>
        <FormattedMessage
          id="home.footer.privacy"
          defaultMessage="Privacy"
          description="Link at the end of the entry page."
        />
      </TextLink>
      <TextLink alone href={paths.customer}>
        <FormattedMessage
          id="home.footer.support"
          defaultMessage="Customer service"
          description="Link at the end of the entry page."
        />
      </TextLink>
      {version === undefined ? null : (
        <p className={styles.version}>
          <FormattedMessage
            id="home.footer.version"
            defaultMessage="Version {version}"
            description="Version of the app at the end of the entry page."
            values={{ version }}
          />
        </p>
      )}
    </footer>
  )
}
