import { vi } from 'vitest'

// Each has its own copy of the sandbox, whose rules are in its currency.
for (const currency of ['USD', 'JPY', 'KWD']) {
  vi.stubEnv('H5_CURRENCY', currency)
  vi.resetModules()
  const { amountsAgree } = await import('./lib/amounts.ts')
  amountsAgree()
}
vi.unstubAllEnvs()
vi.resetModules()
