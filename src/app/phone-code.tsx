import { FormattedMessage, useIntl } from 'react-intl'
import { QrCode } from '@/shell/qr-code.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './phone-code.module.css'

/** The app's address for a phone's camera, beside the page: its first page, and nothing of this one. */
export function PhoneCode() {
  const intl = useIntl()
  const label = intl.formatMessage({
    id: 'app.wide.code',
    defaultMessage: 'QR code with the address of this app',
    description: 'Name of the QR code beside the page in a wide window, for screen readers.',
  })
  return (
    <aside aria-label={label} className={styles.beside}>
      <QrCode text={new URL(import.meta.env.BASE_URL, window.location.origin).href} label={label} />
      <Text>
        <FormattedMessage
          id="app.wide.phone"
          defaultMessage="Open this on your phone"
          description="Below the QR code beside the page in a wide window."
        />
      </Text>
    </aside>
  )
}
