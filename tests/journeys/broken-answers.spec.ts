import { paths, purchasePath } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { depositor } from './depositing.ts'
import { buy, buyer, projectBy } from './financing.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { withdrawer } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

/*
 * Answers that no server should give, on pages that show money: an error and a way to ask again, and
 * no figure.
 */

interface Shown {
  name: string
  /** The call that tells its figures. */
  path: string
  begin: (sandbox: SandboxSite) => Promise<{ person: Person; address: string }>
  /** What the page says when its answer is whole. */
  figure: string
}

const pages: readonly Shown[] = [
  {
    name: 'a deposit',
    path: '/api/user/recharge',
    begin: async (sandbox) => ({ person: await depositor(sandbox), address: paths.deposit }),
    figure: 'From 10.00 USD to 500.00 USD',
  },
  {
    name: 'a withdrawal',
    path: '/api/user/cash',
    begin: async (sandbox) => ({ person: await withdrawer(sandbox), address: paths.withdraw }),
    figure: 'From 100.00 USD to 5,000.00 USD',
  },
  {
    name: 'an exchange',
    path: '/api/user/exchange',
    begin: async (sandbox) => ({ person: await buyer(sandbox), address: paths.exchange }),
    figure: 'From 1.00 USD to 5,000.00 USD',
  },
  {
    name: 'a purchase',
    path: '/api/user/myproject',
    begin: async (sandbox) => {
      await sandbox.control('reset')
      const person = await buyer(sandbox)
      const project = await projectBy(sandbox, person, { method: 'daily_interest' })
      const { id } = await buy(sandbox, person, project, '340.27')
      return { person, address: purchasePath(id) }
    },
    figure: '340.27',
  },
]

for (const { name, path, begin, figure } of pages) {
  test(`the page of ${name} shows an error and a retry, and no figure`, {
    ...(name !== 'a withdrawal' && { tag: '@full' }),
  }, async ({ page, sandbox, complaints }) => {
    complaints.expected(/502/)
    complaints.expected(/net::ERR/)
    const { person, address } = await begin(sandbox)
    await logInAs(page, person)
    await page.clock.install()
    await page.goto(at(address))
    await expect(page.getByText(figure).first()).toBeVisible()
    for (const kind of ['bad_gateway', 'empty', 'truncated']) {
      await sandbox.spoil(path, { kind, times: null, person })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The app tries twice more, a second and two later.
      await expect(async () => {
        await page.clock.runFor(2_000)
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 })
      }).toPass()
      await expect(page.getByRole('main').getByText(/\d\.\d\d/)).toHaveCount(0)
      await sandbox.control('no_faults')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(figure).first()).toBeVisible()
    }
  })
}
