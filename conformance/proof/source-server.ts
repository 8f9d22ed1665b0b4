/**
 * The sandbox, in memory and at an hour at which everything is open. Of its own, it is one with a place
 * of its source changed: its parent tells which, and is told the address.
 */
import { registerHooks } from 'node:module'

/** A place in a file of the sandbox, and what is written there instead of what is there. */
export interface Change {
  /** Address of the file. */
  url: string
  offset: number
  from: string
  to: string
}

/** What is looked at before a password and not after it shows only while a password takes some time. */
const PASSWORD_COST = 11

/** Serves a sandbox that keeps uploaded files in a folder; answers its address. */
export async function serveSource(files: string): Promise<string> {
  // Here, since whoever changes or watches it must come first.
  const { Sandbox } = await import('../../sandbox/sandbox.ts')
  const { serve } = await import('../../sandbox/server.ts')
  const seed = 'mutants'
  const options = {
    database: ':memory:',
    files,
    seed,
    passwordCost: PASSWORD_COST,
    seeded: true,
    streams: true,
  } as const
  const sandbox = await Sandbox.open({ ...options, check: 'off' })
  return (await serve(sandbox, { port: 0, control: true })).url
}

process.once('message', async ({ files, change }: { files: string; change: Change }) => {
  const { url: place, offset, from, to } = change
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (url !== place) return loaded
      const text = String(loaded.source)
      const source = `${text.slice(0, offset)}${to}${text.slice(offset + from.length)}`
      return { ...loaded, source }
    },
  })
  process.send?.(await serveSource(files))
})

// Whoever is gone has no more use of it.
process.once('disconnect', () => process.exit())
