import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Reply } from './mutant.ts'

/** A server on this machine that answers each request with what is armed. */
export interface Replay {
  url: URL
  /** What the next request gets. */
  arm(reply: Reply): void
  close(): Promise<void>
}

/** Opens it on a free port. */
export async function openReplay(): Promise<Replay> {
  let armed: Reply | undefined
  const server = createServer((incoming, response) => {
    incoming.resume()
    incoming.on('end', () => {
      const { status, headers, body } = armed ?? { status: 599, headers: {}, body: '' }
      armed = undefined
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
      response.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: new URL(`http://127.0.0.1:${address.port}`),
    arm: (reply) => {
      armed = reply
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
