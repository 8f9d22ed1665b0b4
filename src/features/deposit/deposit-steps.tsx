import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useStepState, useUsualTime } from '@/patterns/records/review.tsx'
import type { StepState } from '@/ui/timeline.tsx'
import { Timeline } from '@/ui/timeline.tsx'
import { messages } from './messages.ts'

interface DepositStepsProps {
  /** The step that is next: what is deposited, the account that is waited for. */
  at: 'amount' | 'account'
  /** Whether an account can be named at once. */
  ready: boolean
  /** What was asked for, while its account is waited for. */
  asked?: ReactNode
  /** When the account is expected, in the place of how long it usually takes. */
  expected?: ReactNode
}

/** Who does what next, until the money is credited. */
export function DepositSteps({ at, ready, asked, expected }: DepositStepsProps) {
  const named = useUsualTime('deposit_release')
  const credited = useUsualTime('deposit')
  const stateLabel = useStepState()
  const first: StepState = at === 'amount' ? 'current' : 'done'
  const second: StepState = at === 'account' ? 'current' : 'upcoming'
  return (
    <Timeline
      stateLabel={stateLabel}
      steps={[
        {
          id: 'amount',
          state: first,
          title: <FormattedMessage {...messages.amountStep} />,
          note: asked,
        },
        {
          id: 'account',
          state: second,
          title: (
            <FormattedMessage
              id="deposit.step.account"
              defaultMessage="We send you the payment details"
              description="Second step of a deposit: customer service approves the amount and gives the account or address to pay to."
            />
          ),
          time: ready ? null : (expected ?? named),
          note: ready ? null : (
            <FormattedMessage
              id="deposit.step.notBefore"
              defaultMessage="They appear here as soon as they're ready. Don't transfer anything before that."
              description="Below 'We send you the payment details'."
            />
          ),
        },
        {
          id: 'proof',
          state: 'upcoming',
          title: (
            <FormattedMessage
              id="deposit.step.proof"
              defaultMessage="You transfer and upload the proof"
              description="Third step of a deposit."
            />
          ),
        },
        {
          id: 'review',
          state: 'upcoming',
          title: <ReviewStep />,
          time: credited,
        },
      ]}
    />
  )
}

/** The last step, which the user waits for. */
export function ReviewStep() {
  return (
    <FormattedMessage
      id="deposit.step.review"
      defaultMessage="We review it and credit your balance"
      description="Last step of a deposit."
    />
  )
}
