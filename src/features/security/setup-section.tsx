import type { ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { SetupItem } from '@/domain/account/account-setup.ts'
import { setupOf } from '@/domain/account/account-setup.ts'
import { VerificationStatus } from '@/domain/account/verification-status.tsx'
import type { UserInfo } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import type { Condition } from '@/ui/checklist.tsx'
import { Checklist } from '@/ui/checklist.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { TextLink } from '@/ui/text-link.tsx'

const labels = defineMessages({
  sessionEnd: {
    id: 'security.setup.sessionEnd',
    defaultMessage: 'This session ends on',
    description: 'Label of the moment at which this device is logged out by itself.',
  },
})

const names = defineMessages({
  loginPassword: common.loginPassword,
  fundPassword: {
    id: 'security.setup.fundPassword',
    defaultMessage: 'Fund password, which confirms withdrawals, investments and payment methods',
    description: 'Row of what protects the account.',
  },
  realName: common.realNameVerification,
  target: {
    id: 'security.setup.target',
    defaultMessage: 'A card, account or address for withdrawals',
    description: 'Row of what protects the account: where money can be withdrawn to.',
  },
} satisfies Record<SetupItem, object>)

const actions = defineMessages({
  change: {
    id: 'security.setup.change',
    defaultMessage: 'Change',
    description: 'Link from a password that is set to the page where it is changed.',
  },
  set: {
    id: 'security.setup.set',
    defaultMessage: 'Set password',
    description: 'Link from a fund password that is missing.',
  },
  verify: {
    id: 'security.setup.verify',
    defaultMessage: 'Verify now',
    description: 'Link from a verification that is missing or was declined.',
  },
  view: {
    id: 'security.setup.view',
    defaultMessage: 'View',
    description: 'Link to a verification that is done or under review.',
  },
  manage: {
    id: 'security.setup.manage',
    defaultMessage: 'Manage',
    description: 'Link to the added cards, accounts and addresses.',
  },
  bind: {
    id: 'security.setup.bind',
    defaultMessage: 'Add one',
    description: 'Link from a missing card, account or address.',
  },
})

const stateWord = defineMessage<{ state: string }>({
  id: 'security.setup.state',
  defaultMessage: '{state, select, met {Done:} unmet {Missing:} other {Not known:}}',
  description:
    'For screen readers, before the name of what is set or done (met), missing (unmet), or not known (other).',
})

/** What is set and what is missing, each with the way to it, and how long this login is good. */
export function SetupSection({ info }: { info: UserInfo }) {
  const intl = useIntl()
  const setup = setupOf(info)
  const { state } = info.verification
  const canVerify = state === 'none' || state === 'rejected'

  const details: Record<
    SetupItem,
    { path: string; action: keyof typeof actions; note?: ReactNode }
  > = {
    loginPassword: { path: paths.loginPassword, action: 'change' },
    fundPassword: {
      path: paths.fundPassword,
      action: info.setup.fund_password ? 'change' : 'set',
    },
    realName: {
      path: paths.verification,
      action: canVerify ? 'verify' : 'view',
      note: <VerificationStatus state={state} />,
    },
    target: { path: paths.paymentMethods, action: setup.target === 'met' ? 'manage' : 'bind' },
  }
  const conditions = (Object.keys(details) as SetupItem[]).map((id): Condition => {
    const { path, action, note } = details[id]
    return {
      id,
      state: setup[id],
      text: intl.formatMessage(names[id]),
      note,
      action: <TextLink href={path}>{intl.formatMessage(actions[action])}</TextLink>,
    }
  })

  return (
    <Section
      heading={
        <FormattedMessage
          id="security.setup.heading"
          defaultMessage="Account protection"
          description="Heading above passwords, verification and added payment methods."
        />
      }
    >
      <Card>
        <Stack>
          <Checklist
            label={intl.formatMessage({
              id: 'security.setup.label',
              defaultMessage: 'What is set',
              description: 'Name of the list of what protects the account, for screen readers.',
            })}
            conditions={conditions}
            stateLabel={(state) => intl.formatMessage(stateWord, { state })}
          />
          <DefinitionList>
            <Row label={labels.sessionEnd} value={formatMinute(info.session_ends_at)} />
          </DefinitionList>
        </Stack>
      </Card>
    </Section>
  )
}
