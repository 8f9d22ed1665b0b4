import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sandbox } from '../../sandbox/sandbox.ts'
import { serve } from '../../sandbox/server.ts'
import type { Served } from './servers.ts'

/** A sandbox in memory with its seeded users and its control page, on a free port. */
export async function startSandbox(): Promise<Served> {
  const files = mkdtempSync(join(tmpdir(), 'h5-conformance-'))
  const sandbox = await Sandbox.open({
    database: ':memory:',
    files,
    seed: 'conformance',
    passwordCost: 4,
    check: 'throw',
    seeded: true,
  })
  const running = await serve(sandbox, { port: 0, control: true })
  return {
    url: running.url,
    close: async () => {
      await running.close()
      rmSync(files, { recursive: true, force: true })
    },
  }
}
