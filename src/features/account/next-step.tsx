import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { UserInfo } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './next-step.module.css'
import type { Step } from './next-step-rules.ts'
import { nextStepOf, STEPS } from './next-step-rules.ts'

const titles = defineMessages({
  realName: {
    id: 'account.next.realName',
    defaultMessage: 'Next: verify your name',
    description: 'Heading of the card with the next thing to set up.',
  },
  target: {
    id: 'account.next.target',
    defaultMessage: 'Next: bind a card, account or address',
    description: 'Heading of the card with the next thing to set up.',
  },
  fundPassword: {
    id: 'account.next.fundPassword',
    defaultMessage: 'Next: set a fund password',
    description: 'Heading of the card with the next thing to set up.',
  },
  deposit: {
    id: 'account.next.deposit',
    defaultMessage: 'Next: your first deposit',
    description: 'Heading of the card with the next thing to set up.',
  },
} satisfies Record<Step, object>)

const reasons = defineMessages({
  realName: {
    id: 'account.next.realNameWhy',
    defaultMessage: 'Needed before your first withdrawal',
    description: "Below 'Next: verify your name'.",
  },
  rejected: {
    id: 'account.next.rejectedWhy',
    defaultMessage: 'The last review rejected it. The page says why.',
    description: "Below 'Next: verify your name', after a verification was rejected.",
  },
  target: {
    id: 'account.next.targetWhy',
    defaultMessage: 'That is where withdrawals go',
    description: "Below 'Next: bind a card, account or address'.",
  },
  fundPassword: {
    id: 'account.next.fundPasswordWhy',
    defaultMessage: 'It confirms withdrawals and purchases',
    description: "Below 'Next: set a fund password'.",
  },
  deposit: {
    id: 'account.next.depositWhy',
    defaultMessage: 'Trading and projects are paid from your balance',
    description: "Below 'Next: your first deposit'.",
  },
} satisfies Record<Step | 'rejected', object>)

const ways: Readonly<Record<Step, { path: string; word: ReactNode }>> = {
  realName: {
    path: paths.verification,
    word: (
      <FormattedMessage
        id="account.next.verify"
        defaultMessage="Verify"
        description="Button of the card with the next step: to real-name verification."
      />
    ),
  },
  target: {
    path: paths.paymentMethods,
    word: (
      <FormattedMessage
        id="account.next.bind"
        defaultMessage="Bind"
        description="Button of the card with the next step: to the payment methods."
      />
    ),
  },
  fundPassword: {
    path: paths.fundPassword,
    word: (
      <FormattedMessage
        id="account.next.set"
        defaultMessage="Set it"
        description="Button of the card with the next step: to the fund password."
      />
    ),
  },
  deposit: {
    path: paths.deposit,
    word: <FormattedMessage {...common.deposit} />,
  },
}

/** The one thing to set up next, and how many are done; nothing where none is missing. */
export function NextStep({ info }: { info: UserInfo }) {
  const intl = useIntl()
  const next = nextStepOf(info)
  if (next === null) return null
  const { step, done } = next
  const isRejected = step === 'realName' && info.verification.state === 'rejected'
  const reason = intl.formatMessage(reasons[isRejected ? 'rejected' : step])
  return (
    <Card className={styles.card ?? ''}>
      <section className={styles.next} aria-label={intl.formatMessage(titles[step])}>
        <div className={styles.words}>
          <h2 className={styles.title}>{intl.formatMessage(titles[step])}</h2>
          <Text>{reason}</Text>
          <progress
            className={styles.bar}
            value={done}
            max={STEPS.length}
            aria-label={intl.formatMessage(
              {
                id: 'account.next.progress',
                defaultMessage: '{done} of {count} steps done',
                description: 'What the bar of the card with the next step says to screen readers.',
              },
              { done, count: STEPS.length },
            )}
          />
        </div>
        <UiLink href={ways[step].path} className={buttonClass()}>
          {ways[step].word}
        </UiLink>
      </section>
    </Card>
  )
}
