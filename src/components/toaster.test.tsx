import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '@/test/render.tsx'
import { useToast } from './toaster.tsx'

let show: ReturnType<typeof useToast>

function Asker() {
  show = useToast()
  return null
}

beforeEach(async () => {
  renderScreen(<Asker />)
  // The toast's file comes with the first one.
  act(() => show('first'))
  await screen.findByText('first')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => show('first'))
})

afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a toast', () => {
  it('stays for two seconds', async () => {
    await pass(1_999)
    expect(screen.getByText('first')).toBeVisible()
    await pass(1)
    expect(screen.queryByText('first')).not.toBeInTheDocument()
  })

  it('is read out by screen readers', () => {
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region).toHaveAttribute('aria-live', 'polite')
    expect(region).toHaveTextContent('first')
  })

  it('with the same words is one that stays longer', async () => {
    await pass(1_500)
    act(() => show('first'))
    await pass(1_500)
    expect(screen.getAllByText('first')).toHaveLength(1)
    await pass(500)
    expect(screen.queryByText('first')).not.toBeInTheDocument()
  })

  it('makes room: three at most, the newest stay', () => {
    for (const text of ['second', 'third', 'fourth']) act(() => show(text))
    expect(screen.queryByText('first')).not.toBeInTheDocument()
    for (const text of ['second', 'third', 'fourth']) expect(screen.getByText(text)).toBeVisible()
  })

  it('goes in its own time, whatever comes after it', async () => {
    await pass(1_000)
    act(() => show('second'))
    await pass(1_000)
    expect(screen.queryByText('first')).not.toBeInTheDocument()
    expect(screen.getByText('second')).toBeVisible()
    await pass(1_000)
    expect(screen.queryByText('second')).not.toBeInTheDocument()
  })

  it('waits while it is pointed at', async () => {
    const toast = screen.getByText('first')
    fireEvent.pointerEnter(toast)
    await pass(5_000)
    expect(screen.getByText('first')).toBeVisible()
    fireEvent.pointerLeave(toast)
    await pass(2_000)
    expect(screen.queryByText('first')).not.toBeInTheDocument()
  })
})
