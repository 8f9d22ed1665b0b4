import { FormattedMessage } from 'react-intl'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { classWord } from './deposit-class.ts'
import { DepositStatus } from './deposit-status.tsx'

/** All that the server tells of a deposit. */
export function RecordDetails({ record }: { record: DepositRecord }) {
  const format = useMoneyFormat()
  const method: DefinitionRow[] =
    record.method_name === null
      ? []
      : [
          {
            id: 'method',
            label: (
              <FormattedMessage
                id="deposit.record.method"
                defaultMessage="Transferred by"
                description="Label: how the money was transferred."
              />
            ),
            value: record.method_name,
          },
        ]
  const code: DefinitionRow[] =
    record.transaction_code === null
      ? []
      : [
          {
            id: 'code',
            label: (
              <FormattedMessage
                id="deposit.record.code"
                defaultMessage="Transaction code"
                description="Label: the code of a transfer."
              />
            ),
            value: record.transaction_code,
            mono: true,
          },
        ]
  return (
    <DefinitionList
      rows={[
        {
          id: 'status',
          label: (
            <FormattedMessage
              id="deposit.record.status"
              defaultMessage="Status"
              description="Label: state of a deposit."
            />
          ),
          value: <DepositStatus status={record.status} />,
        },
        {
          id: 'class',
          label: (
            <FormattedMessage
              id="deposit.record.class"
              defaultMessage="Class"
              description="Label: class of a deposit, such as self-service or a bonus."
            />
          ),
          value: <FormattedMessage {...classWord(record.class)} />,
        },
        ...method,
        {
          id: 'time',
          label: (
            <FormattedMessage
              id="deposit.record.time"
              defaultMessage="Submitted"
              description="Label: when a deposit was submitted."
            />
          ),
          value: formatDateTime(record.created_at),
        },
        {
          id: 'id',
          label: (
            <FormattedMessage
              id="deposit.record.id"
              defaultMessage="Record number"
              description="Label: id of a deposit."
            />
          ),
          value: record.id,
          mono: true,
        },
        ...code,
        {
          id: 'amount',
          label: (
            <FormattedMessage
              id="deposit.record.amount"
              defaultMessage="{status, select, success {Credited} failed {Not credited} other {To be credited}}"
              description="Label of the amount by the state of the deposit."
              values={{ status: record.status }}
            />
          ),
          value: format.money(record.amount, record.currency),
          emphasis: 'total',
        },
      ]}
    />
  )
}
