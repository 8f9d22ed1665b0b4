import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

/** Where a server listens: for this machine alone, or for a phone in the same network, too. */
export const listeningHost = (phone: boolean) => (phone ? '0.0.0.0' : '127.0.0.1')

/** The address of a server that listens for a phone, as text and QR code. */
export function phoneWords(port: number, path: string): string {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!own) return '  Phone     no network'
  const address = `http://${own.address}:${port}${path}`
  return `  Phone     ${address}\n\n${renderUnicodeCompact(address, { border: 2 })}`
}
