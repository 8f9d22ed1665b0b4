import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { addPasskey, getGetPasskeysQueryKey, startPasskey } from '@/generated/security/security.ts'
import { AddPasskeyBody, StartPasskeyBody } from '@/generated/security/security.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { PasswordField, TextField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import type { PasskeyTrouble } from '@/patterns/form/passkey-trouble.tsx'
import { PasskeyNotice, passkeyTroubleOf } from '@/patterns/form/passkey-trouble.tsx'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { deviceName } from '@/platform/device-name.ts'
import { createPasskey, dropPasskeyQuestion, preparePasskeys } from '@/platform/passkeys.ts'
import { useToast } from '@/shell/toaster.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { useOfflineWord } from './use-offline-word.ts'

const schema = z.extend(StartPasskeyBody, { name: AddPasskeyBody.shape.name })

interface AddPasskeyFormProps {
  /** How many there may be, where there are so many; else null. */
  full: number | null
}

/** Adds a passkey after the login password. What was entered stays until it is added. */
export function AddPasskeyForm({ full }: AddPasskeyFormProps) {
  const intl = useIntl()
  const offline = useOfflineWord()
  const online = useOnline()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null)
  const form = useContractForm({
    schema,
    defaultValues: { name: deviceName(), login_password: '' },
  })

  useEffect(() => {
    void preparePasskeys()
    return dropPasskeyQuestion
  }, [])

  async function add({ name, login_password }: z.output<typeof schema>) {
    const { challenge_id, options } = await startPasskey({ login_password })
    const credential = JSON.stringify(await createPasskey(options))
    await addPasskey({ challenge_id, name, credential })
    form.reset()
    showToast(
      intl.formatMessage({
        id: 'security.passkeys.added',
        defaultMessage: 'Passkey added',
        description: 'Toast after a passkey was added.',
      }),
      'success',
    )
  }

  const submit = form.handleSubmit(async (body) => {
    if (pending) return
    setPending(true)
    setTrouble(null)
    try {
      await add(body)
    } catch (thrown) {
      setTrouble(passkeyTroubleOf(thrown))
    } finally {
      setPending(false)
      // Also after a lost answer: the list shows whether it was added.
      void queryClient.invalidateQueries({ queryKey: getGetPasskeysQueryKey() })
    }
  })

  const tooMany =
    full === null
      ? null
      : intl.formatMessage(
          {
            id: 'security.passkeys.full',
            defaultMessage:
              'You have {max, plural, one {# passkey} other {# passkeys}}, and there can be no more. Remove one first.',
            description: 'Why no passkey can be added.',
          },
          { max: full },
        )

  return (
    <FormBody
      onSubmit={submit}
      pending={pending}
      submitError={trouble && trouble.kind !== 'passkey' ? trouble : null}
      notSent={trouble?.kind === 'passkey' ? <PasskeyNotice trouble={trouble} /> : null}
      disabledReason={online ? tooMany : offline}
      submitLabel={
        <FormattedMessage
          id="security.passkeys.add"
          defaultMessage="Add a passkey"
          description="Button after which the device asks whether it should make a passkey."
        />
      }
    >
      <TextField
        control={form.control}
        name="name"
        autoComplete="off"
        label={
          <FormattedMessage
            id="security.passkeys.name"
            defaultMessage="Name"
            description="Label: what the user calls a passkey, such as the name of a phone."
          />
        }
      />
      <PasswordField
        control={form.control}
        name="login_password"
        autoComplete="current-password"
        label={<FormattedMessage {...common.loginPassword} />}
      />
    </FormBody>
  )
}
