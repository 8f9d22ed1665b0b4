import { useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { Area, LedgerType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { presentCurrencies } from '@/lib/currencies.ts'
import { FilterChoice } from '@/patterns/records/filter-choice.tsx'
import { Field } from '@/ui/field.tsx'
import { Select } from '@/ui/select.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import { KINDS, PERIODS } from './ledger-filter.ts'
import { kindWords } from './ledger-words.ts'
import styles from './wallet.module.css'

/** The kinds of movements that one area alone brings about. */
const areaOfKind: Partial<Record<LedgerType, Area>> = {
  order_stake: 'trading',
  order_fee: 'trading',
  order_payout: 'trading',
  order_refund: 'trading',
  project_purchase: 'financing',
  project_append: 'financing',
  project_income: 'financing',
  project_principal: 'financing',
  exchange: 'coins',
}

interface LedgerFilterFieldsProps {
  filter: LedgerFilter
  onChange: (filter: LedgerFilter) => void
}

/** Which movements are shown; each choice takes effect at once. */
export function LedgerFilterFields({ filter, onChange }: LedgerFilterFieldsProps) {
  const intl = useIntl()
  const { offers } = useAreas()
  const kinds = KINDS.filter((kind) => {
    const area = areaOfKind[kind]
    return area === undefined || offers(area)
  })
  const currencies = presentCurrencies()
    .filter(({ type }) => type === 'cash' || offers('coins'))
    .map(({ code }) => code)
  return (
    <div className={styles.filter}>
      {currencies.length > 1 ? (
        <FilterChoice
          label={intl.formatMessage(common.currency)}
          values={currencies}
          word={(currency) => currency}
          all={intl.formatMessage(common.allOfKind)}
          chosen={filter.currency}
          onChoose={(currency) => onChange({ ...filter, currency })}
        />
      ) : null}
      <div className={styles.selects}>
        <Field label={intl.formatMessage(common.type)}>
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
                description: 'First option of the choice of a kind of transaction.',
              })}
            </option>
            {kinds.map((kind) => (
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
            description: 'Label of the choice of how far back the transactions are shown.',
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
