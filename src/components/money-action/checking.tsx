import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { customerPath } from '@/lib/paths.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Arrival } from '../arrival.tsx'
import type { MoneyActionState } from './money-action-state.ts'
import { OutcomeNotice } from './outcome-notice.tsx'

interface CheckingProps<Result> {
  state: MoneyActionState<Result>
  onCheckAgain: () => void
  /** What was sent: its name and its amount. Null where the stored text is none of this version. */
  sent: { label: ReactNode; value: ReactNode; note?: ReactNode } | null
  /** The list where a result can be found, too. */
  records?: { path: string; label: ReactNode }
}

/**
 * The outcome is unknown and being asked for. It takes the form's place, so that nobody enters the
 * same again; the entries come back where it turns out that nothing arrived.
 */
export function Checking<Result>({ state, onCheckAgain, sent, records }: CheckingProps<Result>) {
  const { pathname } = useLocation()

  return (
    <Stack>
      <Arrival>
        <OutcomeNotice state={state} onCheckAgain={onCheckAgain} />
      </Arrival>
      {sent ? (
        <Card>
          <DefinitionList rows={[{ id: 'sent', ...sent }]} />
        </Card>
      ) : null}
      <ListGroup>
        {records ? <ListRow href={records.path} title={records.label} /> : null}
        <ListRow
          href={customerPath({ page: pathname })}
          title={
            <FormattedMessage
              id="form.checking.support"
              defaultMessage="Customer service"
              description="Link to customer service, while an outcome is unknown."
            />
          }
        />
      </ListGroup>
    </Stack>
  )
}
