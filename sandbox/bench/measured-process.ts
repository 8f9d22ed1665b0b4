import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What is sent to a measured process. */
export type Order<Setup> = { setup: Setup } | { ask: 'cpu' } | { moveClockTo: number }

/** What it says: where it serves, the milliseconds of a core that it used so far, or that it is done. */
export type Report = { url: string } | { cpu: number } | { done: true }

/** A server in a process of its own, of which can be asked how much of a core it used. */
export class MeasuredProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly #ended: Promise<never>

  private constructor(child: ChildProcess, ended: Promise<never>, url: string) {
    this.#child = child
    this.#ended = ended
    this.url = url
  }

  /** Starts a script that answers with `answerOrders`, and resolves when it serves. */
  static async start<Setup>(script: URL, setup: Setup): Promise<MeasuredProcess> {
    const child = fork(fileURLToPath(script), { serialization: 'advanced' })
    const ended = once(child, 'exit').then(([code]): never => {
      throw new Error(`${script.pathname} ended with ${code}`)
    })
    // Whoever waits for an answer is told; afterwards nobody is.
    ended.catch(() => {})
    const report = await send(child, ended, { setup })
    if (!('url' in report)) throw new Error(`${script.pathname} does not say where it serves`)
    return new MeasuredProcess(child, ended, report.url)
  }

  /** Milliseconds of a core that all its threads used since it began. */
  async cpu(): Promise<number> {
    const report = await send(this.#child, this.#ended, { ask: 'cpu' })
    if (!('cpu' in report)) throw new Error('No figure came back')
    return report.cpu
  }

  /** Moves the clock of a sandbox to a moment in Unix seconds. */
  async moveClockTo(moment: number): Promise<void> {
    await send(this.#child, this.#ended, { moveClockTo: moment })
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}

async function send<Setup>(
  child: ChildProcess,
  ended: Promise<never>,
  order: Order<Setup>,
): Promise<Report> {
  const answered = once(child, 'message') as Promise<[Report]>
  child.send(order)
  const [report] = await Promise.race([answered, ended])
  return report
}

/** The other side: serves what `start` makes of the setup, and answers what it is asked. */
export function answerOrders<Setup>(
  start: (setup: Setup) => Promise<{ url: string; moveClockTo?: (moment: number) => void }>,
): void {
  const tell = (report: Report) => process.send?.(report)
  let moveClockTo: ((moment: number) => void) | undefined
  process.on('message', (order: Order<Setup>) => {
    if ('setup' in order) {
      start(order.setup).then((started) => {
        ;({ moveClockTo } = started)
        tell({ url: started.url })
      })
    } else if ('ask' in order) {
      const { user, system } = process.cpuUsage()
      tell({ cpu: (user + system) / 1000 })
    } else {
      moveClockTo?.(order.moveClockTo)
      tell({ done: true })
    }
  })
}
