import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SupportLink } from '@/components/support-link.tsx'
import type { Feedback } from '@/lib/feedback.ts'
import { chooseFeedback, feedbackIsOn } from '@/lib/feedback.ts'
import { chooseRiseColour, riseColour } from '@/lib/theme.ts'
import { Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Switch } from '@/ui/switch.tsx'

const ICON_SIZE = 22

/** Settings of trading and customer service, one tap away. */
export function TradeBar() {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const settings = intl.formatMessage({
    id: 'trade.settings.title',
    defaultMessage: 'Trade settings',
    description: 'Name of the icon in the bar, and title of the sheet that it opens.',
  })
  return (
    <>
      <IconButton
        label={settings}
        icon={<SlidersHorizontal size={ICON_SIZE} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <SupportLink />
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={settings}
        closeLabel={intl.formatMessage({
          id: 'trade.settings.close',
          defaultMessage: 'Close',
          description: 'Name of the button that closes the settings.',
        })}
      >
        <Settings />
      </Sheet>
    </>
  )
}

function Settings() {
  const [red, setRed] = useState(riseColour() === 'red')
  return (
    <Stack>
      <Switch
        label={
          <FormattedMessage
            id="trade.settings.red"
            defaultMessage="Red for rising prices"
            description="Setting: red up and green down, as in East Asia."
          />
        }
        checked={red}
        onChange={({ target }) => {
          setRed(target.checked)
          chooseRiseColour(target.checked ? 'red' : 'green')
        }}
      />
      <FeedbackSwitch
        kind="haptic"
        label={
          <FormattedMessage
            id="trade.settings.haptic"
            defaultMessage="Vibrate when an order settles"
            description="Setting, off until it is chosen."
          />
        }
      />
      <FeedbackSwitch
        kind="sound"
        label={
          <FormattedMessage
            id="trade.settings.sound"
            defaultMessage="Sound when an order settles"
            description="Setting, off until it is chosen."
          />
        }
      />
    </Stack>
  )
}

function FeedbackSwitch({ kind, label }: { kind: Feedback; label: ReactNode }) {
  const [on, setOn] = useState(feedbackIsOn(kind))
  return (
    <Switch
      label={label}
      checked={on}
      onChange={({ target }) => {
        setOn(target.checked)
        chooseFeedback(kind, target.checked)
      }}
    />
  )
}
