import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { DepositMethod } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { typedAmount } from '@/lib/money.ts'
import { loadable } from '@/shell/loadable.tsx'
import { useCopy } from '@/shell/use-copy.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './deposit.module.css'
import { transferAmount } from './deposit-rules.ts'

// Loaded on demand: few deposits need address checksums or QR codes.
const AddressDetails = loadable(
  async () => (await import('./address-details.tsx')).AddressDetails,
  <Spinner />,
)
const MethodCode = loadable(async () => (await import('./method-code.tsx')).MethodCode, <Spinner />)

const labels = defineMessages({
  bank_name: common.bank,
  bank_branch: common.branch,
  bank_code: common.bankCode,
  holder_name: {
    id: 'deposit.account.holder',
    defaultMessage: 'Account holder',
    description: 'Label: the owner of the account to pay to.',
  },
  account: {
    id: 'deposit.account.number',
    defaultMessage: 'Account',
    description: 'Label: number or name of the account to pay to.',
  },
  reference: {
    id: 'deposit.account.reference',
    defaultMessage: 'Reference: put it in your transfer',
    description: 'Label: the text that a transfer must carry so that it is found.',
  },
})

/** The fields of an account to pay to, in the order of a bank's form. */
const PARTS = [
  'holder_name',
  'account',
  'bank_name',
  'bank_branch',
  'bank_code',
  'reference',
] as const

interface TransferDetailsProps {
  method: DepositMethod
  /** What is to be credited, in the currency of the deposit; null while nothing is typed. */
  amount: Decimal | null
  /** Currency of the deposit. */
  currency: string
}

/** The account to pay to, each part ready to be copied, and how much of what to pay. */
export function TransferDetails({ method, amount, currency }: TransferDetailsProps) {
  const format = useMoneyFormat()
  const { locale } = useIntl()
  const due = transferAmount(amount, method)
  const { address, network } = method
  const code = method.qr_text !== null || method.qr_image_url !== null

  return (
    <Card>
      <Stack>
        <dl className={styles.parts}>
          <Part
            label={
              <FormattedMessage
                id="deposit.transfer.amount"
                defaultMessage="Amount to transfer"
                description="Label: how much of the method's currency has to be transferred."
              />
            }
            value={
              due === null ? (
                <FormattedMessage
                  id="deposit.transfer.noAmount"
                  defaultMessage="Enter the amount above"
                  description="In the place of the amount to transfer while none is typed."
                />
              ) : (
                format.money(due, method.currency)
              )
            }
            note={
              method.currency === currency ? null : (
                <FormattedMessage
                  id="deposit.transfer.rate"
                  defaultMessage="1 {coin} is worth {rate} now; the rate changes."
                  description="Below the amount to transfer in a coin. rate has its currency."
                  values={{
                    coin: method.currency,
                    rate: `${format.price(method.rate, decimalsIn(method.rate))} ${currency}`,
                  }}
                />
              )
            }
            copied={due === null ? null : typedAmount(due, locale)}
          />
          {PARTS.map((part) =>
            method[part] === null ? null : (
              <Part
                key={part}
                label={<FormattedMessage {...labels[part]} />}
                value={method[part]}
                copied={method[part]}
              />
            ),
          )}
        </dl>
        {address === null ? null : (
          <AddressDetails
            // Remount for another address, so that a pasted one is not compared with it.
            key={address}
            address={address}
            network={network}
            coin={method.currency}
            code={code ? <MethodCode method={method} /> : null}
          />
        )}
        {address === null && code ? <MethodCode method={method} /> : null}
      </Stack>
    </Card>
  )
}

/** Rates are shown unrounded, so that the user can check the computed amount. */
function decimalsIn(rate: Decimal): number {
  return rate.split('.')[1]?.length ?? 0
}

interface PartProps {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  /** What is copied; null where there is nothing. */
  copied: string | null
}

function Part({ label, value, note, copied }: PartProps) {
  const intl = useIntl()
  const copy = useCopy()
  return (
    <div className={styles.part}>
      <Text as="dt">{label}</Text>
      <dd className={styles.value}>{value}</dd>
      {note ? <Text as="dd">{note}</Text> : null}
      {copied === null ? null : (
        <dd className={styles.copy}>
          <IconButton
            label={intl.formatMessage(
              {
                id: 'deposit.transfer.copy',
                defaultMessage: 'Copy {text}',
                description:
                  'Name of the button that copies one part of the account. text is that part.',
              },
              { text: copied },
            )}
            icon={<Copy size={20} aria-hidden />}
            onClick={() => void copy(copied)}
          />
        </dd>
      )}
    </div>
  )
}
