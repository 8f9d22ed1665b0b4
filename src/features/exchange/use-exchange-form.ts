import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { narrow } from '@/components/form/narrow.ts'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import type { ExchangeView } from '@/generated/model/exchange-view.ts'
import { SubmitExchangeBody } from '@/generated/wallet/wallet.zod.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { scaleOf } from '@/lib/decimal.ts'
import { decimalOf } from '@/lib/money.ts'
import type { Deal } from './exchange-rules.ts'
import {
  faultOf,
  givenBalance,
  givenCurrency,
  largestAmount,
  smallestAmount,
} from './exchange-rules.ts'
import { draftName } from './use-exchange-action.ts'

// Direction and coin are chosen beside the form, the rate is the one in sight, and the request id is
// made when it is sent.
const contractSchema = z.pick(SubmitExchangeBody, { amount: true })

export type ExchangeSchema = typeof contractSchema

/**
 * The form of an exchange: the contract's rule of the amount, with the bounds that count now. They
 * are about cash, so an amount of coins is held by what it is worth, as the server does.
 */
export function useExchangeForm(
  deal: Deal,
  view: ExchangeView,
  owner: string,
): ContractForm<ExchangeSchema> {
  const sayFault = useFaultWords(deal, view)
  const currency = givenCurrency(deal, view)
  // The bounds of the contract are in no currency; those of the view take their place.
  const unbound = narrow(contractSchema, { amount: { min: null, max: null } })
  const isInContract = (amount: number) => contractSchema.shape.amount.safeParse(amount).success
  // It runs only on what is a number.
  const holds = z.refine<number>(
    (amount) => faultOf(decimalOf(amount), deal, view) === null && isInContract(amount),
    {
      error: ({ input }) => sayFault(faultOf(decimalOf(input as number), deal, view) ?? 'tooLarge'),
    },
  )
  const schema = z.extend(unbound, { amount: unbound.shape.amount.check(holds) })

  return useContractForm<ExchangeSchema>({
    schema,
    defaultValues: { amount: '' },
    amounts: ['amount'],
    currency,
    // Leaving a half-filled form asks nothing: what was typed is here again on the way back.
    draft: { form: draftName(deal.type, deal.offer.coin), owner, fields: ['amount'] },
  })
}

/** What is wrong with an amount, with the number that counts. */
function useFaultWords(deal: Deal, view: ExchangeView) {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const currency = givenCurrency(deal, view)
  return (fault: NonNullable<ReturnType<typeof faultOf>>): string => {
    switch (fault) {
      case 'decimals':
        return intl.formatMessage(
          {
            id: 'exchange.rule.decimals',
            defaultMessage: 'At most {count} decimals.',
            description: 'Below an amount with more decimals than its currency has: 2 or 8.',
          },
          { count: scaleOf(currency) },
        )
      case 'tooSmall':
        return intl.formatMessage(
          {
            id: 'exchange.rule.tooSmall',
            defaultMessage: 'At least {amount}.',
            description: 'Below an amount that is too small. amount has its currency.',
          },
          { amount: money(smallestAmount(deal, view), currency) },
        )
      case 'tooLarge':
        return intl.formatMessage(
          {
            id: 'exchange.rule.tooLarge',
            defaultMessage: 'At most {amount}.',
            description: 'Below an amount that is too large. amount has its currency.',
          },
          { amount: money(largestAmount(deal, view) ?? givenBalance(deal, view), currency) },
        )
      case 'balance':
        return intl.formatMessage(
          {
            id: 'exchange.rule.balance',
            defaultMessage: 'Only {amount} is available.',
            description: 'Below an amount above the balance. amount has its currency.',
          },
          { amount: money(givenBalance(deal, view), currency) },
        )
    }
  }
}
