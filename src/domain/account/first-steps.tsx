import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
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

const titles: Record<Step, MessageDescriptor> = defineMessages({
  realName: {
    id: 'step.next.realName',
    defaultMessage: 'Next: verify your name',
    description: 'Heading of the card with the next thing to set up.',
  },
  target: {
    id: 'step.next.target',
    defaultMessage:
      '{coins, select, true {Next: add a card, account or address} other {Next: add a card or account}}',
    description:
      'Heading of the card with the next thing to set up. coins is true on a site with coins.',
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
  order: {
    id: 'step.next.order',
    defaultMessage:
      '{financing, select, true {Next: {amount} in orders or projects} other {Next: {amount} in orders}}',
    description:
      'Heading of the card with the next step: an amount that must still be traded, or invested on a site with projects (financing is true). amount has its currency.',
  },
})

/** Of what comes after the next step. */
const names: Record<Step, MessageDescriptor> = defineMessages({
  realName: {
    id: 'step.next.realNameName',
    defaultMessage: 'verification',
    description: "In the list after 'Then:': a step that comes later.",
  },
  target: {
    id: 'step.next.targetName',
    defaultMessage: '{coins, select, true {a card, account or address} other {a card or account}}',
    description:
      "In the list after 'Then:': a step that comes later. coins is true on a site with coins.",
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
    defaultMessage: '{financing, select, true {orders or projects} other {orders}}',
    description:
      "In the list after 'Then:': a step that comes later. financing is true on a site with projects.",
  },
})

const reviewedWord = defineMessage<{ what: string }>({
  id: 'step.next.reviewed',
  defaultMessage:
    "{what, select, realName {We're reviewing your verification} other {We're reviewing your deposit}}",
  description:
    'Heading of the card with the next step, while there is nothing to do: we review a verification (realName) or a deposit.',
})

const reasons: Record<Exclude<Step, 'order'> | 'rejected', MessageDescriptor> = defineMessages({
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
    defaultMessage:
      '{financing, select, true {You confirm withdrawals and investments with it} other {You confirm withdrawals with it}}',
    description: "Below 'Next: set a fund password'. financing is true on a site with projects.",
  },
  deposit: {
    id: 'step.next.depositWhy',
    defaultMessage:
      '{both, select, true {You pay for orders and projects from your balance} other {You pay from your balance}}',
    description:
      "Below 'Next: your first deposit'. both is true on a site with orders and projects.",
  },
})

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
  const { offered } = useAreas()
  const format = useMoneyFormat()
  return (step, remaining) =>
    intl.formatMessage(titles[step], {
      ...offered,
      amount: remaining ? format.money(remaining.amount, remaining.currency) : '',
    })
}

/**
 * What is missing before the first withdrawal: the one thing to do next with its way, what comes after
 * it, and how many are done. It stands until nothing is missing.
 */
export function FirstStepsCard() {
  const intl = useIntl()
  const titleOf = useTitle()
  const { offered } = useAreas()
  const isRejected = useUserInfo()?.verification.state === 'rejected'
  const steps = useFirstSteps()
  if (steps === null) return null
  const { next, reviewed, later, done, count, remaining } = steps
  const title =
    next === null
      ? intl.formatMessage(reviewedWord, {
          what: reviewed.includes('realName') ? 'realName' : 'deposit',
        })
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
              intl.formatMessage(reasons[reasonOf(next, isRejected)], {
                ...offered,
                both: offered.trading && offered.financing,
              })
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
                    later.map((step) => intl.formatMessage(names[step], offered)),
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
