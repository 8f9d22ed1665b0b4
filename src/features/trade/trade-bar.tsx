import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import type { Feedback } from '@/platform/feedback.ts'
import { canGive, chooseFeedback, feedbackIsOn } from '@/platform/feedback.ts'
import { chooseRiseColour, riseColour } from '@/platform/theme.ts'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Switch } from '@/ui/switch.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import type { OneTapSettingProps } from './one-tap-setting.tsx'
import { OneTapSetting } from './one-tap-setting.tsx'
import styles from './trade.module.css'

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
      <span className={styles.support}>
        <SupportLink />
      </span>
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
  const { pathname } = useLocation()
  const [red, setRed] = useState(riseColour() === 'red')
  return (
    <Stack>
      {oneTap ? <OneTapSetting {...oneTap} /> : null}
      {oneTap && hasPage(paths.limits) ? (
        <p>
          <TextLink href={paths.limits} alone>
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
      {/* The bar of a small phone has no room for it. */}
      <p>
        <TextLink href={customerPath({ page: pathname })} alone>
          <FormattedMessage {...common.support} />
        </TextLink>
      </p>
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
