import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fileHeaders,
  hashedFiles,
  otherFiles,
  reportHeaders,
} from '../scripts/build/serving-rules.ts'
import { startMock } from '../scripts/mock/server.ts'
import { freePort, startScript, startServer, stop } from '../scripts/process/processes.ts'
import { readJson, root } from '../scripts/process/project.ts'

const deployed = (file: string) => readFile(join(root, 'deploy', file), 'utf8')

/** Asks for a path as it is written, which fetch would put right first. */
function ask(url: string, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { path }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        body += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
    call.on('error', reject)
    call.end()
  })
}

/** Ways to write an address beside the calls: the mock's list of examples stands for the sandbox's control page. */
const waysAround = [
  '/api/../__examples',
  '/api/user/../../__examples',
  '/api/%2e%2e/__examples',
  '/api/.%2E/__examples',
  '/api/%2e%2e%2f__examples',
  '/api/..%5c__examples',
  '/api/..\\__examples',
  '/api/%252e%252e/__examples',
  '/api//../../__examples',
  '/uploads/../__examples',
  '/api/..;/__examples',
  '//api/../__examples',
  '/API/../__examples',
]

/** Whether another machine would be answered: only a server for this machine is not at 127.0.0.2. */
const answersOthers = (url: string) =>
  ask(url.replace(/127\.0\.0\.1|localhost/, '127.0.0.2'), '/h5/').then(
    () => true,
    () => false,
  )

describe('the files of deploy/', () => {
  test('nginx sends every header', async () => {
    const config = await deployed('nginx.conf')
    const sent = [...config.matchAll(/^ +add_header (\S+) "([^"]*)" always;/gm)].map((found) => [
      found[1],
      // Nothing, unless somebody takes reports.
      found[2]?.replace('$h5_report_to', '').replace('$h5_report_host', ''),
    ])
    expect(Object.fromEntries(sent)).toEqual(fileHeaders)
    expect(config).toContain(`"${hashedFiles.cacheControl}"`)
    expect(config).toContain(`"${otherFiles.cacheControl}"`)
    // Nothing is in them without an address: nginx tries no pattern on an empty text.
    const maps = [...config.matchAll(/map \$h5_reports \$\w+ \{\n([^}]*)\}/g)]
    expect(maps.map(([, map]) => /^ +"" +"";$/m.test(map ?? ''))).toEqual([true, true, true])
  })

  test('Caddy sends every header', async () => {
    const config = await deployed('Caddyfile')
    const block = /\theader \{\n([\s\S]*?)\n\t+\}/.exec(config)?.[1] ?? ''
    const sent = [...block.matchAll(/^\t+(\S+) "([^"]*)"$/gm)].map((found) => [found[1], found[2]])
    expect(Object.fromEntries(sent)).toEqual(fileHeaders)
    expect(config).toContain(`"${hashedFiles.cacheControl}"`)
    expect(config).toContain(`"${otherFiles.cacheControl}"`)
  })

  test('nginx tells where reports go, on its own host and on another', async () => {
    const config = await deployed('nginx.conf')
    const [, policy = ''] = /add_header Content-Security-Policy "([^"]*)"/.exec(config) ?? []
    const valueIn = (name: string, address: string) => {
      const [, map = ''] =
        new RegExp(`map \\$h5_reports \\$${name} \\{([^}]*)\\}`).exec(config) ?? []
      const own = /"~\^\/" +""/.test(map) && address.startsWith('/')
      const [, , value = ''] = /default +(["'])(.*)\1;/.exec(map) ?? []
      return own ? '' : value.replaceAll('$h5_reports', address)
    }
    for (const address of ['/reports', 'https://reports.example.com/h5']) {
      expect({
        'Content-Security-Policy': policy.replace(/\$(h5_\w+)/g, (_all, name) =>
          valueIn(name, address),
        ),
        'Reporting-Endpoints': valueIn('h5_reporting_endpoints', address),
      }).toEqual(reportHeaders(address))
    }
  })

  test('Caddy tells where reports go once its lines are no comments', async () => {
    const config = await deployed('Caddyfile')
    const [, endpoints] = /# Reporting-Endpoints `(.*)`/.exec(config) ?? []
    const replaced = [...config.matchAll(/# Content-Security-Policy "(.*)" "(.*)"$/gm)]
    expect({
      'Content-Security-Policy': replaced.reduce(
        (policy, [, is = '', becomes = '']) => policy.replace(new RegExp(is), becomes),
        fileHeaders['Content-Security-Policy'],
      ),
      'Reporting-Endpoints': endpoints,
    }).toEqual(reportHeaders('https://reports.example.com/h5'))
  })

  test('the policy allows nothing inline and no eval', () => {
    expect(fileHeaders['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:/)
  })
})

describe('npm run serve', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let mock: Awaited<ReturnType<typeof startMock>>
  beforeAll(async () => {
    mock = await startMock({ port: 0 })
    server = await startServer(await freePort(4140), { url: mock.url })
  })
  afterAll(() => Promise.all([stop(server.child), mock.close()]))

  const sentHeaders = (answer: Response) =>
    Object.fromEntries(Object.keys(fileHeaders).map((name) => [name, answer.headers.get(name)]))

  test('sends the page with all headers and asks again on every visit', async () => {
    const answer = await fetch(`${server.url}/h5/`)
    expect(answer.status).toBe(200)
    expect(sentHeaders(answer)).toEqual(fileHeaders)
    expect(answer.headers.get('cache-control')).toBe(otherFiles.cacheControl)
    const again = await fetch(`${server.url}/h5/`, {
      headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('lets hashed files stay in caches', async () => {
    const page = await (await fetch(`${server.url}/h5/`)).text()
    const asset = /src="(\/h5\/assets\/[^"]+\.js)"/.exec(page)?.[1]
    const answer = await fetch(`${server.url}${asset}`)
    expect(answer.status).toBe(200)
    expect(sentHeaders(answer)).toEqual(fileHeaders)
    expect(answer.headers.get('cache-control')).toBe(hashedFiles.cacheControl)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('answers an unknown path with 404, which no cache keeps', async () => {
    for (const path of [
      '/h5/assets/gone-123.js',
      '/h5/pages/user/user',
      '/h5/.vite/manifest.json',
    ]) {
      const answer = await fetch(`${server.url}${path}`)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('cache-control'), path).toBe('no-cache')
    }
  })

  test('hands calls on to the backend', async () => {
    const answer = await fetch(`${server.url}/api/user/index`)
    expect(await answer.json()).toMatchObject({ code: 401 })
  })

  test('leads from the host and from /h5 to the app', async () => {
    for (const path of ['/', '/h5']) {
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' })
      expect(answer.headers.get('location'), path).toBe('/h5/')
    }
  })

  test.each(waysAround)('hands nothing else on: %s', async (path) => {
    expect(await ask(server.url, path)).toEqual({ status: 404, body: 'Not found\n' })
  })

  test('answers this machine alone', async () => {
    expect(await answersOthers(server.url)).toBe(false)
  })

  test('goes on where its backend, which speaks TLS, cannot be reached', async () => {
    const url = mock.url.replace('http:', 'https:')
    const other = await startServer(await freePort(4141), { url })
    try {
      expect(await ask(other.url, '/api/user/index')).toEqual({
        status: 502,
        body: 'Backend unreachable\n',
      })
      expect((await ask(other.url, '/h5/release.json')).status).toBe(200)
    } finally {
      await stop(other.child)
    }
  })

  test('compresses a stream and holds no event of it back', async () => {
    let send: (event: string) => void = () => {}
    const backend = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      send = (event) => response.write(event)
      send('first')
    })
    backend.listen(0, '127.0.0.1')
    await once(backend, 'listening')
    const { port } = backend.address() as AddressInfo
    const other = await startServer(await freePort(4142), { url: `http://127.0.0.1:${port}` })
    try {
      const answer = await fetch(`${other.url}/api/stream/prices`)
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      expect(await events?.read()).toEqual({ done: false, value: 'first' })
      send('second')
      expect(await events?.read()).toEqual({ done: false, value: 'second' })
      await events?.cancel()
    } finally {
      await stop(other.child)
      backend.closeAllConnections()
      backend.close()
    }
  })

  test('begins a compressed answer at once: one that breaks off has begun', async () => {
    const backend = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
      response.write('{"code": 1', () => response.destroy())
    })
    backend.listen(0, '127.0.0.1')
    await once(backend, 'listening')
    const { port } = backend.address() as AddressInfo
    const other = await startServer(await freePort(4143), { url: `http://127.0.0.1:${port}` })
    try {
      const answer = await fetch(`${other.url}/api/user/cash`, { method: 'POST' })
      expect(answer.status).toBe(200)
      await expect(answer.text()).rejects.toThrow()
    } finally {
      await stop(other.child)
      backend.close()
    }
  })

  test("does not serve one site's build as another's", () => {
    const env = { ...process.env, H5_SITE: 'tests/sites/harbour' }
    const line = ['scripts/serve.ts', '--port', '0']
    const { status, stderr } = spawnSync('node', line, { cwd: root, env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^\nThe build in \S+ is for the path \/h5\/, not \/harbour\/\. Name the same H5_SITE/,
    )
  })

  test("npm start gives its sandbox the site's name and areas", async () => {
    const line = ['scripts/start.ts', '--database', ':memory:']
    const printed = /sandbox at (\S+), its control page at \1\/sandbox/
    const app = await startScript(line, printed, () => {}, {
      env: { H5_SITE: 'tests/sites/harbour' },
    })
    try {
      const { name, areas } = await readJson(join(root, 'tests/sites/harbour/site.json'), {
        name: '',
        areas: [''],
      })
      const { data } = await (await fetch(`${app.url}/api/index/info`)).json()
      expect(data).toMatchObject({ product_name: name, areas })
    } finally {
      await stop(app.child)
    }
  })

  describe('npm start before the same backend', () => {
    const secret = join(root, '.cache', 'serving-test', 'secret.txt')
    let app: Awaited<ReturnType<typeof startScript>>
    beforeAll(async () => {
      await mkdir(join(secret, '..'), { recursive: true })
      await writeFile(secret, 'what the sandbox keeps')
      const backend = { H5_API: mock.url }
      app = await startScript(['scripts/start.ts'], /Open +(http:\/\/[^/]+)/, () => {}, {
        env: backend,
      })
    })
    afterAll(async () => {
      await stop(app.child)
      await rm(join(secret, '..'), { recursive: true })
    })

    test('hands calls on', async () => {
      const answer = await fetch(`${app.url}/api/user/index`)
      expect(await answer.json()).toMatchObject({ code: 401 })
    })

    test.each([...waysAround, '/__examples/../__examples'])(
      'hands nothing else on: %s',
      async (path) => {
        const { status, body } = await ask(app.url, path)
        expect(status).toBe(404)
        expect(body).not.toContain('operationId')
      },
    )

    test.each([
      '/h5/.cache/serving-test/secret.txt',
      '/h5/.CACHE/serving-test/secret.txt',
      '/h5/%2ecache/serving-test/secret.txt',
      '/h5/.cache/serving-test/secret.txt?raw',
      '/h5/.cache/serving-test/secret.txt?import&raw',
      `/h5/@fs${secret}`,
    ])('serves nothing that the sandbox keeps: %s', async (path) => {
      expect((await ask(app.url, path)).body).not.toContain('what the sandbox keeps')
    })

    test('answers this machine alone', async () => {
      expect(await answersOthers(app.url)).toBe(false)
    })
  })
})
