import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { cardEntry } from '@/lib/entries.ts'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { showEntry, useEntry } from '@/patterns/form/use-entry.ts'
import { Field } from '@/ui/field.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import type { MethodValues } from './use-method-form.ts'

/** A card number as it stands on the card: in groups of four while it is typed or pasted. */
export function CardNumberField({ control }: { control: FieldControl<MethodValues> }) {
  const { field, fieldState } = useEntry({ control, name: 'card_number' })
  const input = useRef<HTMLInputElement | null>(null)
  // Digits before the caret, by which it is placed in the new groups.
  const before = useRef<number | null>(null)
  // What an input method is composing is its own: another value would be composed a second time.
  const composing = useRef(false)

  useLayoutEffect(() => {
    if (before.current === null || !input.current) return
    const caret = placeAfter(input.current.value, before.current)
    input.current.setSelectionRange(caret, caret)
    before.current = null
  })

  function group({ value, selectionStart }: HTMLInputElement) {
    before.current = cardEntry.read(value.slice(0, selectionStart ?? undefined)).length
    field.onChange(showEntry(cardEntry, value))
  }

  return (
    <Field
      label={
        <FormattedMessage
          id="payment.field.card"
          defaultMessage="Card number"
          description="Label of the number of a bank card."
        />
      }
      hint={
        <FormattedMessage
          id="payment.field.cardHint"
          defaultMessage="A card can be added to one account only."
          description="Below the number of a bank card."
        />
      }
      error={fieldState.error?.message}
      required
    >
      <TextInput
        {...field}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        inputMode="numeric"
        autoComplete="cc-number"
        autoCorrect="off"
        spellCheck={false}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false
          group(currentTarget)
        }}
        onChange={({ target }) =>
          composing.current ? field.onChange(target.value) : group(target)
        }
      />
    </Field>
  )
}

/** The place in a text after so many characters that are no spaces. */
function placeAfter(text: string, count: number): number {
  let left = count
  let place = 0
  while (place < text.length && left > 0) {
    if (text[place] !== ' ') left -= 1
    place += 1
  }
  return place
}
