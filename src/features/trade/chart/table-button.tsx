import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './chart.module.css'

/** Shows the figures of a chart as a table, or the drawing again. */
export function TableButton({
  pressed,
  onPress,
}: {
  pressed: boolean
  onPress: (pressed: boolean) => void
}) {
  const intl = useIntl()
  return (
    <IconButton
      aria-pressed={pressed}
      className={cx(pressed && styles.pressed)}
      label={intl.formatMessage({
        id: 'trade.chart.table',
        defaultMessage: 'Table',
        description: 'Name of the icon that shows a chart as a table; it is pressed or not.',
      })}
      icon={<Table2 size={20} aria-hidden />}
      onClick={() => onPress(!pressed)}
    />
  )
}
