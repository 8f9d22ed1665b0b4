import { createContext, use } from 'react'
import { cx } from './cx'

type FieldWiring = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** Carries a Field's ids and state to the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null)

type ControlAria = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/**
 * The aria attributes of a control: those of the Field around it, joined with its own.
 * `aria-required` instead of `required`: the form's own messages speak, not the browser's bubbles.
 */
export function useFieldControl(own: ControlAria): ControlAria {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': cx(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  }
}
