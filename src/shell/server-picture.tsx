import type { ComponentProps } from 'react'
import { pictureAddress } from '@/lib/server-address.ts'

interface ServerPictureProps extends ComponentProps<'img'> {
  address: string | null
}

/** A picture beside words that say the same; nothing where the server has none on its own host. */
export function ServerPicture({ address, ...props }: ServerPictureProps) {
  const src = pictureAddress(address)
  return src === null ? null : <img alt="" {...props} src={src} />
}
