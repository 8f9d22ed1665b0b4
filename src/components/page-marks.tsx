import { FormattedMessage } from 'react-intl'
import { DemoMark, OfflineBar } from '@/ui/marks.tsx'
import { usePageStrip } from './page-strip.ts'
import { useOnline } from './use-online.ts'
import { useSiteInfo } from './use-site-info.ts'

/**
 * The marks above every page: demo, offline, and the strip of open orders. The demo mark stands until a build for live money
 * (`VITE_LIVE`) hears from its server that the site is live: no answer never means real money.
 */
export function PageMarks() {
  const online = useOnline()
  const environment = useSiteInfo()?.environment
  const live = import.meta.env.VITE_LIVE === 'true' && environment === 'live'

  return (
    <>
      {live ? null : (
        <DemoMark>
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
