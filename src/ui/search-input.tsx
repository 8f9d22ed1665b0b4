import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './icon-button'
import type { TextInputProps } from './text-input'
import { TextInput } from './text-input'

export type SearchInputProps = Omit<
  TextInputProps,
  'type' | 'lead' | 'end' | 'value' | 'onChange' | 'aria-label' | 'ref'
> & {
  /** What is searched, for readers. */
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

/** A search line with its icon; once something is typed it can be cleared, and focus stays. */
export function SearchInput({ label, value, onChange, clearLabel, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="search"
      {...props}
      ref={input}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      lead={<Search size={20} aria-hidden />}
      end={
        value ? (
          <IconButton
            label={clearLabel}
            icon={<X size={20} aria-hidden />}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        ) : null
      }
    />
  )
}
