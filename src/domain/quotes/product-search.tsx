import { useIntl } from 'react-intl'
import { SearchInput } from '@/ui/search-input.tsx'

interface ProductSearchProps {
  value: string
  onChange: (value: string) => void
}

/** Looks for a product by its symbol or name. */
export function ProductSearch({ value, onChange }: ProductSearchProps) {
  const intl = useIntl()
  return (
    <SearchInput
      label={intl.formatMessage({
        id: 'product.search.label',
        defaultMessage: 'Search by symbol or name',
        description: 'Name of the search above products, for screen readers.',
      })}
      placeholder={intl.formatMessage({
        id: 'product.search.placeholder',
        defaultMessage: 'Search',
        description: 'In the empty search field above products; short.',
      })}
      value={value}
      onChange={onChange}
      clearLabel={intl.formatMessage({
        id: 'product.search.clear',
        defaultMessage: 'Clear search',
        description: 'Name of the cross that empties the search above products.',
      })}
    />
  )
}
