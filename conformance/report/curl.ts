import { gzipSync } from 'node:zlib'
import { oneLine } from '../client/printable.ts'
import type { Wire } from '../client/request.ts'
import type { Circumstances } from '../result/report.ts'
import type { Result } from '../result/result.ts'

/** A body of more bytes is written compressed. */
const LONG = 400

/**
 * A command that sends a request again. What belongs to the account of the command line stands as a
 * variable of the shell, so that reports give nothing away; `login` sets it.
 */
export function curl(report: Circumstances, { subject }: Result, wire: Wire): string {
  const { method, target, headers, body } = wire
  const own = secretsOf(report)
  const hide = (text: string) => own.reduce((left, secret) => hidden(left, secret), quoted(text))
  const sent = Object.entries(headers).map(([name, value]) => `-H ${hide(`${name}: ${value}`)}`)
  const parts = [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(new URL(target, report.options.url).href),
    ...sent,
  ]
  if (body.length === 0) return parts.join(' ')
  const text = body.toString('utf8')
  const type = headers['Content-Type'] ?? ''
  // What a terminal would not show goes as base64, too.
  if (type.startsWith('multipart/') || oneLine(text) !== text || !Buffer.from(text).equals(body)) {
    const packed = (body.length > LONG ? gzipSync(body, { level: 9 }) : body).toString('base64')
    const unpack = body.length > LONG ? ' | gunzip' : ''
    return `echo ${packed} | base64 -d${unpack} | ${parts.join(' ')} --data-binary @-`
  }
  return `${parts.join(' ')} --data-binary ${hide(subject.kind === 'done' ? renewed(text) : text)}`
}

/** A command that logs the account of a run in and keeps the token for the others. */
export function login({ user, options }: Circumstances): string {
  const url = new URL(`${options.url.pathname.replace(/\/+$/, '')}/api/login/index`, options.url)
  return [
    'new_id() { uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid; }',
    "PASSWORD='...' FUND_PASSWORD='...'",
    `TOKEN=$(curl -sS ${quoted(url.href)} --data-urlencode ${quoted(`account=${user.account}`)} ` +
      `--data-urlencode "password=$PASSWORD" | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
  ].join('\n')
}

interface Secret {
  value: string
  name: string
}

function secretsOf({ user }: Circumstances): Secret[] {
  const secrets = [
    ...[user.token, ...(user.tokens ?? [])].map((value) => ({ name: 'TOKEN', value })),
    { name: 'PASSWORD', value: user.password },
    { name: 'FUND_PASSWORD', value: user.fundPassword },
  ]
  return secrets.flatMap(({ name, value }) =>
    value ? [{ name, value: encodeURIComponent(value) }] : [],
  )
}

/** A whole value of a field or header, as a variable. */
function hidden(text: string, { name, value }: Secret): string {
  const whole = value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replaceAll(new RegExp(`(=|: )${whole}(?=&|'$)`, 'g'), `$1'"$${name}"'`)
}

/** A request that was done must be sent with another id to be done again. */
const renewed = (text: string) => text.replace(/request_id=[0-9a-f-]{36}/, `request_id=${NEW_ID}`)

const NEW_ID = 'NEW-REQUEST-ID'

/** A text for the shell, with what stands for a new id replaced by a command that makes one. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`.replaceAll(NEW_ID, `'"$(new_id)"'`)
}
