import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { VerificationStatus } from '@/domain/account/verification-status.tsx'
import type { Certification } from '@/generated/h5.schemas.ts'
import { countryName } from '@/lib/countries.ts'
import { mask } from '@/lib/mask.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { documentWords, rejectionWord } from './certification-words.ts'

/** How the verification stands, what follows from it, and what was submitted last, masked. */
export function CertificationState({ certification }: { certification: Certification }) {
  return (
    <Stack>
      <StateNotice certification={certification} />
      {certification.real_name === null ? null : <Submitted certification={certification} />}
    </Stack>
  )
}

function StateNotice({ certification }: { certification: Certification }) {
  const intl = useIntl()
  const { state, rejection, rejection_note: note } = certification
  switch (state) {
    case 'none':
      return (
        <Notice>
          <FormattedMessage
            id="verification.state.none"
            defaultMessage="Withdrawals need a verified real name. Have your document ready: you enter its name and number and photograph it. Only our reviewers see the photos."
            description="Above the form of a user who has not submitted anything."
          />
        </Notice>
      )
    case 'under_review':
      return (
        <Notice
          title={
            <FormattedMessage
              id="verification.state.underReviewTitle"
              defaultMessage="Your materials are under review"
              description="Heading while a verification is reviewed."
            />
          }
          action={<Support />}
        >
          <FormattedMessage
            id="verification.state.underReview"
            defaultMessage="You are told by a message when it is decided. Nothing can be changed meanwhile."
            description="Below 'Your materials are under review'."
          />
        </Notice>
      )
    case 'passed':
      return (
        <Notice
          tone="success"
          title={
            <FormattedMessage
              id="verification.state.passedTitle"
              defaultMessage="Real name authentication successful"
              description="Success message of the specification, for a verified user."
            />
          }
        >
          <FormattedMessage
            id="verification.state.passed"
            defaultMessage="You have been certified, please do not repeat the certification!"
            description="Message of the specification: a verified user cannot verify again."
          />
        </Notice>
      )
    case 'rejected':
      return (
        <Notice
          tone="danger"
          title={
            <FormattedMessage
              id="verification.state.rejectedTitle"
              defaultMessage="Your verification was rejected"
              description="Heading after a verification was rejected."
            />
          }
          action={<Support />}
        >
          <p>{intl.formatMessage(rejectionWord(rejection))}</p>
          {note === null ? null : <p>{note}</p>}
        </Notice>
      )
    default:
      return (
        <Notice action={<Support />}>
          <FormattedMessage
            id="verification.state.unknown"
            defaultMessage="The state of your verification is not known. Customer service can tell."
            description="Where the server names a state that nobody can tell."
          />
        </Notice>
      )
  }
}

function Support() {
  return (
    <TextLink href={customerPath({ page: paths.verification })}>
      <FormattedMessage
        id="verification.state.support"
        defaultMessage="Contact customer service"
        description="Link from the state of verification to customer service."
      />
    </TextLink>
  )
}

const labels = defineMessages({
  status: {
    id: 'verification.detail.status',
    defaultMessage: 'Status',
    description: 'Label of the state of verification.',
  },
  name: {
    id: 'verification.detail.name',
    defaultMessage: 'Real name',
    description: 'Label of the masked name that was submitted.',
  },
  number: {
    id: 'verification.detail.number',
    defaultMessage: 'ID number',
    description: 'Label of the masked number that was submitted.',
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
  submitted: {
    id: 'verification.detail.submitted',
    defaultMessage: 'Submitted',
    description: 'Label of the time of the submission.',
  },
  reviewed: {
    id: 'verification.detail.reviewed',
    defaultMessage: 'Reviewed',
    description: 'Label of the time of the decision.',
  },
})

function Submitted({ certification }: { certification: Certification }) {
  const intl = useIntl()
  const word = (known: MessageDescriptor | undefined, otherwise: string) =>
    known ? intl.formatMessage(known) : otherwise
  const {
    document_type: document,
    document_country: country,
    submitted_at: submitted,
    reviewed_at: reviewed,
  } = certification

  return (
    <Card>
      <DefinitionList>
        <Row label={labels.status} value={<VerificationStatus state={certification.state} />} />
        <Row label={labels.name} value={mask(certification.real_name ?? '')} />
        <Row label={labels.number} value={mask(certification.id_number ?? '')} />
        <Row label={labels.document} value={document && word(documentWords[document], document)} />
        <Row label={labels.country} value={country && countryName(country, intl.locale)} />
        <Row
          label={labels.submitted}
          value={submitted === null ? null : formatDateTime(submitted)}
        />
        <Row label={labels.reviewed} value={reviewed === null ? null : formatDateTime(reviewed)} />
      </DefinitionList>
    </Card>
  )
}
