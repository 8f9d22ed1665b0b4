import { useState } from 'react'
import styles from './avatar.module.css'
import { cx } from './cx'
import { VisuallyHidden } from './visually-hidden'

export type AvatarProps = {
  /** One or two letters, shown without a picture or when it fails. */
  initials: string
  src?: string | null
  /** Whose it is; empty where the name stands beside it. */
  alt: string
  size?: 'md' | 'lg'
}

/** A person's or product's picture, or letters. */
export function Avatar({ initials, src, alt, size = 'md' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const picture = src && src !== failedSrc ? src : null
  const look = cx(styles.avatar, size === 'lg' && styles.lg)
  if (picture) {
    return (
      <span className={look}>
        <img src={picture} alt={alt} onError={() => setFailedSrc(picture)} />
      </span>
    )
  }
  return (
    <span className={look}>
      <span aria-hidden>{initials}</span>
      {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
    </span>
  )
}
