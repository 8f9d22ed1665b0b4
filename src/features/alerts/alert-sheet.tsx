import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useRemovePriceAlert } from '@/generated/alerts/alerts.ts'
import type { PriceAlert } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { tradePath } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import type { RecordDialog } from '@/patterns/records/record-sheet.tsx'
import { RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { useAlertWords } from './alert-words.tsx'

const labels = defineMessages({
  price: {
    id: 'alerts.sheet.price',
    defaultMessage: 'Price you chose',
    description: 'Label of the price of an alert.',
  },
  repeat: {
    id: 'alerts.sheet.repeat',
    defaultMessage: 'How often',
    description: 'Label: once or each time.',
  },
  set: {
    id: 'alerts.sheet.set',
    defaultMessage: 'Set',
    description: 'Label: when a price alert was set or changed.',
  },
  reached: {
    id: 'alerts.sheet.reached',
    defaultMessage: 'Last reached',
    description: 'Label: when the price of an alert was last reached.',
  },
  tick: {
    id: 'alerts.sheet.tick',
    defaultMessage: 'Price at that moment',
    description: 'Label: the published price that reached an alert.',
  },
  tickId: {
    id: 'alerts.sheet.tickId',
    defaultMessage: 'Tick',
    description: 'Label: id of the published price that reached an alert.',
  },
})

interface AlertSheetProps extends RecordDialog {
  alert: PriceAlert
  onChange: (id: string) => void
}

/** All of one alert, with the price that reached it, and what can be done with it. */
export function AlertSheet({ alert, onChange, ...dialog }: AlertSheetProps) {
  const intl = useIntl()
  const words = useAlertWords()
  const showToast = useToast()
  const { mutateAsync } = useRemovePriceAlert()
  const removal = useAction((id: string) => mutateAsync({ data: { id } }))

  async function remove() {
    if (!(await removal.run(alert.id))) return
    dialog.onClose()
    showToast(
      intl.formatMessage({
        id: 'alerts.sheet.removed',
        defaultMessage: 'Alert removed',
        description: 'Toast after a price alert was removed.',
      }),
      'success',
    )
  }

  return (
    <RecordSheet
      {...dialog}
      title={alert.name}
      footer={
        <Stack gap="tight">
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              dialog.onClose()
              onChange(alert.id)
            }}
          >
            <FormattedMessage
              id="alerts.sheet.change"
              defaultMessage="Change"
              description="Button of a price alert: opens it in the form."
            />
          </Button>
          <Button variant="quiet" fullWidth pending={removal.pending} onClick={() => void remove()}>
            <FormattedMessage {...common.removeRecord} />
          </Button>
        </Stack>
      }
    >
      <Stack>
        {removal.error ? <SubmitErrorNotice error={removal.error} /> : null}
        <DefinitionList>
          <Row label={labels.price} value={words.price(alert)} />
          <Row label={labels.repeat} value={words.repeat(alert.repeat)} />
          <Row label={labels.set} value={formatDateTime(alert.set_at)} />
          <Row
            label={labels.reached}
            value={alert.reached_at === null ? null : formatDateTime(alert.reached_at)}
          />
          <Row
            label={labels.tick}
            value={alert.tick_price === null ? null : words.priceText(alert.tick_price)}
          />
          <Row label={labels.tickId} value={alert.tick_id} mono />
        </DefinitionList>
        <p>
          <TextLink href={tradePath(alert.symbol)} alone>
            <FormattedMessage
              id="alerts.sheet.product"
              defaultMessage="Show {symbol}"
              description="Link from a price alert to the page of its product."
              values={{ symbol: alert.symbol }}
            />
          </TextLink>
        </p>
      </Stack>
    </RecordSheet>
  )
}
