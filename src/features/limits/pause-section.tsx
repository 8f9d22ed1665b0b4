import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import type { OwnLimits } from '@/generated/h5.schemas.ts'
import { useRequestPauseEnd, useStartPause } from '@/generated/limits/limits.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatMinute } from '@/lib/time.ts'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { useToast } from '@/shell/toaster.tsx'
import { offlineWord, useOnline } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { Section, Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Notice } from '@/ui/notice.tsx'
import { OptionList } from '@/ui/option-list.tsx'
import type { PauseLength } from './limits-rules.ts'
import { canAskForEnd, pauseEnd, pauseNow, pausesFrom } from './limits-rules.ts'
import { pauseLengths } from './limits-words.ts'

interface PauseProps {
  limits: OwnLimits
  /** The server's time, Unix seconds. */
  now: number
}

/** The pause that is on, and what it leaves. */
export function PausePresent({ limits, now }: PauseProps) {
  const pause = pauseNow(limits, now)
  return pause ? (
    <Notice
      title={
        <FormattedMessage
          id="limits.paused.title"
          defaultMessage="{until, select, none {You paused trading for good} other {You paused trading until {until}}}"
          description="Title above the limits while trading is paused. until is a moment or the word none."
          values={{ until: pause.until === null ? 'none' : formatMinute(pause.until) }}
        />
      }
    >
      <WhatStays />
    </Notice>
  ) : null
}

/** The way to ask for the end of a pause, after everything else: nothing draws there. */
export function PauseEnd({ limits, now }: PauseProps) {
  const { mutateAsync } = useRequestPauseEnd()
  const asking = useAction((_: null) => mutateAsync())
  const [open, setOpen] = useState(false)
  if (!canAskForEnd(limits, now)) return null
  return (
    <Stack>
      {asking.error ? <SubmitErrorNotice error={asking.error} /> : null}
      <Button variant="quiet" fullWidth onClick={() => setOpen(true)}>
        <FormattedMessage
          id="limits.end.ask"
          defaultMessage="Ask to end the pause"
          description="Button that opens the question of ending a pause before its time."
        />
      </Button>
      <ConfirmDialog
        open={open}
        pending={asking.pending}
        title={
          <FormattedMessage
            id="limits.end.title"
            defaultMessage="Ask to end the pause?"
            description="Question before a pause is to end earlier."
          />
        }
        body={
          <FormattedMessage
            id="limits.end.body"
            defaultMessage="The pause goes on for at least 24 hours. You can then end it by confirming once more, within six days. Until you confirm, you can decide to keep it."
            description="What asking for the end of a pause means."
          />
        }
        confirmLabel={
          <FormattedMessage
            id="limits.end.confirm"
            defaultMessage="Ask to end it"
            description="Button that asks for the end of a pause; it waits for 24 hours. Short."
          />
        }
        cancelLabel={
          <FormattedMessage
            id="limits.end.cancel"
            defaultMessage="Keep the pause"
            description="Button that leaves the question of ending a pause."
          />
        }
        onConfirm={async () => {
          await asking.run(null)
          setOpen(false)
        }}
        onCancel={() => setOpen(false)}
      />
    </Stack>
  )
}

/** A pause from trading: its length, and one question before it begins. */
export function PauseSection({ limits }: { limits: OwnLimits }) {
  const intl = useIntl()
  const online = useOnline()
  const showToast = useToast()
  const { mutateAsync } = useStartPause()
  const pausing = useAction((length: PauseLength) => mutateAsync({ data: { length } }))
  const [length, setLength] = useState<PauseLength | null>(null)
  // The moment at which it is asked, so that nothing moves while it is read.
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [open, setOpen] = useState(false)
  const lengths = pausesFrom(limits, Math.floor(serverNow()))
  if (lengths.length === 0) return null
  const until = length && askedAt ? pauseEnd(length, askedAt) : null

  async function begin() {
    if (length === null) return
    const done = await pausing.run(length)
    setOpen(false)
    if (!done) return
    setLength(null)
    showToast(
      intl.formatMessage({
        id: 'limits.pause.done',
        defaultMessage: 'Trading is paused',
        description: 'Toast after a user paused trading.',
      }),
      'success',
    )
  }

  const choose = intl.formatMessage({
    id: 'limits.pause.choose',
    defaultMessage: 'Choose how long.',
    description: 'Below the button that pauses trading, while no length is chosen.',
  })
  const offline = online ? null : intl.formatMessage(offlineWord)
  return (
    <Section
      heading={
        <FormattedMessage
          id="limits.pause.heading"
          defaultMessage="Pause trading"
          description="Heading above the choice of how long a pause from trading lasts."
        />
      }
    >
      <Stack>
        <OptionList
          label={intl.formatMessage({
            id: 'limits.pause.length',
            defaultMessage: 'How long to pause',
            description: 'Name of the choice of the length of a pause, for screen readers.',
          })}
          options={lengths.map((value) => ({
            value,
            label: intl.formatMessage(pauseLengths[value]),
          }))}
          value={length}
          onChange={setLength}
        />
        {pausing.error ? <SubmitErrorNotice error={pausing.error} /> : null}
        <Button
          variant="secondary"
          fullWidth
          disabledReason={length === null ? choose : offline}
          onClick={() => {
            setAskedAt(Math.floor(serverNow()))
            setOpen(true)
          }}
        >
          <PauseTrading />
        </Button>
      </Stack>
      <ConfirmDialog
        open={open}
        pending={pausing.pending}
        title={
          <FormattedMessage
            id="limits.pause.title"
            defaultMessage="{until, select, none {Pause trading for good?} other {Pause trading until {until}?}}"
            description="Question before trading is paused. until is a moment or the word none."
            values={{ until: until === null ? 'none' : formatMinute(until) }}
          />
        }
        body={
          <Stack>
            <p>
              <FormattedMessage
                id="limits.pause.closes"
                defaultMessage="From now on you can't place orders, on any device."
                description="What a pause from trading closes."
              />
            </p>
            <p>
              <WhatStays />
            </p>
            <p>
              <FormattedMessage
                id="limits.pause.end"
                defaultMessage="To end it earlier, you ask for it, wait for 24 hours and confirm once more."
                description="How a pause ends before its time."
              />
            </p>
          </Stack>
        }
        confirmLabel={<PauseTrading />}
        cancelLabel={<FormattedMessage {...common.goBack} />}
        onConfirm={() => void begin()}
        onCancel={() => setOpen(false)}
      />
    </Section>
  )
}

function PauseTrading() {
  return (
    <FormattedMessage
      id="limits.pause.submit"
      defaultMessage="Pause trading"
      description="Button that pauses trading, and before it the one that asks."
    />
  )
}

function WhatStays() {
  return (
    <FormattedMessage
      id="limits.pause.stays"
      defaultMessage="Open orders settle as usual. Withdrawals, projects and your whole history stay open to you."
      description="What a pause from trading leaves as it is."
    />
  )
}
