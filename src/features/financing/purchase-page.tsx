import { FormattedMessage, useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { Purchase, PurchaseDetails } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { PurchaseActionName } from '@/lib/paths.ts'
import { customerPath, paths, purchaseActionPath } from '@/lib/paths.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Text } from '@/ui/text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { IncomeSchedule } from './income-schedule.tsx'
import { MovementList } from './movement-list.tsx'
import { PurchaseActions } from './purchase-actions.tsx'
import { PurchaseFacts, PurchaseWays } from './purchase-facts.tsx'
import { PurchaseHead } from './purchase-head.tsx'
import { figuresAgree } from './purchase-rules.ts'

interface PurchasePageProps {
  details: PurchaseDetails
  /** An action whose outcome the user has not seen, or null. */
  open: PurchaseActionName | null
}

/** One purchase: where it stands, what can be done, and every income and movement. */
export function PurchasePage({ details, open }: PurchasePageProps) {
  const { purchase, movements, actions } = details
  return (
    <Stack gap="loose">
      {open === null ? null : <OpenNotice id={purchase.id} action={open} />}
      {purchase.append_money === null ? null : (
        <AppendNotice purchase={purchase} canAppend={actions.append.allowed} />
      )}
      <PurchaseHead purchase={purchase} />
      <PurchaseActions details={details} />
      <IncomeSchedule details={details} />
      <FiguresCheck details={details} />
      {movements.length === 0 ? null : (
        <Section heading={<FormattedMessage {...common.transactions} />}>
          <MovementList movements={movements} />
        </Section>
      )}
      <Section
        heading={
          <FormattedMessage
            id="financing.purchase.facts.heading"
            defaultMessage="Details"
            description="Heading above the details of an investment."
          />
        }
      >
        <Card>
          <PurchaseFacts purchase={purchase} />
        </Card>
      </Section>
      <PurchaseWays purchase={purchase} />
    </Stack>
  )
}

/** A request was sent earlier, and its outcome has not been shown yet. */
function OpenNotice({ id, action }: { id: string; action: PurchaseActionName }) {
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="financing.purchase.open.title"
          defaultMessage="You haven't seen the result of your last request"
          description="On an investment, when an answer was lost earlier."
        />
      }
      action={
        <TextLink href={purchaseActionPath(id, action)}>
          <FormattedMessage
            id="financing.purchase.open.link"
            defaultMessage="See the result"
            description="Link to the page that asks the server what became of a request."
          />
        </TextLink>
      }
    />
  )
}

/** Explains that income is held until money is appended, and that appending is optional. */
function AppendNotice({ purchase, canAppend }: { purchase: Purchase; canAppend: boolean }) {
  const { money } = useMoneyFormat()
  const { append_money: missing, income_held: held, currency } = purchase
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          {...common.appendRequired}
          values={{ append_money: money(missing ?? '0', currency) }}
        />
      }
      action={
        canAppend ? (
          <TextLink href={purchaseActionPath(purchase.id, 'append')}>
            <FormattedMessage
              id="financing.purchase.append.link"
              defaultMessage="Top up now"
              description="Link from the notice that money is missing to the page where it is added."
            />
          </TextLink>
        ) : null
      }
    >
      <FormattedMessage
        id="financing.purchase.append.neededBody"
        defaultMessage="We hold {held} of income and pay it as soon as you top up. You don't have to: if you redeem early, you get the principal back without the held income."
        description="Below the notice that money is missing. held has its currency."
        values={{ held: money(held, currency) }}
      />
    </Notice>
  )
}

/** Whether the server's figures match those that the app computes from the rule. */
function FiguresCheck({ details }: { details: PurchaseDetails }) {
  const intl = useIntl()
  const zone = useSiteInfo()?.time_zone
  const agrees = zone === undefined ? null : figuresAgree(details, zone)
  if (agrees === null) return null
  if (agrees) {
    return (
      <Text>
        <FormattedMessage
          id="financing.purchase.check.agrees"
          defaultMessage="Checked: this app calculated the same income from principal, rate and days."
          description="Below the incomes: the device computed the same."
        />
      </Text>
    )
  }
  return (
    <Notice
      tone="danger"
      title={intl.formatMessage({
        id: 'financing.purchase.check.differs',
        defaultMessage: "This income doesn't match principal, rate and days",
        description: 'Heading where the device calculated another income than what is shown.',
      })}
      action={
        <TextLink href={customerPath({ page: paths.purchase, record: details.purchase.id })}>
          <FormattedMessage {...common.supportLink} />
        </TextLink>
      }
    >
      <FormattedMessage
        id="financing.purchase.check.differsBody"
        defaultMessage="This app calculated a different income. Please ask customer service to check it."
        description="Below the heading that the income does not match."
      />
    </Notice>
  )
}
