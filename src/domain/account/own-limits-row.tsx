import { Gauge } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { ListRow } from '@/ui/list.tsx'

/** The way to the user's own limits, where the server has them. */
export function OwnLimitsRow() {
  if (!useAreas().hasPage(paths.limits)) return null
  return (
    <ListRow
      href={paths.limits}
      icon={<Gauge size={22} aria-hidden />}
      title={<FormattedMessage {...common.ownLimits} />}
      subtitle={
        <FormattedMessage
          id="ownLimits.rowNote"
          defaultMessage="Amounts, losses, time, pauses"
          description="Below 'Own limits': what can be limited for orders."
        />
      }
    />
  )
}
