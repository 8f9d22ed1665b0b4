import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PracticeBook } from '@/domain/practice/practice-book.ts'
import { emptyBook, openIn, settleIn, writeBook } from '@/domain/practice/practice-book.ts'
import { paths } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { PracticeScreen } from './practice-screen.tsx'

const AT = 1_795_188_420

function practised(count: number): PracticeBook {
  let book = emptyBook('USD')
  for (let number = 0; number < count; number += 1) {
    const id = `practice-${number}`
    const open = { tick_id: `BTCUSD-${number}`, price: '97790.15', as_of: AT }
    const opening = {
      id,
      symbol: 'BTCUSD',
      name: 'Bitcoin',
      direction: 'up' as const,
      seconds: 180,
      profit_rate: '0.86',
      fee_rate: '0.01',
      amount: '300.00',
      accepted_price: '97790.15',
      accepted_tick_id: 'BTCUSD-0',
      slippage_rate_max: '0.0005',
      at: AT,
      open,
    }
    const close = { tick_id: 'BTCUSD-close', price: '97837.40', as_of: AT + 180 }
    book = settleIn(openIn(book, opening), id, close)
  }
  return book
}

function show(stored: string | null, token?: null, examples: Record<string, string> = {}) {
  const owner = token === null ? 'visitor' : '100237'
  if (stored !== null) localStorage.setItem(`h5.practice.${owner}`, stored)
  return renderScreen(<PracticeScreen />, {
    path: paths.practice,
    capabilities: ['practice', 'own_limits'],
    ...(token === null && { token }),
    examples,
  })
}

describe('practice', () => {
  it('says that nothing of it is real, and lists what was practised with a receipt to check', async () => {
    show(writeBook(practised(1)))
    expect(screen.getByText(/no real money moves/)).toBeVisible()
    expect(screen.getByText('1 settled practice order: +255.00 USD')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Bitcoin.*Practice.*\+255\.00 USD/ }))
    const receipt = await screen.findByRole('dialog', { name: 'Practice receipt' })
    expect(receipt).toHaveTextContent('both prices give this result')
    expect(receipt).toHaveTextContent('tick BTCUSD-0')
    expect(receipt).toHaveTextContent('tick BTCUSD-close')
    expect(within(receipt).queryByRole('button', { name: 'Order again' })).toBeNull()
  })

  it('starts over after a question', async () => {
    show(writeBook(practised(2)))
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    const question = await screen.findByRole('alertdialog', { name: 'Start practice over?' })
    expect(question).toHaveTextContent('You begin again with 10,000.00 USD')
    await userEvent.click(within(question).getByRole('button', { name: 'Start over' }))
    expect(await screen.findByText('No practice orders yet')).toBeVisible()
  })

  it('that cannot be read says that it started over', () => {
    show('{"version":9}')
    expect(screen.getByText(/couldn't read/)).toBeVisible()
  })

  it('leads nobody who paused trading to a deposit', async () => {
    const asked = watchCalls('GET', '/api/user/limits')
    show(writeBook(practised(3)), undefined, { 'GET /api/user/limits': 'paused' })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findByText('3 settled practice orders: +765.00 USD in all')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Make a deposit' })).toBeNull()
  })

  it.each([
    ['a visitor', null, 'Create an account', paths.register],
    ['a user', undefined, 'Make a deposit', paths.deposit],
  ])('has one way on for %s after three orders, until it is put away', async (...given) => {
    const [, token, name, href] = given
    show(writeBook(practised(3)), token)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('link', { name })).toBeNull()
  })
})
