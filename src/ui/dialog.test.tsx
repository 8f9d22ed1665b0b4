import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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
