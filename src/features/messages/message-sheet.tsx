import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { PlainText } from '@/components/plain-text.tsx'
import type { PersonalMessage } from '@/generated/model/personal-message.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { targetOf } from './message-target.ts'
import { knownType, typeWords } from './message-types.tsx'

interface MessageSheetProps {
  /** The one that is shown; null closes the sheet. */
  message: PersonalMessage | null
  onClose: () => void
}

/** A whole message, with the way to what it is about. */
export function MessageSheet({ message, onClose }: MessageSheetProps) {
  const intl = useIntl()
  const routeExists = useRouteExists()
  // What was open stays in sight while the sheet goes away.
  const [shown, setShown] = useState(message)
  if (message && message !== shown) setShown(message)
  if (!shown) return null
  const target = targetOf(shown)

  return (
    <Sheet
      open={message !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={shown.title}
      closeLabel={intl.formatMessage({
        id: 'messages.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes a message or notice.',
      })}
      footer={
        target !== null && routeExists(target) ? (
          <UiLink href={target} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
            <FormattedMessage
              id="messages.sheet.open"
              defaultMessage="Show what it is about"
              description="Button of a message: leads to the page of the order, withdrawal and so on."
            />
          </UiLink>
        ) : undefined
      }
    >
      <Stack>
        <PlainText text={shown.text} />
        <DefinitionList
          rows={[
            {
              id: 'type',
              label: (
                <FormattedMessage
                  id="messages.sheet.type"
                  defaultMessage="Type"
                  description="Label: what a message is about."
                />
              ),
              value: <FormattedMessage {...typeWords[knownType(shown.type)]} />,
            },
            {
              id: 'time',
              label: (
                <FormattedMessage
                  id="messages.sheet.time"
                  defaultMessage="Received"
                  description="Label: when a message came."
                />
              ),
              value: formatDateTime(shown.created_at),
            },
            ...(shown.record_id === null
              ? []
              : [
                  {
                    id: 'record',
                    label: (
                      <FormattedMessage
                        id="messages.sheet.record"
                        defaultMessage="Record number"
                        description="Label: id of the record that a message is about."
                      />
                    ),
                    value: shown.record_id,
                    mono: true,
                  },
                ]),
          ]}
        />
        <p>
          <TextLink
            href={customerPath({
              page: shown.link ?? paths.messages,
              record: shown.record_id ?? shown.id,
            })}
          >
            <FormattedMessage
              id="messages.sheet.support"
              defaultMessage="Ask customer service about it"
              description="Link from a message to customer service, which is told its number."
            />
          </TextLink>
        </p>
      </Stack>
    </Sheet>
  )
}
