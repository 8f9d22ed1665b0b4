import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type * as z from 'zod/mini'
import { useUser } from '@/api/user.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { purchasePath } from '@/lib/paths.ts'
import type { MoneyFormProps } from '@/patterns/money-flow/page/money-form.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import type { Asked } from '@/patterns/money-flow/question/money-question.tsx'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Section } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { BlockWay } from './block-way.tsx'
import { messages } from './messages.ts'
import { reasonWord } from './purchase-words.ts'

type ActionFormProps<
  S extends z.ZodMiniObject,
  Body,
  A extends Asked<Unsigned<Body>>,
  Context,
> = Omit<MoneyFormProps<S, Body, A, Context>, 'blocked' | 'footer'> & {
  /** Id of the purchase. */
  purchaseId: string
  heading: ReactNode
  block: ActionBlock | null
}

/** The form of an action with a purchase. */
export function ActionForm<
  S extends z.ZodMiniObject,
  Body,
  A extends Asked<Unsigned<Body>>,
  Context,
>({ purchaseId, heading, block, ...form }: ActionFormProps<S, Body, A, Context>) {
  return (
    <Section
      heading={heading}
      action={
        <TextLink href={purchasePath(purchaseId)}>
          <FormattedMessage
            id="financing.purchase.form.back"
            defaultMessage="Back to the investment"
            description="Link from the form of an action with an investment to that investment."
          />
        </TextLink>
      }
    >
      <MoneyForm
        {...form}
        blocked={block?.reason ?? null}
        footer={block && <BlockWay block={block.kind === 'action' ? 'unknown' : block.kind} />}
      />
    </Section>
  )
}

/** What keeps a user from an action, and the words for it. */
interface ActionBlock {
  kind: 'offline' | 'action' | 'fundPassword' | 'balance'
  reason: string
}

interface Conditions {
  action: { allowed: boolean; reason: string | null }
  /** The least that it takes from the balance, and that; null where it takes nothing. */
  cost: { needed: Decimal; available: Decimal; currency: string } | null
}

/**
 * Why an action on a purchase is blocked; the server's reason comes before the user's own
 * conditions.
 */
export function useActionBlock({ action, cost }: Conditions): ActionBlock | null {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const offline = useOfflineReason()
  const { setup } = useUser()
  if (offline !== null) return { kind: 'offline', reason: offline }
  if (!action.allowed) {
    return { kind: 'action', reason: intl.formatMessage(reasonWord(action.reason)) }
  }
  if (!setup.fund_password) {
    const reason = intl.formatMessage(messages.setFundPassword)
    return { kind: 'fundPassword', reason }
  }
  if (cost === null || compare(cost.available, cost.needed) >= 0) return null
  const { available, needed, currency } = cost
  const reason = intl.formatMessage(
    {
      id: 'financing.purchase.blocked.balance',
      defaultMessage: 'Available: {available}. Needed: {needed}.',
      description: 'Below the button: the balance is too low. Amounts have their currency.',
    },
    { available: money(available, currency), needed: money(needed, currency) },
  )
  return { kind: 'balance', reason }
}
