import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Sandbox } from '../../sandbox/sandbox.ts'
import { serve } from '../../sandbox/server.ts'
import { Client } from '../client/client.ts'
import { sandboxHelper } from '../client/helper.ts'
import type { Answer, Wire } from '../client/request.ts'
import type { Contract } from '../contract/contract.ts'
import type { Case, Level, Ready } from '../plan/case.ts'
import { planCases } from '../plan/plan.ts'
import { Stage } from '../plan/stage.ts'
import { ClockCheck } from '../result/clock-skew.ts'
import type { Result } from '../result/result.ts'
import { runCases } from '../run/dredd.ts'
import { credentialsFrom } from '../run/run.ts'

/** The lowest cost of hashing: nobody's passwords are here. */
const PASSWORD_COST = 4
/** Long enough for a withdrawal window to open, which is shut at night and on no whole day. */
const HOUR = 3600
const A_DAY_OF_HOURS = 24

/** A sandbox of the proof's own, and the kit's stage before it. */
export interface Bench {
  sandbox: Sandbox
  url: URL
  stage: Stage
  close(): Promise<void>
}

/** Opens a sandbox in memory at an hour at which everything can be done. */
export async function openBench(contract: Contract): Promise<Bench> {
  const files = mkdtempSync(join(tmpdir(), 'h5-conformance-'))
  const sandbox = await Sandbox.open({
    database: ':memory:',
    files,
    seed: 'proof',
    passwordCost: PASSWORD_COST,
    check: 'throw',
    seeded: true,
    streams: true,
  })
  const running = await serve(sandbox, { port: 0, control: true })
  const url = new URL(running.url)
  const stage = new Stage({
    contract,
    client: new Client(contract, url),
    helper: sandboxHelper(url),
    credentials: credentialsFrom(contract, {
      account: undefined,
      password: undefined,
      fundPassword: undefined,
      realName: undefined,
    }),
  })
  await openWindow({ sandbox, stage })
  return {
    sandbox,
    url,
    stage,
    close: async () => {
      await running.close()
      rmSync(files, { recursive: true, force: true })
    },
  }
}

/** Moves the clock to an hour in which withdrawals are taken and markets trade. */
async function openWindow({ sandbox, stage }: Pick<Bench, 'sandbox' | 'stage'>): Promise<void> {
  for (let hour = 0; hour <= A_DAY_OF_HOURS; hour += 1) {
    const { conditions } = await stage.read('getWithdrawalView')
    if (conditions.window.open && (await stage.tradingProduct(undefined))) return
    sandbox.advance(HOUR)
    await pause(0)
  }
  throw new Error('The sandbox takes no withdrawal at any hour of a day')
}

/** A case as it went against a server that does everything right. */
export interface Recorded {
  subject: Case
  ready: Ready
  wire: Wire
  answer: Answer
}

/** What is selected of the plan. */
export interface Wanted {
  levels: readonly Level[]
  /** Operation ids; all of them when empty. */
  operations: readonly string[]
  seed: number
}

/**
 * Runs the plan against the sandbox as it is and keeps every request with its answer. `alarms` are
 * the cases that failed, which a server that is right must not see.
 */
export async function record(
  bench: Bench,
  { levels, operations, seed }: Wanted,
): Promise<{ recorded: Recorded[]; alarms: Result[] }> {
  const { stage, url } = bench
  const selection = {
    levels,
    seed,
    specificationOnly: false,
    readOnly: false,
    only: operations,
    except: [],
  }
  const planned = await planCases(stage, selection)
  const kept = new Map<string, Ready>()
  const cases = planned.map((one) => ({
    ...one,
    prepare: async () => {
      const ready = await one.prepare()
      kept.set(one.id, ready)
      return ready
    },
  }))
  const products = await stage.products()
  const results = await runCases({
    stage,
    context: {
      precisions: new Map(products.map(({ symbol, precision }) => [symbol, precision])),
      clock: new ClockCheck(stage.contract.clockTolerance),
    },
    cases,
    target: url,
  })
  const byId = new Map(planned.map((one) => [one.id, one]))
  return {
    recorded: results.flatMap(({ subject: { id }, status, exchanges }) => {
      const [subject, ready, exchange] = [byId.get(id), kept.get(id), exchanges.at(-1)]
      if (status !== 'passed' || !subject || !ready || !exchange?.answer) return []
      return [{ subject, ready, wire: exchange.wire, answer: exchange.answer }]
    }),
    alarms: results.filter(({ status }) => status === 'failed'),
  }
}
