import { ChevronRight, Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { Banner } from '@/generated/h5.schemas.ts'
import { isPage } from '@/lib/paths.ts'
import { pictureAddress } from '@/lib/server-address.ts'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'

export interface BannerLinkProps {
  banner: Banner
  /** Loads the picture eagerly, because it is visible from the start. */
  first?: boolean
  className: string | undefined
  /** Added where there is no picture. */
  wordsClassName?: string | undefined
  pictureClassName: string | undefined
  titleClassName?: string | undefined
}

/**
 * One banner: a link if its page exists, with its picture if it loads. The title is always text, so
 * the picture needs no alt text.
 */
export function BannerLink(props: BannerLinkProps) {
  const { title, link, image_url } = props.banner
  const [broken, setBroken] = useState(false)
  const leads = isPage(link)
  const picture = broken ? null : pictureAddress(image_url)
  const className = cx(props.className, picture === null && props.wordsClassName)
  const content = (
    <>
      {picture === null ? (
        <Megaphone size={20} aria-hidden />
      ) : (
        <img
          src={picture}
          alt=""
          // The shape of a banner; the page decides about its size.
          width={750}
          height={300}
          loading={props.first ? 'eager' : 'lazy'}
          decoding="async"
          className={props.pictureClassName}
          onError={() => setBroken(true)}
        />
      )}
      <span className={props.titleClassName}>{title}</span>
      {leads ? <ChevronRight size={18} aria-hidden /> : null}
    </>
  )
  if (!leads) return <div className={className}>{content}</div>
  return (
    <UiLink href={link} className={className}>
      {content}
    </UiLink>
  )
}
