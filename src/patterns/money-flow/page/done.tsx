import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import type { Tone } from '@/ui/badge.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Result } from '@/ui/result.tsx'

interface DoneProps {
  /** A result that was looked up later, or waits for a review, may be none of success. */
  tone?: Tone
  /** What became of it; the specification's general word of success where nothing else is given. */
  title?: ReactNode
  /** Below the title: what follows from it, or the server's words on it. */
  note?: ReactNode
  /** Above the record: how its review stands. */
  steps?: ReactNode
  /** The server's record. */
  record: ReactNode
  /** Below the record: what moved. */
  more?: ReactNode
  /** The ways on, the most likely first. */
  children: ReactNode
}

/** What became of something that moved money or bound something; it takes the form's place. */
export function Done({ tone = 'positive', title, note, steps, record, more, children }: DoneProps) {
  return (
    <Stack>
      <FocusOnMount>
        <Result tone={tone} title={title ?? <FormattedMessage {...common.operationSuccessful} />}>
          {note}
        </Result>
      </FocusOnMount>
      {steps}
      <Card>{record}</Card>
      {more}
      <Stack gap="tight">{children}</Stack>
    </Stack>
  )
}

interface DoneButtonProps {
  onPress: () => void
  /** Another way on is likelier, and stands before it. */
  second?: boolean
}

/** Leaves a result for where the user came from. */
export function DoneButton({ onPress, second = false }: DoneButtonProps) {
  return (
    <Button fullWidth variant={second ? 'secondary' : 'primary'} onClick={onPress}>
      <FormattedMessage
        id="form.done.done"
        defaultMessage="Done"
        description="Button that leaves a result for the page before or the personal center."
      />
    </Button>
  )
}
