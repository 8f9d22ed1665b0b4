import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Refusal } from '@/api/envelope.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { useNextStep } from './use-next-step.ts'

export interface RefusalContentProps {
  refusal: Refusal
  /** Mends it here and now: a quiet, small button that sets the minimum. */
  fix?: ReactNode
  /** Given where asking again can help: a read. A refused action is mended in its form. */
  onRetry?: () => void
}

/** Why the server said no, with the way forward. */
export function RefusalContent({ refusal, fix, onRetry }: RefusalContentProps) {
  const say = useRefusalMessage()
  const nextStep = useNextStep()(refusal.reason)
  return (
    <Notice
      tone="danger"
      action={
        <>
          {fix}
          {nextStep ? <TextLink href={nextStep.path}>{nextStep.label}</TextLink> : null}
          {onRetry ? (
            <Button variant="quiet" size="sm" onClick={onRetry}>
              <FormattedMessage
                id="refusal.panel.retry"
                defaultMessage="Try again"
                description="Button below the reason why the server refused to show something."
              />
            </Button>
          ) : null}
        </>
      }
    >
      {say(refusal)}
    </Notice>
  )
}
