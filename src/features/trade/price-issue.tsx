import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'

/** Why the price in the confirmation is no longer what was accepted. */
type PriceIssue = 'refused' | 'beyond' | 'expired'

/** `left` are the seconds for which the price is valid; null where it is worse than was accepted. */
export function issueOf(refused: boolean, left: number | null): PriceIssue | null {
  if (refused) return 'refused'
  if (left === null) return 'beyond'
  return left === 0 ? 'expired' : null
}

interface PriceIssueNoticeProps {
  issue: PriceIssue
  /** The present price, as it is shown. */
  present: string
  /** Null where no order can be placed any more. */
  onAccept: (() => void) | null
}

/** Shows the present price, which needs a press of its own. */
export function PriceIssueNotice({ issue, present, onAccept }: PriceIssueNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="trade.confirm.issue"
          defaultMessage="{issue, select, refused {The price has changed. No order was placed.} beyond {The price is worse than you accepted} other {The price you accepted is no longer valid}}"
          description="In the confirmation: the server refused the accepted price (refused), the price has moved beyond the accepted slippage (beyond), or the seconds of the accepted price are over."
          values={{ issue }}
        />
      }
      action={
        onAccept ? (
          <Button variant="secondary" size="sm" onClick={onAccept}>
            <FormattedMessage
              id="trade.confirm.accept"
              defaultMessage="Accept {price}"
              description="Button that accepts the current price; the order is not sent by it."
              values={{ price: present }}
            />
          </Button>
        ) : null
      }
    />
  )
}
