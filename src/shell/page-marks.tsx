import { FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { Stack } from '@/ui/card.tsx'
import { DemoMark, OfflineBar } from '@/ui/marks.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { usePageStrip } from './page-strip.ts'
import { useOnline } from './use-online.ts'

/**
 * The marks above every page: demo, offline, and what is to be told. The demo mark stands until a build for live money
 * (`VITE_LIVE`) hears from its server that the site is live: no answer never means real money.
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
          <FormattedMessage
            id="app.mark.demo"
            defaultMessage="Demo - no real money"
            description="Permanent mark on every page of a demo site."
          />
        </DemoMark>
      )}
      <OfflineBar>
        {online ? undefined : (
          <FormattedMessage
            id="app.mark.offline"
            defaultMessage="You are offline. What you see may be out of date, and nothing can be sent."
            description="Bar on every page while the device has no network."
          />
        )}
      </OfflineBar>
      {usePageStrip()}
    </>
  )
}

/** What the demo can do that no live site can: its control page. */
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
