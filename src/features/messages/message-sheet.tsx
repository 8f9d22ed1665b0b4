import { defineMessages, FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { PersonalMessage } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, isPage, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { RecordDialog } from '@/patterns/records/record-sheet.tsx'
import { RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { PlainText } from '@/shell/rich-text.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { knownType, typeWords } from './message-types.tsx'
import { targetOf } from './read-state.ts'

const labels = defineMessages({
  time: {
    id: 'messages.sheet.time',
    defaultMessage: 'Received',
    description: 'Label: when a message came.',
  },
})

interface MessageSheetProps extends RecordDialog {
  message: PersonalMessage
}

/** A whole message, with the way to what it is about. */
export function MessageSheet({ message, ...dialog }: MessageSheetProps) {
  const target = targetOf(message)
  const { hasPage } = useAreas()
  return (
    <RecordSheet
      {...dialog}
      title={message.title}
      footer={
        isPage(target) && hasPage(target) ? (
          <UiLink href={target} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
            <FormattedMessage {...common.viewDetails} />
          </UiLink>
        ) : undefined
      }
    >
      <Stack>
        <PlainText text={message.text} />
        <DefinitionList>
          <Row
            label={common.type}
            value={<FormattedMessage {...typeWords[knownType(message.type)]} />}
          />
          <Row label={labels.time} value={formatDateTime(message.created_at)} />
          {/* An alert names its product, as its title does. */}
          <Row
            label={common.recordNumber}
            value={message.type === 'price_alert' ? null : message.record_id}
            mono
          />
        </DefinitionList>
        <p>
          <TextLink
            href={customerPath({
              page: message.link ?? paths.messages,
              record: message.record_id ?? message.id,
            })}
          >
            <FormattedMessage
              id="messages.sheet.support"
              defaultMessage="Ask customer service about this"
              description="Link from a message to customer service, which is told its number."
            />
          </TextLink>
        </p>
      </Stack>
    </RecordSheet>
  )
}
