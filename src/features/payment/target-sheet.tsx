import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentMethod, WalletAddress } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { mask } from '@/lib/mask.ts'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import type { RecordDialog } from '@/patterns/records/record-sheet.tsx'
import { RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { Button } from '@/ui/button.tsx'
import { CoinSign, WaySign } from '@/ui/signs.tsx'
import { messages } from './messages.ts'
import { MethodDetails, WalletDetails } from './method-details.tsx'
import { typeWord } from './method-words.ts'

/** A bound card or account, or a wallet address. */
export type Target =
  | { kind: 'method'; record: PaymentMethod }
  | { kind: 'wallet'; record: WalletAddress }

/** Its masked number or address. */
export function maskedNumber(target: Target): string {
  return mask(target.kind === 'method' ? target.record.masked_number : target.record.address)
}

interface TargetSheetProps extends RecordDialog {
  target: Target
  onRemove: (target: Target) => void
}

/** All of one card, account or address, and the way to remove it. */
export function TargetSheet({ target, onRemove, ...dialog }: TargetSheetProps) {
  return (
    <RecordSheet
      {...dialog}
      title={<FormattedMessage {...messages.method} />}
      footer={
        <Button variant="secondary" fullWidth onClick={() => onRemove(target)}>
          <FormattedMessage {...common.removeRecord} />
        </Button>
      }
    >
      <TargetDetails target={target} />
    </RecordSheet>
  )
}

/** Details of a target. */
export function TargetDetails({ target }: { target: Target }) {
  switch (target.kind) {
    case 'method':
      return <MethodDetails method={target.record} />
    case 'wallet':
      return <WalletDetails wallet={target.record} />
  }
}

/** A card or account in the list, masked. */
export function MethodRow({ method, onOpen }: { method: PaymentMethod; onOpen: () => void }) {
  const intl = useIntl()
  const type = intl.formatMessage(typeWord(method.type))
  const { bank_name: bank, currency, network } = method
  // A wallet's name is its coin with the network, as a card's is its bank.
  const name = bank ?? (network === null ? type : `${currency} · ${network}`)
  const details = [type, currency, network].filter((part) => part !== null && !name.includes(part))
  return (
    <Row
      sign={<WaySign type={method.type} currency={currency} />}
      name={name}
      number={mask(method.masked_number)}
      details={details.join(' · ')}
      onOpen={onOpen}
    />
  )
}

/** A wallet address in the list, masked; its sheet has it whole. */
export function WalletRow({ wallet, onOpen }: { wallet: WalletAddress; onOpen: () => void }) {
  return (
    <Row
      sign={<CoinSign coin={wallet.currency} />}
      name={wallet.currency}
      number={mask(wallet.address)}
      details={wallet.network}
      onOpen={onOpen}
    />
  )
}

interface RowProps {
  sign: ReactNode
  name: string
  number: string
  details: string
  onOpen: () => void
}

function Row({ sign, name, number, details, onOpen }: RowProps) {
  return (
    <RecordRow icon={sign} title={name} figure={number} onOpen={onOpen}>
      <RecordLine start={details} />
    </RecordRow>
  )
}
