import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearInbox,
  resetInbox,
  takeResult,
  useWatchedOrders,
  watchOrders,
} from '@/domain/inbox/inbox.ts'
import type { RecordNotification } from '@/domain/inbox/notification.ts'
import { isPractising, practise } from '@/domain/practice/practice-mode.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { chooseFeedback } from '@/platform/feedback.ts'
import { useDock } from '@/shell/page-strip.ts'
import { give } from '@/test/browser.ts'
import { fakeClock, pass, tellTime } from '@/test/clock.ts'
import { breakCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { InboxLayer } from './inbox-layer.tsx'
import { isShownAt } from './inbox-places.ts'

const SETTLE = 'POST /api/user/goorder'
/** The moment of the contract's examples. */
const NOW = 1_795_188_600
const OWNER = '100237'

function Screen() {
  return (
    <>
      <p>{useWatchedOrders(OWNER).map(({ id }) => `Follows ${id}`)}</p>
      <footer>{useDock()}</footer>
      <InboxLayer />
    </>
  )
}

const show = (example: string, path: string = paths.user) =>
  renderScreen(<Screen />, { path, examples: { [SETTLE]: example } })

const expectNoneFollowed = () => expect(screen.queryByText(/^Follows/)).toBeNull()

function placed(settlesAt: number, id = 'or_9001') {
  const order: Partial<TradeOrder> = {
    id,
    symbol: 'BTCUSD',
    settles_at: settlesAt,
    result: 'open',
  }
  watchOrders(OWNER, [order as TradeOrder])
}

beforeEach(() => {
  clearInbox()
  fakeClock()
  tellTime(NOW)
})

describe('the strip of an open order', () => {
  it('appears on every page, with the seconds left, and leads to the ticket', async () => {
    placed(NOW + 90)
    show('due')
    const strip = await screen.findByRole('link', { name: /1 open order · BTCUSD/ })
    expect(strip).toHaveAttribute('href', '/pages/trade/trade?symbol=BTCUSD')
    expect(screen.getByRole('timer')).toHaveTextContent(/^01:(30|2\d)$/)
  })

  it('does not appear on the trade page, which has its own', async () => {
    placed(NOW + 90)
    show('due', paths.trade)
    await waitFor(() => expect(screen.queryByRole('link', { name: /open order/ })).toBeNull())
  })

  it('appears on a trade page that practises, and leads to real money', async () => {
    placed(NOW + 90)
    practise(OWNER, true)
    show('due', paths.trade)
    await userEvent.click(await screen.findByRole('link', { name: /1 open order · BTCUSD/ }))
    expect(isPractising(OWNER)).toBe(false)
  })
})

describe('the result of an order', () => {
  it.each([
    ['done', 'Bitcoin: Won, +255.00 USD', /both prices give this result/],
    ['loss', 'Bitcoin: Lost, −303.00 USD', /both prices give this result/],
    ['draw', 'Bitcoin: Unchanged, 0.00 USD', /both prices give this result/],
    ['word_differs', 'Bitcoin: Lost, −303.00 USD', /doesn't match its prices/],
  ])(
    '%s: is announced at its second, with a receipt that was checked',
    async (example, words, check) => {
      placed(NOW - 1)
      show(example)
      await waitFor(() =>
        expect(screen.getByText(words, { selector: '[role=status] *' })).toBeTruthy(),
      )
      await userEvent.click(
        screen.getByRole('button', { name: new RegExp(`${words.slice(0, 9)}.*Receipt`) }),
      )
      const sheet = await screen.findByRole('dialog', { name: 'Receipt' })
      expect(sheet).toHaveTextContent(check)
      expect(sheet).toHaveTextContent('tick BTCUSD-7180754400')
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await pass(1_000)
      await waitFor(() => expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull())
      expectNoneFollowed()
    },
  )

  it('is dismissed by a tap', async () => {
    placed(NOW - 1)
    show('done')
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull()
    expectNoneFollowed()
  })

  it('disappears after twelve visible seconds', async () => {
    placed(NOW - 1)
    show('loss')
    await screen.findByRole('button', { name: /Lost/ })
    await pass(11_000)
    expect(screen.getByRole('button', { name: /Lost/ })).toBeVisible()
    await pass(1_000)
    expect(screen.queryByRole('button', { name: /Lost/ })).toBeNull()
    expectNoneFollowed()
  })

  it('is shown in a toast while another order runs', async () => {
    placed(NOW - 1)
    placed(NOW + 90, 'or_9002')
    show('done')
    expect(
      await screen.findByText('Bitcoin: Won, +255.00 USD', { selector: 'section *' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /1 open order · BTCUSD/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull()
  })

  it('is not followed again where an older list names the order as open', async () => {
    placed(NOW - 1)
    show('done')
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    placed(NOW - 1)
    expectNoneFollowed()
  })

  it('is announced again after a reload, until it was seen', async () => {
    placed(NOW - 1)
    const { unmount } = show('done')
    await screen.findByRole('button', { name: /Won/ })
    unmount()
    const key = `h5.inbox.${OWNER}.order.or_9001`
    expect(localStorage.getItem(key)).toBe(`BTCUSD ${NOW - 1}`)
  })

  it('is requested again while the closing price is not published', async () => {
    placed(NOW - 1)
    show('due')
    await screen.findByRole('link', { name: /1 open order/ })
    answerWith({ [SETTLE]: 'done' })
    await pass(5_000)
    expect(await screen.findByRole('button', { name: /Won/ })).toBeVisible()
  })

  it('is requested without waiting for the seconds by which the server turns out to be behind', async () => {
    placed(NOW - 1)
    const { sent, mend } = breakCalls('POST', '/api/user/goorder', 'answerLost')
    show('done')
    await pass(40_000)
    expect(sent.length).toBeGreaterThan(1)
    tellTime(NOW)
    mend()
    await pass(5_000)
    expect(await screen.findByRole('button', { name: /Won/ })).toBeVisible()
  })

  it('is no longer requested for an unknown order', async () => {
    placed(NOW - 1, 'or_gone')
    show('refused_no_data')
    await waitFor(expectNoneFollowed)
  })

  it('vibrates where the user chose that', async () => {
    const vibrate = vi.fn()
    give(navigator, 'vibrate', vibrate)
    chooseFeedback('haptic', true)
    placed(NOW - 1)
    show('done')
    await screen.findByRole('button', { name: /Won/ })
    expect(vibrate).toHaveBeenCalledOnce()
  })
})

describe('the bar of results', () => {
  const settled = (id: string) => {
    const order: Partial<TradeOrder> = {
      id,
      symbol: 'BTCUSD',
      name: 'Bitcoin',
      currency: 'USD',
      open_price: '97800.00',
      close_price: '97838.00',
      settles_at: NOW - 1,
      result: 'win',
      net_profit: '255.00',
    }
    return order as TradeOrder
  }

  it('shows a result that came by an event, once', async () => {
    show('due')
    act(() => expect(takeResult(OWNER, settled('or_9005'))).toBe(true))
    expect(await screen.findByRole('button', { name: /Won/ })).toBeVisible()
    expect(takeResult(OWNER, settled('or_9005'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    act(resetInbox)
    // Another window of the browser, in which the stream goes on later.
    expect(takeResult(OWNER, settled('or_9005'))).toBe(false)
  })

  it('does not show a result of more than a day ago', async () => {
    placed(NOW + 90, 'or_9004')
    show('due')
    await screen.findByRole('link', { name: /1 open order/ })
    act(() => {
      const old = { ...settled('or_9004'), settles_at: NOW - 86_401 }
      expect(takeResult(OWNER, old)).toBe(false)
    })
    expectNoneFollowed()
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull()
  })

  it('shows results that come together as one line that leads to the orders', async () => {
    show('due')
    act(() => {
      for (const id of ['or_1', 'or_2', 'or_3']) takeResult(OWNER, settled(id))
    })
    expect(await screen.findByRole('link', { name: /3 orders settled/ })).toHaveAttribute(
      'href',
      paths.orders,
    )
    expect(screen.getByText('3 orders settled', { selector: '[role=status] *' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('link', { name: /orders settled/ })).toBeNull()
  })

  it('replaces a result that was shown with a newer one, for good', async () => {
    show('due')
    act(() => void takeResult(OWNER, settled('or_1')))
    expect(await screen.findByRole('button', { name: /Won/ })).toBeVisible()
    await pass(2_000)
    act(() => void takeResult(OWNER, { ...settled('or_2'), name: 'Ether' }))
    expect(await screen.findByRole('button', { name: /Ether: Won/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await pass(2_000)
    expect(screen.queryByRole('button', { name: /Won/ })).toBeNull()
  })

  it('disappears when another tab has dismissed the result', async () => {
    show('due')
    act(() => void takeResult(OWNER, settled('or_9006')))
    expect(await screen.findByRole('button', { name: /Won/ })).toBeVisible()
    const key = `h5.inbox.${OWNER}.order.or_9006`
    localStorage.setItem(key, String(Date.now()))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(screen.queryByRole('button', { name: /Won/ })).toBeNull()
  })

  it('stays while it has the focus', async () => {
    show('due')
    act(() => void takeResult(OWNER, settled('or_9007')))
    const result = await screen.findByRole('button', { name: /Won/ })
    act(() => result.focus())
    await pass(30_000)
    expect(result).toBeVisible()
    act(() => result.blur())
    await pass(12_000)
    expect(screen.queryByRole('button', { name: /Won/ })).toBeNull()
  })
})

describe('isShownAt', () => {
  const record = recordPath(paths.depositRecords, '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11')
  const notification = {
    path: record,
    lists: [paths.depositRecords, paths.depositClasses],
  } as Partial<RecordNotification> as RecordNotification

  it.each([
    [record, true],
    [paths.depositRecords, true],
    [paths.depositClasses, true],
    // A filter may leave it out.
    [`${paths.depositRecords}?status=under_review`, false],
    [paths.deposit, false],
    [paths.news, false],
  ])('returns for %s: %s', (address, isShown) => {
    expect(isShownAt(notification, address)).toBe(isShown)
  })
})
