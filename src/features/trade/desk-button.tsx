import { GraduationCap } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button.tsx'

interface DeskButtonProps {
  isPractice: boolean
  onPress: () => void
}

/** In the bar: what practice is, with the way between it and real money. */
export function DeskButton({ isPractice, onPress }: DeskButtonProps) {
  const intl = useIntl()
  return (
    <IconButton
      label={intl.formatMessage(
        {
          id: 'trade.practice.open',
          defaultMessage: '{practice, select, yes {Practice is on} other {Practice}}',
          description:
            'Name of the icon in the bar of the trade page: opens what practice is, and changes between practice and real money.',
        },
        { practice: isPractice ? 'yes' : 'no' },
      )}
      aria-haspopup="dialog"
      icon={<GraduationCap size={22} aria-hidden />}
      onClick={onPress}
    />
  )
}
