import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sandbox } from '../../sandbox/sandbox.ts'
import { serve } from '../../sandbox/server.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import type { Area, Capability } from '../../src/generated/h5.schemas.ts'

const DAY = 86_400
const WEEK = 7 * DAY
/** Wednesday, 15:30 UTC: markets and withdrawals are open. 1970 began on a Thursday. */
const OPEN = 6 * DAY + 15.5 * 3600

/**
 * A sandbox in memory with its seeded users and its control page, on a free port. It begins at the
 * same hour of the week whenever the tests run. It offers and has everything unless told.
 */
export async function startSandbox(
  areas?: readonly Area[],
  without: readonly Capability[] = [],
): Promise<Listening> {
  const files = mkdtempSync(join(tmpdir(), 'h5-conformance-'))
  const sandbox = new Sandbox({
    database: ':memory:',
    files,
    seed: 'conformance',
    passwordCost: 4,
    check: 'throw',
    seeded: true,
    streams: true,
    without,
    ...(areas && { areas }),
  })
  const { clock, settings } = sandbox.world
  settings.advanceClock(((WEEK + OPEN - (clock.now() % WEEK)) % WEEK) * 1000)
  await sandbox.prepare()
  const running = await serve(sandbox, { port: 0, control: true })
  return {
    url: running.url,
    close: async () => {
      await running.close()
      rmSync(files, { recursive: true, force: true })
    },
  }
}
