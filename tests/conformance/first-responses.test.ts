/** Servers with one cause that would fail every operation: the run ends with one sentence about it. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer, request } from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import tls from 'node:tls'
import zlib from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NotRun, run } from '../../conformance/run/run.ts'
import { root } from '../../scripts/process/project.ts'
import { expired, key, otherHost, selfSigned } from './certificates.ts'
import { contract } from './contract.ts'
import { optionsOf } from './servers.ts'

let example: ChildProcess
let right: string
const opened: net.Server[] = []
const sockets = new Set<net.Socket>()

beforeAll(async () => {
  const file = join(root, 'conformance', 'examples', 'first-server.mjs')
  example = spawn(process.execPath, [file, '--port', '0', '--right'])
  const [url] = await once(createInterface(example.stdout ?? process.stdin), 'line')
  right = String(url)
})
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  for (const one of sockets) one.destroy()
})
afterAll(() => example.kill())

/** Listens on a free port and returns its number. */
async function open(server: net.Server, host = '127.0.0.1'): Promise<number> {
  opened.push(server)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, host)
  await once(server, 'listening')
  // A server on a port, not on a socket of the file system.
  return (server.address() as AddressInfo).port
}

interface Came {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A proxy in front of the example server that changes the response to one path. */
const relay =
  (change: (came: Came, path: string) => Partial<Came>, drop: string[] = []): RequestListener =>
  (incoming, response) => {
    const { method, url = '/' } = incoming
    const headers = { ...incoming.headers }
    for (const name of drop) delete headers[name]
    const onward = request(new URL(url, right), { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { statusCode: status = 0, headers: all } = answer
        const came = {
          status,
          headers: { ...all, connection: 'close' },
          body: Buffer.concat(parts),
        }
        delete (came.headers as Came['headers'])['transfer-encoding']
        const { status: code, headers: own, body } = { ...came, ...change(came, url) }
        response.writeHead(code, own).end(body)
      })
    })
    incoming.pipe(onward)
  }

const body = (change: (body: Buffer, path: string) => Buffer | string) =>
  relay(({ body: one }, path) => ({ body: one.length > 0 ? Buffer.from(change(one, path)) : one }))

const coded = (name: string, code: (body: Buffer) => Buffer) =>
  relay(({ headers, body: one }) =>
    one.length === 0 ? {} : { headers: { ...headers, 'content-encoding': name }, body: code(one) },
  )

const always =
  (status: number, headers: Record<string, string>, text = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(text)
  }

/** What the kit says of a server that can't be tested. */
async function said(url: string, ...more: string[]): Promise<string> {
  const who = ['--account', 'demo', '--password', 'demo1234', '--so-far', '--seed', '1']
  const error = await run(contract, optionsOf('--url', url, ...who, ...more)).catch(
    (found: unknown) => found,
  )
  expect(error).toBeInstanceOf(NotRun)
  const text = error instanceof Error ? error.message : ''
  expect(text).not.toContain('\n')
  expect(text.length).toBeLessThan(450)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: That none is printed is what is tested.
  expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  return text
}

async function saidOf(answer: RequestListener, ...more: string[]): Promise<string> {
  return said(`http://127.0.0.1:${await open(createServer(answer))}`, ...more)
}

const HTML = { 'content-type': 'text/html' }
const japanese = Buffer.from([0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd])

describe('a response that is changed on its way', () => {
  test.each<[string, RequestListener, RegExp]>([
    ['gzip', coded('gzip', zlib.gzipSync), /Content-Encoding: gzip.*no Accept-Encoding/],
    ['br', coded('br', zlib.brotliCompressSync), /Content-Encoding: br/],
    ['deflate', coded('deflate', zlib.deflateSync), /Content-Encoding: deflate/],
    ['zstd', coded('zstd', zlib.zstdCompressSync), /Content-Encoding: zstd/],
    [
      'gzip of long responses alone',
      relay(({ headers, body: one }) =>
        one.length < 500
          ? {}
          : { headers: { ...headers, 'content-encoding': 'gzip' }, body: zlib.gzipSync(one) },
      ),
      /Content-Encoding: gzip/,
    ],
    [
      'a charset as Content-Encoding',
      coded('utf-8', (one) => one),
      /Content-Encoding: utf-8, which names a compression/,
    ],
    ['gzip without a header', body((one) => zlib.gzipSync(one)), /compressed with gzip.*no header/],
    ['a BOM', body((one) => `\ufeff${one}`), /byte order mark \(BOM, bytes EF BB BF\)/],
    ['UTF-16', body((one) => Buffer.from(`\ufeff${one}`, 'utf16le')), /is UTF-16LE/],
    ['UTF-16 without a mark', body((one) => Buffer.from(`${one}`, 'utf16le')), /is UTF-16LE/],
    [
      'Latin-1',
      body((one) => Buffer.from(`${one}`, 'latin1')),
      /not UTF-8.*ISO-8859-1 \(Latin-1\)/,
    ],
    [
      'Shift_JIS',
      body((one) =>
        Buffer.concat([Buffer.from(`${one}`.replace(/"msg":".*/, '"msg":"')), japanese]),
      ),
      /not UTF-8.*Shift_JIS.*こんにちは/,
    ],
    [
      'a declared charset',
      relay(({ headers }) => ({
        headers: { ...headers, 'content-type': 'application/json; charset=gbk' },
      })),
      /declared as gbk/,
    ],
    [
      'another content type',
      relay(({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
      /must have the Content-Type application\/json, and it is text\/html/,
    ],
    [
      'a notice before it',
      body((one) => `<b>Warning</b>: \x1b[31mx ${one}`),
      /more than its JSON.*Warning/,
    ],
    ['a callback around it', body((one) => `cb(${one})`), /more than its JSON: "cb\("/],
    ['its end missing', body((one) => one.subarray(0, -9)), /ends in the middle of its JSON/],
    ['JSON in JSON', body((one) => JSON.stringify(`${one}`)), /encoded twice/],
    ['nothing', body(() => ''), /is empty/],
    [
      'code as text',
      body((one) => `${one}`.replace(/"code":(\d+)/, '"code":"$1"')),
      /"code" "\d+", which is a string/,
    ],
    ['no envelope', body(() => '{"status":"ok"}'), /no "code".*envelope/],
  ])('%s', async (_, listener, expected) => {
    expect(await saidOf(listener)).toMatch(expected)
  })

  test('code as text at the login alone', async () => {
    const listener = body((one, path) =>
      path === '/api/login/index' ? `${one}`.replace(/"code":1/, '"code":"1"') : one,
    )
    expect(await saidOf(listener)).toMatch(
      /^Nobody can log in at .*"code" "1", which is a string, and must be an integer/,
    )
  })

  test('a login that reads JSON alone', async () => {
    const jsonOnly = relay(({ body: one }, path) => {
      const data = { reason: 'input_invalid', params: { field: 'account' } }
      const refused = { code: 0, msg: 'No', time: 1_795_000_000, data }
      return path === '/api/login/index'
        ? { body: Buffer.from(JSON.stringify(refused)) }
        : { body: one }
    })
    expect(await saidOf(jsonOnly)).toMatch(
      /^Nobody can log in .*x-www-form-urlencoded and not as JSON/,
    )
  })

  test('the token is missing or renamed', async () => {
    const listener = body((one) => `${one}`.replace('"token"', '"access_token"'))
    expect(await saidOf(listener)).toMatch(/no "token"/)
  })

  test('a proxy drops the header token', async () => {
    const listener = relay(() => ({}), ['token'])
    expect(await saidOf(listener)).toMatch(
      /GET \/api\/user\/index with that token in the header "token" answers code 401\..*proxy drops the header/,
    )
  })
})

test('a key that comes twice fails, and is named', async () => {
  const twice = relay(({ body: one }, path) =>
    path.startsWith('/api/user/index')
      ? {
          body: Buffer.from(
            `${one}`.replace('"unread_count":', '"unread_count":0,"unread_count":'),
          ),
        }
      : {},
  )
  const url = `http://127.0.0.1:${await open(createServer(twice))}`
  const options = optionsOf(
    ...['--url', url, '--account', 'demo', '--password', 'demo1234', '--so-far'],
    ...['--only', 'shape getUser done'],
  )
  const { results } = await run(contract, options)
  expect(results.flatMap(({ faults }) => faults.map(({ message }) => message))).toEqual([
    'The response has the key /data/unread_count twice. Readers take the one or the other: send each key once.',
  ])
})

test('what spoils one operation alone fails that one, with the same words', async () => {
  const latin = relay(({ body: one }, path) =>
    path === '/api/index/ajaxdata' ? { body: Buffer.from(`\ufeff${one}`) } : {},
  )
  const url = `http://127.0.0.1:${await open(createServer(latin))}`
  const options = optionsOf(
    ...['--url', url, '--account', 'demo', '--password', 'demo1234', '--so-far'],
    ...['--only', 'shape listQuotes done,shape getUser done'],
  )
  const { results } = await run(contract, options)
  const failed = results.filter(({ status }) => status === 'failed')
  expect(new Set(failed.map(({ subject }) => subject.operation))).toEqual(new Set(['listQuotes']))
  expect(failed[0]?.faults[0]?.message).toMatch(/^The response begins with a byte order mark/)
})

describe('another server answers', () => {
  test.each<[string, RequestListener, RegExp]>([
    [
      'a redirect to https',
      ({ url, headers }, response) =>
        response.writeHead(301, { location: `https://${headers.host}${url}` }).end(),
      /HTTP 301 to https:.*Use --url https:\/\/127\.0\.0\.1:\d+\/, to which it leads/,
    ],
    [
      'a redirect to a slash',
      ({ url }, response) => response.writeHead(308, { location: `${url}/` }).end(),
      /HTTP 308.*slash at its end/,
    ],
    [
      'a redirect to itself',
      ({ url }, response) => response.writeHead(302, { location: url }).end(),
      /leads to itself.*X-Forwarded-Proto/,
    ],
    [
      'a redirect to a base path',
      ({ url }, response) => response.writeHead(302, { location: `/v2${url}` }).end(),
      /Use --url http:\/\/127\.0\.0\.1:\d+\/v2,/,
    ],
    [
      'a redirect to a login',
      always(302, { location: '/login?next=x' }),
      /HTTP 302 to \/login.*gateway/,
    ],
    [
      'a login page',
      always(200, HTML, '<!doctype html><title>Sign\x1b[2J in</title><input type="password">'),
      /HTML page with the title "Sign\\u001b\[2J in".*login page of a gateway/,
    ],
    ['a web app', always(200, HTML, '<html><div id="app"></div>'), /HTML page.*--url/],
    [
      'an upstream that is down',
      always(502, HTML, '<h1>502 Bad Gateway</h1>'),
      /HTTP 502.*"502 Bad Gateway".*gateway/,
    ],
    ['maintenance', always(503, {}, 'Back soon'), /HTTP 503.*"Back soon"/],
    ['a password of its own', always(401, { 'www-authenticate': 'Basic' }), /HTTP 401.*gateway/],
    ['too many requests', always(429, {}), /HTTP 429.*limit of requests/],
    ['no operation', always(404, {}), /^No operation of the contract is there at/],
  ])('%s', async (_, listener, expected) => {
    const text = await saidOf(listener)
    expect(text).toMatch(expected)
    expect(text).toContain('POST /api/login/index')
  })

  test('--url names a path that the API does not have', async () => {
    const port = await open(createServer(relay(() => ({}))))
    expect(await said(`http://127.0.0.1:${port}/v2/api`)).toContain(
      `It is there with --url http://127.0.0.1:${port}/.`,
    )
  })

  test('the paths lack /api', async () => {
    const without: RequestListener = (incoming, response) => {
      if (incoming.url?.startsWith('/api')) return response.writeHead(404).end()
      incoming.url = `/api${incoming.url}`
      return relay(() => ({}))(incoming, response)
    }
    expect(await saidOf(without)).toMatch(/\/index\/info answers: serve it as \/api\/index\/info/)
  })
})

/** Says some bytes to every connection. */
const greeting = (text: string) => net.createServer((socket) => socket.end(text))

describe('no response comes', () => {
  test('nothing listens', async () => {
    const server = createServer()
    const port = await open(server)
    server.close()
    expect(await said(`http://127.0.0.1:${port}`)).toMatch(
      /refuses the connection, nothing listens there/,
    )
  })

  test('the server listens on the other IP version only', async () => {
    const port = await open(createServer(relay(() => ({}))), '::1')
    expect(await said(`http://127.0.0.1:${port}`)).toMatch(
      new RegExp(`IPv6\\) only\\. Use --url http://\\[::1\\]:${port}/`),
    )
  })

  test('the name has no address', async () => {
    expect(await said('http://no-such-host.invalid')).toMatch(
      /the name no-such-host\.invalid has no address/,
    )
  })

  test('the server speaks TLS, and --url says http', async () => {
    const server = https.createServer(
      { key, cert: selfSigned },
      relay(() => ({})),
    )
    expect(await said(`http://localhost:${await open(server)}`)).toMatch(
      /it speaks TLS\. Use --url https:\/\/localhost:\d+\//,
    )
  })

  test('the server speaks plain HTTP, and --url says https', async () => {
    const port = await open(createServer(relay(() => ({}))))
    expect(await said(`https://127.0.0.1:${port}`)).toMatch(
      /plain HTTP, without TLS\. Use --url http:\/\/127\.0\.0\.1:\d+\//,
    )
  })

  test.each([
    ['signed by itself', selfSigned, [], /signed by nobody.*NODE_EXTRA_CA_CERTS/],
    ['over', expired, [expired], /certificate has expired.*Renew/],
    ['of another host', otherHost, [otherHost], /another host than localhost.*other\.example/],
  ])('the certificate is %s', async (_, cert, trusted, expected) => {
    const usual = tls.getCACertificates()
    tls.setDefaultCACertificates([...usual, ...trusted])
    try {
      const server = https.createServer(
        { key, cert },
        relay(() => ({})),
      )
      expect(await said(`https://localhost:${await open(server)}`)).toMatch(expected)
    } finally {
      tls.setDefaultCACertificates(usual)
    }
  })

  test('the server speaks HTTP/2 only', async () => {
    const plain = await open(http2.createServer(() => undefined))
    expect(await said(`http://127.0.0.1:${plain}`)).toMatch(/HTTP\/2 only/)
    const secure = await open(http2.createSecureServer({ key, cert: selfSigned }, () => undefined))
    const usual = tls.getCACertificates()
    tls.setDefaultCACertificates([...usual, selfSigned])
    try {
      expect(await said(`https://localhost:${secure}`)).toMatch(/HTTP\/2 only/)
    } finally {
      tls.setDefaultCACertificates(usual)
    }
  })

  test.each<[string, net.Server, RegExp]>([
    ['it is no HTTP', greeting('SSH-2.0-OpenSSH_9.6\r\n'), /not HTTP\/1\.1.*SSH-2\.0-OpenSSH/],
    ['it closes the connection', greeting(''), /closes it without a response/],
    [
      'a chunked body is cut off',
      greeting('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{"code":1'),
      /in the middle of the response, after 9 bytes before its last chunk/,
    ],
    [
      'Content-Length is too long',
      greeting('HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\n{"code":1}'),
      /after 10 bytes of the 400 that it announced/,
    ],
    ['a header is no header', greeting('HTTP/1.1 200 OK\r\nBad Header\r\n\r\n'), /not HTTP\/1\.1/],
  ])('%s', async (_, server, expected) => {
    const text = await said(`http://127.0.0.1:${await open(server)}`)
    expect(text).toMatch(expected)
    expect(text).toContain('POST /api/login/index')
  })
})
