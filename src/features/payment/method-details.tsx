import { defineMessages, useIntl } from 'react-intl'
import type { PaymentMethod, WalletAddress } from '@/generated/h5.schemas.ts'
import { inGroups } from '@/lib/groups.ts'
import { mask } from '@/lib/mask.ts'
import { openLocationPath } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { typeWord } from './method-words.ts'

const labels = defineMessages({
  type: {
    id: 'payment.detail.type',
    defaultMessage: 'Type',
    description: 'Label: the kind of a payment method.',
  },
  number: {
    id: 'payment.detail.number',
    defaultMessage: 'Number',
    description: 'Label: masked number of a card, account or address.',
  },
  holder: {
    id: 'payment.detail.holder',
    defaultMessage: 'Owner',
    description: 'Label: masked name of the owner of a payment method.',
  },
  bank: {
    id: 'payment.detail.bank',
    defaultMessage: 'Bank',
    description: 'Label: name of a bank.',
  },
  branch: {
    id: 'payment.detail.branch',
    defaultMessage: 'Branch',
    description: 'Label: branch of a bank.',
  },
  area: {
    id: 'payment.detail.area',
    defaultMessage: 'Area',
    description: 'Label: area or address of a bank.',
  },
  currency: {
    id: 'payment.detail.currency',
    defaultMessage: 'Currency',
    description: 'Label: currency of a payment method.',
  },
  network: {
    id: 'payment.detail.network',
    defaultMessage: 'Network',
    description: 'Label: crypto network of an address.',
  },
  address: {
    id: 'payment.detail.address',
    defaultMessage: 'Address',
    description: 'Label: a wallet address, whole.',
  },
  bound: {
    id: 'payment.detail.bound',
    defaultMessage: 'Bound on',
    description: 'Label: when a payment method was bound.',
  },
  map: {
    id: 'payment.detail.map',
    defaultMessage: 'Show on the map',
    description: 'Link to the page that shows the place of a bank.',
  },
})

/** All that is known of a payment method, masked. */
export function MethodDetails({ method }: { method: PaymentMethod }) {
  const intl = useIntl()
  const { bank_area: area, branch_latitude: latitude, branch_longitude: longitude } = method
  const text = (id: keyof typeof labels, value: string | null): DefinitionRow[] =>
    value === null ? [] : [{ id, label: intl.formatMessage(labels[id]), value }]

  const rows: DefinitionRow[] = [
    ...text('type', intl.formatMessage(typeWord(method.type))),
    ...text('number', mask(method.masked_number)).map((row) => ({ ...row, mono: true })),
    ...text('holder', method.holder_name === null ? null : mask(method.holder_name)),
    ...text('bank', method.bank_name),
    ...text('branch', method.bank_branch),
    ...text('area', area).map((row) => ({
      ...row,
      ...(latitude !== null &&
        longitude !== null && {
          note: (
            <TextLink
              href={openLocationPath({
                name: method.bank_branch ?? method.bank_name ?? '',
                address: area ?? '',
                latitude,
                longitude,
              })}
            >
              {intl.formatMessage(labels.map)}
            </TextLink>
          ),
        }),
    })),
    ...text('currency', method.currency),
    ...text('network', method.network),
    ...text('bound', formatDateTime(method.created_at)),
  ]
  return <DefinitionList rows={rows} />
}

/** A wallet address, whole and in groups, so that its owner can compare it. */
export function WalletDetails({ wallet }: { wallet: WalletAddress }) {
  const intl = useIntl()
  return (
    <DefinitionList
      rows={[
        { id: 'currency', label: intl.formatMessage(labels.currency), value: wallet.currency },
        { id: 'network', label: intl.formatMessage(labels.network), value: wallet.network },
        {
          id: 'address',
          label: intl.formatMessage(labels.address),
          value: <span translate="no">{inGroups(wallet.address)}</span>,
          mono: true,
        },
        {
          id: 'bound',
          label: intl.formatMessage(labels.bound),
          value: formatDateTime(wallet.created_at),
        },
      ]}
    />
  )
}
