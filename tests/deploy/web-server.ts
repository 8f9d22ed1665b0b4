import { spawn, spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { base } from '../../scripts/build/serving-rules.ts'
import { freePort, stop } from '../../scripts/process/processes.ts'
import { root } from '../../scripts/process/project.ts'
import { webServerFile } from '../../scripts/process/web-servers.ts'

/** The web servers by the files of `deploy/` that are for them. */
export const webServers = ['nginx.conf', 'Caddyfile'] as const
export type WebServer = (typeof webServers)[number]

export interface Certificate {
  file: string
  key: string
  /** What stands in `file`. */
  pem: string
  /** By which Chromium is told to trust it: the hash of its public key. */
  fingerprint: string
}

/** What is another on this machine than on a real one. */
interface Place {
  /** The folder with everything of this run. */
  folder: string
  /** The folder that is served. */
  site: string
  certificate: Certificate
  /** Origin of the backend. */
  backend: string
  /** Where the policy's reports go; nowhere unless told. */
  reports?: string
}

export interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A server that answers over TLS. */
export interface RunningServer {
  /** Address of the app. */
  app: string
  /** The same without TLS. */
  plain: string
  /** Asks for a path as it is written, which fetch would put right first. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>
  end: () => Promise<void>
}

/** Makes a certificate for `localhost` that nobody has signed but itself. */
export async function selfSigned(folder: string): Promise<Certificate> {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec'],
      ...['-pkeyopt', 'ec_paramgen_curve:prime256v1', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No certificate: ${stderr}`)
  const pem = await readFile(certificate, 'utf8')
  const { publicKey } = new X509Certificate(pem)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(spki).digest('base64')
  return { file: certificate, key, pem, fingerprint }
}

type Substitution = readonly [is: string, becomes: string]

/** A file of `deploy/` with what is another on this machine; nothing may be missing from it. */
async function substituted(file: WebServer, pairs: readonly Substitution[]): Promise<string> {
  const config = await readFile(join(root, 'deploy', file), 'utf8')
  return pairs.reduce((before, [is, becomes]) => {
    if (!before.includes(is)) throw new Error(`deploy/${file} has no ${is}`)
    return before.replaceAll(is, becomes)
  }, config)
}

/** Where the documented server keeps its certificate. */
const DOCUMENTED = '/etc/letsencrypt/live/h5.example.com'

interface Ports {
  http: number
  https: number
}

/** The command that runs a server with its file of `deploy/`. */
const starters: Record<WebServer, (place: Place, ports: Ports) => Promise<string[]>> = {
  'nginx.conf': async ({ folder, site, certificate, backend, reports = '' }, { http, https }) => {
    const config = await substituted('nginx.conf', [
      [`${DOCUMENTED}/fullchain.pem`, certificate.file],
      [`${DOCUMENTED}/privkey.pem`, certificate.key],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['h5.example.com', 'localhost'],
      ['/var/www/h5/', `${site}/`],
      ['http://127.0.0.1:4010', backend],
      ['set $h5_reports "";', `set $h5_reports "${reports}";`],
    ])
    await writeFile(join(folder, 'h5.conf'), config)
    // What stands around it in Debian's own nginx.conf. Who runs the tests may read the site.
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const whole = `
      ${user}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr warn;
      events {}
      http {
        include ${webServerFile('types of nginx')};
        default_type application/octet-stream;
        access_log off;
        ${temporary.join('\n')}
        include ${folder}/h5.conf;
      }
    `
    await writeFile(join(folder, 'nginx.conf'), whole)
    const settings = join(folder, 'nginx.conf')
    return [webServerFile('nginx'), '-p', folder, '-e', 'stderr', '-c', settings]
  },
  Caddyfile: async ({ folder, site, certificate, backend, reports }, { http, https }) => {
    const config = await substituted('Caddyfile', [
      [`# tls ${DOCUMENTED}/fullchain.pem`, `tls ${certificate.file}`],
      [`${DOCUMENTED}/privkey.pem`, certificate.key],
      ['h5.example.com', 'localhost'],
      ['/var/www/h5', site],
      ['127.0.0.1:4010', new URL(backend).host],
      ...(reports === undefined
        ? []
        : ([
            ['# Reporting-Endpoints', 'Reporting-Endpoints'],
            ['https://reports.example.com/h5', reports],
            ['# Content-Security-Policy', 'Content-Security-Policy'],
          ] as const)),
    ])
    const options = `{
      admin off
      http_port ${http}
      https_port ${https}
      default_bind 127.0.0.1
      storage file_system ${folder}/storage
    }\n`
    const file = join(folder, 'Caddyfile')
    await writeFile(file, `${options}${config}`)
    return [webServerFile('Caddy'), 'run', '--config', file, '--adapter', 'caddyfile']
  },
}

/** Starts a server with its file of `deploy/`, and resolves once it answers. */
export async function startWebServer(name: WebServer, place: Place): Promise<RunningServer> {
  await mkdir(place.folder, { recursive: true })
  const http = await freePort(4380)
  const https = await freePort(http + 1)
  const [command = '', ...args] = await starters[name](place, { http, https })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: place.folder, XDG_DATA_HOME: place.folder },
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const { pem: ca } = place.certificate
  const ask: RunningServer['ask'] = async (path, headers = {}) => {
    const call = request({
      host: '127.0.0.1',
      port: https,
      servername: 'localhost',
      ca,
      path,
      headers,
    })
    call.setHeader('Host', `localhost:${https}`).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  const end = () => stop(child)
  for (const begin = Date.now(); ; ) {
    const answers = await ask(base).then(
      () => true,
      () => false,
    )
    if (answers) {
      const [app, plain] = [`https://localhost:${https}${base}`, `http://localhost:${http}${base}`]
      return { app, plain, ask, end }
    }
    if (child.exitCode !== null || Date.now() - begin > 20_000) {
      await end()
      throw new Error(`${name} does not answer:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
