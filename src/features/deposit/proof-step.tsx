import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositView } from '@/generated/h5.schemas.ts'
import { TextField } from '@/patterns/form/fields.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/amount-bounds.ts'
import { MoneyForm } from '@/patterns/money-flow/money-form.tsx'
import type { AmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import { UploadField } from '@/patterns/upload/upload-field.tsx'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { useDepositQuestion } from './deposit-confirm.tsx'
import type { DepositFlow, DepositSchema } from './deposit-flow.ts'

interface ProofStepProps {
  form: ContractForm<DepositSchema>
  view: DepositView
  entry: AmountEntry
  flow: DepositFlow
  upload: PictureUpload
  /** Why nothing can be sent now, or null. */
  blocked: string | null
  /** The amount can still be paid by the way that was chosen. */
  payable: boolean
}

/** The picture of the transfer and its code; submitting asks once more. */
export function ProofStep({ form, view, entry, flow, upload, blocked, payable }: ProofStepProps) {
  const intl = useIntl()
  const { currency } = view
  return (
    <MoneyForm
      {...useDepositQuestion(view)}
      flow={flow}
      form={form}
      amount={{ entry, currency, amend: (refusal) => amendedAmount(refusal, view) }}
      prepare={() => form.setValue('screenshot_file_id', upload.fileId ?? '')}
      fix={(error) => <OtherPicture error={error} onPress={upload.remove} />}
      blocked={blocked}
      incomplete={
        payable
          ? null
          : intl.formatMessage({
              id: 'deposit.step.outdated',
              defaultMessage: 'This amount or way is not possible any more. Please change it.',
              description:
                'Below the last button of a deposit, after customer service released less, or a way was closed.',
            })
      }
      submitLabel={
        <FormattedMessage
          id="deposit.form.submit"
          defaultMessage="Submit the deposit"
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
        description="Button beside a refused screenshot, such as one that proved another deposit."
      />
    </Button>
  )
}
