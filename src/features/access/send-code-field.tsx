import { useId } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SendCodeFormPurpose } from '@/generated/h5.schemas.ts'
import { formatSpan, formatTime } from '@/lib/time.ts'
import { CodeField } from '@/patterns/form/fields.tsx'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import type { CodeState } from './access-rules.ts'
import { useCodeSending } from './use-code-sending.ts'

export interface SendCodeFieldProps<V extends FieldValues> {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  name: FieldPath<V>
  purpose: SendCodeFormPurpose
  /** What stands in the form's account field. */
  account: string
  /** Moves the focus into this field. */
  onSent: () => void
}

/** The verification code, with the button that sends it and the countdown to the next one. */
export function SendCodeField<V extends FieldValues>({
  control,
  name,
  purpose,
  account,
  onSent,
}: SendCodeFieldProps<V>) {
  const intl = useIntl()
  const showToast = useToast()
  const noteId = useId()
  const { state, send, pending, error } = useCodeSending(purpose, account)
  const isBlocked = state.kind === 'noAccount' || state.kind === 'waiting'

  async function press() {
    const outcome = await send()
    if (outcome === 'failed') return
    showToast(
      intl.formatMessage(
        {
          id: 'access.code.toast',
          defaultMessage: '{outcome, select, sent {Code sent} other {A code was sent already}}',
          description:
            'Toast after a verification code was sent (sent), or while one is under way and another cannot be sent yet.',
        },
        { outcome },
      ),
      outcome === 'sent' ? 'success' : 'neutral',
    )
    onSent()
  }

  return (
    <Stack gap="tight">
      <CodeField
        control={control}
        name={name}
        label={
          <FormattedMessage
            id="access.code.label"
            defaultMessage="Verification code"
            description="Label of the code that comes by text message or email."
          />
        }
        hint={
          <span id={noteId}>
            <CodeNote state={state} />
          </span>
        }
        action={
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            disabledBy={isBlocked ? noteId : undefined}
            onClick={press}
          >
            <SendLabel state={state} />
          </Button>
        }
      />
      {error ? <SubmitErrorNotice error={error} /> : null}
    </Stack>
  )
}

function SendLabel({ state }: { state: CodeState }) {
  const isAgain = state.kind === 'sent' || state.kind === 'expired'
  return (
    <FormattedMessage
      id="access.code.button"
      defaultMessage="{state, select, waiting {Again in {span}} again {Send again} other {Send code}}"
      description="Button that sends a verification code, or another one (again); while it is blocked (waiting), the time until then, for example 0:42. Short, it stands inside a field."
      values={{
        state: isAgain ? 'again' : state.kind,
        span: state.kind === 'waiting' ? formatSpan(state.seconds) : '',
      }}
    />
  )
}

function CodeNote({ state }: { state: CodeState }) {
  switch (state.kind) {
    case 'noAccount':
      return (
        <FormattedMessage
          id="access.code.noAccount"
          defaultMessage="To get a code, enter your phone number or email address first."
          description="Below the code field: why no code can be sent yet."
        />
      )
    case 'ready':
      return (
        <FormattedMessage
          id="access.code.ready"
          defaultMessage="Six digits, valid for five minutes."
          description="Below the code field before a code is sent."
        />
      )
    case 'waiting':
      return state.expiresAt === null ? (
        <FormattedMessage
          id="access.code.before"
          defaultMessage="A code was sent already. Please wait before you ask for another one."
          description="Below the code field while another code cannot be sent."
        />
      ) : (
        <SentNote expiresAt={state.expiresAt} />
      )
    case 'sent':
      return <SentNote expiresAt={state.expiresAt} />
    case 'expired':
      return (
        <FormattedMessage
          id="access.code.expired"
          defaultMessage="Your last code has expired. Ask for a new one."
          description="Below the code field five minutes after a code was sent."
        />
      )
  }
}

function SentNote({ expiresAt }: { expiresAt: number }) {
  return (
    <FormattedMessage
      id="access.code.sent"
      defaultMessage="Check your messages or email. The code is valid for five minutes, until {time}."
      description="Below the code field after a code was sent. time is a time of day."
      values={{ time: formatTime(expiresAt) }}
    />
  )
}
