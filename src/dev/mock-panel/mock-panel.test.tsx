import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleHeaderFor, reportCall } from '@/api/call-observer'
import { http } from '@/api/client.ts'
import { currentChoices, resetChoices } from './example-choices'
import { MockPanel } from './mock-panel'
import { startMockPanel } from './start-mock-panel'

const example = (name: string, code: number) => ({ name, summary: `Summary of ${name}`, code })
const operations = [
  {
    method: 'GET',
    path: '/api/user/cash',
    operationId: 'getWithdrawalView',
    summary: 'Get what a withdrawal needs',
    tag: 'withdrawal',
    examples: [example('done', 1), example('window_closed', 1), example('unauthenticated', 401)],
  },
  {
    method: 'POST',
    path: '/api/user/cash',
    operationId: 'submitWithdrawal',
    summary: 'Withdraw',
    tag: 'withdrawal',
    examples: [example('done', 1), example('refused_balance_not_enough', 0)],
  },
  {
    method: 'GET',
    path: '/api/user/cash_record',
    operationId: 'listWithdrawalRecords',
    summary: 'List withdrawals',
    tag: 'withdrawal',
    examples: [example('done', 1), example('long_list', 1), example('long_list_page_2', 1)],
  },
]

/** A screen with one read; it shows which example the client would have asked for. */
function CashScreen() {
  const { data } = useQuery({
    queryKey: ['/api/user/cash'],
    queryFn: () => {
      reportCall({ method: 'GET', path: '/api/user/cash' })
      return exampleHeaderFor('GET', '/api/user/cash') ?? 'no preference'
    },
  })
  return <main>{data}</main>
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ operations }))),
  )
  startMockPanel()
})

afterEach(() => resetChoices())

/** Renders, and lets the backend answer what it is. */
async function show(page: ReactNode): Promise<HTMLElement> {
  const { container } = await act(async () => render(<Suspense>{page}</Suspense>))
  return container
}

async function openPanel() {
  const user = userEvent.setup()
  const queryClient = new QueryClient()
  await show(
    <QueryClientProvider client={queryClient}>
      <CashScreen />
      <MockPanel queryClient={queryClient} />
    </QueryClientProvider>,
  )
  await screen.findByText('no preference')
  await user.click(screen.getByRole('button', { name: 'Mock' }))
  const panel = await screen.findByRole('dialog', { name: 'Mock examples' })
  await within(panel).findByRole('heading', { name: 'This screen' })
  return { user, panel: within(panel) }
}

const callNames = () =>
  screen.getAllByText(/^(GET|POST) \/api/).map(({ textContent }) => textContent)

it('shows a chosen example at once, marks it, and takes it back', async () => {
  const { user, panel } = await openPanel()
  await user.click(panel.getByRole('button', { name: /^window_closed/ }))
  expect(await screen.findByText('example=window_closed')).toBeInTheDocument()
  expect(panel.getByRole('button', { name: /^window_closed/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Mock: 1 chosen' })).toBeInTheDocument()

  await user.click(panel.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('no preference')).toBeInTheDocument()
  expect(currentChoices()).toEqual({})
})

it('lists the calls of the screen first, the most recent on top', async () => {
  await openPanel()
  expect(callNames()).toEqual([
    'GET /api/user/cash',
    'POST /api/user/cash',
    'GET /api/user/cash_record',
  ])
  reportCall({ method: 'POST', path: '/api/user/cash' })
  await waitFor(() => expect(callNames()[0]).toBe('POST /api/user/cash'))
})

it('filters by words of calls and examples', async () => {
  const { user, panel } = await openPanel()
  await user.type(panel.getByRole('searchbox'), 'cash balance')
  expect(callNames()).toEqual(['POST /api/user/cash'])
  expect(panel.getByRole('button', { name: /^refused_balance/ })).toBeInTheDocument()
  expect(panel.queryByRole('button', { name: /^done/ })).not.toBeInTheDocument()
})

it('offers a list without its further pages', async () => {
  const { user, panel } = await openPanel()
  await user.type(panel.getByRole('searchbox'), 'long')
  expect(panel.getByRole('button', { name: /^long_list/ })).toHaveTextContent(
    'long_listSummary of long_list',
  )
})

it('copies a link with the choices', async () => {
  const { user, panel } = await openPanel()
  await user.click(panel.getByRole('button', { name: /^window_closed/ }))
  await user.click(panel.getByRole('button', { name: 'Copy link' }))
  expect(await panel.findByText('Link copied.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toContain('?mock=GET%20/api/user/cash:window_closed')
})

it('is moved by arrow keys, the button and the open panel', async () => {
  const { user, panel } = await openPanel()
  panel.getByRole('button', { name: 'Move' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('dialog')).toHaveStyle({ translate: '0px 48px' })
  screen.getByRole('button', { name: 'Mock' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Mock' })).toHaveStyle({ translate: '24px 0px' })
})

it('takes the network away, and gives it back', async () => {
  const { user, panel } = await openPanel()
  const offline = panel.getByRole('checkbox', { name: 'Offline' })
  await user.click(offline)
  expect(navigator.onLine).toBe(false)
  await user.click(offline)
  expect(navigator.onLine).toBe(true)
  expect(offline).not.toBeChecked()
})

it('loses the response to the next action, and to each request after it', async () => {
  const { user, panel } = await openPanel()
  const checking = panel.getByRole('checkbox', { name: /^Checking/ })
  await user.click(checking)
  const lost = { name: 'NoAnswerError', kind: 'unreachable' }
  await expect(http.get('/api')).resolves.toMatchObject({ status: 200 })
  await expect(http.post('/api')).rejects.toMatchObject(lost)
  await expect(http.get('/api')).rejects.toMatchObject(lost)
  await user.click(checking)
  await expect(http.get('/api')).resolves.toMatchObject({ status: 200 })
})

it('fills the form of the screen in and presses its button', async () => {
  const { user, panel } = await openPanel()
  await user.click(panel.getByRole('button', { name: /^Dialog/ }))
  expect(panel.getByText('This screen has no form.')).toBeInTheDocument()
  const main = screen.getByRole('main')
  main.innerHTML =
    '<form><input name="amount" inputmode="decimal" /><input type="checkbox" name="risk" /></form>'
  const sent = vi.fn((event: Event) => event.preventDefault())
  const form = main.querySelector('form')
  form?.addEventListener('submit', sent)
  await user.click(panel.getByRole('button', { name: /^Dialog/ }))
  expect(sent).toHaveBeenCalledOnce()
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ amount: '500', risk: 'on' })
})

it('closes on Escape and gives the focus back', async () => {
  const { user, panel } = await openPanel()
  expect(panel.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mock' })).toHaveFocus()
})

it.each([
  ['answers that it has none', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is nowhere to be seen when the backend %s', async (_, answer) => {
  vi.mocked(fetch).mockImplementation(answer)
  startMockPanel()
  const page = await show(
    <>
      The page
      <MockPanel queryClient={new QueryClient()} />
    </>,
  )
  expect(page).toHaveTextContent('The page')
  expect(page.querySelector('button')).toBeNull()
})
