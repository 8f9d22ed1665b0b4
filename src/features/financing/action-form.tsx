import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/api/user.ts'
import { purchasePath } from '@/lib/paths.ts'
import { isPriceChanged } from '@/patterns/form/submit-error.tsx'
import type { Figure } from '@/patterns/money-flow/changed-figures.tsx'
import { useChangedFigures } from '@/patterns/money-flow/changed-figures.tsx'
import type { Question } from '@/patterns/money-flow/money-confirm.tsx'
import { MoneyConfirm } from '@/patterns/money-flow/money-confirm.tsx'
import type { MoneyFormProps } from '@/patterns/money-flow/money-form.tsx'
import { MoneyForm } from '@/patterns/money-flow/money-form.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Section } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { BlockWay } from './block-way.tsx'
import { reasonWord } from './purchase-words.ts'

type ActionFormProps<V extends FieldValues, Values, Asked, Body, Result> = Omit<
  MoneyFormProps<V, Values, Asked, Body, Result>,
  'blocked' | 'confirm' | 'footer' | 'staysOpen'
> & {
  /** Id of the purchase. */
  purchaseId: string
  heading: ReactNode
  block: ActionBlock | null
  tone?: 'normal' | 'danger'
  question: (asked: Asked) => Question
  /** What of a question the server decides. */
  figures: (asked: Asked) => readonly Figure[]
}

/** The form of an action with a purchase, and its confirmation. */
export function ActionForm<
  V extends FieldValues,
  Values,
  // What was entered is a part of what is sent.
  Asked extends { body: Values },
  Body,
  Result,
>({
  purchaseId,
  heading,
  block,
  tone = 'normal',
  question,
  figures,
  ...form
}: ActionFormProps<V, Values, Asked, Body, Result>) {
  const askAgain = useChangedFigures()
  const blocked = block?.reason ?? null
  return (
    <Section
      heading={heading}
      action={
        <TextLink href={purchasePath(purchaseId)}>
          <FormattedMessage
            id="financing.purchase.form.back"
            defaultMessage="To the purchase"
            description="Link from the form of an action with a purchase to that purchase."
          />
        </TextLink>
      }
    >
      <MoneyForm
        {...form}
        blocked={blocked}
        // The confirmation reports this refusal and offers the present figures.
        staysOpen={isPriceChanged}
        footer={block && <BlockWay block={block.kind === 'action' ? 'unknown' : block.kind} />}
        confirm={(confirmation) => (
          <MoneyConfirm
            {...confirmation}
            tone={tone}
            question={(asked) =>
              askAgain(question(asked), {
                ...confirmation,
                asked,
                present: form.ask(asked.body),
                figures,
              })
            }
          />
        )}
      />
    </Section>
  )
}

/** What keeps a user from an action, and the words for it. */
interface ActionBlock {
  kind: 'offline' | 'action' | 'fundPassword' | 'balance'
  reason: string
}

interface Asked {
  action: { allowed: boolean; reason: string | null }
  /** Reason shown when the balance does not cover the smallest amount; null when it does. */
  balance: string | null
}

/**
 * Why an action on a purchase is blocked; the server's reason comes before the user's own
 * conditions.
 */
export function useActionBlock({ action, balance }: Asked): ActionBlock | null {
  const intl = useIntl()
  const offline = useOfflineReason()
  const { setup } = useUser()
  if (offline !== null) return { kind: 'offline', reason: offline }
  if (!action.allowed) {
    return { kind: 'action', reason: intl.formatMessage(reasonWord(action.reason)) }
  }
  if (!setup.fund_password) {
    const reason = intl.formatMessage({
      id: 'financing.invest.blocked.fundPassword',
      defaultMessage: 'Set a fund password first.',
      description: 'Below the button: why nothing can be bought now.',
    })
    return { kind: 'fundPassword', reason }
  }
  return balance === null ? null : { kind: 'balance', reason: balance }
}
