import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { inWayOrder } from '@/domain/account/method-order.ts'
import type { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { addMethodPath } from '@/lib/paths.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Field } from '@/ui/field.tsx'
import { Select } from '@/ui/select.tsx'
import { messages } from './messages.ts'
import { MethodForm } from './method-form.tsx'
import { typeWord } from './method-words.ts'

// Loaded on demand: only this form checks addresses.
const CryptoForm = loadable(async () => (await import('./crypto-form.tsx')).CryptoForm)

/** The ways to pay of the specification; a bank card has a page of its own. */
const TYPES = ['bank_transfer', 'crypto_transfer', 'alipay', 'wechat_pay'] as const
const WAYS = TYPES.map((type) => ({ type }))

/** Adds Alipay, WeChat pay, or the account that transfers come from. */
export function AddMethodScreen() {
  const intl = useIntl()
  // In the address, so that a link opens the one that is missing.
  const [search, setSearch] = useSearchParams()
  const { offers } = useAreas()
  const [ordered] = useState(() => inWayOrder(WAYS, intl.locale).map((way) => way.type))
  const types = ordered.filter((one) => one !== 'crypto_transfer' || offers('coins'))
  const type = types.find((known) => known === search.get('type')) ?? types[0] ?? TYPES[0]

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Card>
          <Field
            label={<FormattedMessage {...messages.method} />}
            hint={
              <FormattedMessage
                id="payment.add.purpose"
                defaultMessage="{type, select, bank_transfer {The account that you pay deposits from. Withdrawals to a bank go to a bank card.} crypto_transfer {The address that you pay deposits from. Withdrawals in coins go to a wallet address.} other {For withdrawals, and for deposits that you pay from it.}}"
                description="Below the choice of the kind of payment method: what it is for."
                values={{ type }}
              />
            }
          >
            <Select
              value={type}
              onChange={({ target }) => setSearch({ type: target.value }, { replace: true })}
            >
              {types.map((value) => (
                <option key={value} value={value}>
                  {intl.formatMessage(typeWord(value))}
                </option>
              ))}
            </Select>
          </Field>
        </Card>
        <TypeForm key={type} type={type} />
      </Stack>
    </Page>
  )
}

function TypeForm({ type }: { type: PaymentMethodType }) {
  const page = addMethodPath(type)
  if (type === 'crypto_transfer') return <CryptoForm page={page} />
  return <MethodForm type={type} page={page} />
}
