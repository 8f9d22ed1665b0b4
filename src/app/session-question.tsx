import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { deviceStore } from '@/api/device-store.ts'
import { countAnew, LOOK_MS, noteInSight } from '@/domain/account/time-in-use.ts'
import { useLogOut } from '@/domain/account/use-log-out.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { presses } from '@/platform/presses.ts'
import { isInSight } from '@/shell/dock-bar.tsx'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { TextLink } from '@/ui/text-link.tsx'

/** Asks whether to go on after the time in the app that the user chose, in minutes. */
export function SessionQuestion({ user, minutes }: { user: string; minutes: number }) {
  const store = deviceStore(user)
  const logOut = useLogOut()
  const [open, setOpen] = useState(false)
  const lastPress = useRef(presses.last().number)

  const look = useEffectEvent(() => {
    const { number } = presses.last()
    // Whoever is pressing or typing is asked once that has paused.
    const isCalm = number === lastPress.current && presses.underWay() === null
    lastPress.current = number
    if (document.visibilityState !== 'visible') return
    const isDue = noteInSight(store) >= minutes * 60
    // Another window may have been answered meanwhile; a question that is open is left alone.
    if (!isDue) setOpen(false)
    else if (isCalm && isInSight()) setOpen(true)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [])

  function goOn() {
    countAnew(store)
    setOpen(false)
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <FormattedMessage
          id="app.reminder.title"
          defaultMessage="{minutes, plural, one {You've been here for # minute} other {You've been here for # minutes}}"
          description="Title of the question after the time in the app that the user chose."
          values={{ minutes }}
        />
      }
      body={
        <Stack>
          <p>
            <FormattedMessage
              id="app.reminder.body"
              defaultMessage="You asked us to tell you. If you log out, open orders and reviews continue."
              description="In the question after the time in the app that the user chose."
            />
          </p>
          <p>
            <TextLink href={paths.limits} alone onClick={goOn}>
              <FormattedMessage {...common.ownLimits} />
            </TextLink>
          </p>
        </Stack>
      }
      confirmLabel={<FormattedMessage {...common.logOut} />}
      cancelLabel={
        <FormattedMessage
          id="app.reminder.continue"
          defaultMessage="Continue"
          description="Button of the question after the chosen time: goes on, and begins the time anew."
        />
      }
      onConfirm={logOut}
      onCancel={goOn}
    />
  )
}
