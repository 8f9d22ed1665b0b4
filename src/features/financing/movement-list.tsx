import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PurchaseMovement } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import styles from './purchase.module.css'
import { movementWord } from './purchase-words.ts'

/** Movements that show at first, and that each press adds. */
const FIRST = 5
const MORE = 30

interface MovementListProps {
  movements: readonly PurchaseMovement[]
}

/** Money between the balance and a purchase, the newest first. */
export function MovementList({ movements }: MovementListProps) {
  const intl = useIntl()
  const [count, setCount] = useState(FIRST)
  const left = movements.length - count
  return (
    <>
      <ListGroup label={intl.formatMessage(common.transactions)}>
        {movements.slice(0, count).map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ListGroup>
      {left > 0 ? (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" onClick={() => setCount(count + MORE)}>
            <FormattedMessage
              id="financing.purchase.movements.more"
              defaultMessage="{count, number} more"
              description="Button below the transactions: shows older ones; count is how many there are."
              values={{ count: left }}
            />
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Movement({ movement: { type, at, amount, currency } }: { movement: PurchaseMovement }) {
  const format = useMoneyFormat()
  return (
    <ListRow
      title={<FormattedMessage {...movementWord(type)} />}
      subtitle={formatMinute(at)}
      value={`${format.signed(amount, currency)} ${currency}`}
    />
  )
}
