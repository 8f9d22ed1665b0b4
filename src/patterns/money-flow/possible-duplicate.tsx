import { FormattedMessage } from 'react-intl'
import type { Refusal } from '@/api/errors.ts'
import { formatClock } from '@/lib/time.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { isPossibleDuplicate } from '@/patterns/form/submit-error.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import type { Wording } from './question-dialog.tsx'
import type { MoneyFlow } from './use-money-flow.ts'

/** How a question reads after the server named an equal request of a short while ago. */
export const duplicateWording = ({
  params,
}: Refusal): Pick<Wording, 'title' | 'confirmLabel' | 'cancelLabel'> => ({
  title: (
    <FormattedMessage
      id="form.duplicate.title"
      defaultMessage="You sent this at {time}. Send it again?"
      description="Question after a deposit, withdrawal, exchange, investment or top-up was refused because an equal one was carried out a few minutes before. time has hours and minutes."
      values={{ time: formatClock(parseInt(params.answered_at ?? '', 10)) }}
    />
  ),
  confirmLabel: (
    <FormattedMessage
      id="form.duplicate.send"
      defaultMessage="Send it again"
      description="Button that answers 'You sent this at 05:41 PM. Send it again?' with yes."
    />
  ),
  cancelLabel: (
    <FormattedMessage
      id="form.duplicate.keep"
      defaultMessage="Don't send it"
      description="Button that answers 'You sent this at 05:41 PM. Send it again?' with no."
    />
  ),
})

interface EarlierLinkProps {
  error: SubmitError | null
  pathOf: MoneyFlow<never, unknown>['earlierPath']
}

/** The link to the earlier request that an error names, next to why this one was refused. */
export function EarlierLink({ error, pathOf }: EarlierLinkProps) {
  const path = isPossibleDuplicate(error) ? pathOf?.(error.refusal) : null
  if (!path) return null
  return (
    <TextLink href={path}>
      <FormattedMessage
        id="form.duplicate.show"
        defaultMessage="Show what you sent"
        description="Link to the record of the earlier request, after 'Don't send it' was pressed."
      />
    </TextLink>
  )
}
