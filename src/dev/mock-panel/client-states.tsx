import type { AxiosResponse } from 'axios'
import { useState, useSyncExternalStore } from 'react'
import { http } from '@/api/client.ts'
import { NoAnswerError } from '@/api/errors.ts'
import { useOnline } from '@/shell/use-online'
import styles from './mock-panel.module.css'

/*
 * States that no answer of the mock makes: they arise between the app and its server, or in the app
 * alone.
 */

const changed = new EventTarget()
const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Which responses get lost: those from the next action on, or all. */
let losing: 'off' | 'next' | 'all' = 'off'
let interceptor: number | undefined

/** Loses the response to the next action, which the server carries out, and all responses after it. */
function loseResponses(on: boolean) {
  losing = on ? 'next' : 'off'
  if (interceptor !== undefined) http.interceptors.response.eject(interceptor)
  interceptor = on ? http.interceptors.response.use(loseResponse) : undefined
  changed.dispatchEvent(new Event('change'))
}

function loseResponse(response: AxiosResponse): AxiosResponse {
  if (response.config.method === 'post') losing = 'all'
  if (losing === 'all') throw new NoAnswerError('unreachable')
  return response
}

/** Sets `navigator.onLine` and fires its event, as when the network goes. */
function goOffline(on: boolean) {
  if (on) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  else Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event(on ? 'offline' : 'online'))
}

const textOf = ({ type, inputMode }: HTMLInputElement) => {
  if (type === 'password') return 'fund1234'
  return inputMode === 'decimal' ? '500' : 'Sample'
}

/** Sets a value as typing does: React overrides the input's own setter, so the prototype's is called. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/** Fills in what is empty and presses the form's button: its errors or its dialog come up. */
function ask(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('select')) {
    const [first] = [...field.options].filter(({ value }) => value !== '')
    if (field.value === '' && first) enter(field, first.value)
  }
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') {
      if (!field.checked) field.click()
    } else if (field.type !== 'radio' && field.type !== 'file' && field.value === '') {
      enter(field, textOf(field))
    }
  }
  form.requestSubmit()
}

/** Switches for the client's own states. */
export function ClientStates() {
  const isOnline = useOnline()
  const isLosing = useSyncExternalStore(subscribe, () => losing !== 'off')
  const [hint, setHint] = useState('')
  return (
    <section aria-label="This app">
      <h3 className={styles.group}>This app</h3>
      <div className={styles.states}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={!isOnline}
            onChange={({ target }) => goOffline(target.checked)}
          />
          Offline
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isLosing}
            onChange={({ target }) => loseResponses(target.checked)}
          />
          Checking: the next action’s answer is lost
        </label>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            const form = document.querySelector<HTMLFormElement>('main form')
            setHint(form ? '' : 'This screen has no form.')
            if (form) ask(form)
          }}
        >
          Dialog: fill in the form and press its button
        </button>
        <output className={styles.hint}>{hint}</output>
      </div>
    </section>
  )
}
