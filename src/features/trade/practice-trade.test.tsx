import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearInbox, takeResult } from '@/domain/inbox/inbox.ts'
import type { PracticeBook } from '@/domain/practice/practice-book.ts'
import { emptyBook, writeBook } from '@/domain/practice/practice-book.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { loginPath, paths, tradePath } from '@/lib/paths.ts'
import { writeStored } from '@/platform/storage.ts'
import { watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import type { KLineChartProps } from './chart/chart.tsx'
import { TradeScreen } from './trade-screen.tsx'

// It draws on a canvas, which has tests and a browser of its own.
vi.mock('./chart/k-line.tsx', () => ({
  KLineChart: ({ results }: KLineChartProps) =>
    results.map(({ id }) => <p key={id}>Drawn: {id}</p>),
}))

const OWNER = '100237'

const show = (options: { token?: null; examples?: Record<string, string> } = {}) =>
  renderScreen(<TradeScreen />, {
    path: tradePath('BTCUSD'),
    capabilities: ['practice'],
    ...options,
    examples: { 'GET /api/user/ajaxorder_list': 'empty', ...options.examples },
  })

const mark = () => screen.findByRole('button', { name: /^Practice .*Change$/ })
const goButton = (direction = 'up') =>
  screen.getByRole('button', { name: new RegExp(`^Buy ${direction}`) })

/** Keeps a practice account on this device, with some of it changed. */
const keep = (change: Partial<PracticeBook>, owner = 'visitor') =>
  localStorage.setItem(`h5.practice.${owner}`, writeBook({ ...emptyBook('USD'), ...change }))

/** An order that has just settled. */
const won = (id: string) =>
  ({
    id,
    symbol: 'BTCUSD',
    name: 'Bitcoin',
    direction: 'up',
    currency: 'USD',
    amount: '100.00',
    settles_at: Math.floor(Date.now() / 1000),
    open_price: '97810.20',
    close_price: '97838.00',
    net_profit: '79.00',
    result: 'win',
    // The page reads no other fields.
  }) as TradeOrder

async function ask(stake = '300') {
  fireEvent.change(await screen.findByLabelText('Amount (USD)'), { target: { value: stake } })
  await userEvent.click(goButton())
  return screen.findByRole('alertdialog')
}

beforeEach(() => {
  clearInbox()
  localStorage.setItem(`h5.risk.${OWNER}`, '1795188600')
})

describe('a visitor', () => {
  it('practises on the same ticket; nothing of it reaches a server', async () => {
    const sent = watchCalls('POST')
    const asked = watchCalls('GET', '/api/user/index')
    show({ token: null })
    expect(await mark()).toHaveTextContent('10,000.00 USD')
    const question = await ask()
    expect(question).toHaveAccessibleName('Practice: Buy up Bitcoin for 300.00 USD?')
    expect(question).toHaveTextContent('no real money moves')
    const confirm = within(question).getByRole('button', { name: 'Practice: Buy up' })
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(confirm)
    expect(await screen.findByText('Practice order placed')).toBeVisible()
    expect(await mark()).toHaveTextContent('9,697.00 USD')
    expect(sent).toEqual([])
    expect(asked).toEqual([])
  })

  it('is told in words of practice what practice money does not cover', async () => {
    keep({ earlier: { net: '-9000', settled: 1 } })
    show({ token: null })
    fireEvent.change(await screen.findByLabelText('Amount (USD)'), { target: { value: '1000' } })
    expect(await screen.findByText(/more practice money for this order/)).toBeVisible()
    expect(screen.queryByText(/^Your balance/)).toBeNull()
  })

  it.each(['from the beginning', 'in between'])(
    'is told where the device stores nothing of it, and nothing looks stored: %s',
    async (when) => {
      const full = () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
          if (/^h5\.(practice|probe)/.test(key))
            throw new DOMException('full', 'QuotaExceededError')
        })
      if (when === 'from the beginning') full()
      else keep({ earlier: { net: '-100', settled: 1 } })
      show({ token: null })
      await mark()
      if (when === 'in between') {
        expect(screen.queryByText(/can't store your practice/)).toBeNull()
        full()
      }
      const question = await ask()
      const confirm = within(question).getByRole('button', { name: 'Practice: Buy up' })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(confirm)
      expect(await screen.findByText('Practice order placed')).toBeVisible()
      expect(screen.getByText(/can't store your practice/)).toBeVisible()
      expect(localStorage.getItem('h5.practice.visitor')).toBeNull()
      // The next test has a storage again.
      vi.restoreAllMocks()
      act(() => writeStored('h5.practice.visitor', null))
    },
  )

  it('is led to the login for real money, and has no other way to it', async () => {
    show({ token: null })
    await userEvent.click(await mark())
    const sheet = await screen.findByRole('dialog', { name: 'Practice' })
    expect(within(sheet).queryByRole('button', { name: 'Use real money' })).toBeNull()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Log in to use real money' }))
    expect(currentAddress()).toBe(loginPath({ pathname: paths.trade, search: '?symbol=BTCUSD' }))
  })
})

describe('a user', () => {
  it('trades with real money until they choose, and finds the choice again', async () => {
    const { unmount } = show()
    await screen.findByLabelText('Amount (USD)')
    expect(screen.queryByText('Change')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Practice' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Start practising' }))
    expect(await mark()).toBeVisible()
    expect(await screen.findByText('You are practising now. No real money moves.')).toBeVisible()
    unmount()

    show()
    await userEvent.click(await mark())
    await userEvent.click(await screen.findByRole('button', { name: 'Use real money' }))
    await waitFor(() => expect(screen.queryByText('Change')).toBeNull())
  })

  it('stays where they are, whatever another tab chose', async () => {
    show()
    await screen.findByLabelText('Amount (USD)')
    localStorage.setItem(`h5.practiceMode.${OWNER}`, 'practice')
    window.dispatchEvent(new StorageEvent('storage', { key: `h5.practiceMode.${OWNER}` }))
    expect(screen.queryByText('Change')).toBeNull()
  })

  it('sees the results of the money that the ticket is for, and of no other', async () => {
    localStorage.setItem(`h5.practiceMode.${OWNER}`, 'practice')
    show()
    await mark()
    act(() => void takeResult(OWNER, won('or_real')))
    expect(screen.queryByText('Drawn: or_real')).toBeNull()
    await userEvent.click(await mark())
    await userEvent.click(await screen.findByRole('button', { name: 'Use real money' }))
    expect(await screen.findByText('Drawn: or_real')).toBeVisible()
  })

  it('has none of it where the server has none', async () => {
    localStorage.setItem(`h5.practiceMode.${OWNER}`, 'practice')
    show({ examples: { 'GET /api/index/info': 'live' } })
    await screen.findByLabelText('Amount (USD)')
    expect(screen.queryByRole('button', { name: /Practice/ })).toBeNull()
  })
})
