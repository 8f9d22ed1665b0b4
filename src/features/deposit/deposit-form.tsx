import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { TextField } from '@/components/form/fields.tsx'
import { FormBody } from '@/components/form/form-body.tsx'
import { LeaveGuard } from '@/components/form/leave-guard.tsx'
import type { SubmitError } from '@/components/form/submit-error.tsx'
import { AmendButton, AmountBounds, MoneyField } from '@/components/money-action/money-field.tsx'
import { asTyped, useAmountEntry } from '@/components/money-action/use-amount-entry.ts'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { UploadField } from '@/components/upload/upload-field.tsx'
import type { PictureUpload } from '@/components/upload/use-picture-upload.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { floorToScale } from '@/lib/money.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import type { Asked } from './deposit-confirm.tsx'
import { writeContent } from './deposit-content.ts'
import { amendedAmount, largestAmount } from './deposit-rules.ts'
import { MethodField } from './method-field.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { DepositAction } from './use-deposit-action.ts'
import { useDepositForm } from './use-deposit-form.ts'

const confirmation = onDemand(async () => (await import('./deposit-confirm.tsx')).DepositConfirm)

interface DepositFormProps {
  view: DepositView
  /** The user id. */
  owner: string
  action: DepositAction
  upload: PictureUpload
  /** Why nothing can be sent now, or null. */
  blocked: string | null
}

/** Amount and method, the account to pay to, and the proof that it was paid. */
export function DepositForm({ view, owner, action, upload, blocked }: DepositFormProps) {
  useFetchAhead(confirmation)
  const form = useDepositForm(view, owner)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [methodId, typed] = useWatch({ control: form.control, name: ['method_id', 'amount'] })

  const { currency, methods } = view
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const largest = largestAmount(view)
  const method = methods.find(({ id }) => id === methodId)
  const error = action.state.step === 'ready' ? action.state.error : null
  const amended = amendmentOf(error, view)
  const mended = amended !== null && !entry.isTried
  const saidByButton = blocked !== null && error?.kind === 'noAnswer'

  const submit = form.handleSubmit((body) => {
    const chosen = methods.find(({ id }) => id === body.method_id)
    if (chosen)
      setAsked({ body, amount: floorToScale(String(body.amount), currency), method: chosen })
  })

  async function confirm({ body, amount: confirmed }: Asked) {
    entry.setTried(confirmed)
    const content = {
      methodId: body.method_id,
      amount: confirmed,
      currency,
      fileId: body.screenshot_file_id,
      transactionCode: body.transaction_code ?? '',
    }
    await action.submit(body, writeContent(content))
    setAsked(null)
  }

  return (
    <Section
      heading={
        <FormattedMessage
          id="deposit.form.heading"
          defaultMessage="Deposit"
          description="Heading above the form."
        />
      }
    >
      {/* What was typed is here again on the way back; a picture is not. */}
      <LeaveGuard when={upload.picture !== null && action.state.step !== 'sending'} />
      <FormBody
        onSubmit={(event) => {
          form.setValue('screenshot_file_id', upload.fileId ?? '')
          return submit(event)
        }}
        pending={false}
        submitError={mended || saidByButton ? null : error}
        fix={
          amended === null ? (
            <OtherPicture error={error} onPress={upload.remove} />
          ) : (
            <AmendButton amount={amended} currency={currency} onSet={entry.set} />
          )
        }
        disabledReason={blocked}
        submitLabel={
          <FormattedMessage
            id="deposit.form.submit"
            defaultMessage="Submit the deposit"
            description="Button that leads to the confirmation."
          />
        }
      >
        <Card>
          <MoneyField
            control={form.control}
            name="amount"
            currency={currency}
            largest={largest}
            onSet={entry.set}
            hint={<AmountBounds min={view.min} max={largest ?? view.max} currency={currency} />}
          />
        </Card>
        <MethodField control={form.control} methods={methods} />
        {method ? (
          <TransferDetails method={method} amount={entry.amount} currency={currency} />
        ) : null}
        <Section
          level={3}
          heading={
            <FormattedMessage
              id="deposit.proof.heading"
              defaultMessage="Prove the transfer"
              description="Heading above screenshot and transaction code."
            />
          }
        >
          <Card>
            <Stack>
              <UploadField
                control={form.control}
                name="screenshot_file_id"
                upload={upload}
                label={
                  <FormattedMessage
                    id="deposit.proof.screenshot"
                    defaultMessage="Screenshot of the transfer"
                    description="Label of the picture that proves a transfer."
                  />
                }
                hint={
                  <FormattedMessage
                    id="deposit.proof.screenshotHint"
                    defaultMessage="Amount, time and receiver must be legible."
                    description="What the picture of a transfer must show."
                  />
                }
              />
              <TextField
                control={form.control}
                name="transaction_code"
                optional
                autoComplete="off"
                autoCapitalize="off"
                label={
                  <FormattedMessage
                    id="deposit.proof.code"
                    defaultMessage="Transaction code"
                    description="Label of the code of a transfer: its reference or hash."
                  />
                }
                hint={
                  <FormattedMessage
                    id="deposit.proof.codeHint"
                    defaultMessage="The reference or hash that your bank or wallet shows. It makes the review quicker."
                    description="Below the code of a transfer."
                  />
                }
              />
            </Stack>
          </Card>
        </Section>
      </FormBody>
      <confirmation.Part
        when={asked !== null}
        view={view}
        asked={asked}
        pending={action.state.step === 'sending'}
        blocked={blocked}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </Section>
  )
}

function amendmentOf(error: SubmitError | null, view: DepositView): Decimal | null {
  return error?.kind === 'refused' ? amendedAmount(error.refusal, view) : null
}

/** Where the picture was refused, such as one that proved another deposit. */
function OtherPicture({ error, onPress }: { error: SubmitError | null; onPress: () => void }) {
  if (error?.kind !== 'refused' || error.refusal.reason !== 'file_rejected') return null
  return (
    <Button variant="quiet" size="sm" onClick={onPress}>
      <FormattedMessage
        id="deposit.form.otherPicture"
        defaultMessage="Choose another picture"
        description="Button beside a refused screenshot, such as one that proved another deposit."
      />
    </Button>
  )
}
