import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { Section } from '@/ui/card.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './how-it-works.module.css'

const words = defineMessages({
  depositText: {
    id: 'home.how.depositText',
    defaultMessage: 'Transfer the amount and upload the proof. We credit it after a review.',
    description: 'Below the first picture.',
  },
  trade: {
    id: 'home.how.trade',
    defaultMessage:
      '{trading, select, true {{financing, select, true {Trade or invest} other {Trade}}} other {Invest}}',
    description:
      'Second of three pictures of how the app works. trading is true on a site with orders, financing on one with projects.',
  },
  tradeText: {
    id: 'home.how.tradeText',
    defaultMessage:
      '{trading, select, true {{financing, select, true {Place a timed order or invest in a fixed-term project. You see the fee and what you can gain or lose before you confirm.} other {Place a timed order. You see the fee and what you can gain or lose before you confirm.}}} other {Invest in a fixed-term project. You see what you can gain or lose before you confirm.}}',
    description:
      'Below the second picture. trading is true on a site with orders, financing on one with projects.',
  },
  withdrawText: {
    id: 'home.how.withdrawText',
    defaultMessage:
      '{coins, select, true {We pay to a card, account or address that you added. You see every condition before you deposit.} other {We pay to a card or account that you added. You see every condition before you deposit.}}',
    description: 'Below the third picture. coins is true on a site with coins.',
  },
})

interface HowStep {
  name: string
  title: MessageDescriptor
  text: MessageDescriptor
  picture: ReactNode
}

const steps: readonly HowStep[] = [
  {
    name: 'deposit',
    title: common.deposit,
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
    name: 'trade',
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
    name: 'withdraw',
    title: common.withdraw,
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
  const { offered } = useAreas()
  const canTrade = offered.trading || offered.financing
  return (
    <ol className={styles.steps}>
      {steps
        .filter(({ name }) => name !== 'trade' || canTrade)
        .map(({ name, title, text, picture }) => (
          <li key={name} className={styles.step}>
            <svg viewBox="0 0 80 64" aria-hidden="true" className={styles.picture}>
              {picture}
            </svg>
            <div>
              <h3 className={styles.title}>{intl.formatMessage(title, offered)}</h3>
              <Text>{intl.formatMessage(text, offered)}</Text>
            </div>
          </li>
        ))}
    </ol>
  )
}
