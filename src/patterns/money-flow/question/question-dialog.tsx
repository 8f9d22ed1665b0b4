import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { Stack } from '@/ui/card.tsx'
import type { ConfirmDialogProps } from '@/ui/confirm-dialog.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { OpenQuestion } from './use-question.ts'
import type { Signature } from './use-signature.tsx'

/** How a question reads. */
export interface Wording {
  title: ReactNode
  /** Everything that is sent, what it costs, and what it means. */
  body: ReactNode
  confirmLabel: ReactNode
  /** "Go back" unless given. */
  cancelLabel?: ReactNode
  tone?: ConfirmDialogProps['tone']
  /** The server would not do any more what is asked; a text says why. */
  outdated: boolean | string
}

interface QuestionDialogProps extends Wording {
  question: Omit<OpenQuestion<unknown>, 'asked' | 'askedNow'>
  /** The fund password, where it is asked for. */
  signature?: Signature | null
  /** Why nothing can be sent any more, or null. */
  blocked: string | null
}

/** The last look before something is sent. */
export function QuestionDialog({
  question,
  signature = null,
  blocked,
  title,
  body,
  confirmLabel,
  cancelLabel = <FormattedMessage {...common.goBack} />,
  tone = 'normal',
  outdated,
}: QuestionDialogProps) {
  const intl = useIntl()
  const { open, pending, refreshed, onConfirm, onCancel } = question
  const changed = intl.formatMessage({
    id: 'form.confirm.changed',
    defaultMessage: 'The figures have changed. Please go back and check them.',
    description: 'Below the button of the confirmation: amounts, dates or limits are others now.',
  })
  const reason = outdated === true ? changed : outdated || null
  return (
    <ConfirmDialog
      open={open}
      pending={pending}
      tone={tone}
      disabledReason={pending ? null : (blocked ?? reason)}
      title={title}
      body={
        <Stack>
          {refreshed ? <RefreshedNotice /> : null}
          {body}
        </Stack>
      }
      entry={signature?.field}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => (signature ? signature.check(onConfirm) : onConfirm())}
      onCancel={onCancel}
    />
  )
}

function RefreshedNotice() {
  return (
    <Notice>
      <FormattedMessage
        id="form.confirm.refreshed"
        defaultMessage="This page was open for a while. We updated its figures; please check them."
        description="In a confirmation: the figures were read anew because they were old, or the device had slept."
      />
    </Notice>
  )
}
