import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())
afterAll(() => vi.unstubAllEnvs())

/** A sandbox whose accounts are in a currency: its rules have their amounts in it. */
async function sandboxIn(currency: string) {
  vi.stubEnv('H5_CURRENCY', currency)
  vi.resetModules()
  const [{ TestSandbox }, { seedWorld }, { SEED_USERS }] = await Promise.all([
    import('./harness.ts'),
    import('../seed/seed.ts'),
    import('../seed/users.ts'),
  ])
  const sandbox = new TestSandbox()
  await seedWorld(sandbox.world)
  const client = sandbox.client()
  const { token } = await client.done('logIn', {
    account: 'demo',
    password: SEED_USERS.demo.password,
  })
  return { sandbox, client: sandbox.client(token) }
}

test.each([
  ['JPY', 0, { deposit_min: '1000', withdrawal_max: '4999900' }],
  ['KWD', 3, { deposit_min: '1.000', withdrawal_max: '4999.900' }],
  ['EUR', 2, { deposit_min: '10.00', withdrawal_max: '49999.00' }],
])('accounts in %s have %i decimals', async (code, scale, limits) => {
  const { sandbox, client } = await sandboxIn(code)
  const site = await client.done('getSiteInfo')
  expect(site.currencies).toContainEqual({ code, scale, type: 'cash' })
  expect(site.limits).toMatchObject({ currency: code, ...limits })
  const { balances, net_worth: worth } = await client.done('getUser')
  const decimals = (amount: string) => amount.split('.')[1]?.length ?? 0
  const amounts = [balances.available, balances.frozen, balances.total_asset, worth.amount]
  expect(amounts.map(decimals)).toEqual([scale, scale, scale, scale])
  expect([balances.currency, worth.currency]).toEqual([code, code])
  sandbox.close()
})

test('a database whose accounts are in another currency is not opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'h5-currency-'))
  const options = {
    database: join(folder, 'sandbox.db'),
    files: join(folder, 'files'),
    seed: 'h5',
    site: {},
    passwordCost: 4,
    check: 'throw',
    seeded: true,
  } as const
  const openIn = async (currency: string) => {
    vi.stubEnv('H5_CURRENCY', currency)
    vi.resetModules()
    const { Sandbox } = await import('../sandbox.ts')
    return Sandbox.open(options)
  }
  try {
    ;(await openIn('USD')).close()
    await expect(openIn('JPY')).rejects.toThrow('start with --currency USD, or with --reset')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('what is no currency is refused', async () => {
  vi.stubEnv('H5_CURRENCY', 'YEN')
  vi.resetModules()
  await expect(import('../core/cash.ts')).rejects.toThrow('--currency takes a code of ISO 4217')
})
