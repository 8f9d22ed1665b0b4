import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AmountField, TextField } from '@/components/form/fields.tsx'
import { FormBody } from '@/components/form/form-body.tsx'
import { LeaveGuard } from '@/components/form/leave-guard.tsx'
import type { SubmitError } from '@/components/form/submit-error.tsx'
import { UploadField } from '@/components/upload/upload-field.tsx'
import type { PictureUpload } from '@/components/upload/use-picture-upload.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { floorToScale, parseAmount, typedAmount } from '@/lib/money.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import type { Asked } from './deposit-confirm.tsx'
import { DepositConfirm } from './deposit-confirm.tsx'
import { writeContent } from './deposit-content.ts'
import { amendedAmount, largestAmount } from './deposit-rules.ts'
import { MethodField } from './method-field.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { DepositAction } from './use-deposit-action.ts'
import { useDepositForm } from './use-deposit-form.ts'

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
  const intl = useIntl()
  const format = useMoneyFormat()
  const form = useDepositForm(view, owner)
  const [asked, setAsked] = useState<Asked | null>(null)
  // The amount of the last try: a refusal of it is over when the amount is another one.
  const [tried, setTried] = useState<Decimal | null>(null)
  const [methodId, typed] = useWatch({ control: form.control, name: ['method_id', 'amount'] })

  const { currency, methods } = view
  const amount = parseAmount(typed, intl.locale)
  const largest = largestAmount(view)
  const method = methods.find(({ id }) => id === methodId)
  const error = action.state.step === 'ready' ? action.state.error : null
  const amended = amendmentOf(error, view)
  const mended = amended !== null && amount !== tried
  const saidByButton = blocked !== null && error?.kind === 'noAnswer'

  const submit = form.handleSubmit((body) => {
    const chosen = methods.find(({ id }) => id === body.method_id)
    if (chosen)
      setAsked({ body, amount: floorToScale(String(body.amount), currency), method: chosen })
  })

  async function confirm({ body, amount: confirmed }: Asked) {
    setTried(parseAmount(confirmed, 'en'))
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

  function setAmount(value: Decimal) {
    const options = { shouldValidate: true, shouldDirty: true, shouldTouch: true }
    form.setValue('amount', typedAmount(value, intl.locale), options)
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
          <Fix
            error={error}
            amended={amended === null ? null : format.money(amended, currency)}
            onAmend={() => amended !== null && setAmount(amended)}
            onOtherPicture={upload.remove}
          />
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
          <AmountField
            control={form.control}
            name="amount"
            currency={currency}
            onMax={largest === null ? undefined : () => setAmount(largest)}
            label={
              <FormattedMessage
                id="deposit.form.amount"
                defaultMessage="Amount"
                description="Label of the amount to deposit."
              />
            }
            hint={
              <FormattedMessage
                id="deposit.form.amountHint"
                defaultMessage="From {min} to {max}"
                description="Bounds of the amount, with their currency."
                values={{
                  min: format.money(view.min, currency),
                  max: format.money(largest ?? view.max, currency),
                }}
              />
            }
          />
        </Card>
        <MethodField control={form.control} methods={methods} />
        {method ? <TransferDetails method={method} amount={amount} currency={currency} /> : null}
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
      <DepositConfirm
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

interface FixProps {
  error: SubmitError | null
  /** The allowed amount with its currency, or null. */
  amended: string | null
  onAmend: () => void
  onOtherPicture: () => void
}

/** What mends a refusal here: the allowed amount, or another picture. */
function Fix({ error, amended, onAmend, onOtherPicture }: FixProps) {
  if (amended !== null) {
    return (
      <Button variant="quiet" size="sm" onClick={onAmend}>
        <FormattedMessage
          id="deposit.form.amend"
          defaultMessage="Set {amount}"
          description="Button beside a refused amount: puts the allowed one into the form."
          values={{ amount: amended }}
        />
      </Button>
    )
  }
  if (error?.kind !== 'refused' || error.refusal.reason !== 'file_rejected') return null
  return (
    <Button variant="quiet" size="sm" onClick={onOtherPicture}>
      <FormattedMessage
        id="deposit.form.otherPicture"
        defaultMessage="Choose another picture"
        description="Button beside a refused screenshot, such as one that proved another deposit."
      />
    </Button>
  )
}
