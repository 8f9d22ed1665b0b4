import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAreas } from '@/api/areas.ts'
import { serverNow } from '@/api/server-clock.ts'
import { startPasskeyLogIn, useLogInWithPasskey } from '@/generated/access/access.ts'
import type { PasskeyRequest, Session } from '@/generated/h5.schemas.ts'
import type { PasskeyTrouble } from '@/patterns/form/passkey-trouble.tsx'
import { passkeyTroubleOf } from '@/patterns/form/passkey-trouble.tsx'
import {
  answerWithPasskey,
  canUsePasskeys,
  dropPasskeyQuestion,
  suggestPasskeys,
  suggestsPasskeys,
} from '@/platform/passkeys.ts'
import { useDevice } from './use-device.ts'

/** Seconds before its end in which a challenge in the field is replaced by another one. */
const EARLY = 20
/** Milliseconds for which a challenge is good for a page that comes back into sight. */
const FRESH_FOR = 4 * 60_000

/** How a started login is answered. */
type Ask = (options: PasskeyRequest['options']) => Promise<object>

/**
 * Logging in with a passkey, by a press or by the browser's suggestion in the field of the account. Null
 * where the server or the browser has no passkeys.
 */
export function usePasskeyLogIn(onSession: (session: Session) => void) {
  const available = useAreas().has('passkeys') && canUsePasskeys()
  const { mutateAsync: finish } = useLogInWithPasskey()
  const device = useDevice()
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null)

  async function answer({ challenge_id, options }: PasskeyRequest, ask: Ask) {
    const credential = JSON.stringify(await ask(options))
    onSession(await finish({ data: { challenge_id, credential, ...device() } }))
  }

  async function attempt(work: () => Promise<void>) {
    setTrouble(null)
    try {
      await work()
    } catch (thrown) {
      setTrouble(passkeyTroubleOf(thrown))
    }
  }

  async function press() {
    setPending(true)
    await attempt(async () => answer(await startPasskeyLogIn(), answerWithPasskey))
    setPending(false)
  }

  useSuggestion(available && !pending, (started, credential) =>
    attempt(() => answer(started, () => Promise.resolve(credential))),
  )

  return available ? { press: () => void press(), pending, trouble } : null
}

/**
 * Keeps a challenge in the field of the account, for whichever passkey the user chooses there. One that is
 * about to end is replaced while the page is in sight.
 */
function useSuggestion(
  wanted: boolean,
  onChosen: (started: PasskeyRequest, credential: object) => Promise<void>,
) {
  const { data, refetch } = useQuery({
    queryKey: ['passkey suggestion'],
    queryFn: async () => ((await suggestsPasskeys()) ? startPasskeyLogIn() : null),
    enabled: wanted,
    gcTime: 0,
    staleTime: FRESH_FOR,
    // The page is as good without it.
    retry: false,
    refetchInterval: ({ state: { data: started } }) =>
      started ? Math.max(started.expires_at - serverNow() - EARLY, EARLY) * 1000 : false,
  })

  const suggest = useEffectEvent(async (started: PasskeyRequest, isOver: () => boolean) => {
    let credential: object
    try {
      credential = await suggestPasskeys(started.options)
    } catch {
      // Nobody has chosen one: the page was left, or another question is asked.
      return
    }
    if (isOver()) return
    await onChosen(started, credential)
    // A challenge is used up by its answer.
    void refetch()
  })

  useEffect(() => {
    if (!wanted || !data) return
    let over = false
    void suggest(data, () => over)
    return () => {
      over = true
      dropPasskeyQuestion()
    }
  }, [wanted, data])
}
