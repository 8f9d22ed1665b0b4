import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { OneTapSettingProps } from '@/domain/orders/one-tap-setting.tsx'
import { OneTapSetting } from '@/domain/orders/one-tap-setting.tsx'
import { common } from '@/i18n/common-messages.ts'
import type { Feedback } from '@/lib/feedback.ts'
import { canGive, chooseFeedback, feedbackIsOn } from '@/lib/feedback.ts'
import { paths } from '@/lib/paths.ts'
import { chooseRiseColour, riseColour } from '@/lib/theme.ts'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Switch } from '@/ui/switch.tsx'
import { TextLink } from '@/ui/text-link.tsx'

const ICON_SIZE = 22

/** Settings of trading and customer service, one tap away. Visitors place no orders, by one tap or more. */
export function TradeBar({ oneTap }: { oneTap?: OneTapSettingProps | undefined }) {
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
        closeLabel={intl.formatMessage(common.close)}
      >
        <Settings oneTap={oneTap} />
      </Sheet>
    </>
  )
}

function Settings({ oneTap }: { oneTap: OneTapSettingProps | undefined }) {
  const { hasPage } = useAreas()
  const [red, setRed] = useState(riseColour() === 'red')
  return (
    <Stack>
      {oneTap ? <OneTapSetting {...oneTap} /> : null}
      {oneTap && hasPage(paths.limits) ? (
        <p>
          <TextLink href={paths.limits}>
            <FormattedMessage {...common.ownLimits} />
          </TextLink>
        </p>
      ) : null}
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
  if (!canGive(kind)) return null
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
