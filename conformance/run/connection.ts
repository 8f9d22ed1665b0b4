import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'
import { exchange } from '../client/exchange.ts'
import { oneLine } from '../client/printable.ts'
import type { Wire } from '../client/request.ts'

/*
 * Why no response comes from an address, in one sentence with the fix. Other ways to speak to the same
 * address are tried, because a connection's error rarely says what is there instead.
 */

/** Milliseconds for each of these tries. */
const TRY_MS = 3000

/** Explains an error by which a request, such as `GET /api/index/info`, got no response. */
export async function explainNoResponse(
  base: URL,
  call: string,
  error: unknown,
  timeoutMs: number,
): Promise<string> {
  const code = codeOf(error)
  const where = `${call} gets no response from ${base.href}`
  const known = CERTIFICATES[code] ?? NETWORK[code]
  if (known) return `${where}: ${known(base, wordsOf(error))}`
  if (code === 'ECONNREFUSED') return `${where}: ${await refused(base)}`
  const other = await otherProtocol(base)
  if (other) return `${where}: ${other}`
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${call} at ${base.href} did not come to the end of its answer within ${timeoutMs / 1000} s. Look for what it waits for, or allow more with --timeout.`
  if (code === 'CUT_OFF')
    return `${where}: ${wordsOf(error)}. Count Content-Length in bytes, end a chunked body with its last chunk, and look for a crash or a limit of a proxy in the logs.`
  if (code.startsWith('HPE_'))
    return `${where}: it is not HTTP/1.1 (${wordsOf(error)}${await beginning(base)}). Name the port of the HTTP server in --url, or look at what a proxy does to headers.`
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return `${where}: it accepts the connection and closes it without a response. Look into the logs of the server, and of the proxy before it.`
  if (isTls(code, error))
    return `${where}: the TLS handshake fails (${wordsOf(error)}). The server must speak TLS 1.2 or newer, for this host name and without a client certificate.`
  return `${where}: ${wordsOf(error)}. Start the server, or correct the address in --url.`
}

/** Whether a server speaks HTTP/2 alone, as far as its TLS handshake tells. */
export async function isHttp2Alone(base: URL): Promise<boolean> {
  if (base.protocol !== 'https:') return false
  const both = await handshake(base, ['h2', 'http/1.1'])
  return both === 'h2' && (await handshake(base, ['http/1.1'])) !== 'http/1.1'
}

export const HTTP2_ALONE =
  'it speaks HTTP/2 only. Let it, or the proxy before it, speak HTTP/1.1 too'

type Words = (base: URL, error: string) => string

const trust: Words = (_, error) =>
  `its certificate is signed by nobody this machine trusts (${error}). Name the certificate, or that of its authority, with NODE_EXTRA_CA_CERTS=ca.pem.`
const chain: Words = (_, error) =>
  `its certificate cannot be checked (${error}). Let the server send the whole chain; a private authority is named with NODE_EXTRA_CA_CERTS=ca.pem.`

/** Errors of certificates, by their codes in Node. */
const CERTIFICATES: Readonly<Record<string, Words>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: trust,
  SELF_SIGNED_CERT_IN_CHAIN: trust,
  UNABLE_TO_GET_ISSUER_CERT: chain,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: chain,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: chain,
  CERT_UNTRUSTED: chain,
  CERT_HAS_EXPIRED: (_, error) =>
    `its certificate has expired (${error}). Renew it, or correct the clock of this machine.`,
  CERT_NOT_YET_VALID: (_, error) =>
    `its certificate is not valid yet (${error}). Correct the clock of this machine, or of the one that issued it.`,
  CERT_REVOKED: () => 'its certificate is revoked. Replace it.',
  ERR_TLS_CERT_ALTNAME_INVALID: ({ hostname }, error) =>
    `its certificate is for another host than ${hostname} (${error}). Name a host of the certificate in --url, or issue one for ${hostname}.`,
}

const unreachable: Words = ({ hostname }, error) =>
  `there is no way to ${hostname} from here (${error}). Check the network and VPN; a host with IPv6 alone needs IPv6 on this machine.`
const unresolved: Words = ({ hostname }, error) =>
  `the name ${hostname} has no address (${error}). Correct --url, or check DNS and VPN.`

const NETWORK: Readonly<Record<string, Words>> = {
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EADDRNOTAVAIL: unreachable,
  ETIMEDOUT: ({ host }, error) =>
    `nothing answers a connection (${error}). Correct the address in --url, or open the firewall for ${host}.`,
}

const wordsOf = (error: unknown): string => {
  // A name with several addresses has an error for each.
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ')
  return oneLine(error instanceof Error ? error.message : String(error))
}

function codeOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'code')
  return typeof code === 'string' ? code : ''
}

const isTls = (code: string, error: unknown) =>
  code === 'EPROTO' || code.startsWith('ERR_SSL_') || /\bTLS\b|SSL/.test(wordsOf(error))

/** The address of the same machine in the other version of IP. */
const OTHER_LOOPBACK: Readonly<Record<string, string>> = {
  '127.0.0.1': '::1',
  localhost: '::1',
  '[::1]': '127.0.0.1',
}

async function refused(base: URL): Promise<string> {
  const { hostname, port, protocol } = base
  const at = `${hostname}:${portOf(base)}`
  const other = OTHER_LOOPBACK[hostname]
  if (other && (await isListening(other, portOf(base)))) {
    const host = other.includes(':') ? `[${other}]` : other
    const version = other.includes(':') ? 'IPv6' : 'IPv4'
    const url = `${protocol}//${host}${port && `:${port}`}${base.pathname}`
    return `${at} refuses the connection, and the server listens at ${host} (${version}) only. Use --url ${url}, or let it listen on both.`
  }
  return `${at} refuses the connection, nothing listens there. Start the server, or correct the host and port in --url.`
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80))
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

async function isListening(host: string, port: number): Promise<boolean> {
  const socket = net.connect({ host, port, timeout: TRY_MS })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** What a server speaks that does not speak what --url says; undefined where nothing is found. */
async function otherProtocol(base: URL): Promise<string | undefined> {
  const other = new URL(base)
  if (base.protocol === 'https:') {
    if (await isHttp2Alone(base)) return `${HTTP2_ALONE}.`
    other.protocol = 'http:'
    // The port of https is left out of an address, and is not that of http.
    if (base.port === '') other.port = '443'
    const speaks = await exchange(other, LOOK, TRY_MS).catch(() => undefined)
    return speaks && `it speaks plain HTTP, without TLS. Use --url ${other.href}.`
  }
  other.protocol = 'https:'
  if (base.port === '') other.port = '80'
  if ((await handshake(other)) !== undefined) return `it speaks TLS. Use --url ${other.href}.`
  // The length and the type of the first frame, which are the settings of the server.
  const [high, , , type] = await beginningOf(base, HTTP2_PREFACE)
  return high === 0 && type === 4 ? `${HTTP2_ALONE}.` : undefined
}

const LOOK: Wire = { method: 'GET', target: '/', headers: {}, body: Buffer.alloc(0) }

/** The preface of a client, with a frame of no settings. */
const HTTP2_PREFACE = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
])

/** The protocol that a TLS handshake agrees on, empty for none; undefined where there is no handshake. */
async function handshake(base: URL, ALPNProtocols?: string[]): Promise<string | undefined> {
  const host = hostOf(base)
  const socket = tls.connect({
    ...{ host, port: portOf(base), rejectUnauthorized: false, timeout: TRY_MS },
    ...(ALPNProtocols && { ALPNProtocols }),
    ...(net.isIP(host) === 0 && { servername: host }),
  })
  try {
    await Promise.race([once(socket, 'secureConnect'), once(socket, 'timeout').then(fail)])
    return socket.alpnProtocol || ''
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

function fail(): never {
  throw new Error('no answer in time')
}

/** The first bytes that come after some were sent; none where nothing comes. */
async function beginningOf(base: URL, sent: Buffer): Promise<Buffer> {
  const socket = net.connect({ host: hostOf(base), port: portOf(base), timeout: TRY_MS })
  try {
    socket.write(sent)
    const came = Promise.race([once(socket, 'data'), once(socket, 'timeout').then(fail)])
    const [bytes] = await Promise.race([came, once(socket, 'close').then(fail)])
    return bytes
  } catch {
    return Buffer.alloc(0)
  } finally {
    socket.destroy()
  }
}

/** How a response begins that is no HTTP, in words. */
async function beginning(base: URL): Promise<string> {
  if (base.protocol === 'https:') return ''
  const bytes = await beginningOf(base, Buffer.from(`GET / HTTP/1.1\r\nHost: ${base.host}\r\n\r\n`))
  return bytes.length === 0
    ? ''
    : `; it begins with ${JSON.stringify(oneLine(bytes.subarray(0, 40).toString('latin1')))}`
}
