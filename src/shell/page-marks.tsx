import { FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { common } from '@/i18n/common-messages.ts'
import { Stack } from '@/ui/card.tsx'
import { DemoMark, OfflineBar } from '@/ui/marks.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { usePageStrip } from './page-strip.ts'
import { useOnline } from './use-online.ts'

/**
 * The marks above every page: demo, offline, and lines such as an open outcome. The demo mark stays until
 * a build for real money (`VITE_LIVE`) hears from its server that the site is live.
 */
export function PageMarks() {
  const online = useOnline()
  const site = useSiteInfo()
  const live = import.meta.env.VITE_LIVE === 'true' && site?.environment === 'live'

  return (
    <>
      {live ? null : (
        <DemoMark
          {...(site?.demo?.control_url && { panel: <DemoPanel href={site.demo.control_url} /> })}
        >
          <FormattedMessage {...common.demoMark} />
        </DemoMark>
      )}
      <OfflineBar>
        {online ? undefined : (
          <FormattedMessage
            id="app.mark.offline"
            defaultMessage="You are offline. What you see may be out of date, and you can't send anything."
            description="Bar on every page while the device has no network."
          />
        )}
      </OfflineBar>
      {usePageStrip()}
    </>
  )
}

/** The sandbox's control page, which no live site has. */
function DemoPanel({ href }: { href: string }) {
  return (
    <Stack gap="tight">
      <p>
        <FormattedMessage
          id="app.demo.body"
          defaultMessage="Money, people and prices here are made up. On the control page you decide reviews, read the codes that were sent and move the clock."
          description="In the panel that the demo mark opens, above the link to the control page."
        />
      </p>
      <TextLink alone href={href} target="_blank">
        <FormattedMessage
          id="app.demo.control"
          defaultMessage="Open the control page"
          description="Link to the page that controls the demo, in English, in another tab."
        />
      </TextLink>
    </Stack>
  )
}
