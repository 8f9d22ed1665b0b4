import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths, projectPath } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { ProjectsScreen } from './projects-screen.tsx'

const PROJECTS = 'GET /api/user/yeb_project'

function show(example?: string) {
  return renderScreen(<ProjectsScreen />, {
    path: paths.project,
    examples: example === undefined ? {} : { [PROJECTS]: example },
  })
}

/** The row of a project. */
const row = (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) })

describe('a project', () => {
  it('is one row of what projects are compared by, and leads to its page', async () => {
    show()
    const steady = await row('Steady 30')
    expect(steady).toHaveTextContent(
      /^Steady 30 7\.30% a year 30 days, from 100\.00 USD 0\.02% a dayOpen until 20\d\d-\d\d-\d\d\s?62\.5%$/,
    )
    expect(within(steady).getByRole('progressbar')).toHaveAttribute('value', '0.625')
    expect(steady).toHaveAttribute('href', projectPath('pr_501'))
  })

  it('says beforehand that money will have to be added', async () => {
    show()
    expect(await row('Growth 90')).toHaveTextContent('Top-up of 150.00 USD by day 6')
    expect(await row('Steady 30')).not.toHaveTextContent('to be added')
  })

  it('is fully invested when it takes no more', async () => {
    show('full')
    expect(await row('Bridge 14')).toHaveTextContent(/Fully invested, ends 20/)
  })

  it('is neutral in a state that nobody knows', async () => {
    show('unknown_status')
    expect(await row('Legacy 45')).toHaveTextContent(/Unknown status, ends 20/)
  })
})

describe('the list', () => {
  it('is filtered by the server', {
    tags: ['state.projects-all', 'state.projects-in-progress', 'state.projects-ended'],
  }, async () => {
    show()
    await row('Steady 30')
    await userEvent.click(screen.getByRole('radio', { name: 'Ended' }))
    expect(await screen.findByText('1 item')).toBeVisible()
    expect(within(screen.getByRole('feed')).getByText(/^Ended 20/)).toBeVisible()
    expect(currentAddress()).toBe(`${paths.project}?filter=ended`)
    expect(screen.queryByRole('link', { name: /^Steady 30/ })).not.toBeInTheDocument()
  })

  it.each([
    ['All', 'No projects are on offer right now.'],
    ['In progress', 'No projects are open for investment right now.'],
    ['Ended', 'No projects have ended yet.'],
  ])('says why %s is empty', async (filter, reason) => {
    show('empty')
    await userEvent.click(screen.getByRole('radio', { name: filter }))
    expect(await screen.findByText(reason)).toBeVisible()
  })

  it('stands below the risk and the way to its text', async () => {
    show()
    expect(screen.getByText(/Know the risk before you invest/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Risk notice' })).toHaveAttribute(
      'href',
      '/pages/agreement/agreement?type=risk',
    )
    await row('Steady 30')
  })
})

describe('the order of the list', () => {
  it('is that of the server: each choice asks again', async () => {
    const sent = watchCalls('GET', '/api/user/yeb_project')
    const orders = () => sent.map(({ url }) => url.searchParams.get('sort'))
    show()
    await row('Steady 30')
    expect(orders()).toEqual(['newest'])
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest daily rate first')
    await waitFor(() => expect(orders()).toEqual(['newest', 'daily_rate']))
    expect(currentAddress()).toBe(`${paths.project}?sort=daily_rate`)
  })

  it('and the filter are those of the address, where it knows them', async () => {
    const sent = watchCalls('GET', '/api/user/yeb_project')
    renderScreen(<ProjectsScreen />, { path: `${paths.project}?filter=ended&sort=nonsense` })
    expect(await screen.findByRole('radio', { name: 'Ended' })).toBeChecked()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      filter: 'ended',
      sort: 'newest',
    })
  })
})

describe('the way to my projects', () => {
  it('is for those who have money in projects', async () => {
    show()
    await row('Steady 30')
    expect(screen.getByRole('link', { name: 'My projects' })).toHaveAttribute(
      'href',
      paths.purchase,
    )
  })

  it('is not there for others', async () => {
    renderScreen(<ProjectsScreen />, {
      path: paths.project,
      examples: { 'GET /api/user/index': 'newbie' },
    })
    await row('Steady 30')
    expect(screen.queryByRole('link', { name: 'My projects' })).not.toBeInTheDocument()
  })
})
