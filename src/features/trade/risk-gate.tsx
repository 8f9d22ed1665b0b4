import { FormattedMessage } from 'react-intl'
import { useDeviceStore } from '@/api/device-store.ts'
import { serverNow } from '@/api/server-clock.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { common } from '@/i18n/common-messages.ts'
import { agreementPath } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { TextLink } from '@/ui/text-link.tsx'

/** When a user has acknowledged the risk notice on this device. */
export const RISK = 'h5.risk.'

export interface RiskGateProps {
  open: boolean
  onAcknowledged: () => void
  onCancel: () => void
}

/** The risk notice, once before the first order. */
export function RiskGate({ open, onAcknowledged, onCancel }: RiskGateProps) {
  const notice = useSiteInfo()?.risk_notice
  const store = useDeviceStore()
  return (
    <ConfirmDialog
      open={open}
      title={
        <FormattedMessage
          id="trade.risk.title"
          defaultMessage="Before your first order"
          description="Title of the risk notice, shown once."
        />
      }
      body={
        <Stack>
          {notice ? <p>{notice}</p> : null}
          <p>
            <FormattedMessage
              id="trade.risk.body"
              defaultMessage="A timed order wins or loses by the price at a single second. If it loses, you lose the whole amount and the fee. An order can't be undone."
              description="The risk of a timed order in plain words."
            />
          </p>
          <p>
            <TextLink href={agreementPath('risk')}>
              <FormattedMessage {...common.fullRiskNotice} />
            </TextLink>
          </p>
        </Stack>
      }
      confirmLabel={
        <FormattedMessage
          id="trade.risk.confirm"
          defaultMessage="I understand the risk"
          description="Button that acknowledges the risk notice."
        />
      }
      cancelLabel={<FormattedMessage {...common.goBack} />}
      onConfirm={() => {
        store.write(RISK, String(Math.floor(serverNow())))
        onAcknowledged()
      }}
      onCancel={onCancel}
    />
  )
}
