import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { StatusTag } from '@/ui/badge.tsx'
import { Button } from '@/ui/button.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import styles from './picture-field.module.css'
import type { PictureUpload } from './use-picture-upload.ts'

/** Takes the focus when the pressed button is unmounted. */
export type FocusTarget = 'choose' | 'picture' | 'done'

interface ChosenPictureProps {
  upload: PictureUpload
  picture: NonNullable<PictureUpload['picture']>
  focusOn: (target: FocusTarget) => (element: HTMLElement | null) => void
  onSend: () => void
}

/** Preview of the file to be sent, with its upload progress. */
export function ChosenPicture({ upload, picture, focusOn, onSend }: ChosenPictureProps) {
  const intl = useIntl()
  const { upload: call, preparing } = upload
  const kilobytes = intl.formatNumber(Math.ceil(picture.bytes / 1000), {
    style: 'unit',
    unit: 'kilobyte',
  })
  return (
    <>
      <div ref={focusOn('picture')} tabIndex={-1} className={styles.preview}>
        <img
          src={picture.address}
          alt={intl.formatMessage({
            id: 'upload.picture.alt',
            defaultMessage: 'The chosen picture',
            description: 'Name of the picture that was chosen, for screen readers.',
          })}
        />
      </div>
      {call.step === 'done' ? (
        <p role="status" tabIndex={-1} ref={focusOn('done')} className={styles.line}>
          <StatusTag tone="positive">
            <FormattedMessage
              id="upload.picture.done"
              defaultMessage="Uploaded"
              description="The picture has been uploaded."
            />
          </StatusTag>
          {kilobytes}
        </p>
      ) : null}
      {call.step === 'sending' ? <Sending sent={call.sent} onCancel={upload.cancel} /> : null}
      {call.step === 'failed' ? <SubmitErrorNotice error={call.error} /> : null}
      {call.step === 'idle' || call.step === 'failed' ? (
        <Button size="sm" fullWidth variant="secondary" pending={preparing} onClick={onSend}>
          {call.step === 'failed' ? (
            <FormattedMessage {...common.tryAgain} />
          ) : (
            <FormattedMessage
              id="upload.picture.send"
              defaultMessage="Upload ({size})"
              description="Button that sends the picture. size is its size, such as 240 kB."
              values={{ size: kilobytes }}
            />
          )}
        </Button>
      ) : null}
    </>
  )
}

function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const intl = useIntl()
  return (
    <>
      <ProgressBar
        value={sent}
        max={1}
        valueText={intl.formatNumber(sent, { style: 'percent' })}
        label={
          <FormattedMessage
            id="upload.picture.sending"
            defaultMessage="Uploading"
            description="Label of the progress of an upload."
          />
        }
      />
      <div className={styles.ways}>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          <FormattedMessage
            id="upload.picture.cancel"
            defaultMessage="Cancel upload"
            description="Button that ends an upload; the picture stays chosen."
          />
        </Button>
      </div>
    </>
  )
}
