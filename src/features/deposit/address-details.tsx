import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { isAddress } from '@/lib/wallet-address.ts'
import { useCopy } from '@/shell/use-copy.ts'
import { Button } from '@/ui/button.tsx'
import { Field } from '@/ui/field.tsx'
import { GroupedText } from '@/ui/grouped-text.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './deposit.module.css'
import { compareAddress } from './deposit-rules.ts'

interface AddressDetailsProps {
  address: string
  network: string | null
  coin: string
  /** The address as a code for a camera. */
  code: ReactNode
}

/**
 * The address that a coin is sent to. What is sent to a wrong address or over a wrong network is
 * lost, so its checksum is checked before it is shown, and it can be compared with what the wallet
 * shows.
 */
export function AddressDetails({ address, network, coin, code }: AddressDetailsProps) {
  const copy = useCopy()
  if (!fits(network, address)) {
    return (
      <Notice
        tone="danger"
        title={
          <FormattedMessage
            id="deposit.address.wrongTitle"
            defaultMessage="Don't send anything"
            description="Heading where the address to pay to is broken."
          />
        }
        action={
          <TextLink href={customerPath({ page: paths.deposit })}>
            <FormattedMessage {...common.contactSupport} />
          </TextLink>
        }
      >
        <FormattedMessage
          id="deposit.address.wrong"
          defaultMessage="We can't show the address: it isn't valid on its network, and what you send to it would be lost."
          description="Where the address to pay to is broken."
        />
      </Notice>
    )
  }
  return (
    <>
      <Notice
        tone="warning"
        title={
          <FormattedMessage
            id="deposit.address.network"
            defaultMessage="Only {coin}, only over {network}"
            description="Heading of the warning above an address. network is the network's name."
            values={{ coin, network: network ?? coin }}
          />
        }
      >
        <FormattedMessage
          id="deposit.address.networkBody"
          defaultMessage="Another coin, or {coin} over another network, is lost and can't be recovered."
          description="Warning above an address."
          values={{ coin }}
        />
      </Notice>
      {code}
      <p className={styles.address}>
        <GroupedText text={address} />
      </p>
      <Button
        variant="secondary"
        fullWidth
        icon={<Copy size={20} aria-hidden />}
        onClick={() => void copy(address)}
      >
        <FormattedMessage
          id="deposit.address.copy"
          defaultMessage="Copy address"
          description="Button that copies the address to pay to."
        />
      </Button>
      <Comparison address={address} />
    </>
  )
}

/** A network that this version does not know cannot be checked; the server decides. */
function fits(network: string | null, address: string): boolean {
  switch (network) {
    case 'TRC20':
    case 'ERC20':
    case 'BTC':
      return isAddress(network, address)
    default:
      return true
  }
}

function Comparison({ address }: { address: string }) {
  const intl = useIntl()
  const [pasted, setPasted] = useState('')
  const comparison = compareAddress(address, pasted)
  return (
    <>
      <Field
        label={
          <FormattedMessage
            id="deposit.compare.label"
            defaultMessage="Compare the address"
            description="Label of the field into which the address is pasted back."
          />
        }
        optionalLabel={intl.formatMessage(common.optional)}
        hint={
          <FormattedMessage
            id="deposit.compare.hint"
            defaultMessage="Paste the address as your wallet shows it: malware may have replaced what you copied."
            description="Below the field into which the address is pasted back."
          />
        }
      >
        <TextInput
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      {comparison?.result === 'same' ? (
        <Notice tone="success">
          <FormattedMessage
            id="deposit.compare.same"
            defaultMessage="This is the same address."
            description="Result of the comparison of two addresses."
          />
        </Notice>
      ) : null}
      {comparison?.result === 'different' ? (
        <Notice tone="danger">
          <FormattedMessage
            id="deposit.compare.different"
            defaultMessage="This is a different address, from character {place, number} on. Don't send anything to it."
            description="Result of the comparison of two addresses. place counts from 1."
            values={{ place: comparison.at + 1 }}
          />
        </Notice>
      ) : null}
    </>
  )
}
