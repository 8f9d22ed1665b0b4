import { once } from 'node:events'
import type { Server } from 'node:http'

export interface Listening {
  /** For example `http://127.0.0.1:4010`. */
  url: string
  close(): Promise<void>
}

/** Begins to listen, on any free port of this machine unless told otherwise; rejects where it is taken. */
export async function listen(
  server: Server,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<Listening> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
