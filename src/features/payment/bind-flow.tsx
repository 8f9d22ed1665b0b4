import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Arrival } from '@/components/arrival.tsx'
import { Done, DoneButton } from '@/components/money-action/done.tsx'
import type { MoneyActionState } from '@/components/money-action/money-action-state.ts'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { useLeaveTo } from '@/components/navigation.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'

interface BindFlowProps<Result> {
  state: MoneyActionState<Result>
  onCheckAgain: () => void
  onStartOver: () => void
  /** What was bound, as the server shows it. */
  renderResult: (result: Result) => ReactNode
  /** The form. */
  children: ReactNode
}

/** Where a binding stands: an outcome comes before everything else. */
export function BindFlow<Result>({
  state,
  onCheckAgain,
  onStartOver,
  renderResult,
  children,
}: BindFlowProps<Result>) {
  switch (state.step) {
    case 'done':
      return <Bound onDone={onStartOver}>{renderResult(state.result)}</Bound>
    case 'checking':
      return (
        <Arrival>
          <OutcomeNotice state={state} onCheckAgain={onCheckAgain} />
        </Arrival>
      )
    default:
      return (
        <Stack>
          <OutcomeNotice state={state} onCheckAgain={onCheckAgain} />
          {children}
        </Stack>
      )
  }
}

/** What was bound, and the ways on. */
function Bound({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const leaveTo = useLeaveTo()
  return (
    <Done
      title={
        <FormattedMessage
          id="payment.done.title"
          defaultMessage="Successfully added!"
          description="Success message of the specification, after something was bound."
        />
      }
      record={children}
    >
      <DoneButton
        onPress={() => {
          onDone()
          leaveTo(paths.paymentMethods)
        }}
      />
      <UiLink
        href={paths.paymentMethods}
        className={buttonClass({ variant: 'quiet', fullWidth: true })}
        onClick={onDone}
      >
        <FormattedMessage
          id="payment.done.list"
          defaultMessage="All payment methods"
          description="Link from what was bound to the list of all."
        />
      </UiLink>
    </Done>
  )
}
