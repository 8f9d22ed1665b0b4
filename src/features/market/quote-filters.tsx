import { ArrowDownUp } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { ProductSearch } from '@/domain/quotes/product-search.tsx'
import { common } from '@/i18n/common-messages.ts'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './quotes.module.css'
import type { Group, Order } from './quotes-rules.ts'
import { GROUPS, ORDERS } from './quotes-rules.ts'

const groups = defineMessages({
  all: common.all,
  favourites: common.favourites,
  forex: {
    id: 'market.group.forex',
    defaultMessage: 'Forex',
    description: 'Category of products: currency pairs.',
  },
  gold: {
    id: 'market.group.gold',
    defaultMessage: 'Gold',
    description: 'Category of products: precious metals.',
  },
  futures: {
    id: 'market.group.futures',
    defaultMessage: 'Futures',
    description: 'Category of products.',
  },
  stocks: {
    id: 'market.group.stocks',
    defaultMessage: 'Stocks',
    description: 'Category of products.',
  },
  crypto: {
    id: 'market.group.crypto',
    defaultMessage: 'Crypto',
    description: 'Category of products: crypto currencies.',
  },
} satisfies Record<Group, object>)

const orders = defineMessages({
  default: {
    id: 'market.order.default',
    defaultMessage: 'Standard',
    description: 'Order of the quotes: as the operator lists them.',
  },
  movers: {
    id: 'market.order.movers',
    defaultMessage: 'Largest moves first',
    description: 'Order of the quotes: the largest change of the price first, up or down.',
  },
  rise: {
    id: 'market.order.rise',
    defaultMessage: 'Largest rise first',
    description: 'Order of the quotes: the largest rise of the price first.',
  },
  fall: {
    id: 'market.order.fall',
    defaultMessage: 'Largest fall first',
    description: 'Order of the quotes: the largest fall of the price first.',
  },
  name: {
    id: 'market.order.name',
    defaultMessage: 'By name',
    description: 'Order of the quotes: alphabetical.',
  },
} satisfies Record<Order, object>)

/** Looks for a product by its symbol or name. */
export function QuoteSearch({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  return (
    <div className={styles.search} data-filled={value === '' ? undefined : ''}>
      <ProductSearch value={value} onChange={onChange} />
    </div>
  )
}

/** Which products are shown. */
export function GroupChoice({
  value,
  onChange,
}: {
  value: Group
  onChange: (value: Group) => void
}) {
  const intl = useIntl()
  return (
    <Segmented
      layout="scroll"
      className={styles.groups}
      label={intl.formatMessage({
        id: 'market.group.label',
        defaultMessage: 'Category',
        description: 'Name of the choice of a group of quotes, for screen readers.',
      })}
      options={GROUPS.map((group) => ({ value: group, label: intl.formatMessage(groups[group]) }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** In which order they stand. */
export function OrderChoice({
  value,
  onChange,
}: {
  value: Order
  onChange: (value: Order) => void
}) {
  const intl = useIntl()
  return (
    <div className={styles.order} data-chosen={value === 'default' ? undefined : ''}>
      <ArrowDownUp size={20} aria-hidden />
      <select
        aria-label={intl.formatMessage(common.sortBy)}
        value={value}
        onChange={({ target }) => {
          const chosen = ORDERS.find((order) => order === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {intl.formatMessage(orders[order])}
          </option>
        ))}
      </select>
      <span className={styles.ring} />
    </div>
  )
}
