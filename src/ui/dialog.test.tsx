import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { Sheet } from './sheet'

function SheetPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Network" closeLabel="Close">
        <p>TRC20</p>
      </Sheet>
    </>
  )
}

test('a sheet is named by its title, and focus comes back when it closes', async () => {
  render(<SheetPage />)
  const opener = screen.getByRole('button', { name: 'Choose' })
  await userEvent.click(opener)
  const sheet = await screen.findByRole('dialog', { name: 'Network' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('Escape closes a sheet', async () => {
  render(<SheetPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await screen.findByRole('dialog', { name: 'Network' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

type ConfirmPageProps = { onConfirm?: () => void; onCancel?: () => void; pending?: boolean }

function ConfirmPage({
  onConfirm = () => undefined,
  onCancel = () => undefined,
  pending = false,
}: ConfirmPageProps) {
  return (
    <ConfirmDialog
      open
      title="Withdraw 1,010.00 USD?"
      body="The fee is 10.10 USD."
      confirmLabel="Withdraw"
      cancelLabel="Back"
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}

test('a confirmation is described by its body, starts on cancel and confirms once', async () => {
  const confirm = vi.fn()
  render(<ConfirmPage onConfirm={confirm} />)
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw 1,010.00 USD?' })
  expect(dialog).toHaveAccessibleDescription('The fee is 10.10 USD.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(confirm).toHaveBeenCalledOnce()
})

test('Escape cancels a confirmation', async () => {
  const cancel = vi.fn()
  render(<ConfirmPage onCancel={cancel} />)
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledOnce()
})

test('a pending confirmation can be neither left nor confirmed again', async () => {
  const confirm = vi.fn()
  const cancel = vi.fn()
  render(<ConfirmPage onConfirm={confirm} onCancel={cancel} pending />)
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(confirm).not.toHaveBeenCalled()
  expect(cancel).not.toHaveBeenCalled()
})

test('a press on the scrim closes a sheet, and no confirmation', async () => {
  const cancel = vi.fn()
  const scrimOf = (dialog: HTMLElement) => dialog.firstElementChild as Element
  render(<SheetPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await userEvent.click(scrimOf(screen.getByRole('dialog')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  render(<ConfirmPage onCancel={cancel} />)
  await userEvent.click(scrimOf(screen.getByRole('alertdialog')))
  expect(cancel).not.toHaveBeenCalled()
})

test('what a dialog showed is gone after it', async () => {
  render(<SheetPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('TRC20')).not.toBeInTheDocument())
})

/** Holds what is in motion, such as a dialog on its way; returns how that ends. */
function hold(): () => Promise<void> {
  const held = Promise.withResolvers<void>()
  const { getAnimations } = Element.prototype
  Element.prototype.getAnimations = () => [{ finished: held.promise } as unknown as Animation]
  onTestFinished(() => {
    Element.prototype.getAnimations = getAnimations
  })
  return () => act(async () => held.resolve())
}

test('a dialog shows on its way out what it showed last, also when its page has that no more', async () => {
  const sheetOf = (network: string | null) => (
    <Sheet
      open={network !== null}
      onOpenChange={() => undefined}
      title={network}
      closeLabel="Close"
      footer={network && <Button>Take {network}</Button>}
    >
      {network}
    </Sheet>
  )
  const { rerender } = render(sheetOf('TRC20'))
  rerender(sheetOf('ERC20'))
  const end = hold()
  rerender(sheetOf(null))
  expect(screen.getByText('Take ERC20')).toBeInTheDocument()
  expect(screen.getByText('ERC20', { selector: 'h2' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await end()
  expect(screen.queryByText('Take ERC20')).not.toBeInTheDocument()
  rerender(sheetOf('BEP20'))
  expect(screen.getByRole('dialog', { name: 'BEP20' })).toBeInTheDocument()
})

describe('a confirmation that opens under a finger', () => {
  const confirmButton = () => screen.getByRole('button', { name: 'Withdraw' })

  test('takes no press before its buttons have stood still, by finger, key or otherwise', async () => {
    const end = hold()
    const confirm = vi.fn()
    render(<ConfirmPage onConfirm={confirm} />)
    await userEvent.click(confirmButton())
    confirmButton().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    confirmButton().click()
    expect(confirm).not.toHaveBeenCalled()
    expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
    await end()
    // It kept the focus.
    expect(confirmButton()).toHaveFocus()
    expect(confirmButton()).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('takes no press that began before, however late it ends', async () => {
    const end = hold()
    const confirm = vi.fn()
    render(<ConfirmPage onConfirm={confirm} />)
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: confirmButton() })
    await end()
    await user.pointer('[/MouseLeft]')
    expect(confirm).not.toHaveBeenCalled()
    confirmButton().focus()
    await user.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('takes no Space that went down before', async () => {
    const end = hold()
    const confirm = vi.fn()
    render(<ConfirmPage onConfirm={confirm} />)
    const user = userEvent.setup()
    confirmButton().focus()
    await user.keyboard('[Space>]')
    await end()
    await user.keyboard('[/Space]')
    expect(confirm).not.toHaveBeenCalled()
    await user.keyboard('[Space]')
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('takes a click by assistive technology, which has no press', async () => {
    const end = hold()
    const confirm = vi.fn()
    render(<ConfirmPage onConfirm={confirm} />)
    await end()
    confirmButton().click()
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('is read anew where it comes back after a try', async () => {
    const confirm = vi.fn()
    const { rerender } = render(<ConfirmPage onConfirm={confirm} pending />)
    const end = hold()
    rerender(<ConfirmPage onConfirm={confirm} />)
    await userEvent.click(confirmButton())
    expect(confirm).not.toHaveBeenCalled()
    await end()
    await userEvent.click(confirmButton())
    expect(confirm).toHaveBeenCalledOnce()
  })
})
