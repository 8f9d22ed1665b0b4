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
    defaultMessage: 'Trade or invest',
    description: 'Second of three pictures of how the app works.',
  },
  tradeText: {
    id: 'home.how.tradeText',
    defaultMessage:
      'Place a timed order or invest in a fixed-term project. You see the fee and what you can gain or lose before you confirm.',
    description: 'Below the second picture.',
  },
  tradeOnly: {
    id: 'home.how.tradeOnly',
    defaultMessage: 'Trade',
    description: 'Second of three pictures of how the app works, on a site without projects.',
  },
  tradeOnlyText: {
    id: 'home.how.tradeOnlyText',
    defaultMessage:
      'Place a timed order. You see the fee and what you can gain or lose before you confirm.',
    description: 'Below the second picture, on a site without projects.',
  },
  investOnly: {
    id: 'home.how.investOnly',
    defaultMessage: 'Invest',
    description: 'Second of three pictures of how the app works, on a site without orders.',
  },
  investOnlyText: {
    id: 'home.how.investOnlyText',
    defaultMessage:
      'Invest in a fixed-term project. You see what you can gain or lose before you confirm.',
    description: 'Below the second picture, on a site without orders.',
  },
  withdrawText: {
    id: 'home.how.withdrawText',
    defaultMessage:
      'We pay to a card, account or address that you added. You see every condition before you deposit.',
    description: 'Below the third picture.',
  },
  withdrawTextPlain: {
    id: 'home.how.withdrawTextPlain',
    defaultMessage:
      'We pay to a card or account that you added. You see every condition before you deposit.',
    description: 'Below the third picture, on a site without coins.',
  },
})

/** What is written of each step, of what the site offers; null for a step that there is not. */
function useStepWords(): (
  step: StepName,
) => { title: MessageDescriptor; text: MessageDescriptor } | null {
  const { offers } = useAreas()
  const [trading, financing] = [offers('trading'), offers('financing')]
  return (step) => {
    switch (step) {
      case 'deposit':
        return { title: common.deposit, text: words.depositText }
      case 'withdraw':
        return {
          title: common.withdraw,
          text: offers('coins') ? words.withdrawText : words.withdrawTextPlain,
        }
      case 'trade':
        if (trading && financing) return { title: words.trade, text: words.tradeText }
        if (trading) return { title: words.tradeOnly, text: words.tradeOnlyText }
        return financing ? { title: words.investOnly, text: words.investOnlyText } : null
    }
  }
}

type StepName = 'deposit' | 'trade' | 'withdraw'

const steps: readonly { name: StepName; picture: ReactNode }[] = [
  {
    name: 'deposit',
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
  const wordsOf = useStepWords()
  const offered = steps.flatMap(({ name, picture }) => {
    const written = wordsOf(name)
    return written ? { name, picture, ...written } : []
  })
  return (
    <ol className={styles.steps}>
      {offered.map(({ name, title, text, picture }) => (
        <li key={name} className={styles.step}>
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
