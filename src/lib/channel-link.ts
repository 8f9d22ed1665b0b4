/**
 * The link that opens a way to customer service, or null where its address is only a name to be copied.
 * Web addresses come from the backend and are followed over https only. The start script uses it, too:
 * it calls nothing that old browsers lack.
 */
export function channelLink({ type, address }: { type: string; address: string }): string | null {
  switch (type) {
    case 'email':
      return `mailto:${address}`
    case 'phone':
      return `tel:${address.replace(/[^+\d]/g, '')}`
    default:
      return /^https:\/\//.test(address) ? address : null
  }
}
