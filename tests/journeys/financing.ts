import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Operations } from '../../sandbox/generated/operations.ts'
import { projectPath } from '../../src/lib/paths.ts'
import { amountField, at, dialog, sign } from '../e2e/app.ts'
import { movementsOf } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

export const DAY = 86_400

/** Cents as the app shows them: "1,234.56". */
export const shown = (cents: bigint) =>
  `${(cents / 100n).toLocaleString('en-US')}.${String(cents % 100n).padStart(2, '0')}`

/** Cents of "1234.56". */
export const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

/** Cents as the contract writes them: "1234.56". */
export const written = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

/** amount x rate x days in cents, half-up, by whole numbers alone. */
export function income(cents: bigint, rate: string, days = 1n): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  return (cents * BigInt(`${whole}${fraction}`) * days * 2n + scale) / (2n * scale)
}

export type Method = 'daily_interest' | 'all_at_expiry'

interface Wanted {
  method: Method
  /** Whether it asks for an append. */
  append?: boolean
}

/** A project in progress with these terms and room for everybody. */
export async function projectBy(
  sandbox: SandboxSite,
  person: Person,
  { method, append = false }: Wanted,
) {
  const page = { filter: 'in_progress', sort: 'newest', page: 1, limit: 100 } as const
  const { list } = await sandbox.call(person, 'listProjects', page)
  const found = list.find(
    (one) =>
      one.dividend_method === method &&
      (one.append_from_day !== null) === append &&
      Number(one.maximum_amount) >= 1_000,
  )
  if (!found) throw new Error(`No project pays ${method}`)
  return found
}

export const buyer = (sandbox: SandboxSite) => sandbox.user({ balances: { USD: '5000.00' } })

export const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Invest/ })
export const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: /^Invest/ })

/** Fills the form of a project in, opens the confirmation and signs it. */
export async function askToBuy(page: Page, id: string, amount: string) {
  await page.goto(at(projectPath(id)))
  await amountField(page).fill(amount)
  await page.getByRole('checkbox').check()
  await buyButton(page).click()
  await sign(page)
}

type Project = Pick<Operations['getProject']['data']['project'], 'id'>

/** The terms of a project now, as whoever buys it accepts them. */
export async function termsOf(sandbox: SandboxSite, person: Person, { id }: Project) {
  const { project, terms } = await sandbox.call(person, 'getProject', { project_id: id })
  if (terms.release_date === null) throw new Error(`${id} takes no money now`)
  return { daily_rate: project.daily_rate, release_date: terms.release_date }
}

/** Buys without the app, and answers the purchase. */
export async function buy(sandbox: SandboxSite, person: Person, project: Project, amount: string) {
  const { purchase } = await sandbox.call(person, 'buyProject', {
    project_id: project.id,
    amount,
    ...(await termsOf(sandbox, person, project)),
    fund_password: 'fund1234',
    request_id: randomUUID(),
  })
  return purchase
}

/** The purchase as the server tells it. */
export const purchaseOf = (sandbox: SandboxSite, person: Person, id: string) =>
  sandbox.call(person, 'getPurchase', { purchase_id: id })

/** Cents that the movements of one kind brought or took, together and each. */
export async function movedBy(sandbox: SandboxSite, person: Person, kind: string) {
  const lines = await movementsOf(sandbox, person)
  const each = lines
    .filter((line) => line.startsWith(`${kind}:`))
    .map((line) => centsOf(line.split(' ')[1] ?? ''))
  return { each, sum: each.reduce((all, one) => all + one, 0n) }
}

/** Cents that a user has available. */
export async function availableOf(sandbox: SandboxSite, person: Person): Promise<bigint> {
  const { balances } = await sandbox.call(person, 'getUser', {})
  return centsOf(balances.available)
}
