import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { readContent } from './buy-content.ts'
import type { BuyAction } from './use-buy-action.ts'

/**
 * The outcome is unknown and being asked for. It takes the form's place, so that nobody enters the
 * same again; the entries come back where it turns out that nothing arrived.
 */
export function BuyChecking({ action, content }: { action: BuyAction; content: string }) {
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
                    id="invest.checking.purchase"
                    defaultMessage="Purchase of {title}"
                    description="Label of the amount of the purchase whose outcome is being asked for."
                    values={{ title: sent.title }}
                  />
                ),
                value: format.money(sent.amount, sent.currency),
              },
            ]}
          />
        </Card>
      ) : null}
      <ListGroup>
        <ListRow
          href={customerPath({ page: paths.projectDetails })}
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
