import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PurchaseDetails } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { projectPath, purchaseActionPath } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { messages } from './messages.ts'
import styles from './purchase.module.css'
import { reasonWord } from './purchase-words.ts'

/** Everything that can be done with a purchase; what cannot be done now stays, with the reason. */
export function PurchaseActions({ details }: { details: PurchaseDetails }) {
  const intl = useIntl()
  const { purchase, actions } = details
  const { append, renew, settle, buy_again: again } = actions
  const { money } = useMoneyFormat()
  return (
    <Section
      heading={
        <FormattedMessage
          id="financing.purchase.actions.heading"
          defaultMessage="What you can do"
          description="Heading above the actions of an investment."
        />
      }
    >
      <ListGroup
        label={intl.formatMessage({
          id: 'financing.purchase.actions.label',
          defaultMessage: 'Actions',
          description: 'Name of the list of actions, for screen readers.',
        })}
      >
        <Action
          action={append}
          href={purchaseActionPath(purchase.id, 'append')}
          title={<FormattedMessage {...messages.topUp} />}
          note={
            <FormattedMessage
              id="financing.purchase.actions.appendNote"
              defaultMessage="Minimum {min}, earns from the next day"
              description="Below 'Top up'. min has its currency."
              values={{ min: money(append.min ?? '0', append.currency) }}
            />
          }
        />
        <Action
          action={renew}
          href={purchaseActionPath(purchase.id, 'renew')}
          title={<FormattedMessage {...messages.renew} />}
          note={
            <FormattedMessage
              id="financing.purchase.actions.renewNote"
              defaultMessage="A new cycle with {principal}{both, select, none {} other { or {both}}}"
              description="Below 'Renew': the principal, or principal and income. Amounts have their currency."
              values={{
                principal: money(renew.principal ?? '0', renew.currency),
                both:
                  renew.principal_and_income === null
                    ? 'none'
                    : money(renew.principal_and_income, renew.currency),
              }}
            />
          }
        />
        <Action
          action={settle}
          href={purchaseActionPath(purchase.id, 'settle')}
          title={<FormattedMessage {...messages.redeem} />}
          note={
            <FormattedMessage
              id="financing.purchase.actions.settleNote"
              defaultMessage="You get back {returns} at once"
              description="Below 'Redeem early'. returns has its currency."
              values={{ returns: money(settle.returns ?? '0', settle.currency) }}
            />
          }
        />
        <Action
          action={again}
          href={projectPath(purchase.project_id)}
          title={<FormattedMessage {...messages.investAgain} />}
          note={
            <FormattedMessage
              id="financing.purchase.actions.buyAgainNote"
              defaultMessage="A new investment on today's terms"
              description="Below 'Invest again'."
            />
          }
        />
      </ListGroup>
    </Section>
  )
}

interface ActionProps {
  action: { allowed: boolean; reason: string | null }
  href: string
  title: ReactNode
  /** What it does, where it is possible. */
  note: ReactNode
}

function Action({ action: { allowed, reason }, href, title, note }: ActionProps) {
  if (allowed) return <ListRow href={href} title={title} subtitle={note} />
  return (
    <ListRow
      title={<span className={styles.off}>{title}</span>}
      subtitle={<FormattedMessage {...reasonWord(reason)} />}
    />
  )
}
