import { ChevronRight, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useRouteExists } from '@/components/available-routes.ts'
import type { Banner } from '@/generated/model/banner.ts'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'

export interface BannerLinkProps {
  banner: Banner
  /** In sight from the start: its picture comes with the page. */
  first?: boolean
  className: string | undefined
  /** Added where there is no picture. */
  wordsClassName?: string | undefined
  pictureClassName: string | undefined
  titleClassName?: string | undefined
}

/**
 * One banner: a link where its page exists, its picture where it can be had. Its words always stand
 * there, so that the picture needs none.
 */
export function BannerLink(props: BannerLinkProps) {
  const { title, link, image_url } = props.banner
  const routeExists = useRouteExists()
  const [broken, setBroken] = useState(false)
  const leads = link !== null && routeExists(link)
  const picture = broken ? null : image_url
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
