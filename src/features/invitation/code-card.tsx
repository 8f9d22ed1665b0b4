import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { common } from '@/i18n/common-messages.ts'
import { QrCode } from '@/shell/qr-code.tsx'
import { saveFile } from '@/shell/save-file.ts'
import { useToast } from '@/shell/toaster.tsx'
import { useCopy } from '@/shell/use-copy.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './invitation.module.css'
import { messages } from './messages.ts'

const ICON_SIZE = 20

/** The code, the link that carries it, and the same link as a QR code. */
export function CodeCard({ code, link }: { code: string; link: string }) {
  const intl = useIntl()
  return (
    <Card>
      <Stack>
        <Copyable
          label={intl.formatMessage(common.invitationCode)}
          text={code}
          copyLabel={intl.formatMessage({
            id: 'invitation.code.copy',
            defaultMessage: 'Copy the invitation code',
            description: 'Name of the button that copies the invitation code.',
          })}
          look={styles.code}
        />
        <div className={styles.qr}>
          <QrCode
            text={link}
            label={intl.formatMessage(
              {
                id: 'invitation.code.qr',
                defaultMessage: 'QR code of the invitation link with the code {code}',
                description: 'Name of the QR code, for screen readers.',
              },
              { code },
            )}
          />
          <SaveButton code={code} link={link} />
        </div>
        <Copyable
          label={intl.formatMessage({
            id: 'invitation.link.label',
            defaultMessage: 'Invitation link',
            description: 'Label of the link that fills the invitation code in.',
          })}
          text={link}
          copyLabel={intl.formatMessage(messages.copyLink)}
          look={styles.link}
        />
      </Stack>
    </Card>
  )
}

interface CopyableProps {
  label: string
  text: string
  copyLabel: string
  look: string | undefined
}

/** A text in its own line with its copy button. */
function Copyable({ label, text, copyLabel, look }: CopyableProps) {
  const copy = useCopy()
  return (
    <div className={styles.copyable}>
      <dl className={styles.words}>
        <dt className={styles.label}>{label}</dt>
        <dd className={look} translate="no">
          {text}
        </dd>
      </dl>
      <IconButton
        label={copyLabel}
        icon={<Copy size={ICON_SIZE} aria-hidden />}
        onClick={() => void copy(text)}
      />
    </div>
  )
}

/** Saves the QR code with the product's name and the code as a picture. */
function SaveButton({ code, link }: { code: string; link: string }) {
  const intl = useIntl()
  const toast = useToast()
  const site = useSiteInfo()
  const [pending, setPending] = useState(false)

  async function save() {
    setPending(true)
    try {
      const { drawQrPicture } = await import('./qr-picture.ts')
      const lines = [
        site?.product_name ?? '',
        intl.formatMessage(
          {
            id: 'invitation.picture.code',
            defaultMessage: 'Invitation code {code}',
            description: 'On the picture of the QR code.',
          },
          { code },
        ),
        site?.environment === 'live' ? '' : intl.formatMessage(common.demoMark),
      ]
      const picture = await drawQrPicture({ link, lines: lines.filter((line) => line !== '') })
      if (!picture) throw new Error('No picture could be drawn')
      saveFile(new File([picture], `invitation-${code}.png`, { type: 'image/png' }))
      toast(
        intl.formatMessage({
          id: 'invitation.picture.saved',
          defaultMessage: 'Picture saved',
          description: 'Toast after the QR code was saved as a picture.',
        }),
        'success',
      )
    } catch {
      toast(
        intl.formatMessage({
          id: 'invitation.picture.failed',
          defaultMessage: "We couldn't save the picture.",
          description: 'Toast when the QR code could not be saved as a picture.',
        }),
        'danger',
      )
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      icon={<Download size={ICON_SIZE} aria-hidden />}
      onClick={() => void save()}
    >
      <FormattedMessage
        id="invitation.picture.save"
        defaultMessage="Save QR code"
        description="Button below the QR code."
      />
    </Button>
  )
}
