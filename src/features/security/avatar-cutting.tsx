import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import { uploadAvatar } from '@/generated/uploads/uploads.ts'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import type { OpenPicture } from '@/patterns/upload/picture.ts'
import { encodePicture, openPicture, PictureError } from '@/patterns/upload/picture.ts'
import { useUpload } from '@/patterns/upload/use-upload.ts'
import { useToast } from '@/shell/toaster.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import type { CropView } from './avatar-crop.ts'
import { cropOf, WHOLE } from './avatar-crop.ts'
import { CropFrame } from './crop-frame.tsx'
import { messages } from './messages.ts'
import styles from './security.module.css'
import { useOfflineWord } from './use-offline-word.ts'

/** Large enough for a full screen; more is not needed. */
const AVATAR_PIXELS = 512 * 512

interface AvatarCuttingProps {
  /** What was chosen; another one takes its place. */
  file: File
  /** It was saved, or is not wanted any more. */
  onEnd: () => void
}

/** A chosen file becomes the picture of the profile: read, cut to a square, made small, sent. */
export function AvatarCutting({ file, onEnd }: AvatarCuttingProps) {
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [unusable, setUnusable] = useState(false)

  useEffect(() => {
    let opened: OpenPicture | null = null
    let gone = false
    openPicture(file).then(
      (read) => {
        if (gone) return read.close()
        opened = read
        setPicture(read)
      },
      // After any failure the user can choose another file.
      () => {
        if (!gone) setUnusable(true)
      },
    )
    return () => {
      gone = true
      opened?.close()
    }
  }, [file])

  if (unusable) {
    return (
      <Notice tone="danger">
        <FormattedMessage
          id="security.avatar.unusable"
          defaultMessage="We can't use this picture. Choose a JPEG, PNG or WebP picture."
          description="Where a chosen file is no picture that can be read."
        />
      </Notice>
    )
  }
  return picture ? (
    <Cutting picture={picture} onUnusable={() => setUnusable(true)} onEnd={onEnd} />
  ) : null
}

interface CuttingProps {
  picture: OpenPicture
  onUnusable: () => void
  onEnd: () => void
}

function Cutting({ picture, onUnusable, onEnd }: CuttingProps) {
  const intl = useIntl()
  const online = useOnline()
  const offline = useOfflineWord()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [view, setView] = useState<CropView>(WHOLE)
  const upload = useUpload((file, options, signal) => uploadAvatar({ file }, options, signal))
  const { state } = upload
  const sending = state.step === 'sending'

  const finish = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() })
    showToast(intl.formatMessage(messages.done), 'success')
    onEnd()
  })
  const isDone = state.step === 'done'
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  async function send() {
    const crop = cropOf(picture, view)
    try {
      await upload.start(await encodePicture(picture, { turns: 0, crop, maxPixels: AVATAR_PIXELS }))
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      onUnusable()
    }
  }

  return (
    <div className={styles.cutting}>
      <CropFrame picture={picture} view={view} onChange={setView} />
      {sending ? (
        <ProgressBar
          value={state.sent}
          max={1}
          valueText={intl.formatNumber(state.sent, { style: 'percent' })}
          label={
            <FormattedMessage
              id="security.avatar.sending"
              defaultMessage="Uploading"
              description="Label of the progress of the upload."
            />
          }
        />
      ) : null}
      {state.step === 'failed' ? <SubmitErrorNotice error={state.error} /> : null}
      <Button
        fullWidth
        pending={sending}
        disabledReason={online ? null : offline}
        onClick={() => void send()}
      >
        <FormattedMessage
          id="security.avatar.save"
          defaultMessage="Use this picture"
          description="Button that sends the square of the picture."
        />
      </Button>
      <Button
        variant="quiet"
        fullWidth
        onClick={() => {
          upload.reset()
          onEnd()
        }}
      >
        <FormattedMessage
          id="security.avatar.cancel"
          defaultMessage="Cancel"
          description="Button that keeps the picture of before; an upload is ended."
        />
      </Button>
    </div>
  )
}
