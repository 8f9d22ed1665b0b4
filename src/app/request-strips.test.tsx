import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { beginSession } from '@/api/session.ts'
import { isPractising, practise } from '@/domain/practice/practice-mode.ts'
import { RequestOperation } from '@/generated/h5.schemas.ts'
import { paths, recordPath, tradePath } from '@/lib/paths.ts'
import { keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { beginIntent, readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { settleIntent } from '@/patterns/money-flow/engine/intent-tabs.ts'
import { writeSent } from '@/patterns/money-flow/engine/money-flow.ts'
import { flowKey, showByPage } from '@/patterns/money-flow/engine/shown-by-page.ts'
import { usePageStrip } from '@/shell/page-strip.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { flowsAbout } from './flows.ts'
import { InboxLayer } from './inbox-layer.tsx'

const OWNER = '100237'
const LIST = 'GET /api/user/cash_record'
const DRAFT = { form: 'withdraw', owner: OWNER, fields: ['amount'] as const }
/** Before the moment that the mock tells, and after it. */
const [PAST, FUTURE] = [1_795_000_000, 1_796_000_000]

function Frame() {
  return (
    <>
      {usePageStrip()}
      <InboxLayer />
    </>
  )
}

/** A page that shows by itself what becomes of a withdrawal. */
function WithdrawalShown() {
  useEffect(() => showByPage(flowKey('withdraw', OWNER)), [])
  return null
}

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

function begin(validUntil: number) {
  window.history.replaceState(null, '', `/h5/#${paths.withdraw}`)
  const sent = writeSent({ amount: '100.00', currency: 'USD' })
  return beginIntent('withdraw', OWNER, sent, validUntil)
}

function show(options: Parameters<typeof renderScreen>[1] = {}) {
  renderScreen(<Frame />, { path: paths.user, ...options })
}

it.each([
  ['under_review', 'Under review'],
  ['success', 'Paid'],
  ['failed', 'Declined'],
  ['unknown_status', 'Unknown status'],
])(
  'shows the status of a withdrawal on other pages, with a link to it: %s',
  async (example, state) => {
    const intent = begin(FUTURE)
    const asked = watchCalls('GET', '/api/user/cash_record')
    keepDraft(DRAFT, { amount: '100' })
    show({ examples: { [LIST]: example } })
    expect(await screen.findByText(`Withdraw, 100.00 USD: ${state}`)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Show' })
    const record = recordPath(paths.withdrawalRecords, intent.requestId)
    expect(link).toHaveAttribute('href', record)
    expect(asked.map(({ url }) => url.searchParams.get('request_id'))).toEqual([intent.requestId])
    await userEvent.click(link)
    expect(currentAddress()).toBe(record)
    expect(screen.queryByText(/Withdraw, /)).not.toBeInTheDocument()
    expect(readIntent('withdraw', OWNER)).toBeNull()
    expect(readDraft(DRAFT)).toEqual({})
  },
)

it('follows a review, and says when its status was read if it cannot be read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  begin(FUTURE)
  show({ examples: { [LIST]: 'under_review' } })
  await vi.waitFor(() => screen.getByText('Withdraw, 100.00 USD: Under review'))
  const broken = breakCalls('GET', '/api/user/cash_record', 'errorPage')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await vi.waitFor(() =>
    screen.getByText(/^Withdraw, 100.00 USD: Under review \(as of \d\d:\d\d:\d\d [AP]M\)$/),
  )
  broken.mend()
  answerWith({ [LIST]: 'failed' })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await vi.waitFor(() => screen.getByText('Withdraw, 100.00 USD: Declined'))
})

const FLOWS: [flow: string, page: string, call: string, example: string, state: string][] = [
  ['deposit', paths.deposit, 'GET /api/user/recharge_record', 'under_review', 'Under review'],
  ['deposit', paths.deposit, 'GET /api/user/recharge_record', 'failed', 'Declined'],
  ['exchange', paths.exchange, 'GET /api/user/exchange_record', 'done', 'Carried out'],
  ['buy', paths.projectDetails, 'GET /api/user/project_orderlist', 'one_request', 'Earning'],
  ['trade', paths.trade, 'GET /api/user/orderlist', 'win', 'Won'],
  ['dailyBonus', paths.activities, 'GET /api/user/daily_bonus', 'looked_up', 'Carried out'],
]

it.each(FLOWS)(
  'shows the outcome of %s on %s, by %s as %s: %s',
  async (flow, page, call, example, state) => {
    window.history.replaceState(null, '', `/h5/#${page}`)
    beginIntent(flow, OWNER, writeSent({ amount: '100.00', currency: 'USD' }), FUTURE)
    show({ examples: { [call]: example } })
    expect(await screen.findByText(new RegExp(`, 100.00 USD: ${state}$`))).toBeVisible()
  },
)

it('shows that the outcome is unknown as long as the server may still carry it out', async () => {
  begin(FUTURE)
  const asked = watchCalls('GET', '/api/user/cash_record')
  show({ examples: { [LIST]: 'empty' } })
  expect(await screen.findByText('Withdraw, 100.00 USD: result unknown, checking.')).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('shows that it was not carried out once it can no longer be', async () => {
  begin(PAST)
  show({ examples: { [LIST]: 'empty' } })
  expect(
    await screen.findByText("Withdraw, 100.00 USD: not carried out, and it won't be."),
  ).toBeVisible()
})

it('leaves it to the page that sent it, and shows it to no other user', async () => {
  begin(FUTURE)
  const asked = watchCalls('GET', '/api/user/cash_record')
  show({ path: paths.withdraw })
  show({ examples: { 'GET /api/user/index': 'newbie' }, token: 'of-another-0123456789' })
  await act(async () => void beginSession('of-another-0123456789'))
  expect(screen.queryByText(/100.00 USD/)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

describe('the strip of a request that no page shows', () => {
  const strip = () => screen.queryByText(/100.00 USD/)
  const refuse = () => settleIntent('withdraw', OWNER, begin(FUTURE), 'refused')

  it('appears at the address that sent it, where another page replaces that one', async () => {
    vi.useFakeTimers({ toFake: [...TIMERS] })
    begin(FUTURE)
    const asked = watchCalls('GET', '/api/user/cash_record')
    show({ path: paths.withdraw, examples: { [LIST]: 'under_review' } })
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(strip()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await vi.waitFor(() => screen.getByText('Withdraw, 100.00 USD: Under review'))
    expect(asked).toHaveLength(1)
  })

  it('does not appear while a page shows the request, at whatever address', async () => {
    vi.useFakeTimers({ toFake: [...TIMERS] })
    begin(FUTURE)
    const asked = watchCalls('GET', '/api/user/cash_record')
    renderScreen(
      <>
        <Frame />
        <WithdrawalShown />
      </>,
      { path: paths.user },
    )
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(strip()).toBeNull()
    expect(asked).toEqual([])
  })

  it('says that a refused one was not carried out, and looks nothing up', async () => {
    refuse()
    const asked = watchCalls('GET', '/api/user/cash_record')
    show()
    expect(
      await screen.findByText(
        /^Withdraw, 100.00 USD: not carried out at .*, nothing was changed\.$/,
      ),
    ).toBeVisible()
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: 'Show' }))
    expect(strip()).toBeNull()
  })

  it('says so of a refusal that arrives after a look-up found nothing', async () => {
    const intent = begin(FUTURE)
    show({ examples: { [LIST]: 'empty' } })
    expect(await screen.findByText(/100.00 USD: result unknown, checking/)).toBeVisible()
    act(() => settleIntent('withdraw', OWNER, intent, 'refused'))
    expect(await screen.findByText(/^Withdraw, 100.00 USD: not carried out at /)).toBeVisible()
  })

  it('says so where the area of its page is gone, until it is closed', async () => {
    window.history.replaceState(null, '', `/h5/#${tradePath('BTCUSD')}`)
    const sent = writeSent({ amount: '100.00', currency: 'USD' })
    settleIntent('trade', OWNER, beginIntent('trade', OWNER, sent, FUTURE), 'refused')
    show({ areas: ['news'], examples: { 'GET /api/index/info': 'no_trading' } })
    expect(await screen.findByText(/, 100.00 USD: not carried out at /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(strip()).toBeNull()
  })

  it('shows the status of the record of an unread result', async () => {
    settleIntent('withdraw', OWNER, begin(FUTURE), 'done')
    show({ examples: { [LIST]: 'failed' } })
    expect(await screen.findByText('Withdraw, 100.00 USD: Declined')).toBeVisible()
  })

  it('says that the request was received where its record cannot be read', async () => {
    settleIntent('withdraw', OWNER, begin(FUTURE), 'done')
    breakCalls('GET', '/api/user/cash_record', 'errorPage')
    show()
    expect(
      await screen.findByText(/^Withdraw, 100.00 USD: we received your request at /),
    ).toBeVisible()
  })

  it('leads to the ticket of real money for an order, whatever the device practises', async () => {
    practise(OWNER, true)
    window.history.replaceState(null, '', `/h5/#${tradePath('BTCUSD')}`)
    beginIntent('trade', OWNER, writeSent({ amount: '100.00', currency: 'USD' }), FUTURE)
    show({ examples: { 'GET /api/user/orderlist': 'empty' } })
    await userEvent.click(await screen.findByRole('link', { name: 'Show' }))
    expect(currentAddress()).toBe(tradePath('BTCUSD'))
    expect(isPractising(OWNER)).toBe(false)
  })
})

it('knows a flow of every operation', () => {
  const operations = flowsAbout('pu_1').map(({ operation }) => operation)
  expect(new Set(operations)).toEqual(new Set(Object.values(RequestOperation)))
})
