import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file of the site as it is handed out. */
export interface HandedOut {
  path: string
  status: number
  body: Buffer | string
}

/** The site of an app behind a proxy that can change what it hands out, and go away. */
export async function behindProxy(app: string, change: (file: HandedOut) => HandedOut) {
  const { origin, pathname } = new URL(app)
  async function handOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        ['host', 'connection', 'accept-encoding', 'content-length'].includes(name)
          ? []
          : [[name, String(value)]],
      ),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|etag)$/.test(name),
    )
    const body = Buffer.from(await answer.arrayBuffer())
    const file = change({ path: request.url ?? '', status: answer.status, body })
    response.writeHead(file.status, Object.fromEntries(headers))
    response.end(file.body)
  }

  const server = createServer((request, response) => {
    // The site itself may be gone, as at the end of a test.
    handOut(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    // Only a secure host, or this one, has workers.
    app: `http://localhost:${port}${pathname}`,
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
