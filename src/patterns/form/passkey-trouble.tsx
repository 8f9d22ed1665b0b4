import { defineMessages, useIntl } from 'react-intl'
import type { PasskeyFault } from '@/platform/passkeys.ts'
import { PasskeyError } from '@/platform/passkeys.ts'
import { Notice } from '@/ui/notice.tsx'
import type { SubmitError } from './submit-error.tsx'
import { SubmitErrorNotice, submitErrorOf } from './submit-error.tsx'

/** Why a passkey was not used: by the server or the way to it, or on the device. */
export type PasskeyTrouble =
  | SubmitError
  | { kind: 'passkey'; fault: Exclude<PasskeyFault, 'notLoaded'> }

/** Maps what was thrown; null where the session is over. Rethrows bugs. */
export function passkeyTroubleOf(thrown: unknown): PasskeyTrouble | null {
  if (!(thrown instanceof PasskeyError)) return submitErrorOf(thrown)
  if (thrown.fault === 'notLoaded') return { kind: 'noAnswer', why: 'notLoaded' }
  return { kind: 'passkey', fault: thrown.fault }
}

const texts = defineMessages({
  cancelled: {
    id: 'form.passkey.cancelled',
    defaultMessage: 'No passkey was used, and nothing was sent. Try again, or use your password.',
    description:
      'After the question for a passkey was closed or its time ran out, or the device has none. No error.',
  },
  known: {
    id: 'form.passkey.known',
    defaultMessage: 'This device already has a passkey for your account.',
    description: 'After a press that would have made a second passkey on the same device.',
  },
  failed: {
    id: 'form.passkey.failed',
    defaultMessage: "The passkey didn't work in this browser. Try again, or use your password.",
    description: 'After the browser or device could not use or make a passkey.',
  },
})

/** Why a passkey was not used, with the way forward; that the user did not want to is no error. */
export function PasskeyNotice({ trouble }: { trouble: PasskeyTrouble }) {
  const intl = useIntl()
  if (trouble.kind !== 'passkey') return <SubmitErrorNotice error={trouble} />
  const tone = trouble.fault === 'failed' ? 'danger' : 'warning'
  return <Notice tone={tone}>{intl.formatMessage(texts[trouble.fault])}</Notice>
}
