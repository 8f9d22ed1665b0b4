import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NextStep } from '@/domain/account/first-steps.tsx'
import { useHasNextStep } from '@/domain/account/use-first-steps.ts'
import { paths } from '@/lib/paths.ts'
import type { MoneyFlowDefinition, OnceForm } from '@/patterns/money-flow/engine/money-flow.ts'
import { useMoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { Done, DoneButton } from '@/patterns/money-flow/page/done.tsx'
import { OutcomeNotice } from '@/patterns/money-flow/page/outcome-notice.tsx'
import { FlowContext } from '@/patterns/money-flow/page/use-money-action.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { useLeaveTo } from '@/shell/navigation.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'

interface BindFlowProps<Form extends OnceForm, Data, Result> {
  action: MoneyFlowDefinition<Form, Data, Result>
  /** What was bound, as the server shows it. */
  renderResult: (result: Result) => ReactNode
  /** The form. */
  children: ReactNode
}

/** Shows the outcome of a stored intent first, else the form. */
export function BindFlow<Form extends OnceForm, Data, Result>({
  action,
  renderResult,
  children,
}: BindFlowProps<Form, Data, Result>) {
  const flow = useMoneyFlow(action)
  const { state } = flow
  switch (state.step) {
    case 'done':
      return <Bound onDone={flow.startOver}>{renderResult(state.result)}</Bound>
    case 'checking':
      return (
        <FocusOnMount>
          <OutcomeNotice state={state} />
        </FocusOnMount>
      )
    default:
      return (
        <Stack>
          <OutcomeNotice state={state} />
          <FlowContext.Provider value={{ operation: action.operation, flow }}>
            {children}
          </FlowContext.Provider>
        </Stack>
      )
  }
}

/** Result of a binding, and where to go next. */
function Bound({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const leaveTo = useLeaveTo()
  const hasNextStep = useHasNextStep('target')
  return (
    <Done
      title={
        <FormattedMessage
          id="payment.done.title"
          defaultMessage="Successfully added!"
          description="As the specification has it. Success message after a payment method was added."
        />
      }
      record={children}
    >
      <NextStep after="target" />
      <DoneButton
        second={hasNextStep}
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
          description="Link from what was added to the list of all."
        />
      </UiLink>
    </Done>
  )
}
