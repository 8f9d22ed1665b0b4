import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  Control,
  DefaultValues,
  FieldPath,
  FieldPathValue,
  FieldValues,
  Resolver,
  UseFormReturn,
} from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { useOwner } from '@/api/user.ts'
import type { RuleIssue } from '@/i18n/use-rule-message.ts'
import { useRuleMessage } from '@/i18n/use-rule-message.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { amountEntry } from '@/lib/entries.ts'
import { parseAmount, typedAmount } from '@/lib/money.ts'
import type { DraftOf, KeptFields } from './draft.ts'
import { keepDraft, readDraft } from './draft.ts'
import type { EntryKinds } from './use-entry.ts'
import { setEntryKinds } from './use-entry.ts'

// zod must not compile code: the content security policy forbids it.
z.config({ jitless: true })

/** The schema of a body: an object, also one whose fields pass through further rules. */
export type BodySchema = z.ZodMiniType<FieldValues>

/** The field values exactly as shown on the screen. */
export type FormValues<S extends BodySchema> = {
  [Name in keyof z.output<S>]: z.output<S>[Name] extends boolean ? boolean : string
}

export type ContractForm<S extends BodySchema> = UseFormReturn<FormValues<S>, unknown, z.output<S>>

/** What a field needs of its form: the values, whatever the form makes of them when it is sent. */
// biome-ignore lint/suspicious/noExplicitAny: Control is invariant in what the form is sent as.
export type FieldControl<Values extends FieldValues> = Control<Values, unknown, any>

export interface ContractFormOptions<S extends BodySchema> {
  /** The generated schema of the body, narrowed or extended where the screen knows more. */
  schema: S
  defaultValues: FormValues<S>
  /** The fields that hold an amount; they are read in the user's language. */
  amounts?: readonly (keyof FormValues<S> & string)[]
  /** Decimals of the product where the amounts are its prices. */
  precision?: number
  /** How the other entries are read; the schema gets their canonical form. */
  entries?: EntryKinds<keyof FormValues<S> & string>
  /** Currency of the amounts, for the messages. */
  currency?: string
  /** What is stored when the page closes before the form was sent. */
  draft?: KeptFields<keyof FormValues<S> & string>
}

/**
 * A form whose rules are the contract's. Its values mirror the screen; what is handed to the submit
 * function has passed the schema and has the contract's types. Errors appear on blur, then update
 * on change.
 */
export function useContractForm<S extends BodySchema>({
  schema,
  defaultValues,
  amounts = [],
  precision,
  entries: declared,
  currency,
  draft: fields,
}: ContractFormOptions<S>): ContractForm<S> {
  const { locale } = useIntl()
  const readAmount = (typed: string) => parseAmount(typed, locale, precision)
  const sayRule = useRuleMessage(currency)
  const owner = useOwner()
  const draft = fields && { ...fields, owner }
  const entries: EntryKinds = declared ?? {}

  const resolver: Resolver<FormValues<S>, unknown, z.output<S>> = (values, context, options) => {
    // Empty fields report "required" first: the schema would report "not a number" for an empty
    // amount.
    const input = readScreen(values, { amounts, entries, readAmount })
    const isEmpty = (name: string) => name in input && input[name] === undefined
    const error = (issue: RuleIssue) =>
      sayRule(isEmpty(String(issue.path?.[0])) ? { ...issue, input: undefined } : issue)
    const read = z.transform((_: FormValues<S>): unknown => input)
    return zodResolver(z.pipe(read, schema), { error })(values, context, options)
  }

  const [kept] = useState(() => (draft ? showAmounts(readDraft(draft), amounts, locale) : {}))
  const form = useForm<FormValues<S>, unknown, z.output<S>>({
    resolver,
    defaultValues: { ...defaultValues, ...kept } as DefaultValues<FormValues<S>>,
    mode: 'onTouched',
    shouldFocusError: true,
  })

  const { control } = form
  useEffect(() => {
    const kinds = amounts.map((name) => [name, amountEntry] as const)
    setEntryKinds(control, { ...entries, ...Object.fromEntries(kinds) })
  })

  const keep = useEffectEvent((values: Record<string, unknown>) => {
    if (draft) keepDraft(draft, storeAmounts(values, amounts, readAmount))
  })
  const { subscribe } = form
  const drafting = draft !== undefined
  useEffect(() => {
    if (!drafting) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [subscribe, drafting])

  type Field = FieldPath<FormValues<S>>
  // "1,500" is another amount in another language, and the messages are texts of the former one.
  const translate = useEffectEvent((from: string) => {
    const values: Record<string, unknown> = form.getValues()
    for (const name of amounts) {
      const plain = parseAmount(String(values[name] ?? ''), from, precision)
      if (plain === null) continue
      const typed = typedAmount(plain, locale) as FieldPathValue<FormValues<S>, Field>
      form.setValue(name as Field, typed)
    }
    // What the server refused is not asked again: only it can say whether it is right now.
    const wrong = Object.keys(values).filter((name) => {
      const error: { type?: unknown } | undefined = form.getFieldState(name as Field).error
      return error !== undefined && error.type !== 'refused'
    })
    if (wrong.length > 0) void form.trigger(wrong as Field[])
  })
  const shownIn = useRef(locale)
  useEffect(() => {
    const from = shownIn.current
    shownIn.current = locale
    if (from !== locale) translate(from)
  }, [locale])

  return form
}

/** The draft of a form for this page's user. */
export const useDraft = <Name extends string>(fields: KeptFields<Name>): DraftOf<Name> => ({
  ...fields,
  owner: useOwner(),
})

/** Schema input: undefined for an empty field, a decimal text for an amount, the canonical form of others. */
function readScreen(
  values: Record<string, unknown>,
  {
    amounts,
    entries,
    readAmount,
  }: {
    amounts: readonly string[]
    entries: EntryKinds
    readAmount: (typed: string) => Decimal | null
  },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = amounts.includes(name) ? amountEntry : entries[name]
      const read = kind && typeof value === 'string' ? kind.read(value) : value
      if (read === '') return [name, undefined]
      if (!amounts.includes(name)) return [name, read]
      // Unreadable amounts pass through unchanged, so that the schema refuses them.
      return [name, readAmount(String(value)) ?? Number.NaN]
    }),
  )
}

/**
 * Amounts are kept as plain decimals: "1,500" is another amount in another language, and a draft may
 * be read in one. What is no amount is kept as it stands.
 */
function storeAmounts(
  values: Record<string, unknown>,
  amounts: readonly string[],
  readAmount: (typed: string) => Decimal | null,
): Record<string, unknown> {
  const stored = amounts.map((name) => {
    const typed = String(values[name] ?? '')
    return [name, readAmount(typed) ?? typed] as const
  })
  return { ...values, ...Object.fromEntries(stored) }
}

function showAmounts(
  kept: Partial<Record<string, string>>,
  amounts: readonly string[],
  locale: string,
): Partial<Record<string, string>> {
  const shown = amounts.flatMap((name) => {
    const value = kept[name]
    if (value === undefined) return []
    return [[name, /^[\d.]+$/.test(value) ? typedAmount(value, locale) : value] as const]
  })
  return { ...kept, ...Object.fromEntries(shown) }
}
