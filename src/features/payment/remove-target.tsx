import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useRemovePaymentMethod,
  useRemoveWalletAddress,
} from '@/generated/payment-methods/payment-methods.ts'
import { RemovePaymentMethodBody } from '@/generated/payment-methods/payment-methods.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { submitErrorOf } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import type { Signature } from '@/patterns/money-flow/question/use-signature.tsx'
import { useSignature } from '@/patterns/money-flow/question/use-signature.tsx'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { Target } from './target-sheet.tsx'
import { maskedNumber, TargetDetails } from './target-sheet.tsx'

interface RemoveTargetProps {
  target: Target
  hasFundPassword: boolean
  /** Back to the list. */
  onEnd: () => void
}

/** Removes a card, account or address after a confirmation with the fund password. */
export function RemoveTarget({ target, hasFundPassword, onEnd }: RemoveTargetProps) {
  const intl = useIntl()
  const offline = useOfflineReason()
  const [asked, setAsked] = useState(false)
  const signature = useSignature({
    operation: target.kind === 'method' ? 'removePaymentMethod' : 'removeWalletAddress',
    // Both removals have the same body.
    fundPassword: RemovePaymentMethodBody.shape.fund_password,
  })
  const { remove, pending, error, clearError } = useRemoval(target, signature, onEnd)

  const unset = hasFundPassword ? null : intl.formatMessage(common.fundPasswordRequired)
  const blocked = offline ?? unset

  function close() {
    setAsked(false)
    // Each try asks for the fund password anew.
    signature.clear()
  }

  return (
    <Section
      heading={
        <FormattedMessage
          id="payment.remove.heading"
          defaultMessage="Remove this payment method"
          description="Heading of the removal of a card, account or address."
        />
      }
    >
      <FormBody
        onSubmit={(event) => {
          event.preventDefault()
          clearError()
          setAsked(true)
        }}
        pending={pending}
        submitError={error}
        disabledReason={blocked}
        submitLabel={<FormattedMessage {...common.remove} />}
        footer={
          <Button variant="quiet" fullWidth onClick={onEnd}>
            <FormattedMessage {...common.keep} />
          </Button>
        }
      >
        <FocusOnMount>
          <Card>
            <TargetDetails target={target} />
          </Card>
        </FocusOnMount>
      </FormBody>
      <RemoveQuestion
        target={target}
        signature={signature}
        open={asked}
        pending={pending}
        blocked={blocked}
        onConfirm={async () => {
          if (!(await remove())) close()
        }}
        onCancel={close}
      />
    </Section>
  )
}

/** Removes it once it is signed, and tells so. */
function useRemoval(target: Target, signature: Signature, onRemoved: () => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const method = useRemovePaymentMethod()
  const wallet = useRemoveWalletAddress()
  const { run, pending, error, clearError } = useAction(async (id: string) => {
    const signed = await signature.sign({ id })
    if (signed === null) return 'unsigned'
    const data = { id, ...signed }
    try {
      await (target.kind === 'method' ? method : wallet).mutateAsync({ data })
      return 'removed'
    } catch (thrown) {
      if (signature.takes(submitErrorOf(thrown))) return 'unsigned'
      throw thrown
    }
  })

  /** Returns whether it was not signed, and can be. */
  async function remove(): Promise<boolean> {
    const done = await run(target.record.id)
    if (done === 'unsigned') return true
    // Refetch also after a lost answer: the list shows whether it was removed.
    void queryClient.invalidateQueries()
    if (done === null) return false
    showToast(
      intl.formatMessage({
        id: 'payment.remove.done',
        defaultMessage: 'Delete successfully!',
        description:
          'As the specification has it. Success message after a payment method was removed.',
      }),
      'success',
    )
    onRemoved()
    return false
  }

  return { remove, pending, error, clearError }
}

interface RemoveQuestionProps {
  target: Target
  signature: Signature
  open: boolean
  pending: boolean
  /** Why nothing can be removed any more, or null. */
  blocked: string | null
  onConfirm: () => Promise<void>
  onCancel: () => void
}

function RemoveQuestion({
  target,
  signature,
  open,
  pending,
  blocked,
  onConfirm,
  onCancel,
}: RemoveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      pending={pending}
      disabledReason={blocked}
      title={
        <FormattedMessage
          id="payment.remove.title"
          defaultMessage="Remove {number}?"
          description="Question before a payment method is removed. number is masked."
          values={{ number: maskedNumber(target) }}
        />
      }
      body={
        <FormattedMessage
          id="payment.remove.body"
          defaultMessage="You can no longer use it for withdrawals and deposits. While one with it is under review, you can't remove it. You can add it again."
          description="What a removal means."
        />
      }
      confirmLabel={<FormattedMessage {...common.remove} />}
      cancelLabel={<FormattedMessage {...common.keep} />}
      entry={signature.field}
      onConfirm={() => signature.check(() => void onConfirm())}
      onCancel={onCancel}
    />
  )
}
