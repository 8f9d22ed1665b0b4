import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { addsTurnover, toDoAfter, turnoverAfter } from '@/domain/conditions/condition-rules.ts'
import { conditionNames } from '@/domain/conditions/use-condition-texts.tsx'
import type { WithdrawalConditions } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Notice } from '@/ui/notice.tsx'
import styles from './before-withdrawal.module.css'

interface BeforeWithdrawalProps {
  conditions: WithdrawalConditions
  /** What is about to be deposited; null while nothing is typed. */
  amount: Decimal | null
}

/**
 * What is to be done before an amount that is about to be deposited can be withdrawn again: said before
 * the money goes in, in its own figures. Nothing where nothing is left to do.
 */
export function BeforeWithdrawal({ conditions, amount }: BeforeWithdrawalProps) {
  const { offered } = useAreas()
  const format = useMoneyFormat()
  const { currency, turnover } = conditions
  if (amount === null) {
    if (!addsTurnover(turnover)) return null
    return (
      <Notice>
        <FormattedMessage
          id="conditions.before.rule"
          defaultMessage="Each deposit adds {rate} of its amount to the turnover you need before you can withdraw."
          description="Below the empty amount of a deposit. rate is such as 100%."
          values={{ rate: format.rate(turnover.deposit_rate) }}
        />
      </Notice>
    )
  }
  const toDo = toDoAfter(conditions, amount)
  if (toDo.length === 0) return null
  const { remaining } = turnoverAfter(turnover, amount, currency)
  return (
    // Not a status: it would be read out anew at each digit that is typed.
    <Notice
      title={
        <FormattedMessage
          id="conditions.before.title"
          defaultMessage="Before you can withdraw {amount}, you need:"
          description="Above a list, below the amount of a deposit and in its question. amount has its currency."
          values={{ amount: format.money(amount, currency) }}
        />
      }
    >
      <ul className={styles.list}>
        {toDo.map((id) => (
          <li key={id}>
            {id === 'turnover' ? (
              <FormattedMessage
                id="conditions.before.turnover"
                defaultMessage="{financing, select, true {{remaining} in orders that win or lose, or in projects} other {{remaining} in orders that win or lose}}"
                description="In the list below 'Before you can withdraw …, you need'. financing is true on a site with projects. remaining has its currency."
                values={{ ...offered, remaining: format.money(remaining, currency) }}
              />
            ) : (
              <FormattedMessage {...conditionNames[id]} values={offered} />
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
