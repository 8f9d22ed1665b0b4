import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { beginSession } from '@/api/session.ts'
import { beginIntent, endIntent } from '@/components/money-flow/intent.ts'
import { writeSent } from '@/components/money-flow/money-flow.ts'
import { usePageStrip } from '@/components/page-strip.ts'
import { paths } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { OutcomeLayer } from './outcome-layer.tsx'

const OWNER = '100237'
const LIST = 'GET /api/user/cash_record'
/** Before the moment that the mock tells, and after it. */
const [PAST, FUTURE] = [1_795_000_000, 1_796_000_000]

function Frame({ forgetful = false }: { forgetful?: boolean }) {
  return (
    <>
      {usePageStrip()}
      <OutcomeLayer forgetful={forgetful} />
    </>
  )
}

function begin(validUntil: number) {
  window.history.replaceState(null, '', `/h5/#${paths.withdraw}`)
  const sent = writeSent({ amount: '100.00', currency: 'USD' })
  return beginIntent('withdraw', OWNER, sent, validUntil)
}

function show(options: Parameters<typeof renderScreen>[1] = {}) {
  renderScreen(<Frame />, { path: paths.user, ...options })
}

it('tells on other pages what was carried out, until it was looked at', async () => {
  const intent = begin(FUTURE)
  const asked = watchCalls('GET', '/api/user/cash_record')
  show()
  expect(await screen.findByText('Withdraw, 100.00 USD: carried out.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', paths.withdraw)
  expect(asked.map(({ url }) => url.searchParams.get('request_id'))).toEqual([intent.requestId])
  act(() => endIntent('withdraw', OWNER, intent))
  expect(screen.queryByText(/carried out/)).not.toBeInTheDocument()
})

it('tells that the outcome is open as long as the server may still carry it out', async () => {
  begin(FUTURE)
  const asked = watchCalls('GET', '/api/user/cash_record')
  show({ examples: { [LIST]: 'empty' } })
  expect(await screen.findByText('Withdraw, 100.00 USD: result unknown, checking.')).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('tells what was not carried out once it can no longer be', async () => {
  begin(PAST)
  show({ examples: { [LIST]: 'empty' } })
  expect(
    await screen.findByText('Withdraw, 100.00 USD: not carried out, and it can no longer be.'),
  ).toBeVisible()
})

it('leaves it to the page that sent it, and is nobody else’s', async () => {
  begin(FUTURE)
  const asked = watchCalls('GET', '/api/user/cash_record')
  show({ path: paths.withdraw })
  show({ examples: { 'GET /api/user/index': 'newbie' }, token: 'of-another-0123456789' })
  await act(async () => void beginSession('of-another-0123456789'))
  expect(screen.queryByText(/100.00 USD/)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

describe('on a device that forgets what was open', () => {
  const RECENT = 'GET /api/user/request_record'
  const showForgotten = (options: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen(<Frame forgetful />, { path: paths.user, ...options })

  it.each([
    ['withdrawn', /^Withdraw: carried out at \d\d:\d\d:\d\d [AP]M\.$/],
    ['withdrawal_refused', /^Withdraw: refused at \d\d:\d\d:\d\d [AP]M, nothing was changed\.$/],
  ])('the server tells what became of it: %s', async (example, words) => {
    showForgotten({ examples: { [RECENT]: example } })
    expect(await screen.findByText(words)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Show' })
    expect(link).toHaveAttribute('href', paths.withdrawalRecords)
    await userEvent.click(link)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('tells nothing twice of what it has stored all the same', async () => {
    const stored = { ...begin(FUTURE), requestId: '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11' }
    window.localStorage.setItem(`h5.intent.${OWNER}.withdraw`, JSON.stringify(stored))
    const asked = watchCalls('GET', '/api/user/request_record')
    showForgotten({ examples: { [RECENT]: 'withdrawn' } })
    expect(await screen.findByText('Withdraw, 100.00 USD: carried out.')).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Show' })).toHaveLength(1)
  })

  it('others ask nothing', async () => {
    begin(FUTURE)
    const asked = watchCalls('GET', '/api/user/request_record')
    show()
    expect(await screen.findByText('Withdraw, 100.00 USD: carried out.')).toBeVisible()
    expect(asked).toEqual([])
  })
})
