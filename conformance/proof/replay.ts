import { createServer } from 'node:http'
import { listen } from '../../scripts/process/listen.ts'
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
  const { url, close } = await listen(server)
  return {
    url: new URL(url),
    arm: (reply) => {
      armed = reply
    },
    close,
  }
}
