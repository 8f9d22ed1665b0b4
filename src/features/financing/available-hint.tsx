import { FormattedMessage } from 'react-intl'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'

/** Below an amount to put in: what there is, and the smallest amount now. */
export function AvailableHint({ view, least }: { view: ProjectView; least: Decimal }) {
  const { money } = useMoneyFormat()
  return (
    <FormattedMessage
      id="invest.form.amountHint"
      defaultMessage="{available} available, {min} at least"
      description="Below the amount. Both figures have their currency."
      values={{
        available: money(view.available, view.currency),
        min: money(least, view.project.currency),
      }}
    />
  )
}
