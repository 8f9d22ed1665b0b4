import type { ReactNode } from 'react'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list.tsx'

/** In the place of a menu with one entry, which is chosen already: what it would say. */
export function OnlyChoice({
  label,
  value,
  hint,
}: {
  label: ReactNode
  value: ReactNode
  hint?: ReactNode
}) {
  return (
    <DefinitionList>
      <DefinitionRow label={label} value={value} note={hint} />
    </DefinitionList>
  )
}
