import type { ReactNode, SubmitEventHandler } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormBody } from '@/components/form/form-body.tsx'
import type { SubmitError } from '@/components/form/submit-error.tsx'
import type { MoneyActionState } from '@/components/money-action/money-action-state.ts'
import type { Question } from '@/components/money-action/money-confirm.tsx'
import { MoneyConfirm } from '@/components/money-action/money-confirm.tsx'
import { purchasePath } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { BlockWay } from './block-way.tsx'
import type { ActionBlock } from './use-action-block.ts'
import { useRefreshAfterRefusal } from './use-refresh-after-refusal.ts'

interface ActionFormProps<Asked, Result> {
  /** Id of the purchase. */
  purchaseId: string
  heading: ReactNode
  state: MoneyActionState<Result>
  block: ActionBlock | null
  /** Why the form is not complete although nothing keeps the user from it, or null. */
  unready: string | null
  /** An error of the last try that is over, because its entry was changed. */
  mended?: boolean
  fix?: ReactNode
  tone?: 'normal' | 'danger'
  submitLabel: ReactNode
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** What was asked when the button was pressed: exactly this is sent. */
  asked: Asked | null
  question: (asked: Asked) => Question
  onConfirm: (asked: Asked) => void
  onCancel: () => void
  children: ReactNode
}

/** The form of an action with a purchase, and its confirmation. */
export function ActionForm<Asked, Result>({
  purchaseId,
  heading,
  state,
  block,
  unready,
  mended = false,
  fix,
  tone = 'normal',
  submitLabel,
  onSubmit,
  asked,
  question,
  onConfirm,
  onCancel,
  children,
}: ActionFormProps<Asked, Result>) {
  useRefreshAfterRefusal(state)
  const error = state.step === 'ready' ? state.error : null
  return (
    <Section
      heading={heading}
      action={
        <TextLink href={purchasePath(purchaseId)}>
          <FormattedMessage
            id="purchase.form.back"
            defaultMessage="To the purchase"
            description="Link from the form of an action to the page of the purchase."
          />
        </TextLink>
      }
    >
      <FormBody
        onSubmit={onSubmit}
        pending={false}
        submitError={isSaid(error, block) || mended ? null : error}
        fix={fix}
        disabledReason={block?.reason ?? unready}
        footer={block === null ? null : <Way block={block} />}
        submitLabel={submitLabel}
      >
        {children}
      </FormBody>
      <MoneyConfirm
        asked={asked}
        question={question}
        tone={tone}
        pending={state.step === 'sending'}
        blocked={block?.reason ?? null}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </Section>
  )
}

/** Below a button that is off for the network, its reason says it all. */
function isSaid(error: SubmitError | null, block: ActionBlock | null): boolean {
  return block?.kind === 'offline' && error?.kind === 'noAnswer'
}

function Way({ block: { kind } }: { block: ActionBlock }) {
  return <BlockWay block={kind === 'action' ? 'unknown' : kind} />
}
