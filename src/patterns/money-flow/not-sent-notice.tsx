import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Notice } from '@/ui/notice.tsx'
import type { MoneyFlowState, OtherTabs } from './money-flow-state.ts'

const texts = defineMessages({
  open: {
    id: 'form.notSent.open',
    defaultMessage:
      'You are sending the same in another tab. Nothing was sent from here, and your entries are kept. You can send them once you know the result of the other.',
    description:
      'Above the submit button: two tabs pressed at the same moment, and the other was first.',
  },
  done: {
    id: 'form.notSent.done',
    defaultMessage:
      'We received what you sent in another tab. Nothing was sent from here, and your entries are kept. Send them only if you want this one, too.',
    description:
      'Above the submit button: what another tab had sent was received, and may be under review.',
  },
  notDone: {
    id: 'form.notSent.notDone',
    defaultMessage:
      'What you sent in another tab was not carried out. Nothing was sent from here either, and your entries are kept. You can send them now.',
    description: 'Above the submit button: what another tab had sent is known not to be done.',
  },
} satisfies Record<OtherTabs, object>)

/** What a form shows next to its button where a press was not sent, because another tab was first. */
export const whyNotSent = (state: MoneyFlowState<unknown>): ReactNode =>
  state.step === 'notSent' ? (
    <Notice tone="warning">
      <FormattedMessage {...texts[state.other]} />
    </Notice>
  ) : null
