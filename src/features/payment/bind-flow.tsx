import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MoneyActionState } from '@/components/money-action/money-action-state.ts'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { useLeaveTo } from '@/components/navigation.ts'
import { paths } from '@/lib/paths.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import styles from './payment.module.css'

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
      return <Done onDone={onStartOver}>{renderResult(state.result)}</Done>
    case 'checking':
      return (
        <Focused>
          <OutcomeNotice state={state} onCheckAgain={onCheckAgain} />
        </Focused>
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

/** The form that had the focus is gone: keyboard, screen reader and page go on here. */
function Focused({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus()
  }, [])
  return (
    <div ref={top} tabIndex={-1}>
      {children}
    </div>
  )
}

function Done({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const leaveTo = useLeaveTo()
  return (
    <Stack>
      <Focused>
        <Notice
          tone="success"
          title={
            <FormattedMessage
              id="payment.done.title"
              defaultMessage="Successfully added!"
              description="Success message of the specification, after something was bound."
            />
          }
        />
      </Focused>
      <Card>{children}</Card>
      <div className={styles.ways}>
        <Button
          fullWidth
          onClick={() => {
            onDone()
            leaveTo(paths.paymentMethods)
          }}
        >
          <FormattedMessage
            id="payment.done.done"
            defaultMessage="Done"
            description="Button that leaves the result of a binding for the page before."
          />
        </Button>
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
      </div>
    </Stack>
  )
}
