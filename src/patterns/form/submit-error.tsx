import type { ReactNode } from 'react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { NoAnswerKind, Refusal } from '@/api/errors.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from '@/api/errors.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatTime } from '@/lib/time.ts'
import { RefusalContent } from '@/shell/refusal-content.tsx'
import { offlineWord } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { Notice } from '@/ui/notice.tsx'

/** Why an action failed: refused by a rule, no answer that can be read, or it was not sent. */
export type SubmitError =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'noAnswer'; why: NoAnswerKind }
  | NotSent

/** Why something that moves money was held back: nothing happened. */
export type NotSent =
  /** Another tab has sent one; what became of that. */
  | { kind: 'notSent'; otherTabs: 'open' | 'done' | 'notDone' }
  /** The user has done the same a moment ago, and this device does not know of it. */
  | { kind: 'repeated'; first: FirstOne }
  /** The device does not know what was sent up to now, and the server may not have got it yet. */
  | ({ kind: 'forgotten' } & Forgotten)
  /** Whether that is so could not be asked. */
  | { kind: 'notAsked' }

/** What the user has done already. */
export interface FirstOne {
  /** Unix seconds. */
  at: number
  /** Null where its record was not found. */
  amount: { amount: string; currency: string } | null
  /** Remembers that the next one is another. */
  onAnother: () => void
}

/** What this device and the server may both not know of. */
export interface Forgotten {
  /** The server's second from which on it can happen no more. */
  until: number
  /** Remembers that nothing was sent, or that the next one is another. */
  onAnother: () => void
}

/** Whether the server did not take what was shown any more: a price, a rate or another figure. */
export const isPriceChanged = (error: SubmitError | null): boolean =>
  error?.kind === 'refused' && error.refusal.reason === 'price_changed'

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
      'A part of the app could not be loaded. Nothing was sent. Reload the page; your entries are kept.',
    description:
      'Above the submit button when a file of the app is missing, mostly after a release.',
  },
  unreachable: {
    id: 'form.submit.unreachable',
    defaultMessage: 'The server could not be reached. Your entries are kept; please try again.',
    description: 'Above the submit button when the connection failed.',
  },
  timeout: {
    id: 'form.submit.timeout',
    defaultMessage: 'The server did not answer in time. Your entries are kept; please try again.',
    description: 'Above the submit button when no answer came.',
  },
  unreadable: {
    id: 'form.submit.unreadable',
    defaultMessage:
      'The server sent an answer that cannot be read. Your entries are kept; please try again.',
    description: 'Above the submit button when the answer was broken.',
  },
} satisfies Record<NoAnswerKind, object>)

const ofOtherTabs = defineMessages({
  open: {
    id: 'form.notSent.open',
    defaultMessage:
      'Another tab is sending the same action. Nothing was sent from here, and your entries are kept. You can send them once you know what became of the other.',
    description:
      'Above the submit button: two tabs pressed at the same moment, and the other was first.',
  },
  done: {
    id: 'form.notSent.done',
    defaultMessage:
      'What another tab sent was carried out. Nothing was sent from here, and your entries are kept. Send them if you want this one, too.',
    description: 'Above the submit button: what another tab had sent is known to be done.',
  },
  notDone: {
    id: 'form.notSent.notDone',
    defaultMessage:
      'What another tab sent was not carried out. Nothing was sent from here either, and your entries are kept. You can send them now.',
    description: 'Above the submit button: what another tab had sent is known not to be done.',
  },
})

const { notAsked } = defineMessages({
  notAsked: {
    id: 'form.notSent.notAsked',
    defaultMessage:
      'We could not check whether you have already sent this. Nothing was sent, and your entries are kept; please try again.',
    description:
      'Above the submit button: this device is new, or its storage was cleared, and the last requests of the user could not be read.',
  },
})

/** The next press is sent. */
function MaySendNotice() {
  return (
    <Notice>
      <FormattedMessage
        id="form.repeated.another"
        defaultMessage="Noted. You can send this one now."
        description="Above the submit button, after 'This is another one' or 'This is the first' was pressed."
      />
    </Notice>
  )
}

/** Asks to wait until what was sent and forgotten can happen no more, unless the user says that this is the first. */
function ForgottenNotice({ until, onAnother }: Forgotten) {
  const intl = useIntl()
  const [isFirst, setFirst] = useState(false)
  const now = useServerNow(!isFirst)
  if (isFirst) return <MaySendNotice />
  if (now >= until) {
    return (
      <Notice>
        <FormattedMessage
          id="form.forgotten.over"
          defaultMessage="You can send this now: nothing older can still be carried out."
          description="Above the submit button, once the wait of 'Have you just sent this?' is over."
        />
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="form.forgotten.title"
          defaultMessage="Have you just sent this?"
          description="Heading above the submit button: this device has just begun to remember what the user sends."
        />
      }
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onAnother()
            setFirst(true)
          }}
        >
          <FormattedMessage
            id="form.forgotten.allow"
            defaultMessage="This is the first"
            description="Button below 'Have you just sent this?': the user has not sent it a moment ago."
          />
        </Button>
      }
    >
      <FormattedMessage
        id="form.forgotten.body"
        defaultMessage="This device does not know what was sent from your account in the last minute. If you have just sent the same, please wait until {time}. Nothing was sent now, and your entries are kept."
        description="Below 'Have you just sent this?'. From that time on it can be sent without an answer."
        values={{ time: formatTime(until) }}
      />{' '}
      <CountdownText
        seconds={until - now}
        label={intl.formatMessage({
          id: 'form.forgotten.left',
          defaultMessage: 'Time left',
          description: 'Name of the countdown below "Have you just sent this?".',
        })}
      />
    </Notice>
  )
}

/** Shows what the user has done already, and lets this one be another. */
function RepeatedNotice({ first: { at, amount, onAnother } }: { first: FirstOne }) {
  const [isAnother, setAnother] = useState(false)
  const { money } = useMoneyFormat()
  const values = {
    time: formatTime(at),
    amount: amount === null ? '' : money(amount.amount, amount.currency),
    known: amount === null ? 'no' : 'yes',
  }
  if (isAnother) return <MaySendNotice />
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="form.repeated.title"
          defaultMessage="You have already done this"
          description="Heading above the submit button: the user did the same some minutes ago, and this device does not know of it."
        />
      }
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onAnother()
            setAnother(true)
          }}
        >
          <FormattedMessage
            id="form.repeated.allow"
            defaultMessage="This is another one"
            description="Button below 'You have already done this': the user wants to do it once more."
          />
        </Button>
      }
    >
      <FormattedMessage
        id="form.repeated.body"
        defaultMessage="{known, select, yes {{amount}, carried out at {time}.} other {Carried out at {time}.}} Nothing was sent now, and your entries are kept."
        description="Below 'You have already done this'. amount has its currency."
        values={values}
      />
    </Notice>
  )
}

/** Why the last try failed, with the way forward. For actions that may be tried again safely. */
export function SubmitErrorNotice({ error, fix }: { error: SubmitError; fix?: ReactNode }) {
  const intl = useIntl()
  switch (error.kind) {
    case 'refused':
      return <RefusalContent refusal={error.refusal} fix={fix} />
    case 'noAnswer':
      return <Notice tone="danger">{intl.formatMessage(texts[error.why])}</Notice>
    case 'notSent':
      return <Notice tone="warning">{intl.formatMessage(ofOtherTabs[error.otherTabs])}</Notice>
    case 'notAsked':
      return <Notice tone="warning">{intl.formatMessage(notAsked)}</Notice>
    case 'forgotten':
      return <ForgottenNotice key={error.until} {...error} />
    case 'repeated':
      return <RepeatedNotice key={error.first.at} first={error.first} />
  }
}
