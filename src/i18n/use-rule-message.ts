import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type * as core from 'zod/v4/core'
import { cashCurrency } from '@/lib/currencies.ts'
import { decimalsOf, floorToScale } from '@/lib/money.ts'
import { useMoneyFormat } from './use-money-format.ts'

/** A broken rule as the generated validators report it. */
export type RuleIssue = core.$ZodRawIssue

const rules = defineMessages({
  required: {
    id: 'form.rule.required',
    defaultMessage: 'Please fill this in.',
    description: 'Below an empty field that must be filled.',
  },
  ticked: {
    id: 'form.rule.ticked',
    defaultMessage: 'Please tick this to continue.',
    description: 'Below a box that must be ticked: the agreement.',
  },
  invalid: {
    id: 'form.rule.invalid',
    defaultMessage: 'Please check this entry.',
    description: 'Below a field whose entry breaks a rule that has no message of its own.',
  },
})

type Bound = 'min' | 'max'

const notAnAmount = defineMessage<{ example: string }>({
  id: 'form.rule.amount',
  defaultMessage: 'Enter an amount in digits, such as {example}.',
  description: 'Below an amount that is no number. example is a formatted amount.',
})
const lengthBound = defineMessage<{ bound: Bound; count: number }>({
  id: 'form.rule.length',
  defaultMessage:
    '{bound, select, min {At least {count, plural, one {# character} other {# characters}}.} other {At most {count, plural, one {# character} other {# characters}}.}}',
  description: 'Below a text that is too short (min) or too long.',
})
const amountBound = defineMessage<{ bound: Bound; amount: string }>({
  id: 'form.rule.bound',
  defaultMessage: '{bound, select, min {At least {amount}.} other {At most {amount}.}}',
  description: 'Below an amount that is too small (min) or too large. amount has its currency.',
})
const decimals = defineMessage<{ count: number }>({
  id: 'form.rule.decimals',
  defaultMessage:
    '{count, plural, =0 {Enter a whole amount, without decimals.} one {At most # decimal.} other {At most # decimals.}}',
  description: 'Below an amount with too many decimals.',
})

/** What a text must look like, by the contract's name of the field. */
const formats: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  account: {
    id: 'form.rule.account',
    defaultMessage: 'Enter a phone number with its country code, or an email address.',
    description: 'Below an account that is neither.',
  },
  code: {
    id: 'form.rule.code',
    defaultMessage: 'Enter the six digits of the code.',
    description: 'Below a verification code of the wrong form.',
  },
  invitation_code: {
    id: 'form.rule.invitationCode',
    defaultMessage: 'Enter the code of 6 to 10 letters and digits.',
    description: 'Below an invitation code of the wrong form.',
  },
  transaction_code: {
    id: 'form.rule.transactionCode',
    defaultMessage:
      'Enter the code as your bank or wallet shows it: letters and digits without spaces.',
    description: 'Below the code of a transfer of the wrong form.',
  },
})

/**
 * The one place that turns a broken rule into words, with its number. `currency` names that of the
 * form's amounts; without one they are bare numbers.
 */
export function useRuleMessage(currency?: string): (issue: RuleIssue) => string {
  const intl = useIntl()
  const format = useMoneyFormat()
  const money = (value: number | bigint) =>
    currency === undefined
      ? intl.formatNumber(value, { maximumFractionDigits: 20 })
      : format.money(String(value), currency)
  function outOf(bound: Bound, origin: string, value: number | bigint): string {
    if (origin === 'string')
      return intl.formatMessage(lengthBound, { bound, count: +String(value) })
    if (NUMBERS.has(origin)) return intl.formatMessage(amountBound, { bound, amount: money(value) })
    return intl.formatMessage(rules.invalid)
  }

  // Without a decimal sign where the currency has no decimals.
  const example = () => {
    const code = currency ?? cashCurrency()
    return format.amount(floorToScale('100.5', code), code)
  }

  return (issue) => {
    if (issue.input === undefined || issue.input === '') return intl.formatMessage(rules.required)
    switch (issue.code) {
      case 'too_small':
        return outOf('min', issue.origin, issue.minimum)
      case 'too_big':
        return outOf('max', issue.origin, issue.maximum)
      case 'not_multiple_of':
        return intl.formatMessage(decimals, { count: decimalsOf(issue.divisor) })
      case 'invalid_format':
        return intl.formatMessage(formatOf(issue) ?? INVALID)
      case 'invalid_value':
        return intl.formatMessage(issue.input === false ? rules.ticked : rules.invalid)
      case 'invalid_type':
        // What is no number is an amount that cannot be read, in a form that sends it as a text, too.
        return issue.expected === 'number' || Number.isNaN(issue.input)
          ? intl.formatMessage(notAnAmount, { example: example() })
          : intl.formatMessage(rules.invalid)
      default:
        return intl.formatMessage(rules.invalid)
    }
  }
}

/** What can have a bound that is an amount; lists and files have others. */
const NUMBERS = new Set(['number', 'int', 'bigint'])

const INVALID: MessageDescriptor = rules.invalid

function formatOf(issue: RuleIssue): MessageDescriptor | undefined {
  return formats[String(issue.path?.at(-1) ?? '')]
}
