import { render, screen } from '@testing-library/react'
import { useId } from 'react'
import { expect, test } from 'vitest'
import { AmountInput } from './amount-input'
import { CodeInput } from './code-input'
import { Field } from './field'
import { Select } from './select'
import { TextInput } from './text-input'

test('a field names its control and describes it by hint and error', () => {
  render(
    <Field label="Amount" hint="From 100.00 USD" error="At least 100.00 USD" required>
      <AmountInput currency="USD" />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Amount' })
  expect(input).toHaveAccessibleDescription('From 100.00 USD At least 100.00 USD')
  expect(input).toBeInvalid()
  expect(input).toHaveAttribute('aria-required', 'true')
  expect(input).toHaveAttribute('inputmode', 'decimal')
})

test('a field without hint and error leaves no dangling reference', () => {
  render(
    <Field label="Name">
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input).not.toHaveAttribute('aria-describedby')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).not.toHaveAttribute('aria-required')
})

function DescribedTwice() {
  const id = useId()
  return (
    <>
      <p id={id}>Own words</p>
      <Field label="Name" hint="Hint">
        <TextInput aria-describedby={id} />
      </Field>
    </>
  )
}

test('a control keeps its own description beside the field’s', () => {
  render(<DescribedTwice />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Own words Hint')
})

test('a select is wired like an input', () => {
  render(
    <Field label="Network" error="Choose a network">
      <Select>
        <option>TRC20</option>
      </Select>
    </Field>,
  )
  const select = screen.getByRole('combobox', { name: 'Network' })
  expect(select).toHaveAccessibleDescription('Choose a network')
  expect(select).toBeInvalid()
})

test('a one-time code can be filled in by the phone', () => {
  render(
    <Field label="Code">
      <CodeInput />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  )
})
