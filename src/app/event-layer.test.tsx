import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { observeServerTime } from '@/api/server-clock.ts'
import { resetInbox, useNewResults } from '@/domain/inbox/inbox.ts'
import { paths, recordPath, tradePath } from '@/lib/paths.ts'
import { useDock } from '@/shell/page-strip.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, serveStreams, watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { Button } from '@/ui/button.tsx'
import { EventLayer } from './event-layer.tsx'
import { InboxLayer } from './inbox-layer.tsx'

const DEPOSITS = 'GET /api/user/recharge_record'
const WITHDRAWALS = 'GET /api/user/cash_record'
const CERTIFICATION = 'GET /api/user/certification'
const ALERTS = 'GET /api/user/alerts'
const ORDER = 'GET /api/user/get_this_order'
/** The moment of the contract's examples. */
const NOW = 1_795_188_600

function Screen() {
  return (
    <>
      <Button>Buy up</Button>
      <footer>{useDock()}</footer>
      <p>{useNewResults('100237').map(({ id }) => `Result of ${id}`)}</p>
      <EventLayer />
      <InboxLayer />
    </>
  )
}

let streams: ReturnType<typeof serveStreams>
let number = 0

/** Opens a page and its stream. */
async function show(examples: Record<string, string>, path: string = paths.news) {
  streams = serveStreams('/api/stream/events')
  const shown = renderScreen(<Screen />, {
    path,
    examples,
    others: { [paths.depositRecords]: <Screen /> },
  })
  await waitFor(() => expect(streams.asked.length).toBeGreaterThan(0))
  // Whose events they are.
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument())
  return shown
}

function send(type: string, id: string | null, at = NOW) {
  number += 1
  const data = JSON.stringify({ type, record_id: id, at })
  act(() => streams.send(`id: ${number}\ndata: ${data}\n\n`))
}

const bar = (words: string | RegExp) => screen.findByRole('link', { name: words })
const noBar = () => expect(screen.queryByRole('link')).toBeNull()

/** Lets the read, and a moment to announce it, pass. */
async function settle(calls: readonly unknown[], count = 1) {
  await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(count))
  await pass(1_500)
}

beforeEach(() => {
  fakeClock()
  const now = performance.now() / 1000
  observeServerTime(NOW, { sentAt: now, receivedAt: now })
})

describe('an event', () => {
  it.each([
    [DEPOSITS, 'success', 'deposit_decided', 'de_3005', /^Deposit of [\d,.]+ USD credited Show$/],
    [DEPOSITS, 'failed', 'deposit_decided', 'de_3004', /^Deposit of [\d,.]+ USD declined Show$/],
    [DEPOSITS, 'class_deposit_bonus', 'bonus', 'de_3006', /USD credited to your balance Show$/],
    [WITHDRAWALS, 'success', 'withdrawal_decided', 'wd_4006', /^Withdrawal of .+ USD paid Show$/],
    [WITHDRAWALS, 'failed', 'withdrawal_decided', 'wd_4005', /^Withdrawal of .+ declined Show$/],
    [CERTIFICATION, 'done', 'verification_decided', null, 'Your name is verified Show'],
    [CERTIFICATION, 'rejected', 'verification_decided', null, "We couldn't verify your name Show"],
  ])('%s %s, %s: is announced as its record says', async (call, example, type, id, words) => {
    await show({ [call]: example })
    send(type, id)
    const link = await bar(words)
    const said = link.textContent?.replace(/ ?Show$/, '') ?? ''
    expect(screen.getByText(said, { selector: '[role=status] *' })).toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })

  it('announces a price alert with a link to its product, also on its page', async () => {
    await show({ [ALERTS]: 'done' }, tradePath('BTCUSD'))
    send('price_alert', 'pa_2', 1_795_188_435)
    const link = await bar('BTCUSD reached 97,800.00 Show')
    expect(link).toHaveAttribute('href', tradePath('BTCUSD'))
  })

  it.each([
    // Of another moment, waiting still, and removed meanwhile.
    ['pa_2', NOW],
    ['pa_3', NOW],
    ['pa_9', NOW],
  ])('does not announce a price alert that its record does not confirm: %s', async (id, at) => {
    await show({ [ALERTS]: 'done' })
    const calls = watchCalls('GET', '/api/user/alerts')
    send('price_alert', id, at)
    await settle(calls)
    noBar()
  })

  it.each([
    ['under_review', 'de_3008'],
    ['success_awaiting_audit', 'de_3007'],
    ['unknown_status', 'de_3000'],
    ['success', 'de_of_somebody_else'],
  ])('does not announce a record that says %s', async (example, id) => {
    await show({ [DEPOSITS]: example })
    const calls = watchCalls('GET', '/api/user/recharge_record')
    send('deposit_decided', id)
    await settle(calls)
    noBar()
  })

  it('does not announce a record that cannot be read', async () => {
    await show({})
    const { sent } = breakCalls('GET', '/api/user/recharge_record', 'errorPage')
    send('deposit_decided', 'de_3005')
    // It is tried three times.
    await settle(sent)
    await pass(2_000)
    await settle(sent, 3)
    noBar()
  })

  it('puts the result of an order into the inbox, once', async () => {
    await show({ [ORDER]: 'win_down' })
    const calls = watchCalls('GET', '/api/user/get_this_order')
    send('order_settled', 'or_9012')
    expect(await screen.findByText('Result of or_9012')).toBeVisible()
    send('order_settled', 'or_9012')
    await settle(calls)
    expect(calls).toHaveLength(1)
    noBar()
  })

  it('is announced, however late the page renders', async () => {
    await show({ [DEPOSITS]: 'success' })
    const calls = watchCalls('GET', '/api/user/recharge_record')
    send('deposit_decided', 'de_3005')
    await settle(calls)
    expect(await bar(/credited/)).toBeVisible()
  })

  it('announces no message: the bell counts it', async () => {
    await show({})
    send('message', null)
    await pass(1_500)
    noBar()
  })
})

describe('a notification', () => {
  const announceDeposit = async (path?: string) => {
    await show({ [DEPOSITS]: 'success' }, path)
    send('deposit_decided', 'de_3005')
  }

  it('leads to its record, and disappears there', async () => {
    await announceDeposit()
    const link = await bar(/credited/)
    await pass(600)
    await userEvent.click(link)
    expect(currentAddress()).toContain(paths.depositRecords)
    await waitFor(noBar)
  })

  it('can be dismissed, and is not announced again when the stream repeats it', async () => {
    await announceDeposit()
    await bar(/credited/)
    await pass(600)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    noBar()
    const calls = watchCalls('GET', '/api/user/recharge_record')
    send('deposit_decided', 'de_3005')
    await settle(calls)
    noBar()
  })

  it('is not announced again in another tab', async () => {
    const { unmount } = await show({ [DEPOSITS]: 'success' })
    send('deposit_decided', 'de_3005')
    await bar(/credited/)
    unmount()
    resetInbox()
    await announceDeposit()
    await settle(watchCalls('GET', '/api/user/recharge_record'), 0)
    noBar()
  })

  it('stays for twenty visible seconds, and while it has the focus', async () => {
    await announceDeposit()
    const link = await bar(/credited/)
    await pass(18_000)
    expect(link).toBeVisible()
    act(() => link.focus())
    await pass(60_000)
    expect(link).toBeVisible()
    act(() => link.blur())
    await pass(3_000)
    noBar()
  })

  it.each([
    paths.depositRecords,
    recordPath(paths.depositRecords, '5b0f8c0e-6a57-4f0e-9d55-000000003005'),
  ])('is not announced where its record is shown: %s', async (path) => {
    await show({ [DEPOSITS]: 'success' }, path)
    const calls = watchCalls('GET', '/api/user/recharge_record')
    send('deposit_decided', 'de_3005')
    await settle(calls)
    noBar()
  })

  it('is announced once an open dialog is closed', async () => {
    await show({ [DEPOSITS]: 'success' })
    const dialog = document.createElement('dialog')
    dialog.open = true
    document.body.append(dialog)
    const calls = watchCalls('GET', '/api/user/recharge_record')
    send('deposit_decided', 'de_3005')
    await settle(calls)
    noBar()
    dialog.remove()
    expect(await bar(/credited/)).toBeVisible()
  })

  it('shares one line with two others, which leads to the messages', async () => {
    await show({ [DEPOSITS]: 'done', [WITHDRAWALS]: 'success', [CERTIFICATION]: 'done' })
    send('verification_decided', null)
    send('withdrawal_decided', 'wd_4006')
    send('deposit_decided', 'de_3005')
    expect(await bar('3 updates on your account Show')).toHaveAttribute('href', paths.messages)
  })
})
