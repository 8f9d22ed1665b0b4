import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Avatar } from './avatar'
import { Checklist } from './checklist'
import { CountdownText, formatCountdown } from './countdown-text'
import { DefinitionList, DefinitionRow } from './definition-list'
import type { LinkProps } from './link'
import { LinkProvider } from './link'
import { ListGroup, ListRow } from './list'
import { Notice } from './notice'
import { Price } from './price'
import { SkipLink } from './skip-link'
import { sparklinePath } from './sparkline'
import { TabBar } from './tab-bar'
import { TOAST_DURATION_MS, Toast, ToastRegion } from './toast'

test('a row is a link, a button or plain text by its target', () => {
  render(
    <ListGroup label="Rows">
      <ListRow title="Link" href="#/a" />
      <ListRow title="Button" onClick={() => undefined} />
      <ListRow title="Plain" value="1.00" />
    </ListGroup>,
  )
  expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '#/a')
  expect(screen.getByRole('button', { name: 'Button' })).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /Plain/ })).not.toBeInTheDocument()
})

test('a row of a definition list without a value is left out, and zero is a value', () => {
  render(
    <DefinitionList>
      <DefinitionRow label="Null" value={null} />
      <DefinitionRow label="Absent" value={undefined} />
      <DefinitionRow label="Not so" value={false} />
      <DefinitionRow label="Zero" value={0} />
    </DefinitionList>,
  )
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['Zero'])
})

function AppLink({ children, ...props }: LinkProps) {
  return (
    <a data-app="" {...props}>
      {children}
    </a>
  )
}

test('links of the kit go through the app’s link component', () => {
  render(
    <LinkProvider value={AppLink}>
      <TabBar
        label="Main"
        items={[
          {
            id: 'user',
            label: 'User',
            href: '/user',
            icon: null,
            current: true,
          },
        ]}
      />
    </LinkProvider>,
  )
  const tab = screen.getByRole('link', { name: 'User' })
  expect(tab).toHaveAttribute('data-app')
  expect(tab).toHaveAttribute('aria-current', 'page')
})

test('a condition says its state in words', () => {
  render(
    <Checklist
      stateLabel={(state) => ({ met: 'Met', unmet: 'Not met', unknown: 'Not known' })[state]}
      conditions={[{ id: 'card', state: 'unmet', text: 'A card is bound' }]}
    />,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('Not met A card is bound')
})

test.each([
  ['info', 'note'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('a notice of tone %s has the role %s', (tone, role) => {
  render(<Notice tone={tone} title="Title" />)
  expect(screen.getByRole(role)).toHaveTextContent('Title')
})

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [59.9, '00:59'],
  [899, '14:59'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('%d seconds left read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

test('a countdown is a named timer', () => {
  render(<CountdownText label="Next code in" seconds={59} />)
  expect(screen.getByRole('timer', { name: 'Next code in' })).toHaveTextContent('00:59')
})

test('a sparkline spans its box, holds the middle when even and is empty without a line', () => {
  expect(sparklinePath([1, 3])).toBe('M0 28L72 0')
  expect(sparklinePath([2, 2, 2])).toBe('M0 14L36 14L72 14')
  expect(sparklinePath([1])).toBe('')
})

test('a price is tinted when it changes, not when it appears', () => {
  const animate = vi.spyOn(HTMLElement.prototype, 'animate')
  const { rerender } = render(<Price value="1.00" tick="up" />)
  rerender(<Price value="1.00" tick="up" />)
  expect(animate).not.toHaveBeenCalled()
  rerender(<Price value="1.01" tick="up" />)
  expect(animate).toHaveBeenCalledOnce()
})

test('a price that changes before its tint has faded does not restart it', () => {
  const tint = { playState: 'running', play: vi.fn<() => void>() }
  // The two members of an animation that the price uses.
  vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue(tint as unknown as Animation)
  const { rerender } = render(<Price value="1.00" tick="up" />)
  rerender(<Price value="1.01" tick="up" />)
  rerender(<Price value="1.02" tick="up" />)
  expect(tint.play).not.toHaveBeenCalled()
  tint.playState = 'finished'
  rerender(<Price value="1.03" tick="up" />)
  expect(tint.play).toHaveBeenCalledOnce()
})

test('an avatar falls back to letters when its picture fails', async () => {
  render(<Avatar initials="AM" src="/broken.png" alt="Alex Morgan" />)
  const picture = screen.getByRole('img', { name: 'Alex Morgan' })
  act(() => {
    picture.dispatchEvent(new Event('error'))
  })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('AM')).toBeVisible()
  expect(screen.getByText('Alex Morgan')).toBeInTheDocument()
})

function PageWithSkipLink() {
  const id = useId()
  return (
    <>
      <SkipLink label="Skip" targetId={id} />
      <main id={id} tabIndex={-1} />
    </>
  )
}

test('the skip link moves focus to the content', async () => {
  render(<PageWithSkipLink />)
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('a toast is announced politely and expires after two seconds, once', () => {
    const expire = vi.fn()
    render(
      <ToastRegion label="Notifications">
        <Toast onExpire={expire}>Copied</Toast>
      </ToastRegion>,
    )
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    expect(TOAST_DURATION_MS).toBe(2000)
    vi.advanceTimersByTime(1999)
    expect(expire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(expire).toHaveBeenCalledOnce()
  })

  test('a new render does not restart its time', () => {
    const expire = vi.fn()
    const { rerender } = render(<Toast onExpire={() => undefined}>Copied</Toast>)
    vi.advanceTimersByTime(1500)
    rerender(<Toast onExpire={expire}>Copied</Toast>)
    vi.advanceTimersByTime(500)
    expect(expire).toHaveBeenCalledOnce()
  })
})
