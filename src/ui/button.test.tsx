import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SyntheticEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a disabled reason stands in sight, describes the button and stops presses', async () => {
  const press = vi.fn()
  render(
    <Button disabledReason="Opens at 9:00 AM" onClick={press}>
      Withdraw
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Withdraw' })
  expect(screen.getByText('Opens at 9:00 AM')).toBeVisible()
  expect(button).toHaveAccessibleDescription('Opens at 9:00 AM')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  button.focus()
  expect(button).toHaveFocus()
})

test('a reason elsewhere describes the button and stops presses, too', async () => {
  const press = vi.fn()
  render(
    <>
      <Button disabledBy="why" onClick={press}>
        Send code
      </Button>
      {/* biome-ignore lint/correctness/useUniqueElementIds: the button names it; there is one. */}
      <p id="why">Enter your account first</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Send code' })
  expect(button).toHaveAccessibleDescription('Enter your account first')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('a pending button keeps its name, says it is busy and stops presses', async () => {
  const press = vi.fn()
  render(
    <Button pending onClick={press}>
      Withdraw
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Withdraw' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('a blocked submit button does not send its form; a free one does', async () => {
  const submit = vi.fn((event: SyntheticEvent) => event.preventDefault())
  const { rerender } = render(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="Price out of date">
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).not.toHaveBeenCalled()
  rerender(
    <form onSubmit={submit}>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenCalledOnce()
})
