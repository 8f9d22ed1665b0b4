import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Section } from '@/ui/card.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './how-it-works.module.css'

const words = defineMessages({
  deposit: {
    id: 'home.how.deposit',
    defaultMessage: 'Deposit',
    description: 'First of three pictures of how the app works.',
  },
  depositText: {
    id: 'home.how.depositText',
    defaultMessage: 'Transfer the amount and upload the proof. We credit it after a review.',
    description: 'Below the first picture.',
  },
  trade: {
    id: 'home.how.trade',
    defaultMessage: 'Trade or invest',
    description: 'Second of three pictures of how the app works.',
  },
  tradeText: {
    id: 'home.how.tradeText',
    defaultMessage:
      'Place a timed order or invest in a fixed-term project. You see the fee and what you can gain or lose before you confirm.',
    description: 'Below the second picture.',
  },
  withdraw: {
    id: 'home.how.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Third of three pictures of how the app works.',
  },
  withdrawText: {
    id: 'home.how.withdrawText',
    defaultMessage:
      'We pay to a card, account or address that you added. You see every condition before you deposit.',
    description: 'Below the third picture.',
  },
})

const steps: readonly { title: MessageDescriptor; text: MessageDescriptor; picture: ReactNode }[] =
  [
    {
      title: words.deposit,
      text: words.depositText,
      picture: (
        <>
          <rect className={styles.ground} x="10" y="30" width="60" height="28" rx="6" />
          <path className={styles.line} d="M10 40h60M56 49h6" />
          <path className={styles.strong} d="M40 6v17m-7-7 7 7 7-7" />
        </>
      ),
    },
    {
      title: words.trade,
      text: words.tradeText,
      picture: (
        <>
          <rect className={styles.ground} x="10" y="6" width="60" height="52" rx="6" />
          <path className={styles.line} d="M18 46h44M18 34h44M18 22h44" />
          <path className={styles.strong} d="M30 46V19m-7 7 7-7 7 7M50 19v27m-7-7 7 7 7-7" />
        </>
      ),
    },
    {
      title: words.withdraw,
      text: words.withdrawText,
      picture: (
        <>
          <rect className={styles.ground} x="10" y="30" width="60" height="28" rx="6" />
          <circle className={styles.line} cx="40" cy="44" r="6" />
          <path className={styles.strong} d="M40 23V6m-7 7 7-7 7 7" />
        </>
      ),
    },
  ]

export const howItWorks = defineMessage({
  id: 'home.how.heading',
  defaultMessage: 'How it works',
  description: 'Heading above three pictures on the entry page.',
})

/** What one does here, from first to last, in three pictures. */
export function HowItWorks() {
  return (
    <Section heading={<FormattedMessage {...howItWorks} />}>
      <HowItWorksSteps />
    </Section>
  )
}

/** The three pictures with their words. */
export function HowItWorksSteps() {
  const intl = useIntl()
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, picture }) => (
        <li key={title.id} className={styles.step}>
          <svg viewBox="0 0 80 64" aria-hidden="true" className={styles.picture}>
            {picture}
          </svg>
          <div>
            <h3 className={styles.title}>{intl.formatMessage(title)}</h3>
            <Text>{intl.formatMessage(text)}</Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
