import { Handshake, Landmark, Target, Telescope, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { HomeBlock } from '@/generated/model/home-block.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { HomeActions } from './home-actions.tsx'
import { HomeBanners } from './home-banners.tsx'
import styles from './home-blocks.module.css'

const ICON_SIZE = 22

const icons: Readonly<Record<string, ReactNode>> = {
  introduction: <Landmark size={ICON_SIZE} aria-hidden />,
  mission: <Target size={ICON_SIZE} aria-hidden />,
  vision: <Telescope size={ICON_SIZE} aria-hidden />,
  commitment: <Handshake size={ICON_SIZE} aria-hidden />,
  leadership: <UsersRound size={ICON_SIZE} aria-hidden />,
}

/**
 * The operator's texts in its own order: the introduction large, the others as cards. A kind that
 * this version does not know is shown like the others.
 */
export function HomeBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  const introduction = blocks.find(({ kind }) => kind === 'introduction')
  const others = blocks.filter((block) => block !== introduction)
  return (
    <Stack>
      {introduction ? (
        <Card tone="brand">
          <h2 className={styles.headline}>{introduction.title}</h2>
          <Paragraphs text={introduction.body} />
          <HomeActions />
        </Card>
      ) : (
        <HomeActions />
      )}
      <HomeBanners />
      {blocks.length === 0 ? (
        <EmptyState
          icon={<Landmark size={28} aria-hidden />}
          title={
            <FormattedMessage
              id="home.blocks.empty"
              defaultMessage="no data"
              description="Catalogue text 'no data', where the operator has written nothing about itself."
            />
          }
          body={
            <FormattedMessage
              id="home.blocks.emptyBody"
              defaultMessage="The operator has not written about itself yet."
              description="Below 'no data' on the entry page."
            />
          }
        />
      ) : null}
      {others.map((block) => (
        <Card key={block.kind}>
          <div className={styles.head}>
            <span className={styles.icon}>{icons[block.kind] ?? icons.introduction}</span>
            <h2 className={styles.title}>{block.title}</h2>
          </div>
          <Paragraphs text={block.body} />
        </Card>
      ))}
    </Stack>
  )
}

/** Plain text whose paragraphs are parted by an empty line. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph} className={styles.paragraph}>
        {paragraph}
      </p>
    ))
}
