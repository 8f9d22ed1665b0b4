import { Languages } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useEntryAnswer } from '@/components/use-entry-answer.ts'
import { useSiteInfo } from '@/components/use-site-info.ts'
import { agreementPath, paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { HomeBlocks } from './home-blocks.tsx'
import { HomeFooter } from './home-footer.tsx'

/** The entry page: who the operator is, in its own words, and what the risk is. */
export function HomeScreen() {
  const intl = useIntl()
  const navigate = useNavigate()
  const site = useSiteInfo()
  const home = useEntryAnswer('/api/index/home')

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
        {site ? (
          <Notice
            tone="warning"
            title={
              <FormattedMessage
                id="home.risk.title"
                defaultMessage="Risk notice"
                description="Heading of the risk notice on the entry page."
              />
            }
            action={
              <TextLink href={agreementPath('risk')}>
                <FormattedMessage
                  id="home.risk.more"
                  defaultMessage="Read the whole risk notice"
                  description="Link to the page with the risk notice."
                />
              </TextLink>
            }
          >
            {site.risk_notice}
          </Notice>
        ) : null}
        <HomeFooter version={site?.version} />
      </Stack>
    </Page>
  )
}
