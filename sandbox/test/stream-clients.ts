/**
 * Clients of a stream of prices, in a process of their own so that the server's figures are the server's:
 * `many-streams.ts` starts it with an address and how many there are to be. It says when all of them have
 * what a stream begins with, and, when asked, when the last of them got each second.
 */
import { Agent, get } from 'node:http'

/** By the second of an event: how many got it, and when the last did, Unix milliseconds. */
export type Arrivals = Record<string, { clients: number; last: number }>

const [url = '', count = ''] = process.argv.slice(2)
const arrivals: Arrivals = {}

function open(agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let second = ''
      response.on('data', (bytes: Buffer) => {
        const at = bytes.indexOf('id: ')
        if (at >= 0) second = bytes.toString('latin1', at + 4, bytes.indexOf('\n', at))
        const { clients = 0 } = arrivals[second] ?? {}
        arrivals[second] = { clients: clients + (at >= 0 ? 1 : 0), last: Date.now() }
        resolve()
      })
    })
    request.on('error', reject)
  })
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const BATCH = 100
for (let opened = 0; opened < Number(count); opened += BATCH) {
  await Promise.all(Array.from({ length: BATCH }, () => open(agent)))
}
process.on('message', () => process.send?.(arrivals))
process.send?.('open')
