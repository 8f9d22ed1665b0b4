import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositMethod } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { TextField } from '@/patterns/form/fields.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { UploadField } from '@/patterns/upload/upload-field.tsx'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Step } from '@/ui/step.tsx'
import type { DepositAction } from './deposit-action.tsx'
import { transferAmount } from './deposit-rules.ts'
import { ReviewStep } from './deposit-steps.tsx'
import { messages } from './messages.ts'
import { OriginField, useOrigins } from './origin-field.tsx'
import { AmountAndWay, Released } from './release-status.tsx'
import { TransferDetails } from './transfer-details.tsx'

interface PayStepProps {
  action: DepositAction
  /** The way that was chosen. */
  method: DepositMethod
  upload: PictureUpload
  /** Why nothing can be sent now, or null. */
  blocked: string | null
  /** The amount can still be paid by the way that was chosen. */
  payable: boolean
  /** All conditions of a later withdrawal. */
  conditions: ReactNode
  /** A press has opened it. */
  focused: boolean
  /** Opens the amount and the way again. */
  onChange: () => void
}

const STEPS = 4

/** The account to pay to, and the proof that it was paid; submitting asks once more. */
export function PayStep(props: PayStepProps) {
  const { action, method, payable, conditions, focused, onChange } = props
  const { entry, context } = action
  const format = useMoneyFormat()
  const { currency, release } = context.view
  const due = transferAmount(entry.amount, method)
  const first = (
    <Step
      number={1}
      place={<Place number={1} />}
      state="done"
      title={<FormattedMessage {...messages.amountStep} />}
      summary={
        <AmountAndWay
          amount={entry.amount === null ? '' : format.money(entry.amount, currency)}
          way={method.name}
        />
      }
      action={
        <Button variant="quiet" size="sm" onClick={onChange}>
          <FormattedMessage {...common.change} />
        </Button>
      }
    />
  )
  return (
    <>
      {focused ? <FocusOnMount>{first}</FocusOnMount> : first}
      <Step
        number={2}
        place={<Place number={2} />}
        state="done"
        title={
          <FormattedMessage
            id="deposit.step.named"
            defaultMessage="Payment details"
            description="Second step of a deposit when it is done: the account or address to pay to is known."
          />
        }
        summary={<Released release={release} />}
      />
      <Step
        number={3}
        place={<Place number={3} />}
        state="current"
        title={
          <FormattedMessage
            id="deposit.step.transfer"
            defaultMessage="Transfer {amount} and upload the proof"
            description="Third step of a deposit. amount has its currency."
            values={{ amount: due === null ? '' : format.money(due, method.currency) }}
          />
        }
      >
        <Stack>
          {/* What is transferred now could not be credited otherwise. */}
          {payable ? (
            <TransferDetails method={method} amount={entry.amount} currency={currency} />
          ) : null}
          <Proof {...props} />
        </Stack>
      </Step>
      <Step number={4} place={<Place number={4} />} state="upcoming" title={<ReviewStep />} />
      {conditions}
    </>
  )
}

function Place({ number }: { number: number }) {
  return <FormattedMessage {...common.stepPlace} values={{ number, all: STEPS }} />
}

/** The picture of the transfer, its code, and the account that it came from. */
function Proof({ action, method, upload, blocked, payable }: PayStepProps) {
  const intl = useIntl()
  const { form, context } = action
  const origins = useOrigins(method)
  return (
    <MoneyForm
      {...action}
      context={{ ...context, origins }}
      prepare={() => {
        form.setValue('screenshot_file_id', upload.fileId ?? '')
        const from = form.getValues('from_id')
        // One of another way, or that was removed since.
        if (!origins.some(({ id }) => id === from)) form.setValue('from_id', '')
      }}
      busy={upload.busy}
      fix={(error) => <OtherPicture error={error} onPress={upload.remove} />}
      blocked={blocked}
      incomplete={
        payable
          ? null
          : intl.formatMessage({
              id: 'deposit.step.outdated',
              defaultMessage: 'This amount or method is no longer available. Please change it.',
              description:
                'Why a deposit cannot be submitted, after customer service approved less, or a method was closed.',
            })
      }
      submitLabel={
        <FormattedMessage
          id="deposit.form.submit"
          defaultMessage="Submit deposit"
          description="Button that leads to the confirmation."
        />
      }
    >
      <Card>
        <Stack>
          <UploadField
            control={form.control}
            name="screenshot_file_id"
            upload={upload}
            pastes
            label={<FormattedMessage {...messages.screenshot} />}
            hint={
              <FormattedMessage
                id="deposit.proof.screenshotHint"
                defaultMessage="Amount, time and recipient must be legible."
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
            label={<FormattedMessage {...messages.code} />}
            hint={
              <FormattedMessage
                id="deposit.proof.codeHint"
                defaultMessage="The reference or hash that your bank or wallet shows. It speeds up our review."
                description="Below the code of a transfer."
              />
            }
          />
          <OriginField control={form.control} origins={origins} />
        </Stack>
      </Card>
    </MoneyForm>
  )
}

/** A refusal that is about the picture, such as one used for another deposit. */
function OtherPicture({ error, onPress }: { error: SubmitError; onPress: () => void }) {
  const reason = error.kind === 'refused' ? error.refusal.reason : null
  if (reason !== 'file_rejected' && reason !== 'screenshot_used') return null
  return (
    <Button variant="quiet" size="sm" onClick={onPress}>
      <FormattedMessage
        id="deposit.form.otherPicture"
        defaultMessage="Choose another picture"
        description="Button beside a declined screenshot, such as one that proved another deposit."
      />
    </Button>
  )
}
