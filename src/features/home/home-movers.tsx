import { FormattedMessage } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import { whenIdle } from '@/platform/when-idle.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Section } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './home-live.module.css'
import { BlankMovers } from './movers-list.tsx'

// The page stands first: on a slow line prices, and the files that draw them, wait until it is idle.
const LiveMovers = loadable(
  async () => {
    await new Promise<void>((resolve) => {
      whenIdle(resolve)
    })
    return (await import('./live-movers.tsx')).LiveMovers
  },
  <BlankMovers />,
)

/** What moves most now, in a place that has its height from the beginning. */
export function HomeMovers() {
  return (
    <Section
      heading={
        <FormattedMessage
          id="home.movers.heading"
          defaultMessage="Largest moves"
          description="Heading above the products whose prices moved most since the previous close."
        />
      }
      action={
        <TextLink href={paths.index}>
          <FormattedMessage
            id="home.products.all"
            defaultMessage="All prices"
            description="Link beside 'Your products': to all quotes."
          />
        </TextLink>
      }
    >
      <ErrorBoundary
        frame={() => (
          <p className={styles.none}>
            <NoPrices />
          </p>
        )}
      >
        <LiveMovers
          none={
            <p className={styles.none}>
              <NoPrices />
            </p>
          }
        />
      </ErrorBoundary>
    </Section>
  )
}

function NoPrices() {
  return (
    <FormattedMessage
      id="home.movers.none"
      defaultMessage="We can't show prices right now."
      description="In place of the products that move most."
    />
  )
}
