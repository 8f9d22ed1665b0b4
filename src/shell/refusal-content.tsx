import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Refusal } from '@/api/errors.ts'
import { common } from '@/i18n/common-messages.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { ServerText } from './server-text.tsx'
import { useNextStep } from './use-next-step.ts'

export interface RefusalContentProps {
  refusal: Refusal
  /** A small quiet button that fixes the entry, such as setting the minimum. */
  fix?: ReactNode
  /** Given for reads, which can be retried; a refused action is fixed in its form. */
  onRetry?: () => void
}

/** Why the server refused, and what to do about it. */
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
              <FormattedMessage {...common.tryAgain} />
            </Button>
          ) : null}
        </>
      }
    >
      <ServerText text={say(refusal)} />
    </Notice>
  )
}
