import { FormattedMessage } from 'react-intl'
import { agreementPath } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './risk-card.module.css'

/** The operator's risk notice, in sight of everybody who comes in. */
export function RiskCard({ text }: { text: string }) {
  return (
    <section className={styles.risk}>
      <h2 className={styles.title}>
        <FormattedMessage
          id="home.risk.title"
          defaultMessage="Risk notice"
          description="Heading of the risk notice on the entry page."
        />
      </h2>
      <p>{text}</p>
      <TextLink href={agreementPath('risk')}>
        <FormattedMessage
          id="home.risk.more"
          defaultMessage="Read the whole risk notice"
          description="Link to the page with the risk notice."
        />
      </TextLink>
    </section>
  )
}
