import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { paths, projectPath } from '@/lib/paths.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { ProjectsScreen } from './projects-screen.tsx'

const PROJECTS = 'GET /api/user/yeb_project'

function show(example?: string) {
  return renderScreen(<ProjectsScreen />, {
    path: paths.project,
    examples: example === undefined ? {} : { [PROJECTS]: example },
  })
}

/** The card of a project. */
async function card(title: string) {
  const heading = await screen.findByRole('heading', { name: title })
  const article = heading.closest('article')
  if (!article) throw new Error(`${title} has no card`)
  return article
}

describe('a project', () => {
  it('tells its daily rate and its yearly rate side by side', async () => {
    show()
    const steady = await card('Steady 30')
    expect(steady).toHaveTextContent('Daily rate0.02%')
    expect(steady).toHaveTextContent('Yearly rate7.30%365 × daily rate')
  })

  it('tells what a purchase binds itself to', async () => {
    show()
    const steady = await card('Steady 30')
    expect(steady).toHaveTextContent('Investment cycle30 days')
    expect(steady).toHaveTextContent('Income of the whole cycle0.60%')
    expect(steady).toHaveTextContent('Minimum amount100.00 USD')
    expect(steady).toHaveTextContent('Income every day, principal back at expiry')
    expect(steady).toHaveTextContent('Principal back, no income for that day')
    expect(steady).toHaveTextContent(/Release date\d{4}-\d\d-\d\dof a purchase made today/)
    expect(steady).toHaveTextContent('418 purchases so far')
    expect(steady).not.toHaveTextContent('To be added')
    expect(await card('Flex 7')).toHaveTextContent('Principal and all income at expiry')
  })

  it('says beforehand that money will have to be added', async () => {
    show()
    expect(await card('Growth 90')).toHaveTextContent(
      'To be added150.00 USDFrom day 6 of the cycle the income is held until it is added.',
    )
  })

  it('tells how much of it is taken, in words beside the bar', async () => {
    show()
    const bar = within(await card('Steady 30')).getByRole('progressbar', {
      name: /312,500.00 of 500,000.00 USD invested/,
    })
    expect(bar).toHaveAttribute('value', '0.625')
    expect(await card('Steady 30')).toHaveTextContent('62.5%')
  })

  it('leads to its page', async () => {
    show()
    const link = within(await card('Steady 30')).getByRole('link', {
      name: 'Terms and purchase: Steady 30',
    })
    expect(link).toHaveAttribute('href', projectPath('pr_501'))
  })

  it('is fully invested when it takes no more', async () => {
    show('full')
    expect(await screen.findByText('Fully invested')).toBeVisible()
    expect(screen.queryByText('Release date')).not.toBeInTheDocument()
  })

  it('is neutral in a state that nobody knows', async () => {
    show('unknown_status')
    expect(await card('Legacy 45')).toHaveTextContent('Unknown status')
    expect(await card('Legacy 45')).not.toHaveTextContent('Release date')
  })
})

describe('the list', () => {
  it('is filtered by the server', async () => {
    show()
    await card('Steady 30')
    await userEvent.click(screen.getByRole('radio', { name: 'Ended' }))
    expect(await screen.findByText('1 record')).toBeVisible()
    expect(within(screen.getByRole('feed')).getByText('Ended')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Steady 30' })).not.toBeInTheDocument()
  })

  it.each([
    ['All', 'No project is offered at present.'],
    ['In progress', 'No project takes money at present.'],
    ['Ended', 'No project has ended yet.'],
  ])('says why %s is empty', async (filter, reason) => {
    show('empty')
    await userEvent.click(screen.getByRole('radio', { name: filter }))
    expect(await screen.findByText(reason)).toBeVisible()
  })

  it('can be asked for again when it was refused', async () => {
    show('refused_network_error')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerWith({})
    await userEvent.click(retry)
    expect(await card('Steady 30')).toBeVisible()
  })

  it('stands below the risk and the way to its text', async () => {
    show()
    expect(screen.getByText(/Know the risk before you invest/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Risk notice' })).toHaveAttribute(
      'href',
      '/pages/agreement/agreement?type=risk',
    )
    await card('Steady 30')
  })
})

describe('the order of the list', () => {
  it('is that of the server: each choice asks again', async () => {
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open')
    const asked = () => open.mock.calls.map(([, url]) => String(url)).join(' ')
    show()
    await card('Steady 30')
    expect(asked()).toContain('sort=newest')
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Highest daily rate first')
    await card('Steady 30')
    await waitFor(() => expect(asked()).toContain('sort=daily_rate'))
  })
})

describe('the head', () => {
  const BALANCE = 'GET /api/user/yuebaoinfo'
  const head = async () => (await screen.findByText('In projects')).closest('dl')?.parentElement

  it('tells what the user has in projects, what is frozen, held and paid', async () => {
    show()
    const text = await head()
    expect(text).toHaveTextContent('In projects3,000.00 USD')
    expect(text).toHaveTextContent('Earning2,000.00 USD')
    expect(text).toHaveTextContent('Frozen1,000.00 USD')
    expect(text).toHaveTextContent('Income held until an append1.25 USD')
    expect(text).toHaveTextContent("Yesterday's profit+0.40 USD")
    expect(text).toHaveTextContent('Total profit+7.12 USD')
  })

  it('does not speak of held income where there is none', async () => {
    renderScreen(<ProjectsScreen />, { path: paths.project, examples: { [BALANCE]: 'empty' } })
    expect(await head()).toHaveTextContent('Total profit0.00 USD')
    expect(screen.queryByText('Income held until an append')).not.toBeInTheDocument()
  })
})
