/**
 * `npm run serve`: the production build with the documented headers, and the backend that `H5_API`
 * names behind it, or the mock of `npm run mock` (docs/serving.md).
 *
 *   --port 4173     0 takes any free one
 *   --phone         listens for a phone in the same network, too
 *   --folder dist   another build than the app's
 *
 * Where the site has an address for reports it sends their headers, too; `/reports` goes to the backend.
 */
import './process/help.ts'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import type { Gzip } from 'node:zlib'
import { constants, createGzip, gzipSync } from 'node:zlib'
import {
  base,
  fileHeaders,
  hashedFiles,
  otherFiles,
  ownReports,
  proxied,
  reportHeaders,
  reportsAddress,
} from './build/serving-rules.ts'
import { listen } from './process/listen.ts'
import { listeningHost, phoneWords } from './process/phone.ts'
import { Failure, fail, readArguments, root } from './process/project.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Where `npm run mock` listens. */
const MOCK = 'http://127.0.0.1:4010'

const headers: Record<string, string> =
  reportsAddress() === '' ? fileHeaders : { ...fileHeaders, ...reportHeaders(reportsAddress()) }

type StaticFile = { headers: Record<string, string>; plain: Buffer; gzip: Buffer | undefined }

/** Reads a build once, as a deployed release is: a new build needs a restart. */
async function readBuild(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Failure(`There is no build in ${folder}. Run "npm run build" first.`)
  })
  const files = new Map<string, StaticFile>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    // .vite/ describes the build to our own checks and is not for visitors.
    if (!entry.isFile() || name.startsWith('.')) continue
    const plain = await readFile(path)
    const type = types[extname(name)] ?? 'application/octet-stream'
    const packs = /^text|json|javascript|svg/.test(type)
    const rule = name.startsWith(hashedFiles.folder) ? hashedFiles : otherFiles
    files.set(name, {
      plain,
      gzip: packs ? gzipSync(plain) : undefined,
      headers: {
        ...headers,
        'Content-Type': type,
        'Cache-Control': rule.cacheControl,
        ETag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        ...(packs ? { Vary: 'Accept-Encoding' } : {}),
      },
    })
  }
  return files
}

function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === file.headers.ETag) {
    response.writeHead(304, file.headers).end()
    return
  }
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? file.gzip : undefined
  const body = packed ?? file.plain
  response.writeHead(200, {
    ...file.headers,
    ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What compresses an answer of the backend, where the client takes that; each event of a stream goes out at once. */
function packerOf(request: IncomingMessage, answer: IncomingMessage): Gzip | undefined {
  const { 'content-encoding': encoding, 'content-type': type = '' } = answer.headers
  const takes = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  if (!takes || encoding !== undefined || answer.statusCode !== 200) return undefined
  if (type.startsWith('text/event-stream')) return createGzip({ flush: constants.Z_SYNC_FLUSH })
  return type.startsWith('application/json') ? createGzip() : undefined
}

function handOn(backend: URL, request: IncomingMessage, response: ServerResponse): void {
  const callBackend = backend.protocol === 'https:' ? requestByHttps : requestByHttp
  const call = callBackend(
    new URL(request.url ?? '/', backend),
    { method: request.method, headers: { ...request.headers, host: backend.host } },
    (answer) => {
      const status = answer.statusCode ?? 502
      const packer = packerOf(request, answer)
      // If the backend's answer breaks off, so does ours, instead of never ending.
      if (!packer) {
        response.writeHead(status, answer.headers)
        pipeline(answer, response, () => {})
        return
      }
      const { 'content-length': _, vary, ...others } = answer.headers
      response.writeHead(status, {
        ...others,
        vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
        'content-encoding': 'gzip',
      })
      // At once, and not with the first bytes: a browser sends a request again whose answer did not begin.
      response.flushHeaders()
      pipeline(answer, packer, response, () => {})
    },
  )
  call.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end('Backend unreachable\n')
  })
  response.on('close', () => call.destroy())
  request.pipe(call)
}

async function serve(): Promise<void> {
  const { values } = readArguments({
    options: {
      port: { type: 'string', default: '4173' },
      phone: { type: 'boolean', default: false },
      folder: { type: 'string', default: join(root, 'dist') },
    },
  })
  const files = await readBuild(values.folder)
  const builtFor = /"(\/[^"]*\/)assets\//.exec(String(files.get('index.html')?.plain))?.[1] ?? base
  if (builtFor !== base) {
    const help = 'Name the same H5_SITE as for "npm run build".'
    throw new Failure(
      `The build in ${values.folder} is for the path ${builtFor}, not ${base}. ${help}`,
    )
  }
  const backend = new URL(process.env.H5_API ?? MOCK)
  const handedOn = new RegExp(proxied)
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    if (handedOn.test(path) || path === ownReports) return handOn(backend, request, response)
    if (path === '/' || `${path}/` === base) {
      response.writeHead(302, { ...headers, Location: base }).end()
      return
    }
    const name = path.startsWith(base) ? path.slice(base.length) || 'index.html' : ''
    const file = files.get(name)
    if (file) return sendFile(file, request, response)
    response
      .writeHead(404, { ...headers, 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' })
      .end('Not found\n')
  })
  const { url } = await listen(server, {
    port: Number(values.port),
    host: listeningHost(values.phone),
  }).catch(({ message }: Error) => {
    throw new Failure(`Cannot serve: ${message}`)
  })
  const { port } = new URL(url)
  console.log(`serving http://localhost:${port}${base} with the backend ${backend.origin}`)
  if (values.phone) console.log(phoneWords(Number(port), base))
  warnWithoutBackend(backend)
}

/** Says how to come by a backend where none answers: the app would only say that it has no connection. */
function warnWithoutBackend(backend: URL): void {
  fetch(backend).catch(() =>
    console.log(
      `Nothing answers at ${backend.origin} yet: "npm run mock" is a backend at ${MOCK}, and H5_API names another.`,
    ),
  )
}

serve().catch(fail)
