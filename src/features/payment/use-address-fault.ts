import { useIntl } from 'react-intl'
import { otherNetwork } from '@/lib/address-entry.ts'

/** Why an address is invalid for its network, and how to fix it. */
export function useAddressFault(): (network: string, address: string) => string {
  const intl = useIntl()
  return (network, address) => {
    const other = otherNetwork(address, network)
    if (other !== null) {
      return intl.formatMessage(
        {
          id: 'payment.rule.addressOther',
          defaultMessage: 'This is an address on {other}. You need one on {network}.',
          description:
            'Below a wallet address of another network than the chosen one. Both are names, such as Polygon and ERC20.',
        },
        { other, network },
      )
    }
    if (network === 'ERC20' && isInOneCase(address)) {
      return intl.formatMessage({
        id: 'payment.rule.addressCase',
        defaultMessage:
          "We can't check this address without its capital and small letters. Copy it exactly from your wallet.",
        description: 'Below an Ethereum address without the mixed case that is its checksum.',
      })
    }
    return intl.formatMessage(
      {
        id: 'payment.rule.address',
        defaultMessage:
          "This isn't a {network} address: a character is wrong or missing, or it belongs to another network.",
        description: 'Below a wallet address that fails the check of its network.',
      },
      { network },
    )
  }
}

/** Without capitals and small letters there is no checksum (EIP-55). */
function isInOneCase(address: string): boolean {
  const digits = address.slice(2)
  const isHex = /^0x[0-9a-fA-F]{40}$/.test(address)
  return isHex && (digits === digits.toLowerCase() || digits === digits.toUpperCase())
}
