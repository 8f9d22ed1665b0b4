import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SubmitErrorNotice } from '@/components/form/submit-error.tsx'
import { useToast } from '@/components/toaster.tsx'
import type { OpenPicture } from '@/components/upload/picture.ts'
import { encodePicture, openPicture } from '@/components/upload/picture.ts'
import { useUpload } from '@/components/upload/use-upload.ts'
import { useOnline } from '@/components/use-online.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import type { UserProfile } from '@/generated/model/user-profile.ts'
import { uploadAvatar } from '@/generated/uploads/uploads.ts'
import { mask } from '@/lib/mask.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import type { CropView } from './avatar-crop.ts'
import { cropOf, WHOLE } from './avatar-crop.ts'
import { CropFrame } from './crop-frame.tsx'
import styles from './security.module.css'
import { usePasswordWords } from './use-password-words.ts'

/** Large enough for a full screen; more is not needed. */
const AVATAR_PIXELS = 512 * 512
const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** The user's picture, and the way to another one: chosen, cut to a square, made small, sent. */
export function AvatarSection({ user }: { user: UserProfile }) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [unusable, setUnusable] = useState(false)
  const name = user.nickname === '' ? mask(user.account) : user.nickname

  function replace(next: OpenPicture | null) {
    picture?.close()
    setPicture(next)
  }

  async function choose(file: File) {
    setUnusable(false)
    try {
      replace(await openPicture(file))
    } catch {
      // Whatever is wrong with it, another one is the way on.
      setUnusable(true)
    }
  }

  const letGo = useEffectEvent(() => picture?.close())
  useEffect(() => () => letGo(), [])

  return (
    <div className={styles.avatar}>
      <div className={styles.person}>
        <Avatar
          size="lg"
          src={user.avatar_url}
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
            // The same file can be chosen again.
            target.value = ''
            if (file) void choose(file)
          }}
        />
      </div>
      {unusable ? (
        <Notice tone="danger">
          <FormattedMessage
            id="security.avatar.unusable"
            defaultMessage="This picture cannot be used. Choose a JPEG, PNG or WebP picture."
            description="Where a chosen file is no picture that can be read."
          />
        </Notice>
      ) : null}
      {picture ? (
        <Cutting key={picture.image.src} picture={picture} onEnd={() => replace(null)} />
      ) : null}
    </div>
  )
}

function Cutting({ picture, onEnd }: { picture: OpenPicture; onEnd: () => void }) {
  const intl = useIntl()
  const online = useOnline()
  const { offline } = usePasswordWords()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [view, setView] = useState<CropView>(WHOLE)
  const upload = useUpload((file, signal) => uploadAvatar({ file }, signal))
  const { state } = upload
  const sending = state.step === 'sending'

  const finish = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() })
    showToast(
      intl.formatMessage({
        id: 'security.avatar.done',
        defaultMessage: 'Operation successful!',
        description: 'Success message of the specification, after the picture was replaced.',
      }),
      'success',
    )
    onEnd()
  })
  const isDone = state.step === 'done'
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  async function send() {
    const crop = cropOf(picture, view)
    await upload.start(await encodePicture(picture, { turns: 0, crop, maxPixels: AVATAR_PIXELS }))
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
