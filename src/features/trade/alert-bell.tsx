import { Bell } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { priceAlertsPath } from '@/lib/paths.ts'
import { IconLink } from '@/ui/icon-button.tsx'

/** The way to the price alerts of a product, where the server has them. */
export function AlertBell({ symbol, name }: { symbol: string; name: string }) {
  const intl = useIntl()
  const { has } = useAreas()
  if (!has('price_alerts')) return null
  return (
    <IconLink
      href={priceAlertsPath(symbol)}
      label={intl.formatMessage(
        {
          id: 'trade.bar.alerts',
          defaultMessage: 'Price alerts: {name}',
          description: 'Name of the bell of a product, which leads to its price alerts.',
        },
        { name },
      )}
      icon={<Bell size={20} aria-hidden />}
    />
  )
}
