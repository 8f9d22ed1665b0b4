import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '@/ui/notice.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { MoneyFlowState } from './money-flow-state.ts'
import styles from './outcome-notice.module.css'

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
            <FormattedMessage
              id="form.outcome.checking"
              defaultMessage="Result unknown, checking"
              description="Heading after the answer of a money action was lost."
            />
          </span>
        }
      >
        {state.reachable ? (
          <FormattedMessage
            id="form.outcome.checkingBody"
            defaultMessage="The answer was lost. We ask the server what became of your request. Please do not enter it again."
            description="Below 'Result unknown, checking'."
          />
        ) : (
          <FormattedMessage
            id="form.outcome.unreachableBody"
            defaultMessage="The answer was lost, and the server cannot be reached now. We keep asking. Please do not enter it again."
            description="Below 'Result unknown, checking' while the server does not answer."
          />
        )}
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
            description="Heading when the server has no record of a request whose answer was lost, and it can no longer be carried out."
          />
        }
      >
        <FormattedMessage
          id="form.outcome.notArrivedBody"
          defaultMessage="It can no longer be carried out either: no money was moved. You can send it again."
          description="Below 'Your request was not carried out'. It is certain that it did not happen and will not."
        />
      </Notice>
    )
  }
  return null
}
