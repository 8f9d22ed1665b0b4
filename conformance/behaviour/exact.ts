import type { OperationId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import { NotReachable } from '../client/client.ts'
import type { RawCall } from '../client/raw.ts'
import { sendRaw } from '../client/raw.ts'
import { jsonOf } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import { elsewhere, otherLetters } from '../plan/session.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'
import { watching } from './streams.ts'

/**
 * A token and a form are read as the contract writes them: what a lenient server takes for the same is
 * none. The single calls try each operation with the most common mistakes; here are the others.
 */
export function exactRules({ operations }: Contract): Law[] {
  const reads = { reads: true }
  const views = new Set(operations.flatMap(({ method, path }) => (method === 'GET' ? path : [])))
  const posted = operations.filter(
    // A matured purchase is too dear for this.
    ({ id, once, path }) => once && !views.has(path) && id !== 'renewPurchase',
  )
  return [
    law('token.exact', 'getUser', reads, token),
    law('token.exact', 'getUser', { ...reads, part: 'of a stream' }, streamToken),
    law('form.place', 'logIn', placed),
    ...posted.map(({ id }) => law('form.place', id, (scene) => asQuery(scene, id))),
    law('form.keys', 'logIn', keyed),
  ]
}

/** What some servers take for a token. */
function likeTokens(token: string): Record<string, string> {
  const cut = token.slice(0, -1)
  const [first = '', ...rest] = token
  const hex = first.charCodeAt(0).toString(16).padStart(2, '0')
  return {
    ...caseOf(token),
    'in capital letters': token.toUpperCase(),
    'in small letters': token.toLowerCase(),
    'with a letter appended': `${token}x`,
    'with a dot appended': `${token}.`,
    'with padding appended': `${token}=`,
    'with a comma appended': `${token},`,
    'with a semicolon appended': `${token};`,
    'with an escaped zero appended': `${token}%00`,
    'with a no-break space appended': `${token}\u00a0`,
    'with another word appended': `${token} x`,
    'with a letter in front': `x${token}`,
    'with a no-break space in front': `\u00a0${token}`,
    'with its scheme in front': `Bearer ${token}`,
    'in quotation marks': `"${token}"`,
    'twice in one header': `${token}, ${token}`,
    'twice without a gap': `${token}${token}`,
    'without its end': cut,
    'without its beginning': token.slice(1),
    'of half its length': token.slice(0, token.length / 2),
    'with an underscore at its end': `${cut}_`,
    'with a per cent sign at its end': `${cut}%`,
    'with an asterisk at its end': `${cut}*`,
    'with an escaped letter': `%${hex}${rest.join('')}`,
    'with an accent': token.replace(/e/i, '\u00e9'),
    'with a space in it': `${token.slice(0, 4)} ${token.slice(4)}`,
    'with a condition': `${token}' OR '1'='1`,
    'as a condition alone': "' OR '1'='1",
    'as a wildcard alone': '%',
    'of no letters': '_'.repeat(token.length),
    'called null': 'null',
    'called undefined': 'undefined',
    'called true': 'true',
    'called 0': '0',
  }
}

function caseOf(token: string): Record<string, string> {
  try {
    return { 'in other letters': otherLetters(token) }
  } catch (error) {
    if (error instanceof NotReachable) return {}
    throw error
  }
}

/** A token where none belongs, or more than one where it does. */
function misplaced(token: string): Record<string, Omit<RawCall, 'target'> & { query?: string }> {
  return {
    'in two headers': { headers: { token: [token, token] } },
    'in two headers, of which the first is right': { headers: { token: [token, 'x'] } },
    'in two headers, of which the last is right': { headers: { token: ['x', token] } },
    'in the query': { query: `token=${encodeURIComponent(token)}` },
    'in a cookie': { headers: { Cookie: `token=${token}` } },
    'in the header Authorization': { headers: elsewhere(token).headers ?? {} },
    'in the header X-Token': { headers: { 'X-Token': token, 'X-Auth-Token': token } },
  }
}

/** The `code` of a response, undefined for one that is no envelope. */
const codeOf = (bytes: Buffer): unknown => {
  const envelope = jsonOf(bytes.toString())
  return isRecord(envelope) ? envelope.code : undefined
}

const send = (scene: Scene, { target, ...call }: RawCall) =>
  sendRaw(scene.world.base, { ...call, target: `${scene.client.prefix}${target}` }, (one) =>
    scene.exchanges.push(one),
  )

async function token(scene: Scene): Promise<void> {
  const { token: right } = await scene.actor()
  const { path } = scene.contract.operation('getUser')
  const like = Object.entries(likeTokens(right)).filter(([, text]) => text !== right)
  const calls = [
    ...like.map(([what, text]): [string, RawCall] => [
      what,
      { target: path, headers: { token: text } },
    ]),
    ...Object.entries(misplaced(right)).map(([what, { query, ...call }]): [string, RawCall] => [
      what,
      { ...call, target: query === undefined ? path : `${path}?${query}` },
    ]),
  ]
  for (const [what, call] of calls) {
    const { status, bytes } = await send(scene, call)
    scene.hold(
      // A gateway may refuse what is no right header, or cut the connection.
      codeOf(bytes) === 401 || status >= 400 || status === 0,
      `the token ${what} must open nothing, and answered HTTP ${status}, code ${codeOf(bytes)}`,
    )
  }
  const { bytes } = await send(scene, { target: path, headers: { token: right } })
  scene.same(codeOf(bytes), 1, 'the code with the token as it was issued')
}

async function streamToken(scene: Scene): Promise<void> {
  const { token: right } = await scene.actor()
  const { 'in other letters': swapped } = caseOf(right)
  const like = [swapped, `${right}x`, right.slice(0, -1)].filter((one) => one !== undefined)
  for (const sent of [...like.map((text) => ({ token: text })), { query: { token: right } }]) {
    await watching(scene, 'events', sent, async (stream) =>
      scene.hold(!stream.isStream, `a stream opens with ${JSON.stringify(sent)}`),
    )
  }
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

async function placed(scene: Scene): Promise<void> {
  const { account, password } = await scene.actor()
  const { path } = scene.contract.operation('logIn')
  const right = new URLSearchParams({ account, password }).toString()
  const wrong = new URLSearchParams({ account, password: 'no-such-one' }).toString()
  const query = `${path}?${right}`
  const cookie = `account=${encodeURIComponent(account)}; password=${encodeURIComponent(password)}`
  const override = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' }
  const calls: Record<string, RawCall> = {
    'a POST with the form in its query': { method: 'POST', target: query, headers: FORM },
    'a POST without a type, with the form in its query': { method: 'POST', target: query },
    'a POST with the form in a cookie': {
      ...{ method: 'POST', target: path, headers: { ...FORM, Cookie: cookie } },
    },
    'a POST with half of the form in its query': {
      ...{ method: 'POST', target: `${path}?${new URLSearchParams({ password })}`, headers: FORM },
      body: new URLSearchParams({ account }).toString(),
    },
    'a POST with a wrong password in its body and the right one in its query': {
      ...{ method: 'POST', target: query, headers: FORM, body: wrong },
    },
    'a GET with the form in its query': { target: query },
    'a GET that says it is a POST': { target: query, headers: override },
    'a GET that says it is a POST in its query': { target: `${query}&_method=POST` },
    'a GET with the form in its body': { target: path, headers: FORM, body: right },
    'a PUT with the form': { method: 'PUT', target: path, headers: FORM, body: right },
  }
  for (const [what, call] of Object.entries(calls)) {
    const { bytes } = await send(scene, call)
    scene.hold(codeOf(bytes) !== 1, `${what} must not log in, and does`)
  }
  const target = `${path}?${wrong}`
  const { bytes } = await send(scene, { method: 'POST', target, headers: FORM, body: right })
  scene.same(codeOf(bytes), 1, 'the code of a login with another password in the query')
}

/** What a POST does is not done by a GET, which a link or a picture of another page can send. */
async function asQuery(scene: Scene, id: OperationId): Promise<void> {
  const { user, values } = await scene.drafted(id)
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)])
  const target = `${scene.contract.operation(id).path}?${new URLSearchParams(texts)}`
  const { bytes } = await send(scene, { target, headers: { token: user.token } })
  scene.hold(codeOf(bytes) !== 1, `${scene.name(id)} must not be done by a GET, and is`)
  if (scene.client.isOutside('listRequests')) return
  const { list } = await scene.done('listRequests', {}, user)
  const made = list.find(({ request_id: request }) => request === values.request_id)
  scene.hold(made?.outcome !== 'done', `${scene.name(id)} was done by a GET`)
}

/** Bodies of a login that some parser takes for the right form. */
function likeForms(account: string, password: string): Record<string, string> {
  const [name, secret] = [encodeURIComponent(account), encodeURIComponent(password)]
  const right = `account=${name}&password=${secret}`
  return {
    'the account twice': `account=${name}&${right}`,
    'another account first': `account=nobody%40example.com&${right}`,
    'another account last': `${right}&account=nobody%40example.com`,
    'another password first': `password=no-such-one&${right}`,
    'another password last': `${right}&password=no-such-one`,
    'an empty password last': `${right}&password=`,
    'a password without a value last': `${right}&password`,
    'a password whose key is escaped last': `${right}&%70assword=no-such-one`,
    'the password as a list': `account=${name}&password[]=${secret}`,
    'the password as an escaped list': `account=${name}&password%5B%5D=${secret}`,
    'the password with an index': `account=${name}&password[0]=${secret}`,
    'the password as a condition': `account=${name}&password[$ne]=x`,
    'the password as another condition': `account=${name}&password[$gt]=`,
    'the password once more as a list': `${right}&password[]=x`,
    'keys in capital letters': `ACCOUNT=${name}&PASSWORD=${secret}`,
    'a key after a space': `account=${name}&+password=${secret}`,
    'a key before a space': `account=${name}&password+=${secret}`,
    'a key with a zero': `account=${name}&password%00=${secret}`,
    'a semicolon between the fields': `account=${name};password=${secret}`,
    'a prototype': `${right}&__proto__[password]=x`,
    'a constructor': `${right}&constructor=x`,
  }
}

async function keyed(scene: Scene): Promise<void> {
  const { account, password } = await scene.actor()
  const { path: target } = scene.contract.operation('logIn')
  for (const [what, body] of Object.entries(likeForms(account, password))) {
    const { bytes } = await send(scene, { method: 'POST', target, headers: FORM, body })
    scene.hold(codeOf(bytes) !== 1, `a login with ${what} must be refused, and is done`)
  }
}
