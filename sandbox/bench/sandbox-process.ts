import type { SandboxOptions } from '../sandbox.ts'
import { Sandbox } from '../sandbox.ts'
import { serve } from '../server.ts'
import { answerOrders } from './measured-process.ts'

/** The sandbox as `npm run sandbox` serves it. */
answerOrders(async (options: SandboxOptions) => {
  const sandbox = await Sandbox.open(options)
  const { url } = await serve(sandbox, { port: 0, control: false })
  return {
    url,
    moveClockTo: (moment) => sandbox.advance(moment - sandbox.world.clock.nowMs() / 1000),
  }
})
