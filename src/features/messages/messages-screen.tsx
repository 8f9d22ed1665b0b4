import { CheckCheck, Inbox } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { SubmitErrorNotice } from '@/components/form/submit-error.tsx'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useListMessagesInfinite } from '@/generated/messages/messages.ts'
import type { MessageType } from '@/generated/model/message-type.ts'
import type { PersonalMessage } from '@/generated/model/personal-message.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { MessageRow } from './message-row.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { CHOSEN_TYPES, typeWords } from './message-types.tsx'
import styles from './messages.module.css'
import { countOf, unreadOf } from './read-state.ts'
import type { MarkRead } from './use-mark-read.ts'
import { useMarkRead } from './use-mark-read.ts'

type Choice = 'all' | (typeof CHOSEN_TYPES)[number]

const CHOICES: readonly Choice[] = ['all', ...CHOSEN_TYPES]

const words = defineMessages({
  all: {
    id: 'messages.list.all',
    defaultMessage: 'All',
    description: 'Filter of the messages: every type.',
  },
})

const idOf = (message: PersonalMessage) => message.id

/** Personal messages by type, newest first. Opening one marks it as read. */
export function MessagesScreen() {
  const intl = useIntl()
  useOverlayPreload()
  // In the address, so that going back from another page finds the same list.
  const [search, setSearch] = useSearchParams()
  const choice = CHOICES.find((known) => known === search.get('type')) ?? 'all'
  const type = choice === 'all' ? undefined : choice
  const query = useListMessagesInfinite(type === undefined ? {} : { type }, { query: pagedQuery })
  const [open, setOpen] = useState<PersonalMessage | null>(null)
  const markRead = useMarkRead()
  const unread = unreadOf(query.data)

  function show(message: PersonalMessage) {
    setOpen(message)
    if (!message.read) markRead.one(message.id)
  }

  return (
    <Page>
      <Stack>
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'messages.list.filter',
            defaultMessage: 'Type',
            description: 'Name of the filter of the messages, for screen readers.',
          })}
          options={CHOICES.map((value) => ({
            value,
            label: (
              <>
                {intl.formatMessage(value === 'all' ? words.all : typeWords[value])}
                <UnreadMark count={countOf(unread, value === 'all' ? undefined : value)} />
              </>
            ),
          }))}
          value={choice}
          onChange={(next) => setSearch(next === 'all' ? {} : { type: next }, { replace: true })}
        />
        {markRead.all.error ? <SubmitErrorNotice error={markRead.all.error} /> : null}
        <div>
          <RecordList
            query={query}
            label={intl.formatMessage({
              id: 'messages.list.label',
              defaultMessage: 'Messages',
              description: 'Name of the list of messages, for screen readers.',
            })}
            rowId={idOf}
            renderRow={(message: PersonalMessage) => (
              <MessageRow message={message} onOpen={() => show(message)} />
            )}
            tools={<MarkAll count={countOf(unread, type)} type={type} mark={markRead.all} />}
            empty={<NoMessages filtered={type !== undefined} />}
          />
        </div>
      </Stack>
      <MessageSheet message={open} onClose={() => setOpen(null)} />
    </Page>
  )
}

/** How many of a type are unread, beside its name. */
function UnreadMark({ count }: { count: number }) {
  const intl = useIntl()
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count} aria-hidden>
        {intl.formatNumber(count)}
      </span>
      <VisuallyHidden>
        <FormattedMessage
          id="messages.list.unread"
          defaultMessage="{count, plural, one {# unread} other {# unread}}"
          description="Beside the name of a type of messages, for screen readers."
          values={{ count }}
        />
      </VisuallyHidden>
    </>
  )
}

interface MarkAllProps {
  count: number
  type: MessageType | undefined
  mark: MarkRead['all']
}

/** Marks all messages of the list as read, also those that are not loaded. */
function MarkAll({ count, type, mark }: MarkAllProps) {
  if (count === 0) {
    return (
      <p className={styles.allRead} role="status">
        <FormattedMessage
          id="messages.list.allRead"
          defaultMessage="All read"
          description="Above the list where no message is unread."
        />
      </p>
    )
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<CheckCheck size={18} aria-hidden />}
      pending={mark.pending}
      onClick={() => void mark.run({ scope: 'all', ...(type !== undefined && { type }) })}
    >
      <FormattedMessage
        id="messages.list.markAll"
        defaultMessage="Mark all as read"
        description="Button above the list of messages, of one type or of all."
      />
    </Button>
  )
}

function NoMessages({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<Inbox size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="messages.list.emptyType"
            defaultMessage="No message of this type"
            description="Where the chosen type has no message."
          />
        ) : (
          <FormattedMessage
            id="messages.list.empty"
            defaultMessage="No message yet"
            description="Where the user has no message at all."
          />
        )
      }
      body={
        filtered ? null : (
          <FormattedMessage
            id="messages.list.emptyBody"
            defaultMessage="What happens with your orders and your money is told here."
            description="Below 'No message yet'."
          />
        )
      }
    />
  )
}
