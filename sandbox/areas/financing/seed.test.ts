import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedWorld } from '../../seed/seed.ts'
import { exampleOf } from '../../test/examples.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

/* The story of the contract's examples comes out as they say. */

let sandbox: TestSandbox
let demo: ReturnType<TestSandbox['client']>
beforeEach(async () => {
  ;({ sandbox, demo } = await startedAt(STORY_TIME))
})
afterEach(() => sandbox.close())

/** A sandbox that is first started at a moment, after the story. */
async function startedAt(start: number) {
  const sandbox = new TestSandbox(start)
  await seedWorld(sandbox.world)
  const account = { account: 'demo', password: 'demo1234' }
  const { token } = await sandbox.client().done('logIn', account)
  return { sandbox, demo: sandbox.client(token) }
}

/** Without what another helper of the story tells in other words. */
const untold = ({ description, ...project }: { description: string }) => project

test('the projects', async () => {
  for (const name of ['done', 'in_progress', 'ended']) {
    const filter = name === 'done' ? 'all' : name
    const { list, ...page } = await demo.done('listProjects', { filter })
    const example = exampleOf('listProjects', name)
    expect({ list: list.map(untold), ...page }).toEqual({
      ...example,
      list: example.list.map(untold),
    })
  }
  const growth = await demo.done('getProject', { project_id: 'pr_502' })
  expect(growth.project).toEqual(exampleOf('getProject', 'append_needed').project)
})

test.each(['done', 'append_needed', 'all_at_expiry', 'full', 'ended'])(
  'the project of example %s',
  async (name) => {
    const { project, terms } = exampleOf('getProject', name)
    const view = await demo.done('getProject', { project_id: project.id })
    expect(untold(view.project)).toEqual(untold(project))
    expect(view.terms).toEqual(terms)
  },
)

test('the purchases', async () => {
  expect(await demo.done('listPurchases')).toEqual(exampleOf('listPurchases', 'done'))
  for (const status of ['earning', 'awaiting_append', 'matured', 'settled']) {
    expect(await demo.done('listPurchases', { status })).toEqual(exampleOf('listPurchases', status))
  }
})

test.each(['done', 'awaiting_append', 'matured', 'settled'])(
  'the purchase of example %s',
  async (name) => {
    const example = exampleOf('getPurchase', name)
    const purchase_id = example.purchase.id
    expect(await demo.done('getPurchase', { purchase_id })).toEqual(example)
  },
)

test('the balance product', async () => {
  expect(await demo.done('getBalanceProduct')).toEqual(exampleOf('getBalanceProduct', 'done'))
})

test.each(['done', 'past_month'])('the calendar of example %s', async (name) => {
  const example = exampleOf('getIncomeCalendar', name)
  const asked = { month_from: example.month_from }
  expect(await demo.done('getIncomeCalendar', asked)).toEqual(example)
})

test('the user is told that money has to be added, at the moment of the example', () => {
  const { list } = exampleOf('listMessages', 'done')
  const told = list.find(({ id }) => id === 'ms_8006')
  expect(
    sandbox.world.database.all(
      `SELECT at, link, record_id FROM messages WHERE event = 'purchase_awaiting_append'`,
    ),
  ).toEqual([{ at: told?.created_at, link: told?.link, record_id: told?.record_id }])
})

test.each([0, 1, 6, 12, 18, 23])(
  'first started %i hours later in the day, every purchase is where the story leaves it',
  async (hours) => {
    const later = await startedAt(STORY_TIME + hours * 3600)
    const { list } = await later.demo.done('listPurchases')
    expect(list.map(({ id, status }) => [id, status])).toEqual([
      ['pu_7002', 'awaiting_append'],
      ['pu_7003', 'matured'],
      ['pu_7001', 'earning'],
      ['pu_6990', 'settled'],
    ])
    later.sandbox.close()
  },
)
