import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AgreementType } from '@/lib/paths.ts'
import { agreementPath } from '@/lib/paths.ts'
import { REPORTS } from '@/platform/reports-address.ts'
import { Page } from '@/shell/page.tsx'
import { VersionedText } from '@/shell/versioned-text.tsx'
import { Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Segmented } from '@/ui/segmented.tsx'

const labels = defineMessages({
  agreement: {
    id: 'content.agreement.agreement',
    defaultMessage: 'Agreement',
    description: 'Segment: the user agreement. Short, three stand side by side.',
  },
  privacy: {
    id: 'content.agreement.privacy',
    defaultMessage: 'Privacy',
    description: 'Segment: the privacy notice. Short, three stand side by side.',
  },
  risk: {
    id: 'content.agreement.risk',
    defaultMessage: 'Risk',
    description: 'Segment: the risk notice. Short, three stand side by side.',
  },
})

/** The terms: agreement, privacy and risk, chosen by the address. */
export function AgreementScreen() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const type = agreementTypeOf(search)

  return (
    <Page>
      <Stack>
        <Segmented
          label={intl.formatMessage({
            id: 'content.agreement.choice',
            defaultMessage: 'Text',
            description: 'Name of the choice between agreement, privacy and risk.',
          })}
          options={AGREEMENT_TYPES.map((value) => ({
            value,
            label: intl.formatMessage(labels[value]),
          }))}
          value={type}
          // Replaces the address, so that one step back leaves the page.
          onChange={(next) => navigate(agreementPath(next), { replace: true, state })}
        />
        {/* The old text must not stand below the new choice while that one loads. */}
        <VersionedText key={type} type={type} />
        {type === 'privacy' && REPORTS !== '' ? (
          <Notice tone="info">
            <FormattedMessage
              id="content.agreement.reports"
              defaultMessage="If something goes wrong, this app tells its operator what failed, on which page and in which browser, and on some visits how fast it was. It never sends your account, amounts, names or what you type."
              description="Below the privacy notice, where the operator has reports of errors sent to itself."
            />
          </Notice>
        ) : null}
      </Stack>
    </Page>
  )
}

/** The texts of the agreement page, in their order. */
const AGREEMENT_TYPES = ['agreement', 'privacy', 'risk'] as const satisfies AgreementType[]

/** The text that an address asks for; the agreement where it asks for none of them. */
export function agreementTypeOf(search: string): AgreementType {
  const wanted = new URLSearchParams(search).get('type')
  return AGREEMENT_TYPES.find((type) => type === wanted) ?? 'agreement'
}
