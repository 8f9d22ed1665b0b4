import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { VerificationStatus } from '@/domain/account/verification-status.tsx'
import type { Certification } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { countryName } from '@/lib/countries.ts'
import { mask } from '@/lib/mask.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Row } from '@/patterns/details/row.tsx'
import { ReviewSteps } from '@/patterns/records/review.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Result } from '@/ui/result.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { documentWords, rejectionWord } from './certification-words.ts'

/** How the verification stands, what follows from it, and what was submitted last, masked. */
export function CertificationState({ certification }: { certification: Certification }) {
  return (
    <Stack>
      <State certification={certification} />
      {certification.submitted_at === null ? null : (
        <Card>
          <ReviewSteps
            review={reviewOf(certification)}
            kind="verification"
            success={
              <FormattedMessage
                id="verification.review.success"
                defaultMessage="Name verified"
                description="Last step of the review of a document: what an approval leads to, or led to."
              />
            }
            failed={
              <FormattedMessage
                id="verification.review.failed"
                defaultMessage="Declined, you can send it again"
                description="Last step of the review of a document that was declined."
              />
            }
          />
        </Card>
      )}
      {certification.real_name === null ? null : <Submitted certification={certification} />}
    </Stack>
  )
}

const outcomes: Partial<Record<string, string>> = {
  under_review: 'under_review',
  passed: 'success',
  rejected: 'failed',
}

/** The same as any other review, with the moments that are known. */
function reviewOf({ state, submitted_at: sentAt, reviewed_at: reviewedAt }: Certification) {
  const status = outcomes[state] ?? 'unknown'
  return {
    status,
    timeline: [
      ...(sentAt === null ? [] : [{ status: 'under_review', at: sentAt }]),
      ...(reviewedAt === null ? [] : [{ status, at: reviewedAt }]),
    ],
  }
}

function State({ certification }: { certification: Certification }) {
  const intl = useIntl()
  const { state, rejection, rejection_note: note } = certification
  switch (state) {
    case 'none':
      return (
        <Notice>
          <FormattedMessage
            id="verification.state.none"
            defaultMessage="Verify your name before you withdraw. Have your document ready: you enter its name and number and photograph it. Only our reviewers see the photos."
            description="Above the form of a user who has not submitted anything."
          />
        </Notice>
      )
    case 'under_review':
      return (
        <Result
          tone="pending"
          title={
            <FormattedMessage
              id="verification.state.sent"
              defaultMessage="Sent for review"
              description="Title while a verification is reviewed."
            />
          }
        >
          <FormattedMessage
            id="verification.state.underReviewTitle"
            defaultMessage="We're reviewing your document"
            description="Below 'Sent for review', while a verification is reviewed."
          />
        </Result>
      )
    case 'passed':
      return (
        <Result
          tone="positive"
          title={
            <FormattedMessage
              id="verification.state.passedTitle"
              defaultMessage="Real name authentication successful"
              description="As the specification has it. Title for a verified user."
            />
          }
        >
          <FormattedMessage
            id="verification.state.passed"
            defaultMessage="You have been certified, please do not repeat the certification!"
            description="As the specification has it: a verified user cannot verify again."
          />
        </Result>
      )
    case 'rejected':
      return (
        <Result tone="negative" title={<FormattedMessage {...common.notVerified} />}>
          <p>{intl.formatMessage(rejectionWord(rejection))}</p>
          {note === null ? null : <p>{note}</p>}
          <Support />
        </Result>
      )
    default:
      return (
        <Notice action={<Support />}>
          <FormattedMessage
            id="verification.state.unknown"
            defaultMessage="We can't show the status of your verification. Customer service can tell you."
            description="Where the server names a state that nobody can tell."
          />
        </Notice>
      )
  }
}

function Support() {
  return (
    <TextLink href={customerPath({ page: paths.verification })}>
      <FormattedMessage {...common.supportLink} />
    </TextLink>
  )
}

const labels = defineMessages({
  status: {
    id: 'verification.detail.status',
    defaultMessage: 'Status',
    description: 'Label of the state of verification.',
  },
  number: {
    id: 'verification.field.number',
    defaultMessage: 'ID number',
    description: 'Label of the number of the document.',
  },
  document: {
    id: 'verification.detail.document',
    defaultMessage: 'Document',
    description: 'Label of the kind of document that was submitted.',
  },
  country: {
    id: 'verification.detail.country',
    defaultMessage: 'Issued by',
    description: 'Label of the country that issued the document.',
  },
})

function Submitted({ certification }: { certification: Certification }) {
  const intl = useIntl()
  const word = (known: MessageDescriptor | undefined, otherwise: string) =>
    known ? intl.formatMessage(known) : otherwise
  const { document_type: document, document_country: country } = certification

  return (
    <Card>
      <DefinitionList>
        <Row label={labels.status} value={<VerificationStatus state={certification.state} />} />
        <Row label={common.realName} value={mask(certification.real_name ?? '')} />
        <Row label={labels.number} value={mask(certification.id_number ?? '')} />
        <Row label={labels.document} value={document && word(documentWords[document], document)} />
        <Row label={labels.country} value={country && countryName(country, intl.locale)} />
      </DefinitionList>
    </Card>
  )
}
