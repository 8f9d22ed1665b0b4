import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { readContent } from './exchange-content.ts'
import { typeWord } from './exchange-words.ts'
import type { ExchangeAction } from './use-exchange-action.ts'

interface ExchangeCheckingProps {
  action: ExchangeAction
  content: string
}

/**
 * The outcome is unknown and being asked for. It takes the form's place, so that nobody enters the
 * same again; the entries come back where it turns out that nothing arrived.
 */
export function ExchangeChecking({ action, content }: ExchangeCheckingProps) {
  const format = useMoneyFormat()
  const top = useRef<HTMLDivElement>(null)
  const sent = readContent(content)

  // The form that had the focus is gone: keyboard, screen reader and page go on here.
  useEffect(() => {
    top.current?.focus()
  }, [])

  return (
    <Stack>
      <div ref={top} tabIndex={-1}>
        <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
      </div>
      {sent ? (
        <Card>
          <DefinitionList
            rows={[
              {
                id: 'amount',
                label: (
                  <FormattedMessage
                    id="exchange.checking.amount"
                    defaultMessage="Exchange of"
                    description="Label of the amount whose outcome is being asked for."
                  />
                ),
                value: format.money(sent.amount, sent.currency),
                note: <FormattedMessage {...typeWord(sent.type)} />,
              },
            ]}
          />
        </Card>
      ) : null}
      <ListGroup>
        <ListRow
          href={paths.exchangeRecords}
          title={
            <FormattedMessage
              id="exchange.checking.records"
              defaultMessage="Exchange records"
              description="Link to the list of all exchanges, while an outcome is unknown."
            />
          }
        />
        <ListRow
          href={customerPath({ page: paths.exchange })}
          title={
            <FormattedMessage
              id="exchange.checking.support"
              defaultMessage="Customer service"
              description="Link to customer service, while an outcome is unknown."
            />
          }
        />
      </ListGroup>
    </Stack>
  )
}
