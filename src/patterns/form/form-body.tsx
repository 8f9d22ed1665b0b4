import type { ReactNode, SubmitEventHandler } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { PageActions } from '@/ui/page-actions.tsx'
import type { SubmitError } from './submit-error.tsx'
import { SubmitErrorNotice } from './submit-error.tsx'

export interface FormBodyProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>
  submitLabel: ReactNode
  /** The action is under way: presses do nothing. */
  pending: boolean
  /** Why the last try failed, or null. Required, so that no form forgets it. */
  submitError: SubmitError | null
  /** A button that fixes the refused entry, such as setting the minimum; shown with the reason. */
  fix?: ReactNode
  /** In the place of an error: why the last press was held back, and nothing was tried. */
  notSent?: ReactNode
  /** Why the form cannot be sent now: a closed window, no network. */
  disabledReason?: string | null | undefined
  /** The button stays in sight, at the foot of the page. */
  inSight?: boolean
  /** Below the button: a link to an alternative. */
  footer?: ReactNode
  /** To be seen whole on a small phone: labels and rules stand inside their boxes. */
  dense?: boolean
  children: ReactNode
}

/** The shell of every form: fields, the reason of a failure beside the button, one submit button. */
export function FormBody({
  onSubmit,
  submitLabel,
  pending,
  submitError,
  fix,
  notSent = null,
  disabledReason,
  inSight = false,
  footer,
  dense = false,
  children,
}: FormBodyProps) {
  const id = useId()
  const errorId = `${id}error`
  const errorPlace = useRef<HTMLDivElement>(null)

  const failure = submitError ? <SubmitErrorNotice error={submitError} fix={fix} /> : notSent
  // The element is another one each time; a press that is held back was under way before.
  const isHeldBack = notSent !== null

  // It pushes the button down; scroll it into view on small screens.
  useEffect(() => {
    if (submitError || isHeldBack) errorPlace.current?.scrollIntoView?.({ block: 'center' })
  }, [submitError, isHeldBack])

  const ways = (
    <>
      <Button
        type="submit"
        // At the foot of the page it is no part of the form's element.
        form={id}
        fullWidth
        pending={pending}
        disabledReason={disabledReason}
        // The field that a press leaves may show an error, which moves the button away from under the
        // press: it takes the focus when it is over.
        onMouseDown={(event) => event.preventDefault()}
        onMouseUp={(event) => event.currentTarget.focus()}
      >
        {submitLabel}
      </Button>
      {footer}
    </>
  )

  return (
    <form
      id={id}
      noValidate
      data-dense={dense || undefined}
      onSubmit={(event) => {
        if (pending || disabledReason) {
          event.preventDefault()
          return
        }
        onSubmit(event)
      }}
      aria-describedby={failure ? errorId : undefined}
    >
      <Stack gap={dense ? 'tight' : 'normal'}>
        {children}
        {failure ? (
          <div id={errorId} ref={errorPlace}>
            {failure}
          </div>
        ) : null}
        {inSight ? <PageActions>{ways}</PageActions> : ways}
      </Stack>
    </form>
  )
}
