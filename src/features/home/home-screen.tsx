import { Languages } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { EntryState } from '@/api/entry-store.ts'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useEntryAnswer } from '@/components/use-entry-answer.ts'
import { useSiteInfo } from '@/components/use-site-info.ts'
import type { EntryPath } from '@/generated/entry.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { HomeBlocks } from './home-blocks.tsx'
import { HomeFooter } from './home-footer.tsx'
import { RiskCard } from './risk-card.tsx'

/** The entry page: who the operator is, in its own words, and what the risk is. */
export function HomeScreen() {
  const intl = useIntl()
  const navigate = useNavigate()
  const site = useSiteInfo()
  const home = useEntryAnswer('/api/index/home')
  const info = useEntryAnswer('/api/index/info')
  // What stands below comes at once with what is above it, or it would be pushed down.
  const stands = isKnown(home) && isKnown(info)

  return (
    <Page
      {...(site && { title: site.product_name })}
      barActions={
        <IconButton
          label={intl.formatMessage({
            id: 'home.bar.language',
            defaultMessage: 'Language',
            description: 'Name of the button that leads to the language page.',
          })}
          icon={<Languages size={22} aria-hidden />}
          onClick={() => navigate(paths.language)}
        />
      }
    >
      <Stack gap="loose">
        <QueryBoundary
          query={home}
          loading={
            <Skeleton
              shape="block"
              count={3}
              label={intl.formatMessage({
                id: 'home.blocks.loading',
                defaultMessage: 'Loading',
                description: 'Said by screen readers while the entry page loads.',
              })}
            />
          }
        >
          {(data) => <HomeBlocks blocks={data.blocks} />}
        </QueryBoundary>
        {stands ? (
          <>
            {site ? <RiskCard text={site.risk_notice} /> : null}
            <HomeFooter version={site?.version} />
          </>
        ) : null}
      </Stack>
    </Page>
  )
}

/** The answer is there, or it is known that it cannot be had. */
const isKnown = ({ data, error }: EntryState<EntryPath>) => data !== undefined || error !== null
