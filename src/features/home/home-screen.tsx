import { Languages } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useGetHome, useGetSiteInfo } from '@/generated/content/content.ts'
import type { HomeBlock } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { agreementPath, paths } from '@/lib/paths.ts'
import { release } from '@/platform/release.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { VersionLine } from '@/shell/version-line.tsx'
import { Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { HomeBanners, HomeBlocks, HomeIntroduction } from './home-blocks.tsx'
import styles from './home-footer.module.css'
import { HomeMovers } from './home-movers.tsx'
import { HowItWorks } from './how-it-works.tsx'

// Extras with files of their own: visitors load neither.
const UserHome = loadable(
  async () => (await import('./user-home.tsx')).UserHome,
  <Loading shape="block" count={3} />,
)
const FoldedRows = loadable(async () => (await import('./folded-rows.tsx')).FoldedRows, null)

/**
 * The entry page. Visitors: who the operator is, in one sentence, what moves, how it works, and what the
 * risk is. Users: their day first.
 */
export function HomeScreen() {
  const intl = useIntl()
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const site = useSiteInfo()

  return (
    <Page
      brand
      {...(site && { title: site.product_name })}
      barActions={
        <IconButton
          label={intl.formatMessage(common.language)}
          icon={<Languages size={22} aria-hidden />}
          onClick={() => navigate(paths.language)}
        />
      }
    >
      <Stack gap="loose">
        {loggedIn ? (
          <ErrorBoundary frame={() => <OfTheOperator loggedIn />}>
            <UserHome>
              <OfTheOperator loggedIn />
            </UserHome>
          </ErrorBoundary>
        ) : (
          <OfTheOperator loggedIn={false} />
        )}
      </Stack>
    </Page>
  )
}

/** What the operator says of itself, and of the risk. */
function OfTheOperator({ loggedIn }: { loggedIn: boolean }) {
  const site = useSiteInfo()
  const home = useGetHome()
  const info = useGetSiteInfo()
  // Rendered together with the content above, to avoid a layout shift.
  const stands = !home.isPending && !info.isPending
  return (
    <>
      <QueryBoundary query={home} loading={<Loading shape="block" count={3} />}>
        {({ blocks }) =>
          loggedIn ? <FoldedRows blocks={blocks} /> : <ForVisitors blocks={blocks} />
        }
      </QueryBoundary>
      {stands ? (
        <>
          {site ? <RiskCard text={site.risk_notice} /> : null}
          <HomeFooter />
        </>
      ) : null}
    </>
  )
}

function ForVisitors({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { offers } = useAreas()
  return (
    <Stack gap="loose">
      <HomeIntroduction blocks={blocks} />
      {offers('trading') ? <HomeMovers /> : null}
      <HomeBanners />
      <HowItWorks />
      <HomeBlocks blocks={blocks} />
    </Stack>
  )
}

/** The operator's texts, the way to support, and the version. */
function HomeFooter() {
  return (
    <footer className={styles.footer}>
      <TextLink alone href={agreementPath('agreement')}>
        <FormattedMessage {...common.userAgreement} />
      </TextLink>
      <TextLink alone href={agreementPath('privacy')}>
        <FormattedMessage {...common.privacy} />
      </TextLink>
      <TextLink alone href={paths.customer}>
        <FormattedMessage {...common.support} />
      </TextLink>
      <p className={styles.version}>
        <VersionLine version={release().version} />
      </p>
    </footer>
  )
}

/** The operator's risk notice. */
function RiskCard({ text }: { text: string }) {
  return (
    <section className={styles.risk}>
      <h2 className={styles.title}>
        <FormattedMessage {...common.riskNotice} />
      </h2>
      <p>{text}</p>
      <TextLink href={agreementPath('risk')}>
        <FormattedMessage {...common.fullRiskNotice} />
      </TextLink>
    </section>
  )
}
