import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useDeviceStore } from '@/api/device-store.ts'
import { useGetPasskeys } from '@/generated/security/security.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { canUsePasskeys } from '@/platform/passkeys.ts'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'

const KEY = 'h5.passkeyOffer.'

/**
 * Tells a user without a passkey, once on this device, that there is such a thing. It stands below something
 * that has just worked, and never again.
 */
export function PasskeyOffer() {
  const { read, write } = useDeviceStore()
  const [wanted, setWanted] = useState(() => read(KEY) === null)
  const possible = useAreas().has('passkeys') && canUsePasskeys() && wanted
  const { data } = useGetPasskeys({ query: { enabled: possible } })
  const shown = possible && data?.list.length === 0

  const noteShown = useEffectEvent(() => write(KEY, 'told'))
  useEffect(() => {
    if (shown) noteShown()
  }, [shown])

  if (!shown) return null
  return (
    <Notice
      title={
        <FormattedMessage
          id="passkey.offer.title"
          defaultMessage="Next time without typing a password"
          description="Title of a quiet card below a withdrawal that was sent: a passkey is offered, once."
        />
      }
      action={
        <>
          <TextLink href={paths.passkeys}>
            <FormattedMessage {...common.addPasskey} />
          </TextLink>
          <Button variant="quiet" size="sm" onClick={() => setWanted(false)}>
            <FormattedMessage
              id="passkey.offer.no"
              defaultMessage="No, thanks"
              description="Button that closes the card; it never comes again."
            />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id="passkey.offer.text"
        defaultMessage="With a passkey you log in and confirm withdrawals with your finger, your face or the code of your device. You'll find passkeys under Security at any time."
        description="In the card that offers a passkey."
      />
    </Notice>
  )
}
