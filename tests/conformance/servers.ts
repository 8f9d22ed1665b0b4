import type { RequestListener } from 'node:http'
import { createServer, request } from 'node:http'
import type { Options } from '../../conformance/plan/options.ts'
import { readOptions } from '../../conformance/plan/options.ts'
import type { Report } from '../../conformance/result/report.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { listen } from '../../scripts/process/listen.ts'

/** What a server in between does to an answer; undefined leaves it as it is. */
export type Spoil = (path: string, envelope: Record<string, unknown>) => unknown

/** Serves on a free port of this machine. */
export const serve = (answer: RequestListener) => listen(createServer(answer))

/** Stands before another server, under a path of its own if one is named, and spoils its answers. */
export function servedBefore(target: string, spoil: Spoil, prefix = ''): Promise<Listening> {
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
  if (typeof options === 'string') throw new Error('That is no run')
  return options
}

/** The cases of a run that came out so, each with what is said of it. */
export function casesThat(status: 'failed' | 'left out', { results }: Report): string[] {
  return results
    .filter((one) => one.status === status)
    .map(({ subject, faults, note }) => `${subject.id}: ${faults[0]?.message ?? note}`)
    .sort()
}
