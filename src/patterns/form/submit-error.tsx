import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { NoAnswerKind, Refusal } from '@/api/errors.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from '@/api/errors.ts'
import { RefusalContent } from '@/shell/refusal-content.tsx'
import { offlineWord } from '@/shell/use-online.ts'
import { Notice } from '@/ui/notice.tsx'

/** Why an action failed: refused by a rule, or no answer that can be read. */
export type SubmitError =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'noAnswer'; why: NoAnswerKind }

/** Whether the server did not take what was shown any more: a price, a rate or another figure. */
export const isPriceChanged = (error: SubmitError | null): boolean =>
  error?.kind === 'refused' && error.refusal.reason === 'price_changed'

/** Whether an equal request was carried out a short while ago, so that the user is asked whether to send it again. */
export const isPossibleDuplicate = (
  error: SubmitError | null,
): error is Extract<SubmitError, { kind: 'refused' }> =>
  error?.kind === 'refused' &&
  error.refusal.reason === 'possible_duplicate' &&
  /^\d{10}$/.test(error.refusal.params.answered_at ?? '')

/** Whether the fund password was another one. */
export const isFundPasswordWrong = (error: SubmitError | null): boolean =>
  error?.kind === 'refused' && error.refusal.reason === 'fund_password_wrong'

/** Whether the server did not take the fee that was shown any more. */
export const isFeeChanged = (error: SubmitError | null): boolean =>
  error?.kind === 'refused' && isPriceChanged(error) && 'fee' in error.refusal.params

/**
 * Maps what the client threw to an error of the form, null where the session is over: the login page is
 * on its way. Rethrows bugs.
 */
export function submitErrorOf(error: unknown): SubmitError | null {
  if (error instanceof RefusalError) return { kind: 'refused', refusal: error }
  if (error instanceof SessionEndedError) return null
  if (error instanceof NoAnswerError) return { kind: 'noAnswer', why: error.kind }
  throw error
}

const texts = defineMessages({
  offline: offlineWord,
  notLoaded: {
    id: 'form.submit.notLoaded',
    defaultMessage:
      "We couldn't load part of the app. Nothing was sent. Reload the page; your entries are kept.",
    description:
      'Above the submit button when a file of the app is missing, mostly after a release.',
  },
  unreachable: {
    id: 'form.submit.unreachable',
    defaultMessage: "We can't connect right now. Your entries are kept; please try again.",
    description: 'Above the submit button when the connection failed.',
  },
  timeout: {
    id: 'form.submit.timeout',
    defaultMessage: 'This took too long. Your entries are kept; please try again.',
    description: 'Above the submit button when no answer came.',
  },
  unreadable: {
    id: 'form.submit.unreadable',
    defaultMessage: 'Something went wrong on our side. Your entries are kept; please try again.',
    description: 'Above the submit button when the answer was broken.',
  },
} satisfies Record<NoAnswerKind, object>)

/** Why the last try failed, with the way forward. For actions that may be tried again safely. */
export function SubmitErrorNotice({ error, fix }: { error: SubmitError; fix?: ReactNode }) {
  const intl = useIntl()
  switch (error.kind) {
    case 'refused':
      return <RefusalContent refusal={error.refusal} fix={fix} />
    case 'noAnswer':
      return <Notice tone="danger">{intl.formatMessage(texts[error.why])}</Notice>
  }
}
