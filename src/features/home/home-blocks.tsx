import { useQuery } from '@tanstack/react-query'
import { Handshake, Landmark, Target, Telescope, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { HomeBlock } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card } from '@/ui/card.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import styles from './home-blocks.module.css'
import { homeBannersQuery } from './queries.ts'

const ICON_SIZE = 22

const icons: Readonly<Record<string, ReactNode>> = {
  introduction: <Landmark size={ICON_SIZE} aria-hidden />,
  mission: <Target size={ICON_SIZE} aria-hidden />,
  vision: <Telescope size={ICON_SIZE} aria-hidden />,
  commitment: <Handshake size={ICON_SIZE} aria-hidden />,
  leadership: <UsersRound size={ICON_SIZE} aria-hidden />,
}

/** The operator's introduction for visitors, in short, with the ways in. */
export function HomeIntroduction({ blocks }: { blocks: readonly HomeBlock[] }) {
  const introduction = blocks.find(isIntroduction)
  if (!introduction) return <HomeActions />
  const [first = '', ...rest] = paragraphsOf(introduction.text)
  return (
    <Card tone="brand">
      <h2 className={styles.headline}>{introduction.title}</h2>
      <Paragraphs texts={[first]} />
      {rest.length === 0 ? null : (
        <Disclosure
          summary={
            <FormattedMessage
              id="home.blocks.more"
              defaultMessage="Read more"
              description="Line that opens the rest of the operator's introduction."
            />
          }
        >
          <Paragraphs texts={rest} />
        </Disclosure>
      )}
      <HomeActions />
    </Card>
  )
}

const isIntroduction = ({ type }: HomeBlock) => type === 'introduction'

/** One of the operator's texts, open. */
export function OpenBlock({ block }: { block: HomeBlock }) {
  return (
    <section>
      <h3 className={styles.title}>{block.title}</h3>
      <Paragraphs texts={paragraphsOf(block.text)} />
    </section>
  )
}

/**
 * The operator's texts below its introduction in its own order, each folded to its title. A kind that
 * this version does not know is shown like the others.
 */
export function HomeBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  const shown = blocks.filter((block) => !isIntroduction(block))
  if (blocks.length === 0) {
    return (
      <EmptyState
        icon={<Landmark size={28} aria-hidden />}
        title={<FormattedMessage {...common.noData} />}
        body={
          <FormattedMessage
            id="home.blocks.emptyBody"
            defaultMessage="We haven't published anything here yet."
            description="Below 'no data' on the entry page."
          />
        }
      />
    )
  }
  if (shown.length === 0) return null
  return (
    <Card className={styles.blocks ?? ''}>
      {shown.map((block) => (
        <Disclosure
          key={block.type}
          summary={
            <span className={styles.head}>
              <span className={styles.icon}>{icons[block.type] ?? icons.introduction}</span>
              <h2 className={styles.title}>{block.title}</h2>
            </span>
          }
        >
          <Paragraphs texts={paragraphsOf(block.text)} />
        </Disclosure>
      ))}
    </Card>
  )
}

/** Plain text whose paragraphs are parted by an empty line. */
const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((paragraph) => (
    <p key={paragraph} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
}

/** The ways in for visitors. */
function HomeActions() {
  return (
    <div className={styles.actions}>
      <UiLink href={paths.register} className={buttonClass()}>
        <FormattedMessage {...common.register} />
      </UiLink>
      <UiLink href={paths.login} className={buttonClass({ variant: 'secondary' })}>
        <FormattedMessage {...common.logIn} />
      </UiLink>
    </div>
  )
}

/** The operator's banners. Space is reserved while they load, to avoid a layout shift. */
export function HomeBanners() {
  const { data, isPending } = useQuery(homeBannersQuery())
  const { hasPage } = useAreas()
  const banners = (data?.list ?? []).filter(({ link }) => hasPage(link))
  if (banners.length > 0) return <BannerCarousel banners={banners} />
  return isPending ? <div className={styles.place} /> : null
}
