import type { ReactNode } from 'react'
import { createContext, lazy, Suspense, useCallback, useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ToastProps } from '@/ui/toast.tsx'
import { PlainToast, ToastRegion } from '@/ui/toast-region.tsx'

// The region is there from the start, as screen readers need it; what enters it comes with the first
// toast. Where its file cannot be had, after a deploy or without a network, the words do.
const Toast = lazy(async () => {
  try {
    return { default: (await import('@/ui/toast.tsx')).Toast }
  } catch {
    return { default: PlainToast }
  }
})

type Tone = NonNullable<ToastProps['tone']>
type ShowToast = (text: string, tone?: Tone) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows the result of an action that needs no place on the page, for two seconds. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

interface Shown {
  id: number
  text: string
  tone: Tone
}

/** Holds the toasts of the whole app. */
export function Toaster({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [shown, setShown] = useState<readonly Shown[]>([])

  const show = useCallback<ShowToast>((text, tone = 'neutral') => {
    setShown((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1
      // The same words twice are one toast that stays longer.
      return [...before.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3)
    })
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion
        label={intl.formatMessage({
          id: 'app.toast.region',
          defaultMessage: 'Notifications',
          description: 'Name of the region where short notifications appear, for screen readers.',
        })}
      >
        <Suspense>
          {shown.map((toast) => (
            <Toast
              key={toast.id}
              tone={toast.tone}
              onExpire={() => setShown((before) => before.filter(({ id }) => id !== toast.id))}
            >
              {toast.text}
            </Toast>
          ))}
        </Suspense>
      </ToastRegion>
    </ToastContext>
  )
}
