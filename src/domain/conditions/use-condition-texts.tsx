import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { Turnover } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { numberOf } from '@/lib/money.ts'
import { formatMinute } from '@/lib/time.ts'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import type { ConditionFacts, ConditionId, WindowNow } from './condition-rules.ts'
import { anyDepositAsks } from './condition-rules.ts'

/** A condition in words: the rule with its number, and how far it is. */
export interface ConditionText {
  text: ReactNode
  note: ReactNode
}

const verificationNotes = defineMessages({
  none: {
    id: 'conditions.item.nameNone',
    defaultMessage: 'Not verified yet',
    description: 'Below "Real-name verification": nothing was submitted.',
  },
  under_review: common.underReview,
  rejected: {
    id: 'conditions.item.nameRejected',
    defaultMessage: 'Declined. Please submit it again.',
    description: 'Below "Real-name verification": we said no.',
  },
  passed: common.verified,
  unknown: {
    id: 'conditions.item.nameUnknown',
    defaultMessage: "We can't tell right now. You can try, or ask customer service.",
    description: 'Below "Real-name verification": its state is not known.',
  },
})

/** What an account has to have before a withdrawal. */
export const conditionNames: Record<'realName' | 'target' | 'fundPassword', MessageDescriptor> =
  defineMessages({
    realName: {
      id: 'conditions.item.name',
      defaultMessage: 'Real-name verification',
      description: 'Condition of a withdrawal.',
    },
    target: {
      id: 'conditions.item.target',
      defaultMessage:
        '{coins, select, true {A card, account or wallet address} other {A card or account}}',
      description:
        'Condition of a withdrawal: where the money can go. coins is true on a site with coins.',
    },
    fundPassword: {
      id: 'conditions.item.fundPassword',
      defaultMessage: 'A fund password',
      description: 'Condition of a withdrawal.',
    },
  })

/** Every condition of a withdrawal in words. `window` is the window as it stands now. */
export function useConditionTexts(
  { available, conditions, targetCount, depositing = false }: ConditionFacts,
  window: WindowNow,
): Record<ConditionId, ConditionText> {
  const intl = useIntl()
  const { offered } = useAreas()
  const { money } = useMoneyFormat()
  const { currency, min, today, turnover, requirements } = conditions
  const noTurnover = signOf(turnover.required) <= 0
  // Nothing is missing now: what counts is what the deposit is going to ask for.
  const asks = depositing && anyDepositAsks(turnover) && signOf(turnover.remaining) <= 0
  // An answer may carry a state that this version does not know.
  const nameNote: MessageDescriptor | undefined = verificationNotes[requirements.verification]

  return {
    realName: {
      text: <FormattedMessage {...conditionNames.realName} />,
      note: intl.formatMessage(nameNote ?? verificationNotes.unknown),
    },
    target: {
      text: <FormattedMessage {...conditionNames.target} values={offered} />,
      note: <TargetNote count={targetCount} bound={requirements.target} />,
    },
    newTarget: {
      text: (
        <FormattedMessage
          id="conditions.item.newTarget"
          defaultMessage="First withdrawal to a new payment method: from {from}"
          description="Condition of a withdrawal after a change of the account's security. from is a moment."
          values={{ from: formatMinute(conditions.new_target_from ?? 0) }}
        />
      ),
      note: (
        <FormattedMessage
          id="conditions.item.newTargetNote"
          defaultMessage="Your account has a new password, passkey or device. There's no wait for payment methods that we've paid to before."
          description="Below the moment from which a new payment method can be withdrawn to."
        />
      ),
    },
    fundPassword: {
      text: <FormattedMessage {...conditionNames.fundPassword} />,
      note: (
        <FormattedMessage
          id="conditions.item.fundPasswordSet"
          defaultMessage="{set, select, true {Set} other {Not set yet}}"
          description="Whether the fund password is set."
          values={{ set: requirements.fund_password }}
        />
      ),
    },
    window: {
      text: (
        <FormattedMessage
          id="conditions.item.window"
          defaultMessage="Open daily {opens}–{closes} ({zone})"
          description="Condition of a withdrawal: times of day in a time zone."
          values={{
            opens: conditions.window.opens,
            closes: conditions.window.closes,
            zone: conditions.window.time_zone,
          }}
        />
      ),
      note: <WindowNote window={window} />,
    },
    times: {
      text: (
        <FormattedMessage
          id="conditions.item.times"
          defaultMessage="{max, plural, one {# withdrawal a day} other {# withdrawals a day}}"
          description="Condition of a withdrawal: how many are allowed on one day."
          values={{ max: today.times_max }}
        />
      ),
      note: (
        <FormattedMessage
          id="conditions.item.timesLeft"
          defaultMessage="{left, plural, =0 {None left today} one {# left today} other {# left today}}"
          description="How many withdrawals are left today."
          values={{ left: today.times_left }}
        />
      ),
    },
    amount: {
      text: (
        <FormattedMessage
          id="conditions.item.amount"
          defaultMessage="At most {max} a day"
          description="Condition of a withdrawal: the amount allowed on one day."
          values={{ max: money(today.amount_max, currency) }}
        />
      ),
      note: (
        <FormattedMessage
          id="conditions.item.amountLeft"
          defaultMessage="{left} left today"
          description="Amount left today, with its currency."
          values={{ left: money(today.amount_left, currency) }}
        />
      ),
    },
    turnover: {
      text: <TurnoverText turnover={turnover} currency={currency} asks={asks} />,
      note:
        noTurnover && !asks ? null : (
          <>
            {asks || noTurnover ? null : <TurnoverNote turnover={turnover} currency={currency} />}
            <FormattedMessage
              id="conditions.item.turnoverCounts"
              defaultMessage="{financing, select, true {{coins, select, true {What counts: the amounts of orders that won or lost, and money invested in projects. Deposits, exchanges and unchanged orders don't count.} other {What counts: the amounts of orders that won or lost, and money invested in projects. Deposits and unchanged orders don't count.}}} other {What counts: the amounts of orders that won or lost. Deposits and unchanged orders don't count.}}"
              description="Below the turnover that a withdrawal needs: what it is made of. financing is true on a site with projects, coins on one with coins."
              values={offered}
            />
          </>
        ),
    },
    balance: {
      text: (
        <FormattedMessage
          id="conditions.item.balance"
          defaultMessage="At least {min} available"
          description="Condition of a withdrawal: the smallest amount must be there."
          values={{ min: money(min, currency) }}
        />
      ),
      note:
        available === null ? null : (
          <FormattedMessage
            id="conditions.item.available"
            defaultMessage="{available} available"
            description="How much can be used."
            values={{ available: money(available, currency) }}
          />
        ),
    },
  }
}

function TargetNote({ count, bound }: { count: number | null; bound: boolean }) {
  if (count === null && bound) {
    return (
      <FormattedMessage
        id="conditions.item.targetBound"
        defaultMessage="Added"
        description="At least one card, address or account is added."
      />
    )
  }
  return (
    <FormattedMessage
      id="conditions.item.targetCount"
      defaultMessage="{count, plural, =0 {None added yet} one {# added} other {# added}}"
      description="How many cards, addresses and accounts are added."
      values={{ count: count ?? 0 }}
    />
  )
}

interface TurnoverProps {
  turnover: Turnover
  currency: string
}

function TurnoverText({ turnover, currency, asks }: TurnoverProps & { asks: boolean }) {
  const { money, rate } = useMoneyFormat()
  const needed = signOf(turnover.required) <= 0 ? 'none' : 'amount'
  return (
    <FormattedMessage
      id="conditions.item.turnover"
      defaultMessage="{needed, select, deposit {Turnover of {rate} of each deposit} none {No turnover needed} other {Turnover of {required}}}"
      description="Condition of a withdrawal: how much must have been put into orders or projects; on the deposit page (deposit) which part of each deposit, such as 100%; or nothing (none)."
      values={{
        needed: asks ? 'deposit' : needed,
        rate: rate(turnover.deposit_rate),
        required: money(turnover.required, currency),
      }}
    />
  )
}

/** How much of the turnover is done; what is missing as a bar, too. */
function TurnoverNote({ turnover, currency }: TurnoverProps) {
  const { money } = useMoneyFormat()
  const done = money(turnover.done, currency)
  if (signOf(turnover.remaining) > 0) {
    return (
      <ProgressBar
        value={numberOf(turnover.done)}
        max={numberOf(turnover.required)}
        label={
          <FormattedMessage
            id="conditions.item.turnoverRemaining"
            defaultMessage="{remaining} still needed, {done} done."
            description="How much turnover is missing and done."
            values={{ remaining: money(turnover.remaining, currency), done }}
          />
        }
      />
    )
  }
  return (
    <>
      <FormattedMessage
        id="conditions.item.turnoverDone"
        defaultMessage="{done} done."
        description="Enough turnover is done."
        values={{ done }}
      />{' '}
    </>
  )
}

/** Whether withdrawals are open now, and for how long by the server's clock. */
function WindowNote({ window: { open, changesIn } }: { window: WindowNow }) {
  const intl = useIntl()
  const countdown = changesIn !== null && (
    <CountdownText
      seconds={changesIn}
      label={intl.formatMessage(
        {
          id: 'conditions.item.countdown',
          defaultMessage:
            '{open, select, true {Time until withdrawals close} other {Time until withdrawals open}}',
          description:
            'Name of the countdown until withdrawals open or close, for screen readers. open is true while they are open.',
        },
        { open },
      )}
    />
  )
  return (
    <FormattedMessage
      id="conditions.item.windowNow"
      defaultMessage="{open, select, true {{changes, select, true {Open now. Closes in {countdown}} other {Open now}}} other {{changes, select, true {Closed now. Opens in {countdown}} other {Closed now}}}}"
      description="Whether withdrawals are open (open is true), and if it is known (changes is true) for how long. countdown is hours, minutes and seconds."
      values={{ open, changes: changesIn !== null, countdown }}
    />
  )
}
