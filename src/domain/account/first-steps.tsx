import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useUserInfo } from '@/api/user.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './first-steps.module.css'
import type { Step } from './first-steps-rules.ts'
import type { ShownFirstSteps } from './use-first-steps.ts'
import { useFirstSteps } from './use-first-steps.ts'

const titles = defineMessages({
  realName: {
    id: 'step.next.realName',
    defaultMessage: 'Next: verify your name',
    description: 'Heading of the card with the next thing to set up.',
  },
  target: {
    id: 'step.next.target',
    defaultMessage: 'Next: add a card, account or address',
    description: 'Heading of the card with the next thing to set up.',
  },
  fundPassword: {
    id: 'step.next.fundPassword',
    defaultMessage: 'Next: set a fund password',
    description: 'Heading of the card with the next thing to set up.',
  },
  deposit: {
    id: 'step.next.deposit',
    defaultMessage: 'Next: your first deposit',
    description: 'Heading of the card with the next thing to set up.',
  },
} satisfies Record<Exclude<Step, 'order'>, object>)

/** The same where the site offers less. */
const plain = defineMessages({
  target: {
    id: 'step.next.targetPlain',
    defaultMessage: 'Next: add a card or account',
    description: 'Heading of the card with the next thing to set up, on a site without coins.',
  },
  targetName: {
    id: 'step.next.targetNamePlain',
    defaultMessage: 'a card or account',
    description: "In the list after 'Then:', on a site without coins: a step that comes later.",
  },
  orderName: {
    id: 'step.next.orderNameOrders',
    defaultMessage: 'orders',
    description: "In the list after 'Then:', on a site without projects: a step that comes later.",
  },
  fundPasswordWhy: {
    id: 'step.next.fundPasswordWhyPlain',
    defaultMessage: 'You confirm withdrawals with it',
    description: "Below 'Next: set a fund password', on a site without projects.",
  },
  depositWhy: {
    id: 'step.next.depositWhyPlain',
    defaultMessage: 'You pay from your balance',
    description: "Below 'Next: your first deposit', on a site without orders or projects.",
  },
})

/** Of what comes after the next step. */
const names = defineMessages({
  realName: {
    id: 'step.next.realNameName',
    defaultMessage: 'verification',
    description: "In the list after 'Then:': a step that comes later.",
  },
  target: {
    id: 'step.next.targetName',
    defaultMessage: 'a card, account or address',
    description: "In the list after 'Then:': a step that comes later.",
  },
  fundPassword: {
    id: 'step.next.fundPasswordName',
    defaultMessage: 'a fund password',
    description: "In the list after 'Then:': a step that comes later.",
  },
  deposit: {
    id: 'step.next.depositName',
    defaultMessage: 'your first deposit',
    description: "In the list after 'Then:': a step that comes later.",
  },
  order: {
    id: 'step.next.orderName',
    defaultMessage: 'orders or projects',
    description: "In the list after 'Then:': a step that comes later.",
  },
} satisfies Record<Step, object>)

const reviews = defineMessages({
  realName: {
    id: 'step.next.verificationReviewed',
    defaultMessage: "We're reviewing your verification",
    description: 'Heading of the card with the next step, while there is nothing to do.',
  },
  deposit: {
    id: 'step.next.depositReviewed',
    defaultMessage: "We're reviewing your deposit",
    description: 'Heading of the card with the next step, while there is nothing to do.',
  },
})

const reasons = defineMessages({
  realName: {
    id: 'step.next.realNameWhy',
    defaultMessage: 'Needed before your first withdrawal',
    description: "Below 'Next: verify your name' and 'Next: … in orders or projects'.",
  },
  rejected: {
    id: 'step.next.rejectedWhy',
    defaultMessage: "We couldn't verify you. See why.",
    description: "Below 'Next: verify your name', after a verification was declined.",
  },
  target: {
    id: 'step.next.targetWhy',
    defaultMessage: 'Your withdrawals go there',
    description: "Below 'Next: add a card, account or address'.",
  },
  fundPassword: {
    id: 'step.next.fundPasswordWhy',
    defaultMessage: 'You confirm withdrawals and investments with it',
    description: "Below 'Next: set a fund password'.",
  },
  deposit: {
    id: 'step.next.depositWhy',
    defaultMessage: 'You pay for orders and projects from your balance',
    description: "Below 'Next: your first deposit'.",
  },
} satisfies Record<Exclude<Step, 'order'> | 'rejected', object>)

const reasonOf = (step: Step, isRejected: boolean) => {
  if (step === 'realName' && isRejected) return 'rejected'
  // Both are conditions of a withdrawal that a newcomer has not heard of.
  return step === 'order' ? 'realName' : step
}

const ways: Readonly<Record<Step, { path: string; word: ReactNode }>> = {
  realName: {
    path: paths.verification,
    word: (
      <FormattedMessage
        id="step.next.verify"
        defaultMessage="Verify"
        description="Button of the card with the next step: to real-name verification."
      />
    ),
  },
  target: {
    path: paths.paymentMethods,
    word: (
      <FormattedMessage
        id="step.next.bind"
        defaultMessage="Add"
        description="Button of the card with the next step: to the payment methods."
      />
    ),
  },
  fundPassword: {
    path: paths.fundPassword,
    word: <FormattedMessage {...common.setPassword} />,
  },
  deposit: {
    path: paths.deposit,
    word: <FormattedMessage {...common.deposit} />,
  },
  order: {
    path: paths.index,
    word: (
      <FormattedMessage
        id="step.next.trade"
        defaultMessage="Trade"
        description="Button of the card with the next step: to the quotes."
      />
    ),
  },
}

/** "Next: verify your name". */
function useTitle(): (step: Step, remaining: ShownFirstSteps['remaining']) => string {
  const intl = useIntl()
  const { offers } = useAreas()
  const format = useMoneyFormat()
  return (step, remaining) => {
    if (step === 'target' && !offers('coins')) return intl.formatMessage(plain.target)
    if (step !== 'order') return intl.formatMessage(titles[step])
    const amount = remaining && format.money(remaining.amount, remaining.currency)
    if (!offers('financing')) {
      return intl.formatMessage(
        {
          id: 'step.next.orderOrders',
          defaultMessage: 'Next: {amount} in orders',
          description:
            'Heading of the card with the next step, on a site without projects: an amount that must still be traded. amount has its currency.',
        },
        { amount: amount ?? '' },
      )
    }
    return intl.formatMessage(
      {
        id: 'step.next.order',
        defaultMessage: 'Next: {amount} in orders or projects',
        description:
          'Heading of the card with the next step: an amount that must still be traded or invested. amount has its currency.',
      },
      { amount: amount ?? '' },
    )
  }
}

/** What names and explains a step, of what the site offers. */
function useWords(): {
  name(step: Step): MessageDescriptor
  reason(of: keyof typeof reasons): MessageDescriptor
} {
  const { offers } = useAreas()
  const [trading, financing, coins] = [offers('trading'), offers('financing'), offers('coins')]
  return {
    name(step) {
      if (step === 'target' && !coins) return plain.targetName
      return step === 'order' && !financing ? plain.orderName : names[step]
    },
    reason(of) {
      if (of === 'fundPassword' && !financing) return plain.fundPasswordWhy
      return of === 'deposit' && !(trading && financing) ? plain.depositWhy : reasons[of]
    },
  }
}

/**
 * What is missing before the first withdrawal: the one thing to do next with its way, what comes after
 * it, and how many are done. It stands until nothing is missing.
 */
export function FirstStepsCard() {
  const intl = useIntl()
  const titleOf = useTitle()
  const words = useWords()
  const isRejected = useUserInfo()?.verification.state === 'rejected'
  const steps = useFirstSteps()
  if (steps === null) return null
  const { next, reviewed, later, done, count, remaining } = steps
  const title =
    next === null
      ? intl.formatMessage(reviewed.includes('realName') ? reviews.realName : reviews.deposit)
      : titleOf(next, remaining)
  return (
    <Card className={styles.card ?? ''}>
      <section className={styles.next} aria-label={title}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <Text>
            {next === null ? (
              <FormattedMessage {...common.nothingToDo} />
            ) : (
              intl.formatMessage(words.reason(reasonOf(next, isRejected)))
            )}
          </Text>
          {later.length === 0 ? null : (
            <Text tone="faint">
              <FormattedMessage
                id="step.next.then"
                defaultMessage="Then: {steps}"
                description="Last line of the card with the next step. steps is a list, such as 'a fund password, your first deposit'."
                values={{
                  steps: intl.formatList(
                    later.map((step) => intl.formatMessage(words.name(step))),
                    { style: 'narrow' },
                  ),
                }}
              />
            </Text>
          )}
          <progress
            className={styles.bar}
            value={done}
            max={count}
            aria-label={intl.formatMessage(
              {
                id: 'step.next.progress',
                defaultMessage: '{done} of {count} steps done',
                description: 'What the bar of the card with the next step says to screen readers.',
              },
              { done, count },
            )}
          />
        </div>
        {next === null ? null : (
          <UiLink href={ways[next].path} className={buttonClass()}>
            {ways[next].word}
          </UiLink>
        )}
      </section>
    </Card>
  )
}

interface NextStepProps {
  /** The step whose result is in sight. */
  after: Step
  /** `secondary` where another button counts more. */
  variant?: 'primary' | 'secondary'
}

/**
 * For results: the way to the next step. Nothing where nothing is missing or all that is missing waits;
 * `useHasNextStep` tells, for the looks of the buttons below it.
 */
export function NextStep({ after, variant = 'primary' }: NextStepProps) {
  const titleOf = useTitle()
  const steps = useFirstSteps(after)
  if (steps?.next == null) return null
  return (
    <UiLink href={ways[steps.next].path} className={buttonClass({ variant, fullWidth: true })}>
      {titleOf(steps.next, steps.remaining)}
    </UiLink>
  )
}
