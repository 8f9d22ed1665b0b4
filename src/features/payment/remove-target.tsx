import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import {
  useRemovePaymentMethod,
  useRemoveWalletAddress,
} from '@/generated/payment-methods/payment-methods.ts'
import { RemovePaymentMethodBody } from '@/generated/payment-methods/payment-methods.zod.ts'
import { FundPasswordField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { Target } from './target-sheet.tsx'
import { maskedNumber, TargetDetails } from './target-sheet.tsx'

interface RemoveTargetProps {
  target: Target
  hasFundPassword: boolean
  /** Back to the list. */
  onEnd: () => void
}

// Both removals have the same body; the id is that of the target.
const schema = z.omit(RemovePaymentMethodBody, { id: true })

/** Removes a card, account or address after the fund password and a confirmation. */
export function RemoveTarget({ target, hasFundPassword, onEnd }: RemoveTargetProps) {
  const intl = useIntl()
  const offline = useOfflineReason()
  const [asked, setAsked] = useState<string | null>(null)
  const form = useContractForm({ schema, defaultValues: { fund_password: '' } })
  const { remove, pending, error } = useRemoval(target, onEnd)

  const unset = hasFundPassword
    ? null
    : intl.formatMessage({
        id: 'payment.remove.needsPassword',
        defaultMessage: 'Set a fund password first.',
        description: 'Why a payment method cannot be removed while no fund password is set.',
      })
  const blocked = offline ?? unset

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
      <FocusOnMount>
        <Card>
          <TargetDetails target={target} />
        </Card>
      </FocusOnMount>
      <FormBody
        onSubmit={form.handleSubmit(({ fund_password: password }) => setAsked(password))}
        pending={pending}
        submitError={error}
        disabledReason={blocked}
        submitLabel={
          <FormattedMessage
            id="payment.remove.submit"
            defaultMessage="Remove"
            description="Button that asks once more before a payment method is removed."
          />
        }
        footer={
          <Button variant="quiet" fullWidth onClick={onEnd}>
            <FormattedMessage
              id="payment.remove.keep"
              defaultMessage="Keep it"
              description="Button that goes back to the list; nothing is removed."
            />
          </Button>
        }
      >
        <Card>
          <Stack>
            <FundPasswordField control={form.control} name="fund_password" />
          </Stack>
        </Card>
      </FormBody>
      <RemoveQuestion
        target={target}
        open={asked !== null}
        pending={pending}
        blocked={blocked}
        onConfirm={async () => {
          if (asked === null) return
          // Each try asks for the fund password anew.
          form.setValue('fund_password', '')
          await remove(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </Section>
  )
}

/** Removes it by a fund password, and tells so. */
function useRemoval(target: Target, onRemoved: () => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const method = useRemovePaymentMethod()
  const wallet = useRemoveWalletAddress()
  const { run, pending, error } = useAction((password: string) => {
    const data = { id: target.record.id, fund_password: password }
    return target.kind === 'method' ? method.mutateAsync({ data }) : wallet.mutateAsync({ data })
  })

  async function remove(password: string) {
    const done = await run(password)
    // Refetch also after a lost answer: the list shows whether it was removed.
    void queryClient.invalidateQueries()
    if (!done) return
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
  }

  return { remove, pending, error }
}

interface RemoveQuestionProps {
  target: Target
  open: boolean
  pending: boolean
  /** Why nothing can be removed any more, or null. */
  blocked: string | null
  onConfirm: () => Promise<void>
  onCancel: () => void
}

function RemoveQuestion({
  target,
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
      confirmLabel={
        <FormattedMessage
          id="payment.remove.confirm"
          defaultMessage="Remove"
          description="Button that removes it."
        />
      }
      cancelLabel={
        <FormattedMessage
          id="payment.remove.cancel"
          defaultMessage="Keep it"
          description="Button that leaves the question; nothing is removed."
        />
      }
      onConfirm={() => void onConfirm()}
      onCancel={onCancel}
    />
  )
}
