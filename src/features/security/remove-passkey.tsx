import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { Passkey } from '@/generated/h5.schemas.ts'
import { useRemovePasskey } from '@/generated/security/security.ts'
import { RemovePasskeyBody } from '@/generated/security/security.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { PasswordField } from '@/patterns/form/fields.tsx'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { useToast } from '@/shell/toaster.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { useOfflineWord } from './use-offline-word.ts'

const schema = z.omit(RemovePasskeyBody, { id: true })

interface RemovePasskeyProps {
  /** The passkey that is to be removed; null where none is. */
  passkey: Passkey | null
  /** It was removed, or the user keeps it. */
  onEnd: () => void
}

/** Asks for the login password before a passkey is removed. */
export function RemovePasskey({ passkey, onEnd }: RemovePasskeyProps) {
  const intl = useIntl()
  const offline = useOfflineWord()
  const online = useOnline()
  const showToast = useToast()
  const form = useContractForm({ schema, defaultValues: { login_password: '' } })
  const { mutateAsync } = useRemovePasskey()
  const remove = useAction((data: z.output<typeof RemovePasskeyBody>) => mutateAsync({ data }))
  // The dialog shows it on its way out as well.
  const [last, setLast] = useState(passkey)
  if (passkey !== null && passkey !== last) setLast(passkey)

  function close() {
    form.reset()
    remove.clearError()
    onEnd()
  }

  const confirm = form.handleSubmit(async ({ login_password }) => {
    if (passkey === null) return
    const done = await remove.run({ id: passkey.id, login_password })
    if (!done) return
    close()
    showToast(
      intl.formatMessage({
        id: 'security.passkeys.removed',
        defaultMessage: 'Passkey removed',
        description: 'Toast after a passkey was removed.',
      }),
      'success',
    )
  })

  return (
    <ConfirmDialog
      open={passkey !== null}
      tone="danger"
      pending={remove.pending}
      disabledReason={online ? null : offline}
      title={
        <FormattedMessage
          id="security.passkeys.removeTitle"
          defaultMessage="Remove the passkey {name}?"
          description="Question before a passkey is removed. name is what the user calls it."
          values={{ name: last?.name }}
        />
      }
      body={
        <FormattedMessage
          id="security.passkeys.removeBody"
          defaultMessage="It can no longer log in or confirm anything. Your passwords keep working. Delete it on your device as well, where passkeys are kept."
          description="What the removal of a passkey means."
        />
      }
      entry={
        <Stack gap="tight">
          {remove.error ? <SubmitErrorNotice error={remove.error} /> : null}
          <PasswordField
            control={form.control}
            name="login_password"
            autoComplete="current-password"
            label={<FormattedMessage {...common.loginPassword} />}
          />
        </Stack>
      }
      confirmLabel={<FormattedMessage {...common.remove} />}
      cancelLabel={<FormattedMessage {...common.keep} />}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  )
}
