import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startServer, stop } from '../scripts/processes.ts'
import { root } from '../scripts/project.ts'
import { fileHeaders, hashedFiles, otherFiles } from '../scripts/serving-rules.ts'

/** The code block of a language in docs/serving.md. */
async function example(language: string): Promise<string> {
  const page = await readFile(join(root, 'docs', 'serving.md'), 'utf8')
  const block = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)?.[1]
  if (!block) throw new Error(`docs/serving.md has no example for ${language}`)
  return block
}

describe('the server examples in docs/serving.md', () => {
  test('nginx sends every header', async () => {
    const config = await example('nginx')
    const sent = [...config.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map((found) => [
      found[1],
      found[2],
    ])
    expect(Object.fromEntries(sent)).toEqual(fileHeaders)
    expect(config).toContain(`"${hashedFiles.cacheControl}"`)
    expect(config).toContain(`"${otherFiles.cacheControl}"`)
  })

  test('Caddy sends every header', async () => {
    const config = await example('caddyfile')
    const block = /\theader \{\n([\s\S]*?)\n\t+\}/.exec(config)?.[1] ?? ''
    const sent = [...block.matchAll(/^\t+(\S+) "([^"]*)"$/gm)].map((found) => [found[1], found[2]])
    expect(Object.fromEntries(sent)).toEqual(fileHeaders)
    expect(config).toContain(`"${hashedFiles.cacheControl}"`)
    expect(config).toContain(`"${otherFiles.cacheControl}"`)
  })

  test('the policy allows nothing inline and no eval', () => {
    expect(fileHeaders['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:/)
  })
})

describe('npm run serve', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(await freePort(4140), { mockPort: await freePort(4240) })
  })
  afterAll(() => stop(server.child))

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
})
