import { useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { inGroups } from '@/lib/groups.ts'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import { Field } from '@/ui/field.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import type { MethodValues } from './use-method-form.ts'

/** A card number as it stands on the card: in groups of four while it is typed or pasted. */
export function CardNumberField({ control }: { control: FieldControl<MethodValues> }) {
  const { field, fieldState } = useController({ control, name: 'card_number' })
  const input = useRef<HTMLInputElement | null>(null)
  // Characters before the caret, spaces aside: where it stands after the groups were made anew.
  const before = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (before.current === null || !input.current) return
    const caret = placeAfter(input.current.value, before.current)
    input.current.setSelectionRange(caret, caret)
    before.current = null
  })

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
        maxLength={30}
        onChange={({ target }) => {
          before.current = spaceless(
            target.value.slice(0, target.selectionStart ?? undefined),
          ).length
          field.onChange(inGroups(target.value))
        }}
      />
    </Field>
  )
}

const spaceless = (text: string) => text.replace(/\s/g, '')

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
