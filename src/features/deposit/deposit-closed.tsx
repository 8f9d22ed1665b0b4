import { FormattedMessage } from 'react-intl'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import styles from './deposit.module.css'

interface DepositClosedProps {
  view: DepositView
  onAskAgain: () => void
  asking: boolean
}

/**
 * Nothing is released: the form stays shut (specification, section 5). No account is named here,
 * because money that is transferred before a release is credited to nobody.
 */
export function DepositClosed({ view, onAskAgain, asking }: DepositClosedProps) {
  const format = useMoneyFormat()
  return (
    <>
      <Section
        heading={
          <FormattedMessage
            id="deposit.closed.heading"
            defaultMessage="Customer service releases deposits first"
            description="Heading while no amount is released."
          />
        }
      >
        <Card>
          <Stack>
            <ol className={styles.steps}>
              <li>
                <FormattedMessage
                  id="deposit.closed.ask"
                  defaultMessage="Tell customer service how much you want to deposit, from {min} to {max}, and how."
                  description="First step of a deposit. min and max have their currency."
                  values={{
                    min: format.money(view.min, view.currency),
                    max: format.money(view.max, view.currency),
                  }}
                />
              </li>
              <li>
                <FormattedMessage
                  id="deposit.closed.released"
                  defaultMessage="Once the amount is released, this page shows the account to pay to."
                  description="Second step of a deposit."
                />
              </li>
              <li>
                <FormattedMessage
                  id="deposit.closed.proof"
                  defaultMessage="Transfer the money and upload a screenshot of the transfer."
                  description="Third step of a deposit."
                />
              </li>
            </ol>
            <p className={styles.note}>
              <FormattedMessage
                id="deposit.closed.warning"
                defaultMessage="Do not transfer anything before that."
                description="Warning while no amount is released."
              />
            </p>
            <Stack gap="tight">
              <UiLink
                href={customerPath({ page: paths.deposit })}
                className={buttonClass({ fullWidth: true })}
              >
                <FormattedMessage
                  id="deposit.closed.support"
                  defaultMessage="Contact customer service"
                  description="Link to customer service while no amount is released."
                />
              </UiLink>
              <Button variant="quiet" fullWidth pending={asking} onClick={onAskAgain}>
                <FormattedMessage
                  id="deposit.closed.again"
                  defaultMessage="Check whether it is released"
                  description="Button that asks again whether an amount is released."
                />
              </Button>
            </Stack>
          </Stack>
        </Card>
      </Section>
      {view.methods.length === 0 ? null : (
        <Section
          heading={
            <FormattedMessage
              id="deposit.closed.methods"
              defaultMessage="Ways to deposit"
              description="Heading above the names of the ways to deposit."
            />
          }
        >
          <ListGroup>
            {view.methods.map(({ id, name, currency }) => (
              <ListRow key={id} title={name} value={currency} />
            ))}
          </ListGroup>
        </Section>
      )}
    </>
  )
}
