import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import type { HostToasts, ToastProps } from '@/ui/toast.tsx'
import { Toast, ToastHostContext, ToastRegion } from '@/ui/toast.tsx'

type Tone = NonNullable<ToastProps['tone']>
type ShowToast = (text: string, tone?: Tone) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a toast for two seconds. */
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
  // Places in pages and open dialogs, which lie above them; of each the last one on top.
  const [hosts, setHosts] = useState<readonly Element[]>([])

  const show = useCallback<ShowToast>((text, tone = 'neutral') => {
    setShown((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1
      // A repeated text extends the toast that is shown.
      return [...before.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3)
    })
  }, [])

  const hostToasts = useCallback<HostToasts>((dialog) => {
    setHosts((before) => [...before, dialog])
    return () => setHosts((before) => before.filter((host) => host !== dialog))
  }, [])

  const host = hosts.findLast((one) => one.matches('dialog')) ?? hosts.at(-1)
  const label = intl.formatMessage({
    id: 'app.toast.region',
    defaultMessage: 'Notifications',
    description: 'Name of the region where short notifications appear, for screen readers.',
  })
  const toasts = shown.map((toast) => (
    <Toast
      key={toast.id}
      tone={toast.tone}
      onExpire={() => setShown((before) => before.filter(({ id }) => id !== toast.id))}
    >
      {toast.text}
    </Toast>
  ))
  return (
    <ToastContext value={show}>
      <ToastHostContext value={hostToasts}>{children}</ToastHostContext>
      <ToastRegion label={label}>{host ? null : toasts}</ToastRegion>
      {hosts.map((one, index) =>
        createPortal(
          <ToastRegion label={label} inPlace={!one.matches('dialog')}>
            {one === host ? toasts : null}
          </ToastRegion>,
          one,
          String(index),
        ),
      )}
    </ToastContext>
  )
}
