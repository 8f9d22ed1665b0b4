import { FormattedMessage, useIntl } from 'react-intl'
import { RecordLine, RecordRow } from '@/components/records/record-row.tsx'
import type { PaymentMethod } from '@/generated/model/payment-method.ts'
import type { WalletAddress } from '@/generated/model/wallet-address.ts'
import { mask } from '@/lib/mask.ts'
import { formatDate } from '@/lib/time.ts'
import { typeWord } from './method-words.ts'

/** A card or account in the list, masked. */
export function MethodRow({ method, onOpen }: { method: PaymentMethod; onOpen: () => void }) {
  const intl = useIntl()
  const type = intl.formatMessage(typeWord(method.type))
  const details = [method.bank_name === null ? null : type, method.currency, method.network]
  return (
    <Row
      name={method.bank_name ?? type}
      number={mask(method.masked_number)}
      details={details.filter((part) => part !== null).join(' · ')}
      boundAt={method.created_at}
      onOpen={onOpen}
    />
  )
}

/** A wallet address in the list, masked; its sheet has it whole. */
export function WalletRow({ wallet, onOpen }: { wallet: WalletAddress; onOpen: () => void }) {
  return (
    <Row
      name={wallet.currency}
      number={mask(wallet.address)}
      details={wallet.network}
      boundAt={wallet.created_at}
      onOpen={onOpen}
    />
  )
}

interface RowProps {
  name: string
  number: string
  details: string
  boundAt: number
  onOpen: () => void
}

function Row({ name, number, details, boundAt, onOpen }: RowProps) {
  return (
    <RecordRow title={name} figure={number} onOpen={onOpen}>
      <RecordLine
        start={details}
        end={
          <FormattedMessage
            id="payment.row.bound"
            defaultMessage="Bound {date}"
            description="In a row: the day on which it was bound."
            values={{ date: formatDate(boundAt) }}
          />
        }
      />
    </RecordRow>
  )
}
