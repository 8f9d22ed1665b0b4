import type { ReactNode, RefCallback } from 'react'
import { useRef } from 'react'
import { Button } from '@/ui/button.tsx'

/** What the system's own picker offers first. It hands iPhone photos over as JPEG for that. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

interface FileButtonProps {
  /** Asks for the camera instead of the gallery. */
  capture?: boolean
  /** Another way is the next step. */
  quiet: boolean
  icon: ReactNode
  onFile: (file: File) => void
  className?: string
  ref?: RefCallback<HTMLButtonElement>
  children: ReactNode
}

/** A button of the kit in the place of the browser's own, which cannot be translated. */
export function FileButton({
  capture = false,
  quiet,
  icon,
  onFile,
  className,
  ref,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        ref={ref}
        variant={quiet ? 'quiet' : 'secondary'}
        size="sm"
        className={className}
        icon={icon}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        capture={capture ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
