import { useIntl } from 'react-intl'
import { Currency } from '@/generated/model/currency.ts'
import { Field } from '@/ui/field.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { Select } from '@/ui/select.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import { KINDS, PERIODS } from './ledger-filter.ts'
import { kindWords } from './ledger-words.ts'
import styles from './wallet.module.css'

interface LedgerFilterFieldsProps {
  filter: LedgerFilter
  onChange: (filter: LedgerFilter) => void
}

/** The value of "all" in a choice of one of several. */
const ALL = 'all'

/** Which movements are shown; each choice takes effect at once. */
export function LedgerFilterFields({ filter, onChange }: LedgerFilterFieldsProps) {
  const intl = useIntl()
  return (
    <div className={styles.filter}>
      <Segmented
        layout="scroll"
        label={intl.formatMessage({
          id: 'wallet.filter.currency',
          defaultMessage: 'Currency',
          description: 'Name of the choice of a currency in the filter of the ledger.',
        })}
        options={[
          {
            value: ALL,
            label: intl.formatMessage({
              id: 'wallet.filter.allCurrencies',
              defaultMessage: 'All',
              description: 'First choice of a currency in the filter: all of them.',
            }),
          },
          ...Object.values(Currency).map((currency) => ({ value: currency, label: currency })),
        ]}
        value={filter.currency ?? ALL}
        onChange={(next) => onChange({ ...filter, currency: next === ALL ? undefined : next })}
      />
      <div className={styles.selects}>
        <Field
          label={intl.formatMessage({
            id: 'wallet.filter.type',
            defaultMessage: 'Type',
            description: 'Label of the choice of a kind of movement in the filter of the ledger.',
          })}
        >
          <Select
            value={filter.kind ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, kind: KINDS.find((kind) => kind === target.value) })
            }
          >
            <option value="">
              {intl.formatMessage({
                id: 'wallet.filter.allTypes',
                defaultMessage: 'All types',
                description: 'First option of the choice of a kind of movement.',
              })}
            </option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {intl.formatMessage(kindWords[kind])}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={intl.formatMessage({
            id: 'wallet.filter.period',
            defaultMessage: 'Period',
            description: 'Label of the choice of how far back the ledger is shown.',
          })}
        >
          <Select
            value={filter.period ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, period: PERIODS.find((period) => period === target.value) })
            }
          >
            <option value="">
              {intl.formatMessage({
                id: 'wallet.filter.allTime',
                defaultMessage: 'All time',
                description: 'First option of the choice of a period.',
              })}
            </option>
            {PERIODS.map((days) => (
              <option key={days} value={days}>
                {intl.formatMessage(
                  {
                    id: 'wallet.filter.days',
                    defaultMessage: 'Last {days} days',
                    description: 'Option of the choice of a period: 7, 30 or 90 days.',
                  },
                  { days },
                )}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  )
}
