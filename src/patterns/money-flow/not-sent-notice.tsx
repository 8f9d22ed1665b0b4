import type { ReactNode } from 'react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatTime } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { MoneyFlowState, NotSent } from './money-flow-state.ts'

const texts = defineMessages({
  open: {
    id: 'form.notSent.open',
    defaultMessage:
      'You are sending the same in another tab. Nothing was sent from here, and your entries are kept. You can send them once you know the result of the other.',
    description:
      'Above the submit button: two tabs pressed at the same moment, and the other was first.',
  },
  done: {
    id: 'form.notSent.done',
    defaultMessage:
      'We received what you sent in another tab. Nothing was sent from here, and your entries are kept. Send them only if you want this one, too.',
    description:
      'Above the submit button: what another tab had sent was received, and may be under review.',
  },
  notDone: {
    id: 'form.notSent.notDone',
    defaultMessage:
      'What you sent in another tab was not carried out. Nothing was sent from here either, and your entries are kept. You can send them now.',
    description: 'Above the submit button: what another tab had sent is known not to be done.',
  },
  notAsked: {
    id: 'form.notSent.notAsked',
    defaultMessage:
      'We could not check whether you have already sent this. Nothing was sent, and your entries are kept; please try again.',
    description:
      'Above the submit button: this device is new, or its storage was cleared, and the last requests of the user could not be read.',
  },
})

/** What a form shows beside its button where a press of its flow was held back. */
export const whyNotSent = (state: MoneyFlowState<unknown>): ReactNode =>
  state.step === 'notSent' ? <NotSentNotice reason={state.reason} /> : null

/** Why a press was held back, with the way forward. */
function NotSentNotice({ reason }: { reason: NotSent }) {
  const intl = useIntl()
  switch (reason.why) {
    case 'otherTab':
      return <Notice tone="warning">{intl.formatMessage(texts[reason.outcome])}</Notice>
    case 'notAsked':
      return <Notice tone="warning">{intl.formatMessage(texts.notAsked)}</Notice>
    case 'repeated':
      return <Repeated {...reason} />
    case 'forgotten':
      return <Forgotten {...reason} />
  }
}

type Reason<Why> = Extract<NotSent, { why: Why }>

/** Shows what the user has done already, and lets this one be another. */
function Repeated({ at, amount, onAnother }: Reason<'repeated'>) {
  const { money } = useMoneyFormat()
  return (
    <Overrulable
      title={
        <FormattedMessage
          id="form.repeated.title"
          defaultMessage="You have already sent one like this"
          description="Heading above the submit button: the user did the same some minutes ago, and this device does not know of it."
        />
      }
      allow={
        <FormattedMessage
          id="form.repeated.allow"
          defaultMessage="This is another one"
          description="Button below 'You have already sent one like this': the user wants to do it once more."
        />
      }
      onAnother={onAnother}
    >
      <FormattedMessage
        id="form.repeated.body"
        defaultMessage="{known, select, yes {We received your request for {amount} at {time}.} other {We received it at {time}.}} Nothing was sent now, and your entries are kept."
        description="Below 'You have already sent one like this'; it may still be under review. amount has its currency."
        values={{
          time: formatTime(at),
          amount: amount === null ? '' : money(amount.amount, amount.currency),
          known: amount === null ? 'no' : 'yes',
        }}
      />
    </Overrulable>
  )
}

/** Asks to wait until what was sent and forgotten can happen no more, unless this is the first. */
function Forgotten({ until, onAnother }: Reason<'forgotten'>) {
  const intl = useIntl()
  const now = useServerNow()
  return (
    <Overrulable
      title={
        <FormattedMessage
          id="form.forgotten.title"
          defaultMessage="Have you just sent this?"
          description="Heading above the submit button: this device has just begun to remember what the user sends."
        />
      }
      allow={
        <FormattedMessage
          id="form.forgotten.allow"
          defaultMessage="No, this is the first"
          description="Button below 'Have you just sent this?': the user has not sent it a moment ago."
        />
      }
      onAnother={onAnother}
      over={
        now < until ? null : (
          <FormattedMessage
            id="form.forgotten.over"
            defaultMessage="You can send this now: no earlier request can still reach us."
            description="Above the submit button, once the wait of 'Have you just sent this?' is over."
          />
        )
      }
    >
      <FormattedMessage
        id="form.forgotten.body"
        defaultMessage="This device can't tell what was sent from your account in the last minute. If you have just sent the same, please wait until {time}. Nothing was sent now, and your entries are kept."
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
    </Overrulable>
  )
}

interface OverrulableProps {
  title: ReactNode
  /** The button with which the user says that it is another one, or the first. */
  allow: ReactNode
  onAnother: () => void
  /** Said in the place of it all once there is no reason any more. */
  over?: ReactNode
  children: ReactNode
}

/** A reason that the user's word ends: the next press is sent then. */
function Overrulable({ title, allow, onAnother, over = null, children }: OverrulableProps) {
  const [isNoted, setNoted] = useState(false)
  if (isNoted) {
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
  if (over !== null) return <Notice>{over}</Notice>
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onAnother()
            setNoted(true)
          }}
        >
          {allow}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
