import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UserProfile } from '@/generated/model/user-profile.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { mask } from '@/lib/mask.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/button.tsx'
import styles from './security.module.css'

const ACCEPTED = 'image/jpeg,image/png,image/webp'

// Reading, cutting and sending a picture is loaded when one was chosen.
const AvatarCutting = lazy(async () => {
  const [module] = await Promise.all([import('./avatar-cutting.tsx'), loadMessages(['form'])])
  return { default: module.AvatarCutting }
})

/** What was chosen; the number tells two choices of the same file apart. */
interface Chosen {
  file: File
  count: number
}

/** The user's picture, and the way to another one. */
export function AvatarSection({ user }: { user: UserProfile }) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const name = user.nickname === '' ? mask(user.account) : user.nickname

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
            if (file) setChosen((before) => ({ file, count: (before?.count ?? 0) + 1 }))
          }}
        />
      </div>
      {chosen ? (
        <Suspense>
          <AvatarCutting key={chosen.count} file={chosen.file} onEnd={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
