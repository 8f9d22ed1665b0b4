import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox'
import { OptionList } from './option-list'
import { PasswordInput } from './password-input'
import { SearchInput } from './search-input'
import { Segmented } from './segmented'
import { Switch } from './switch'

const views = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
] as const

function Views({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'all' | 'open' | 'ended'>('all')
  return (
    <Segmented
      label="View"
      options={views}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('arrow keys move the choice of a segmented control; Tab enters at the chosen one', async () => {
  const change = vi.fn()
  render(<Views onChange={change} />)
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenLastCalledWith('open')
  expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(change).toHaveBeenLastCalledWith('ended')
})

test('two segmented controls of one page do not share their choice', async () => {
  render(
    <>
      <Views onChange={() => undefined} />
      <Views onChange={() => undefined} />
    </>,
  )
  const [first, second] = screen.getAllByRole('radio', { name: 'Open' })
  if (!first || !second) throw new Error('both groups are expected')
  await userEvent.click(first)
  expect(first).toBeChecked()
  expect(second).not.toBeChecked()
})

test('an option list tells its choice', async () => {
  const change = vi.fn()
  render(<OptionList label="View" options={views} value={null} onChange={change} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Ended' }))
  expect(change).toHaveBeenCalledWith('ended')
})

test('a password can be shown and hidden, and the button says which', async () => {
  render(
    <PasswordInput
      aria-label="Password"
      autoComplete="current-password"
      showLabel="Show"
      hideLabel="Hide"
    />,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'secret')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('clearing a search keeps focus in it', async () => {
  const change = vi.fn()
  render(<SearchInput label="Search" clearLabel="Clear" value="btc" onChange={change} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(change).toHaveBeenCalledWith('')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
})

test('an empty search has nothing to clear', () => {
  render(<SearchInput label="Search" clearLabel="Clear" value="" onChange={() => undefined} />)
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('a checkbox is named by its sentence and described by its error', async () => {
  render(<Checkbox label="I accept the terms" error="Accept the terms to go on" />)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  expect(box).toHaveAccessibleDescription('Accept the terms to go on')
  expect(box).toBeInvalid()
  await userEvent.click(screen.getByText('I accept the terms'))
  expect(box).toBeChecked()
})

test('a switch is one, and toggles by its label', async () => {
  render(<Switch label="Red up" hint="Colours of price moves" />)
  const control = screen.getByRole('switch', { name: 'Red up' })
  expect(control).toHaveAccessibleDescription('Colours of price moves')
  await userEvent.click(screen.getByText('Red up'))
  expect(control).toBeChecked()
})
