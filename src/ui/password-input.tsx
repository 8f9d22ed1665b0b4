import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button'
import type { TextInputProps } from './text-input'
import { TextInput } from './text-input'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'autoComplete'> & {
  /** A manager must know which password it is; `off` for the fund password. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  showLabel: string
  hideLabel: string
}

/** A password that can be shown; pasting stays allowed. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff size={22} aria-hidden /> : <Eye size={22} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
