import { useIntl } from 'react-intl'
import type { DepositMethod } from '@/generated/h5.schemas.ts'
import { QrCode } from '@/shell/qr-code.tsx'
import { ServerPicture } from '@/shell/server-picture.tsx'
import styles from './deposit.module.css'

/** The code that a payment app reads: drawn here from its text, or the operator's own picture. */
export function MethodCode({ method }: { method: DepositMethod }) {
  const intl = useIntl()
  const label = intl.formatMessage(
    {
      id: 'deposit.transfer.code',
      defaultMessage: 'QR code of {name}',
      description: 'Name of the code that a payment app reads, for screen readers.',
    },
    { name: method.name },
  )
  if (method.qr_text !== null) {
    return (
      <div className={styles.code}>
        <QrCode text={method.qr_text} label={label} />
      </div>
    )
  }
  return (
    <div className={styles.code}>
      <ServerPicture address={method.qr_image_url} alt={label} width={200} height={200} />
    </div>
  )
}
