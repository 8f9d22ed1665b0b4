import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MoneyActionState } from '@/components/money-action/money-action-state.ts'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { customerPath } from '@/lib/paths.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'

interface CheckingProps<Result> {
  state: MoneyActionState<Result>
  onCheckAgain: () => void
  /** What was sent: its name and its amount. Null where the stored text is none of this version. */
  sent: { label: ReactNode; value: ReactNode } | null
  /** The page from which customer service is told that one comes. */
  page: string
}

/**
 * The outcome is unknown and being asked for. It takes the form's place, so that nobody enters the
 * same again; the entries come back where it turns out that nothing arrived.
 */
export function Checking<Result>({ state, onCheckAgain, sent, page }: CheckingProps<Result>) {
  const top = useRef<HTMLDivElement>(null)

  // The form that had the focus is gone: keyboard, screen reader and page go on here.
  useEffect(() => {
    top.current?.focus()
  }, [])

  return (
    <Stack>
      <div ref={top} tabIndex={-1}>
        <OutcomeNotice state={state} onCheckAgain={onCheckAgain} />
      </div>
      {sent ? (
        <Card>
          <DefinitionList rows={[{ id: 'sent', ...sent }]} />
        </Card>
      ) : null}
      <ListGroup>
        <ListRow
          href={customerPath({ page })}
          title={
            <FormattedMessage
              id="invest.checking.support"
              defaultMessage="Customer service"
              description="Link to customer service, while an outcome is unknown."
            />
          }
        />
      </ListGroup>
    </Stack>
  )
}
