import type { ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import type {
  Asked,
  LookUpFault,
  MoneyFlowState,
} from '@/patterns/money-flow/engine/money-flow-state.ts'
import { Notice } from '@/ui/notice.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import styles from './outcome-notice.module.css'

const own = defineMessage({
  id: 'form.outcome.own',
  defaultMessage:
    "We don't know the result of your request yet. We're checking it: please don't send it again.",
  description:
    "Below 'Result unknown, checking': the response was lost, the page was left in the meantime, or another tab sent the request.",
})

const reasons = defineMessages({
  own,
  sessionEnded: {
    id: 'form.outcome.sessionEnded',
    defaultMessage:
      "Your session ended while you sent this. We're checking whether we received it. If we didn't, you get your entries back.",
    description: "Below 'Result unknown, checking', after the user has logged in again.",
  },
  otherTab: own,
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

/** What a form shows next to its button where a press was not sent, because another tab was first. */
export const whyNotSent = (state: MoneyFlowState<unknown>): ReactNode =>
  state.step === 'notSent' ? (
    <Notice tone="warning">
      <FormattedMessage
        id="form.notSent.otherTab"
        defaultMessage="You sent a request in another tab, so nothing was sent from here. Your entries are kept. Check its result before you send them."
        description="Above the submit button: a press was not sent, because another tab had sent one. That one may still be open, done, or not carried out."
      />
    </Notice>
  ) : null
