import { once } from 'node:events'
import { createServer } from 'node:http'
import { answerOrders } from './measured-process.ts'

/** What HTTP alone costs: nothing behind it, and to each path the bytes that the sandbox answered. */
answerOrders(async (bodies: ReadonlyMap<string, Uint8Array>) => {
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '') ?? new Uint8Array()
    request.resume()
    request.on('end', () => {
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Length': body.length,
      })
      response.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}` }
})
