import { defineMessages, FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { PaymentMethod, WalletAddress } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { mask } from '@/lib/mask.ts'
import { openLocationPath } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { GroupedText } from '@/ui/grouped-text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { messages } from './messages.ts'
import { typeWord } from './method-words.ts'

const labels = defineMessages({
  type: {
    id: 'payment.detail.type',
    defaultMessage: 'Type',
    description: 'Label: the kind of a payment method.',
  },
  holder: messages.holder,
  area: {
    id: 'payment.detail.area',
    defaultMessage: 'Area',
    description: 'Label: area or address of a bank.',
  },
  network: messages.network,
  address: messages.address,
  bound: {
    id: 'payment.detail.bound',
    defaultMessage: 'Added on',
    description: 'Label: when a payment method was added.',
  },
  map: {
    id: 'payment.detail.map',
    defaultMessage: 'Show on the map',
    description: 'Link to the page that shows the place of a bank.',
  },
})

/** All that is known of a payment method, masked. */
export function MethodDetails({ method }: { method: PaymentMethod }) {
  return (
    <DefinitionList>
      <Row label={labels.type} value={<FormattedMessage {...typeWord(method.type)} />} />
      <Row label={common.maskedNumber} value={mask(method.masked_number)} mono />
      <Row
        label={labels.holder}
        value={method.holder_name === null ? null : mask(method.holder_name)}
      />
      <Row label={common.bank} value={method.bank_name} />
      <Row label={common.branch} value={method.bank_branch} />
      <Row label={labels.area} value={method.bank_area} note={<MapLink method={method} />} />
      <Row label={common.currency} value={method.currency} />
      <Row label={labels.network} value={method.network} />
      <Row label={labels.bound} value={formatDateTime(method.created_at)} />
    </DefinitionList>
  )
}

function MapLink({ method }: { method: PaymentMethod }) {
  const { bank_area: area, branch_latitude: latitude, branch_longitude: longitude } = method
  const { offers } = useAreas()
  if (latitude === null || longitude === null || !offers('places')) return null
  return (
    <TextLink
      href={openLocationPath({
        name: method.bank_branch ?? method.bank_name ?? '',
        address: area ?? '',
        latitude,
        longitude,
      })}
    >
      <FormattedMessage {...labels.map} />
    </TextLink>
  )
}

/** A wallet address, whole and in groups, so that its owner can compare it. */
export function WalletDetails({ wallet }: { wallet: WalletAddress }) {
  return (
    <DefinitionList>
      <Row label={common.currency} value={wallet.currency} />
      <Row label={labels.network} value={wallet.network} />
      <Row label={labels.address} value={<GroupedText text={wallet.address} />} mono />
      <Row label={labels.bound} value={formatDateTime(wallet.created_at)} />
    </DefinitionList>
  )
}
