import type { Control, FieldPath, FieldValues, UseControllerReturn } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { EntryKind } from '@/lib/entries.ts'

/** How the entries of a form are read, by the names of its fields. */
export type EntryKinds<Name extends string = string> = Readonly<Partial<Record<Name, EntryKind>>>

// Fields get the control of their form alone, so it leads to what the form knows of them.
const kindsOf = new WeakMap<object, EntryKinds>()

/** Declares the kinds of entry of a form, which `useEntry` finds. */
export function setEntryKinds(control: object, kinds: EntryKinds): void {
  kindsOf.set(control, kinds)
}

/** The controller of a field that displays on blur what was understood of its entry. */
export function useEntry<V extends FieldValues, Name extends FieldPath<V>>({
  control,
  name,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: as of `FieldControl`, from which this file can't import.
  control: Control<V, unknown, any>
  name: Name
}): UseControllerReturn<V, Name> {
  const controller = useController<V, Name>({ control, name })
  const { field } = controller
  function onBlur() {
    const kind = kindsOf.get(control)?.[name]
    if (kind) {
      const typed = String(field.value)
      const shown = showEntry(kind, typed)
      if (shown !== typed) field.onChange(shown)
    }
    field.onBlur()
  }
  return { ...controller, field: { ...field, onBlur } }
}

/** An entry as its field displays what was understood. */
export function showEntry({ read, show }: EntryKind, typed: string): string {
  const canonical = read(typed)
  return show ? show(canonical) : canonical
}
