import type { SupportChannel } from '@/generated/model/support-channel.ts'

/**
 * The link that opens a channel, or null where its address is only a name to be copied. Web
 * addresses come from the backend and are followed over https only.
 */
export function channelLink({ type, address }: SupportChannel): string | null {
  switch (type) {
    case 'email':
      return `mailto:${address}`
    case 'phone':
      return `tel:${address.replace(/[^+\d]/g, '')}`
    default:
      return address.startsWith('https://') ? address : null
  }
}
