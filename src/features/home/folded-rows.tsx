import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import type { HomeBlock } from '@/generated/h5.schemas.ts'
import { paths } from '@/lib/paths.ts'
import { Card } from '@/ui/card.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './home-blocks.module.css'
import { OpenBlock } from './home-blocks.tsx'
import { HowItWorksSteps, howItWorks } from './how-it-works.tsx'

/** What a user has read before: who the operator is, how it works, and the way to the news. */
export function FoldedRows({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { offers } = useAreas()
  return (
    <Card className={styles.blocks ?? ''}>
      {blocks.length === 0 ? null : (
        <Folded
          heading={
            <FormattedMessage
              id="home.rows.about"
              defaultMessage="About us"
              description="Folded row of the entry page with the operator's texts about itself."
            />
          }
        >
          {blocks.map((block) => (
            <OpenBlock key={block.type} block={block} />
          ))}
        </Folded>
      )}
      <Folded heading={<FormattedMessage {...howItWorks} />}>
        <HowItWorksSteps />
      </Folded>
      {offers('news') ? (
        <UiLink href={paths.news} className={styles.row}>
          <span className={styles.title}>
            <FormattedMessage
              id="home.rows.news"
              defaultMessage="News"
              description="Row of the entry page that leads to the operator's news."
            />
          </span>
          <ChevronRight size={18} aria-hidden />
        </UiLink>
      ) : null}
    </Card>
  )
}

function Folded({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return <Disclosure summary={<h2 className={styles.title}>{heading}</h2>}>{children}</Disclosure>
}
