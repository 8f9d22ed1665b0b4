import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { useAreas } from '@/api/areas.ts'
import { urlEncoded } from '@/api/client.ts'
import { useDeviceStore } from '@/api/device-store.ts'
import type { ConfirmedOperation, RefusalReason } from '@/generated/h5.schemas.ts'
import { startConfirmation, useGetPasskeys } from '@/generated/security/security.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import { FundPasswordField } from '@/patterns/form/fields.tsx'
import type { PasskeyTrouble } from '@/patterns/form/passkey-trouble.tsx'
import { PasskeyNotice, passkeyTroubleOf } from '@/patterns/form/passkey-trouble.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { isFundPasswordWrong } from '@/patterns/form/submit-error.tsx'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import type { Sign } from '@/patterns/money-flow/engine/money-flow.ts'
import {
  answerWithPasskey,
  canUsePasskeys,
  dropPasskeyQuestion,
  preparePasskeys,
} from '@/platform/passkeys.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'

/** What is signed. */
export interface Signable {
  /** The call, as the contract names it. */
  operation: ConfirmedOperation
  /** The contract's rule of a fund password, as the operation's generated schema has it. */
  fundPassword: z.ZodMiniOptional<z.ZodMiniString<string>>
}

/** A body without what the question asks for. */
export type Unsigned<Body> = Omit<Body, 'fund_password' | 'confirmation'>

/** How a question is signed: with the fund password, or with a passkey. */
export interface Signature {
  field: ReactNode
  /** Goes on where what is entered follows the rule; else says at the field why not. */
  check: (proceed: () => void) => void
  /** Signs a form; null where the user does not, and then the field says why. */
  sign: Sign
  /** Says at the field why the server refused the signature; false where an error is about something else. */
  takes: (error: SubmitError | null) => boolean
  /** Forgets what was entered: each question asks for it anew. */
  clear: () => void
}

const EMPTY = { fund_password: '' }
const NO_RULE = z.optional(z.string())

/** Why a confirmation is not taken; another one may be. */
const NOT_CONFIRMED: readonly (RefusalReason | null | undefined)[] = [
  'challenge_expired',
  'confirmation_mismatch',
  'passkey_refused',
  'passkey_unknown',
]

/**
 * The signature, asked for in the last question and nowhere else: of a user with passkeys in a browser that
 * has them by a passkey, else, or where the user rather wants that, by the fund password. It stands here
 * alone: in no draft, and in nothing that is stored.
 */
export function useSignature(signable: Signable): Signature
export function useSignature(signable: Signable | null): Signature | null
export function useSignature(signable: Signable | null): Signature | null {
  const password = usePasswordSignature(signable?.fundPassword ?? NO_RULE)
  const passkey = usePasskeySignature(signable?.operation ?? null)
  const way = useWay()
  if (signable === null) return null
  if (!passkey.offered) return password
  const isByPasskey = way.chosen === 'passkey'
  const { field, ...signature } = isByPasskey ? passkey : password
  return {
    ...signature,
    field: (
      <Stack gap="tight">
        {field}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            signature.clear()
            way.choose(isByPasskey ? 'password' : 'passkey')
          }}
        >
          <FormattedMessage
            id="money.passkey.use"
            defaultMessage="{passkey, select, true {Use the fund password} other {Use a passkey instead}}"
            description="Button in a confirmation: from the passkey (passkey is true) to the field of the fund password, or back."
            values={{ passkey: isByPasskey }}
          />
        </Button>
      </Stack>
    ),
  }
}

function usePasswordSignature(rule: Signable['fundPassword']): Signature {
  const say = useRefusalMessage()
  const form = useContractForm({
    schema: z.object({ fund_password: z.nonoptional(rule) }),
    defaultValues: EMPTY,
  })
  return {
    field: <FundPasswordField control={form.control} name="fund_password" />,
    check: (proceed) => void form.handleSubmit(proceed)(),
    sign: () => Promise.resolve({ fund_password: form.getValues('fund_password') }),
    takes(error) {
      if (error?.kind !== 'refused' || !isFundPasswordWrong(error)) return false
      // A reset would take the field's element from the form, and with it the focus.
      form.setValue('fund_password', '')
      form.setError('fund_password', { type: 'refused', message: say(error.refusal) })
      form.setFocus('fund_password')
      return true
    },
    clear: () => form.reset(EMPTY),
  }
}

function usePasskeySignature(
  operation: ConfirmedOperation | null,
): Signature & { offered: boolean } {
  const possible = useAreas().has('passkeys') && canUsePasskeys() && operation !== null
  const { data } = useGetPasskeys({ query: { enabled: possible } })
  const offered = possible && data !== undefined && data.list.length > 0
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null)

  useEffect(() => {
    if (!offered) return
    void preparePasskeys()
    return dropPasskeyQuestion
  }, [offered])

  return {
    offered,
    field: trouble ? (
      <PasskeyNotice trouble={trouble} />
    ) : (
      <p>
        <FormattedMessage
          id="money.passkey.hint"
          defaultMessage="You confirm this with your passkey."
          description="In a confirmation, in the place of the fund password: the device asks for a finger, a face or its code after the press."
        />
      </p>
    ),
    check: (proceed) => proceed(),
    async sign(form) {
      setTrouble(null)
      if (operation === null) return null
      try {
        const request = urlEncoded(form).toString()
        const { challenge_id, options } = await startConfirmation({ operation, request })
        const credential = await answerWithPasskey(options)
        return { confirmation: JSON.stringify({ challenge_id, credential }) }
      } catch (thrown) {
        setTrouble(passkeyTroubleOf(thrown))
        return null
      }
    },
    takes(error) {
      if (error?.kind !== 'refused' || !NOT_CONFIRMED.includes(error.refusal.reason)) return false
      setTrouble(error)
      return true
    },
    clear: () => setTrouble(null),
  }
}

type Way = 'passkey' | 'password'

const SIGNS = 'h5.signs.'

/** With what this user signs on this device: the passkey may be on another one. */
function useWay() {
  const store = useDeviceStore()
  const [chosen, setChosen] = useState<Way>(() =>
    store.read(SIGNS) === 'password' ? 'password' : 'passkey',
  )
  return {
    chosen,
    choose(way: Way) {
      setChosen(way)
      store.write(SIGNS, way === 'password' ? way : null)
    },
  }
}
