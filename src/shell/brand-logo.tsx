import { useState } from 'react'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useGetSiteInfo } from '@/generated/content/content.ts'
import { pictureAddress } from '@/lib/server-address.ts'
import { site } from '@/lib/site.ts'
import { cx } from '@/ui/cx.ts'
import styles from './brand-logo.module.css'

interface BrandLogoProps {
  /** In CSS pixels, of both sides: its room is there before the picture is. */
  size: number
  /** Where the product's name stands beside it. */
  decorative?: boolean
}

/**
 * The operator's logo, or the site's icon where the server has none on its own host or it cannot be
 * shown. Until the server has spoken there is room for it alone, so that no mark changes before one's eyes.
 */
export function BrandLogo({ size, decorative = false }: BrandLogoProps) {
  const { isPending } = useGetSiteInfo()
  const info = useSiteInfo()
  const [broken, setBroken] = useState<string | null>(null)
  const address = pictureAddress(info?.logo_url ?? null)
  const logo = address === broken ? null : address
  if (isPending && info === undefined) {
    return <span className={styles.logo} style={{ inlineSize: size, blockSize: size }} />
  }
  return (
    <img
      width={size}
      height={size}
      src={logo ?? `${import.meta.env.BASE_URL}icon.svg`}
      alt={decorative ? '' : (info?.product_name ?? site.name)}
      className={cx(styles.logo, logo !== null && styles.theirs)}
      onError={() => {
        if (logo !== null) setBroken(logo)
      }}
    />
  )
}
