import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { common } from '@/i18n/common-messages.ts'
import { Segmented } from '@/ui/segmented.tsx'

type Choice<Value> = [chosen: Value | undefined, choose: (value: Value | undefined) => void]

/**
 * One choice of a filter, kept in the address, so that going back from another page finds the same
 * list. Anybody can write an address: a value that is none of `values` counts as no choice.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): Choice<Value> {
  const [search, setSearch] = useSearchParams()
  return [
    values.find((value) => value === search.get(name)),
    (value) => {
      const next = new URLSearchParams(search)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      setSearch(next, { replace: true })
    },
  ]
}

interface FilterChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  values: readonly Value[]
  word: (value: Value) => ReactNode
  /** The word for no choice, where "All" takes another gender than that of a record. */
  all?: ReactNode
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
  layout?: 'fit' | 'scroll'
}

/** All, or one of several. */
export function FilterChoice<Value extends string>({
  label,
  values,
  word,
  all = <FormattedMessage {...common.all} />,
  chosen,
  onChoose,
  layout = 'scroll',
}: FilterChoiceProps<Value>) {
  return (
    <Segmented
      layout={layout}
      label={label}
      options={[
        { value: '', label: all },
        ...values.map((value) => ({ value, label: word(value) })),
      ]}
      value={chosen ?? ''}
      onChange={(next) => onChoose(values.find((value) => value === next))}
    />
  )
}
