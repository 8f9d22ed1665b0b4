import { useState } from 'react'
import { useIntl } from 'react-intl'
import { takePlace } from '@/domain/account/place.ts'
import { useTypedName } from '@/domain/account/typed-name.ts'
import type { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { addressEntry } from '@/lib/address-entry.ts'
import { networksOf } from '@/lib/coin-networks.ts'
import { cashCurrency, presentCurrencies } from '@/lib/currencies.ts'
import { bankAccountEntry, capitalsEntry, cardEntry, serviceAccountEntry } from '@/lib/entries.ts'
import { nameEntry, textEntry } from '@/lib/name-entry.ts'
import type { DraftOf, KeptFields } from '@/patterns/form/draft.ts'
import { keepDraft, readDraft } from '@/patterns/form/draft.ts'
import type { ContractForm, FormValues } from '@/patterns/form/use-contract-form.ts'
import { useContractForm, useDraft } from '@/patterns/form/use-contract-form.ts'
import type { EntryKinds } from '@/patterns/form/use-entry.ts'
import type { AddressCheck, MethodSchema } from './method-rules.ts'
import { hasField, methodSchema } from './method-rules.ts'
import { useAddressFault } from './use-address-fault.ts'

export type MethodValues = FormValues<MethodSchema>
export type MethodForm = ContractForm<MethodSchema>

/** What has an address: the coins of the site whose networks are known. */
export const presentCoins = () =>
  presentCurrencies()
    .map(({ code }) => code)
    .filter((code) => networksOf(code).length > 0)

/** Name of the form of a type; with the user it names its draft. */
export const methodFormName = (type: PaymentMethodType) => `bind.${type}`

/** What is kept of the form of a type. */
export const keptFields = (type: PaymentMethodType): KeptFields<keyof MethodValues> => ({
  form: methodFormName(type),
  fields: [
    'bank_name',
    'bank_branch',
    'bank_area',
    'branch_latitude',
    'branch_longitude',
    'bank_code',
    'network',
    'address',
    ...(type === 'crypto_transfer' ? (['currency'] as const) : []),
  ],
  personal: ['holder_name', 'card_number', 'account'],
})

const entriesOf = (type: PaymentMethodType): EntryKinds<keyof MethodValues> => ({
  holder_name: nameEntry,
  bank_name: textEntry,
  bank_branch: textEntry,
  bank_area: textEntry,
  card_number: cardEntry,
  account: type === 'bank_transfer' ? bankAccountEntry : serviceAccountEntry,
  bank_code: capitalsEntry,
  address: addressEntry,
})

/**
 * The form of one type of payment method. A place that was chosen for it on another page is entered
 * as the area of the bank.
 */
export function useMethodForm(
  type: PaymentMethodType,
  page: string,
  isAddress?: AddressCheck,
): MethodForm {
  const intl = useIntl()
  const addressFault = useAddressFault()
  const name = useTypedName()
  const draft = useDraft(keptFields(type))
  useState(() => enterPlace(draft, page))

  return useContractForm<MethodSchema>({
    schema: methodSchema(
      type,
      {
        card: intl.formatMessage({
          id: 'payment.rule.card',
          defaultMessage: 'Enter the 12 to 19 digits of the card.',
          description: 'Below a card number of the wrong length or with letters.',
        }),
        checkDigit: intl.formatMessage({
          id: 'payment.rule.checkDigit',
          defaultMessage: "This isn't a valid card number. Compare it with your card.",
          description: 'Below a card number that fails its check digit.',
        }),
        account: intl.formatMessage({
          id: 'payment.rule.account',
          defaultMessage: 'Enter 3 to 64 characters, without more than one space in a row.',
          description: 'Below an account number or name of the wrong form.',
        }),
        bankCode: intl.formatMessage({
          id: 'payment.rule.bankCode',
          defaultMessage: 'A BIC has 8 or 11 letters and digits.',
          description: 'Below a bank code of the wrong form.',
        }),
        address: addressFault,
      },
      isAddress,
    ),
    defaultValues: {
      type,
      holder_name: hasField(type, 'holder_name') ? name.read() : '',
      bank_name: '',
      bank_branch: '',
      bank_area: '',
      branch_latitude: '',
      branch_longitude: '',
      card_number: '',
      account: '',
      bank_code: '',
      currency: hasField(type, 'bank_name') ? cashCurrency() : '',
      network: '',
      address: '',
    },
    entries: entriesOf(type),
    draft,
  })
}

function enterPlace(draft: DraftOf<keyof MethodValues>, page: string) {
  const place = takePlace(page)
  if (!place) return
  keepDraft(draft, {
    ...readDraft(draft),
    bank_area: [place.name, place.address].filter((part) => part !== '').join(', '),
    branch_latitude: place.latitude,
    branch_longitude: place.longitude,
  })
}
