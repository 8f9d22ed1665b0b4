import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Section } from '@/ui/card.tsx'
import styles from './screenshot.module.css'

/**
 * The picture that was sent in. Its address is the owner's alone and ends after a while: a list that
 * stood open for long has an old one, and asking for the list again brings a new one.
 */
export function Screenshot({ address }: { address: string }) {
  const intl = useIntl()
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Section
      level={3}
      heading={
        <FormattedMessage
          id="deposit.screenshot.heading"
          defaultMessage="Screenshot"
          description="Heading above the picture of a transfer."
        />
      }
    >
      {failed === address ? (
        <p className={styles.missing}>
          <FormattedMessage
            id="deposit.screenshot.missing"
            defaultMessage="The picture cannot be shown now. Close this and open the page again."
            description="In the place of a picture that could not be loaded."
          />
        </p>
      ) : (
        // In its own size, to be read.
        <a href={address} target="_blank" rel="noreferrer">
          <img
            src={address}
            className={styles.picture}
            onError={() => setFailed(address)}
            alt={intl.formatMessage({
              id: 'deposit.screenshot.alt',
              defaultMessage: 'Screenshot of the transfer',
              description: 'Name of the picture of a transfer, for screen readers.',
            })}
          />
        </a>
      )}
    </Section>
  )
}
