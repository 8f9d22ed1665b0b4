import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import type {
  Asked,
  LookUpFault,
  MoneyFlowState,
  OtherTabs,
} from '@/patterns/money-flow/engine/money-flow-state.ts'
import { Notice } from '@/ui/notice.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import styles from './outcome-notice.module.css'

const reasons = defineMessages({
  own: {
    id: 'form.outcome.own',
    defaultMessage:
      "We don't know the result of your request yet. We're checking it: please don't send it again.",
    description:
      "Below 'Result unknown, checking': the answer was lost, or the page was left meanwhile.",
  },
  sessionEnded: {
    id: 'form.outcome.sessionEnded',
    defaultMessage:
      "Your session ended while you sent this. We're checking whether we received it. If we didn't, you get your entries back.",
    description: "Below 'Result unknown, checking', after the user has logged in again.",
  },
  otherTab: {
    id: 'form.outcome.otherTab',
    defaultMessage:
      "You sent this in another tab, and we're checking the result. What you entered here was not sent, and is kept.",
    description: "Below 'Result unknown, checking': two tabs are open, and the other was first.",
  },
  received: {
    id: 'form.outcome.received',
    defaultMessage:
      "Please don't send it again. You see its details here as soon as we can read them.",
    description: "Below 'We received your request', while its record is being read.",
  },
} satisfies Record<Asked, object>)

/** What came of the last look-up, where it told nothing. */
function LookUp({ fault }: { fault: LookUpFault | null }) {
  const say = useRefusalMessage()
  if (fault === null) return null
  if (fault !== 'unreachable') return <p>{say(fault)}</p>
  return (
    <p>
      <FormattedMessage
        id="form.outcome.unreachable"
        defaultMessage="We can't connect right now. We'll keep trying."
        description="Below 'Result unknown, checking' while the server does not answer."
      />
    </p>
  )
}

/**
 * Says that an outcome is unknown and being asked for, or that the request was not carried out and
 * will not be. Shows nothing in the other states.
 */
export function OutcomeNotice<Result>({ state }: { state: MoneyFlowState<Result> }) {
  const intl = useIntl()
  if (state.step === 'checking') {
    return (
      <Notice
        tone="warning"
        title={
          <span className={styles.title}>
            <Spinner
              size="sm"
              label={intl.formatMessage({
                id: 'form.outcome.spinner',
                defaultMessage: 'Checking',
                description: 'Name of the turning sign while an outcome is asked for.',
              })}
            />
            {state.about === 'received' ? (
              <FormattedMessage
                id="form.outcome.receivedTitle"
                defaultMessage="We received your request"
                description="Heading while the record of a money action is read that was received: after the page was loaded again, or while its record can't be read."
              />
            ) : (
              <FormattedMessage
                id="form.outcome.checking"
                defaultMessage="Result unknown, checking"
                description="Heading after the answer of a money action was lost."
              />
            )}
          </span>
        }
      >
        <p>{intl.formatMessage(reasons[state.about])}</p>
        <LookUp fault={state.lookUp} />
      </Notice>
    )
  }
  if (state.step === 'notArrived') {
    return (
      <Notice
        tone="info"
        title={
          <FormattedMessage
            id="form.outcome.notArrived"
            defaultMessage="Your request was not carried out"
            description="Heading when no request is known whose answer was lost, and it can no longer be carried out."
          />
        }
      >
        <FormattedMessage
          id="form.outcome.notArrivedBody"
          defaultMessage="It won't be carried out later either, and no money was moved. Please check your records before you send it again."
          description="Below 'Your request was not carried out'. The records are the page that lists the user's withdrawals, deposits or orders."
        />
      </Notice>
    )
  }
  return null
}

const notSent = defineMessages({
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
} satisfies Record<OtherTabs, object>)

/** What a form shows next to its button where a press was not sent, because another tab was first. */
export const whyNotSent = (state: MoneyFlowState<unknown>): ReactNode =>
  state.step === 'notSent' ? (
    <Notice tone="warning">
      <FormattedMessage {...notSent[state.other]} />
    </Notice>
  ) : null
