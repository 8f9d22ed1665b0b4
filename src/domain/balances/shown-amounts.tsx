import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { createStorageEmitter } from '@/platform/emitter.ts'
import { readStored, writeStored } from '@/platform/storage.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'

type Show = (value: string, currency: string) => ReactNode

/** The user's own amounts as `useMoneyFormat` writes them, or dots while they are hidden. */
export function useShownAmounts(): { hidden: boolean } & Record<
  'amount' | 'money' | 'signed',
  Show
> {
  const hidden = useAmountsHidden()
  const format = useMoneyFormat()
  const unlessHidden =
    (say: (value: string, currency: string) => string): Show =>
    (value, currency) =>
      hidden ? <HiddenAmount /> : say(value, currency)
  return {
    hidden,
    amount: unlessHidden(format.amount),
    money: unlessHidden(format.money),
    signed: unlessHidden(format.signed),
  }
}

const DOTS = '••••••'

/** A hidden amount: dots on the screen, a word for screen readers. */
export function HiddenAmount() {
  return (
    <>
      <span aria-hidden>{DOTS}</span>
      <VisuallyHidden>
        <FormattedMessage
          id="balance.hidden.amount"
          defaultMessage="hidden"
          description="Said by screen readers in place of an amount that the user has hidden."
        />
      </VisuallyHidden>
    </>
  )
}

const ICON_SIZE = 22

/** Bar button that hides the user's amounts on all pages. */
export function HideAmountsButton() {
  const intl = useIntl()
  const hidden = useAmountsHidden()
  return (
    <IconButton
      aria-pressed={hidden}
      label={intl.formatMessage({
        id: 'balance.hidden.button',
        defaultMessage: 'Hide amounts',
        description: 'Name of the button in the bar that hides all amounts, pressed or not.',
      })}
      icon={hidden ? <EyeOff size={ICON_SIZE} aria-hidden /> : <Eye size={ICON_SIZE} aria-hidden />}
      onClick={() => hideAmounts(!hidden)}
    />
  )
}

const KEY = 'h5.hideAmounts'
const HIDDEN = 'yes'

const { subscribe, emit } = createStorageEmitter()

/** Whether the user's own amounts are hidden. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden)
}

/** Hides the amounts, or shows them again; the device keeps it. */
export function hideAmounts(hidden: boolean): void {
  writeStored(KEY, hidden ? HIDDEN : null)
  emit()
}

const areHidden = () => readStored(KEY) === HIDDEN
