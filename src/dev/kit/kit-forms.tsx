import { Bitcoin } from 'lucide-react'
import { useState } from 'react'
import { AmountInput } from '@/ui/amount-input'
import { Button } from '@/ui/button'
import { Card, Section, Stack } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { CodeInput } from '@/ui/code-input'
import { CountdownText } from '@/ui/countdown-text'
import { Field } from '@/ui/field'
import { OptionList } from '@/ui/option-list'
import { PasswordInput } from '@/ui/password-input'
import { SearchInput } from '@/ui/search-input'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { TextInput } from '@/ui/text-input'
import { TextLink } from '@/ui/text-link'
import type { KitSample } from './kit-samples'

/** Fields and choices in every state. */
export function KitForms({ t }: { t: KitSample }) {
  const [search, setSearch] = useState('BTC')
  const [view, setView] = useState('a')
  const [category, setCategory] = useState('crypto')
  const [coin, setCoin] = useState<string | null>('usdt')
  const max = (
    <Button size="sm" variant="quiet">
      {t.max}
    </Button>
  )

  return (
    <Section heading="Fields and choices">
      <Card>
        <Stack gap="loose">
          <Field label={t.amount} hint={t.amountHint} aside={t.available} required>
            <AmountInput currency="USD" action={max} defaultValue="1000.00" />
          </Field>
          <Field label={t.amount} hint={t.amountHint} error={t.amountError} required>
            <AmountInput currency="USD" action={max} defaultValue="50" />
          </Field>
          <Field label={t.target}>
            <Select defaultValue="card">
              <option value="card">Example Bank 411****111</option>
              <option value="wallet">USDT TRC20 TQn****LSE</option>
            </Select>
          </Field>
          <Field label={t.fundPassword} hint={t.fundPasswordHint} required>
            <PasswordInput
              autoComplete="off"
              showLabel="Show"
              hideLabel="Hide"
              defaultValue="secret1"
            />
          </Field>
          <Field label={t.code}>
            <CodeInput
              defaultValue="482913"
              maxLength={6}
              action={
                <Button size="sm" variant="quiet">
                  {t.sendCode}
                </Button>
              }
            />
          </Field>
          <Field label={t.code}>
            <CodeInput
              maxLength={6}
              action={
                <Button size="sm" variant="quiet" pending>
                  <CountdownText label={t.sendCode} seconds={59} />
                </Button>
              }
            />
          </Field>
          <Field label={t.target} optionalLabel="(optional)">
            <TextInput placeholder="Placeholder" />
          </Field>
          <Field label={t.target}>
            <TextInput readOnly defaultValue="Alex Morgan" />
          </Field>
          <SearchInput
            label={t.search}
            placeholder={t.search}
            clearLabel={t.clear}
            value={search}
            onChange={setSearch}
          />
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'a', label: t.underReview },
              { value: 'b', label: t.success },
              { value: 'c', label: t.failed },
            ]}
          />
          <Segmented
            label="Category"
            layout="scroll"
            value={category}
            onChange={setCategory}
            options={[
              { value: 'crypto', label: t.crypto },
              { value: 'forex', label: t.forex },
              { value: 'gold', label: t.gold },
              { value: 'futures', label: t.futures },
              { value: 'stocks', label: t.stocks },
            ]}
          />
          <div>
            <Checkbox
              label={
                <>
                  {t.agreement} <TextLink href="#/pages/agreement/agreement">{t.title}</TextLink>
                </>
              }
              defaultChecked
            />
            <Checkbox label={t.agreement} error={t.agreementError} />
            <Switch label={t.notifications} hint={t.maintenance} defaultChecked />
            <Switch label={t.notifications} />
          </div>
        </Stack>
      </Card>
      <OptionList
        label={t.country}
        value={coin}
        onChange={setCoin}
        options={[
          { value: 'usdt', label: 'USDT', note: 'TRC20', icon: <Bitcoin size={22} aria-hidden /> },
          { value: 'btc', label: 'BTC', note: 'Bitcoin', icon: <Bitcoin size={22} aria-hidden /> },
        ]}
      />
    </Section>
  )
}
