import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { UserProfile } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { mask } from '@/lib/mask.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { pictureAddress } from '@/lib/server-address.ts'
import { formatDate } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './security.module.css'

const labels = defineMessages({
  account: {
    id: 'security.profile.account',
    defaultMessage: 'Account',
    description: 'Label of the masked account name.',
  },
  phone: {
    id: 'security.profile.phone',
    defaultMessage: 'Phone',
    description: 'Label of the masked phone number.',
  },
  email: {
    id: 'security.profile.email',
    defaultMessage: 'Email',
    description: 'Label of the masked email address.',
  },
  idNumber: {
    id: 'security.profile.idNumber',
    defaultMessage: 'ID number',
    description: 'Label of the masked number of the identity document.',
  },
  registered: {
    id: 'security.profile.registered',
    defaultMessage: 'Registered',
    description: 'Label of the day of the registration.',
  },
})

/** What is known of the user, masked. The server masks most of it; masking twice changes nothing. */
export function ProfileSection({ user }: { user: UserProfile }) {
  const intl = useIntl()
  const masked = (text: string | null) =>
    text === null
      ? intl.formatMessage({
          id: 'security.profile.none',
          defaultMessage: 'Not given',
          description: 'In place of a phone number, address, name or number that is not known.',
        })
      : mask(text)
  return (
    <Section
      heading={
        <FormattedMessage
          id="security.profile.heading"
          defaultMessage="Profile"
          description="Heading above the user's masked data."
        />
      }
    >
      <Stack>
        <Card>
          <AvatarSection user={user} />
        </Card>
        <Card>
          <DefinitionList>
            <Row label={labels.account} value={mask(user.account)} />
            <Row label={common.userId} value={user.userid} />
            <Row label={labels.phone} value={masked(user.phone)} />
            <Row label={labels.email} value={masked(user.email)} />
            <Row label={common.realName} value={masked(user.real_name)} />
            <Row label={labels.idNumber} value={masked(user.id_number)} />
            <Row label={labels.registered} value={formatDate(user.registered_at)} />
          </DefinitionList>
        </Card>
        <Notice
          action={
            <TextLink href={customerPath({ page: paths.security })}>
              <FormattedMessage {...common.supportLink} />
            </TextLink>
          }
        >
          <FormattedMessage
            id="security.profile.changes"
            defaultMessage="Profile changes go through customer service."
            description="Rule of the specification, below the user's data."
          />
        </Notice>
      </Stack>
    </Section>
  )
}

const ACCEPTED = 'image/jpeg,image/png,image/webp'

// Reading, cutting and sending a picture is loaded when one was chosen.
const AvatarCutting = loadable(async () => (await import('./avatar-cutting.tsx')).AvatarCutting)

/** The chosen file; the number distinguishes two choices of the same file. */
interface Chosen {
  file: File
  count: number
}

/** The user's picture, and the way to another one. */
function AvatarSection({ user }: { user: UserProfile }) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const name = user.nickname === '' ? mask(user.account) : user.nickname

  return (
    <div className={styles.avatar}>
      <div className={styles.person}>
        <Avatar
          size="lg"
          src={pictureAddress(user.avatar_url)}
          initials={[...name][0]?.toLocaleUpperCase(intl.locale) ?? ''}
          alt=""
        />
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage
            id="security.avatar.choose"
            defaultMessage="Choose your picture"
            description="Button that opens the gallery for the picture of the profile."
          />
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Reset, so that choosing the same file fires a change again.
            target.value = ''
            if (file) setChosen((before) => ({ file, count: (before?.count ?? 0) + 1 }))
          }}
        />
      </div>
      {chosen ? (
        <AvatarCutting key={chosen.count} file={chosen.file} onEnd={() => setChosen(null)} />
      ) : null}
    </div>
  )
}
