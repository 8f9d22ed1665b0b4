import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { Confirmation } from './use-confirmation.ts'

/** The last look before something is sent. */
export interface Question {
  title: ReactNode
  body: ReactNode
  confirmLabel: ReactNode
  /** The server would not do any more what the dialog shows; a text says why. */
  outdated: boolean | string
}

interface MoneyConfirmProps<Asked> extends Confirmation<Asked> {
  question: (asked: Asked) => Question
  tone?: 'normal' | 'danger'
  /** Why nothing can be sent any more, or null. */
  blocked: string | null
}

/** Asks once more, with the figures of the moment at which the button was pressed. */
export function MoneyConfirm<Asked>({
  asked,
  question,
  tone = 'normal',
  refreshed,
  pending,
  blocked,
  onConfirm,
  onCancel,
}: MoneyConfirmProps<Asked>) {
  const intl = useIntl()
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  if (shown === null) return null

  const { title, body, confirmLabel, outdated } = question(shown)
  const changed = intl.formatMessage({
    id: 'form.confirm.changed',
    defaultMessage: 'The figures have changed meanwhile. Please go back and check.',
    description: 'Below the button of the confirmation: amounts, dates or limits are others now.',
  })
  const reason = outdated === true ? changed : outdated || null
  return (
    <ConfirmDialog
      open={asked !== null}
      pending={pending}
      tone={tone}
      disabledReason={pending ? null : (blocked ?? reason)}
      title={title}
      body={
        refreshed ? (
          <Stack>
            <RefreshedNotice />
            {body}
          </Stack>
        ) : (
          body
        )
      }
      confirmLabel={confirmLabel}
      cancelLabel={<FormattedMessage {...common.goBack} />}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    />
  )
}

/** Above a question that was asked again, or later, because the page was old. */
export function RefreshedNotice() {
  return (
    <Notice>
      <FormattedMessage
        id="form.confirm.refreshed"
        defaultMessage="This page was open for a while. We refreshed its figures; please check them."
        description="In a confirmation: the figures were read anew because they were old, or the device had slept."
      />
    </Notice>
  )
}
