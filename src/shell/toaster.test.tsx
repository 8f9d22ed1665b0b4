import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pass } from '@/test/clock.ts'
import { renderScreen } from '@/test/render.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Toaster, useToast } from './toaster.tsx'

let show: ReturnType<typeof useToast>

function Asker() {
  show = useToast()
  return null
}

const English = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" onError={() => undefined}>
    {children}
  </IntlProvider>
)

describe('a toast', () => {
  beforeEach(() => {
    renderScreen(<Asker />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => show('first'))
  })

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

describe('a toast over a dialog', () => {
  it('is within it, where it can be seen and read out, and outlives it', async () => {
    const sheet = (open: boolean) => (
      <Toaster>
        <Asker />
        <Sheet open={open} onOpenChange={() => undefined} title="Record" closeLabel="Close">
          wd_4005
        </Sheet>
      </Toaster>
    )
    const { rerender } = render(sheet(true), { wrapper: English })
    act(() => show('Copied'))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Copied'))
    rerender(sheet(false))
    expect(screen.getByText('Copied').closest('dialog')).toBeNull()
  })
})
