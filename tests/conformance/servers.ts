import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { Options } from '../../conformance/options.ts'
import { readOptions } from '../../conformance/options.ts'

/** A server of a test. */
export interface Served {
  url: string
  close(): Promise<void>
}

/** What a server in between does to an answer; undefined leaves it as it is. */
export type Spoil = (path: string, envelope: Record<string, unknown>) => unknown

/** Serves on a free port of this machine. */
export async function serve(
  answer: (incoming: IncomingMessage, response: ServerResponse) => void,
): Promise<Served> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Stands before another server, under a path of its own if one is named, and spoils its answers. */
export function servedBefore(target: string, spoil: Spoil, prefix = ''): Promise<Served> {
  return serve((incoming, response) => {
    const place = incoming.url ?? '/'
    const onward = request(
      new URL(place.startsWith(prefix) ? place.slice(prefix.length) : '/outside', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const path = (incoming.url ?? '').split('?')[0] ?? ''
          const envelope = JSON.parse(Buffer.concat(parts).toString('utf8'))
          response.writeHead(answer.statusCode ?? 500, { 'Content-Type': 'application/json' })
          response.end(JSON.stringify(spoil(path, envelope) ?? envelope))
        })
      },
    )
    incoming.pipe(onward)
  })
}

/** The options of a command line. */
export function optionsOf(...args: string[]): Options {
  const options = readOptions(args)
  if (options === 'help') throw new Error('That is the help')
  return options
}
