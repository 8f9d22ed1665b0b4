import { auditFinancing } from '../areas/financing/audit.ts'
import { projectsStory } from '../areas/financing/seed.ts'
import type { TestSandbox, TestUser } from './harness.ts'
import { FUND_PASSWORD, requestId, STORY_TIME } from './harness.ts'

/** Opens the projects of the contract's examples at their moments before its story. */
export function openProjects({ world }: TestSandbox): void {
  const nobody = { demo: 0, newbie: 0, locked: 0, turnover: 0 }
  world.database.transaction(() => {
    for (const { before, happen } of projectsStory) happen(world, nobody, STORY_TIME - before)
  })
}

/** What a form that moves money carries beside what it is about. */
export const proved = () => ({ fund_password: FUND_PASSWORD, request_id: requestId() })

/** The form of a purchase at the rate that a project has in the contract's examples. */
export function purchaseForm(project: keyof typeof RATES, amount: string) {
  return { project_id: project, amount, daily_rate: RATES[project], ...proved() }
}

const RATES = {
  pr_499: '0.0003',
  pr_500: '0.00012',
  pr_501: '0.0002',
  pr_502: '0.00025',
  pr_503: '0.0001',
}

/** Buys, and answers the purchase. */
export async function bought(user: TestUser, project: keyof typeof RATES, amount: string) {
  const { purchase } = await user.done('buyProject', purchaseForm(project, amount))
  return purchase
}

/** Everything that a user owns and that a refused action must leave as it is. */
export function stateOf({ world }: TestSandbox): unknown {
  return [
    'accounts',
    'projects',
    'purchases',
    'purchase_incomes',
    'purchase_movements',
    'messages',
    'turnover',
  ].map((table) => world.database.all(`SELECT * FROM ${table}`))
}

/** What is wrong with the money in projects; empty when all is well. */
export const problemsOf = ({ world }: TestSandbox) => auditFinancing(world.database)
