import { useQueryClient } from '@tanstack/react-query'
import type { Action } from '@/components/form/use-action.ts'
import { useAction } from '@/components/form/use-action.ts'
import { announceRead } from '@/components/unread-channel.ts'
import type { GetUserQueryResult } from '@/generated/account/account.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import type { MarkMessagesReadMutationResult } from '@/generated/messages/messages.ts'
import {
  getListMessagesInfiniteQueryKey,
  useMarkMessagesRead,
} from '@/generated/messages/messages.ts'
import type { MarkMessagesReadForm } from '@/generated/model/mark-messages-read-form.ts'
import type { MessagePages } from './read-state.ts'
import { withRead } from './read-state.ts'

export interface MarkRead {
  /** Marks one message. Where it does not arrive, the message stays unread and is marked next time. */
  one: (id: string) => void
  all: Action<MarkMessagesReadForm, MarkMessagesReadMutationResult>
}

/**
 * Marks messages as read and hands the counts that the server answers to every place that shows
 * them: the lists, the tab bar, and the other tabs of the browser.
 */
export function useMarkRead(): MarkRead {
  const queryClient = useQueryClient()
  // The answer says all that marking changes: nothing need be read again.
  const { mutateAsync } = useMarkMessagesRead({ skipInvalidation: true })

  async function mark(form: MarkMessagesReadForm) {
    const answer = await mutateAsync({ data: form })
    if (answer.code !== 1) return answer
    const { unread } = answer.data
    // A list that is on its way was asked for before, and would bring the former state back.
    await queryClient.cancelQueries({ queryKey: getListMessagesInfiniteQueryKey() })
    queryClient.setQueriesData<MessagePages>(
      { queryKey: getListMessagesInfiniteQueryKey() },
      (pages) => withRead(pages, form, unread),
    )
    queryClient.setQueryData<GetUserQueryResult>(getGetUserQueryKey(), (user) =>
      user?.code === 1 ? { ...user, data: { ...user.data, unread_count: unread.total } } : user,
    )
    announceRead()
    return answer
  }

  return {
    one: (id) => {
      mark({ scope: 'one', id }).catch(() => undefined)
    },
    all: useAction(mark),
  }
}
