/**
 * A process with a sandbox of which one place of the source is changed: in memory, and without a check of
 * its answers. Its parent sends what to change and receives the address.
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
  // Only now, so that the hook has its modules.
  const { Sandbox } = await import('../../sandbox/sandbox.ts')
  const { serve } = await import('../../sandbox/server.ts')
  const sandbox = await Sandbox.open({
    database: ':memory:',
    files,
    seed: 'mutants',
    passwordCost: PASSWORD_COST,
    seeded: true,
    streams: true,
    check: 'off',
  })
  process.send?.((await serve(sandbox, { port: 0, control: true })).url)
})

// Without its parent it has no purpose.
process.once('disconnect', () => process.exit())
