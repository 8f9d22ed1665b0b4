import { Download } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useGetContentByType, useGetSiteInfo } from '@/generated/content/content.ts'
import type { SiteInfo } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { askToInstall, installPrompt, subscribeInstallPrompt } from '@/platform/install-prompt.ts'
import { BrandLogo } from '@/shell/brand-logo.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { RichText } from '@/shell/rich-text.tsx'
import { Button, buttonClass } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './download.module.css'
import { InstallSteps } from './install-steps.tsx'
import type { Platform } from './platform.ts'
import { isInstalled, PLATFORMS, platformOf } from './platform.ts'

const names = defineMessages({
  ios: {
    id: 'content.download.platform.ios',
    defaultMessage: 'iPhone, iPad',
    description: 'Segment: the steps for an iPhone or iPad.',
  },
  android: {
    id: 'content.download.platform.android',
    defaultMessage: 'Android',
    description: 'Segment: the steps for a phone with Android.',
  },
  desktop: common.computer,
} satisfies Record<Platform, object>)

/** The app for the device: the operator's downloads, and the way to the home screen for all. */
export function DownloadScreen() {
  const site = useGetSiteInfo()
  const text = useGetContentByType({ type: 'download' })
  const words = text.data?.html ?? ''

  return (
    <Page>
      <Stack>
        <QueryBoundary query={site} loading={<Loading shape="block" />}>
          {(info) => <StoreCard info={info} />}
        </QueryBoundary>
        <HomeScreenCard />
        {words === '' ? null : (
          <Card>
            <RichText html={words} />
          </Card>
        )}
      </Stack>
    </Page>
  )
}

/** The operator's downloads; missing ones are listed as unavailable. */
function StoreCard({ info }: { info: SiteInfo }) {
  const { android_url: android, ios_url: ios, version } = info.downloads
  const missing = Object.entries({ android, ios }).flatMap(([name, url]) =>
    url === null ? [name] : [],
  )
  return (
    <Card>
      <Stack>
        <div className={styles.head}>
          <BrandLogo size={64} decorative />
          <div>
            <h2 className={styles.name}>{info.product_name}</h2>
            <Text>
              <FormattedMessage
                id="content.download.page.version"
                defaultMessage="Version {version}"
                description="Version of the app that can be downloaded."
                values={{ version }}
              />
            </Text>
          </div>
        </div>
        <div className={styles.links}>
          {Object.entries({ android, ios }).map(([platform, url]) =>
            url === null ? null : (
              <UiLink key={platform} href={url} className={buttonClass({ fullWidth: true })}>
                <FormattedMessage
                  id="content.download.page.app"
                  defaultMessage="{platform, select, ios {Download for iPhone and iPad} other {Download for Android}}"
                  description="Link to the app for iOS, or for Android (other)."
                  values={{ platform }}
                />
              </UiLink>
            ),
          )}
        </div>
        {missing.length === 0 ? null : (
          <Notice>
            <FormattedMessage
              id="content.download.page.noApp"
              defaultMessage="{missing, select, ios {There is no app for iPhone and iPad. Add this page to your home screen instead: it works like an app.} android {There is no app for Android. Add this page to your home screen instead: it works like an app.} other {There is no app in a store. Add this page to your home screen instead: it works like an app.}}"
              description="Where the operator offers no app for iOS (ios), for Android (android), or none at all (other)."
              values={{ missing: missing.join() }}
            />
          </Notice>
        )}
      </Stack>
    </Card>
  )
}

/** Installs the app: the browser's install prompt where there is one, else instructions. */
function HomeScreenCard() {
  const intl = useIntl()
  const prompt = useSyncExternalStore(subscribeInstallPrompt, installPrompt)
  const [platform, setPlatform] = useState(() =>
    platformOf(navigator.userAgent, navigator.maxTouchPoints),
  )
  return (
    <Card>
      <Section
        heading={
          <FormattedMessage
            id="content.download.home.heading"
            defaultMessage="Add to home screen"
            description="Heading above the ways to put the app on the home screen."
          />
        }
        description={
          <FormattedMessage
            id="content.download.home.description"
            defaultMessage="It then opens like any other app, even when you are offline."
            description="Below 'Add to home screen'."
          />
        }
      >
        {isInstalled() ? (
          <Notice tone="success">
            <FormattedMessage
              id="content.download.home.installed"
              defaultMessage="It's installed: you're using it now."
              description="Where the app was opened from the home screen."
            />
          </Notice>
        ) : null}
        {prompt ? (
          <Button
            fullWidth
            icon={<Download size={20} aria-hidden />}
            onClick={() => void askToInstall()}
          >
            <FormattedMessage
              id="content.download.home.install"
              defaultMessage="Install"
              description="Button that asks the browser to install the app."
            />
          </Button>
        ) : null}
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'content.download.home.device',
            defaultMessage: 'Device',
            description: 'Name of the choice of a device, for screen readers.',
          })}
          options={PLATFORMS.map((value) => ({ value, label: intl.formatMessage(names[value]) }))}
          value={platform}
          onChange={setPlatform}
        />
        <InstallSteps platform={platform} />
      </Section>
    </Card>
  )
}
