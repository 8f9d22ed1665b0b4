import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck, ChevronRight, Inbox } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { announceRead } from '@/api/unread-channel.ts'
import type { GetUserQueryResult } from '@/generated/account/account.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import type { MarkMessagesReadForm, MessageType, PersonalMessage } from '@/generated/h5.schemas.ts'
import type { MarkMessagesReadMutationResult } from '@/generated/messages/messages.ts'
import {
  getListMessagesInfiniteQueryKey,
  useMarkMessagesRead,
} from '@/generated/messages/messages.ts'
import { common } from '@/i18n/common-messages.ts'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import type { Action } from '@/patterns/form/use-action.ts'
import { useAction } from '@/patterns/form/use-action.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { Page } from '@/shell/page.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { cx } from '@/ui/cx.ts'
import { Text } from '@/ui/text.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { CHOSEN_TYPES, knownType, sendsType, typeIcon, typeWords } from './message-types.tsx'
import styles from './messages.module.css'
import { messagesQuery } from './queries.ts'
import type { MessagePages } from './read-state.ts'
import { countOf, unreadOf, withRead } from './read-state.ts'

const words = defineMessages({
  label: common.messages,
  empty: {
    id: 'messages.list.empty',
    defaultMessage: '{filtered, select, true {No messages of this type} other {No messages yet}}',
    description:
      'Where there is no message. filtered is true where there is none of the chosen type.',
  },
  emptyBody: {
    id: 'messages.list.emptyBody',
    defaultMessage: 'Updates on your orders and money appear here.',
    description: "Below 'No messages yet'.",
  },
})

/** Personal messages by type, newest first. Opening one marks it as read. */
export function MessagesScreen() {
  const intl = useIntl()
  const areas = useAreas()
  const [type, choose] = useAddressChoice('type', CHOSEN_TYPES)
  const query = useInfiniteQuery(messagesQuery(type ? { type } : {}))
  const markRead = useMarkRead()
  const unread = unreadOf(query.data)

  return (
    <Page>
      <Stack>
        <FilterChoice
          label={intl.formatMessage(common.type)}
          values={CHOSEN_TYPES.filter((one) => sendsType(one, areas))}
          word={(value) => (
            <>
              {intl.formatMessage(typeWords[value])}
              <UnreadMark count={countOf(unread, value)} />
            </>
          )}
          all={
            <>
              {intl.formatMessage(common.all)}
              <UnreadMark count={countOf(unread, undefined)} />
            </>
          }
          chosen={type}
          onChoose={choose}
        />
        {markRead.all.error ? <SubmitErrorNotice error={markRead.all.error} /> : null}
        <RecordList
          query={query}
          label={intl.formatMessage(words.label)}
          moment={({ created_at }) => created_at}
          row={(message, open) => (
            <MessageRow
              message={message}
              onOpen={() => {
                open()
                if (!message.read) markRead.one(message.id)
              }}
            />
          )}
          empty={
            <NoRecords
              icon={<Inbox size={28} aria-hidden />}
              filtered={type !== undefined}
              words={words}
            />
          }
          tools={<MarkAll count={countOf(unread, type)} type={type} mark={markRead.all} />}
          sheet={(message, dialog) => <MessageSheet message={message} {...dialog} />}
        />
      </Stack>
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
      <Text tone="faint" role="status">
        <FormattedMessage
          id="messages.list.allRead"
          defaultMessage="All read"
          description="Above the list where no message is unread."
        />
      </Text>
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

/** One message in the list: what it is about, how it begins, and whether it was read. */
function MessageRow({ message, onOpen }: { message: PersonalMessage; onOpen: () => void }) {
  const { title, text, type, read, created_at: time } = message
  return (
    <button type="button" className={cx(styles.row, !read && styles.unread)} onClick={onOpen}>
      <span className={styles.icon}>{typeIcon(type)}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {read ? null : (
            <>
              <span className={styles.dot} aria-hidden />
              <VisuallyHidden>
                <FormattedMessage
                  id="messages.row.unread"
                  defaultMessage="Unread"
                  description="Said before the title of a message that was not read yet."
                />
              </VisuallyHidden>{' '}
            </>
          )}
          {title}
        </span>{' '}
        <span className={styles.text}>{text}</span>{' '}
        <span className={styles.note}>
          <span>
            <FormattedMessage {...typeWords[knownType(type)]} />
          </span>{' '}
          <span>
            <RecordMoment at={time} />
          </span>
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}

interface MarkRead {
  /** Marks one message. Where it does not arrive, the message stays unread and is marked next time. */
  one: (id: string) => void
  all: Action<MarkMessagesReadForm, MarkMessagesReadMutationResult>
}

/**
 * Marks messages as read and hands the counts that the server answers to every place that shows
 * them: the lists, the tab bar, and the other tabs of the browser.
 */
function useMarkRead(): MarkRead {
  const queryClient = useQueryClient()
  // The answer holds the new counts, so nothing is refetched.
  const { mutateAsync } = useMarkMessagesRead({ skipInvalidation: true })

  async function mark(form: MarkMessagesReadForm) {
    const marked = await mutateAsync({ data: form })
    const { unread } = marked
    // Cancel running requests: they would restore the old state.
    await queryClient.cancelQueries({ queryKey: getListMessagesInfiniteQueryKey() })
    queryClient.setQueriesData<MessagePages>(
      { queryKey: getListMessagesInfiniteQueryKey() },
      (pages) => withRead(pages, form, unread),
    )
    queryClient.setQueryData<GetUserQueryResult>(
      getGetUserQueryKey(),
      (user) => user && { ...user, unread_count: unread.total },
    )
    announceRead()
    return marked
  }

  return {
    one: (id) => {
      mark({ scope: 'one', id }).catch(() => undefined)
    },
    all: useAction(mark),
  }
}
