import { defineMessages, FormattedMessage } from 'react-intl'
import styles from './download.module.css'
import type { Platform } from './platform.ts'

const steps = {
  ios: Object.values(
    defineMessages({
      first: {
        id: 'content.download.ios.first',
        defaultMessage: 'Open this page in Safari and tap the share button.',
        description: 'First step to the home screen on an iPhone or iPad.',
      },
      second: {
        id: 'content.download.ios.second',
        defaultMessage: 'Choose "Add to Home Screen".',
        description: 'Second step on an iPhone or iPad. The words in quotes are the menu of iOS.',
      },
      third: {
        id: 'content.download.ios.third',
        defaultMessage: 'Tap "Add". The app opens from its icon.',
        description: 'Third step on an iPhone or iPad. The word in quotes is that of iOS.',
      },
    }),
  ),
  android: Object.values(
    defineMessages({
      first: {
        id: 'content.download.android.first',
        defaultMessage: 'Open this page in Chrome and tap the menu with three dots.',
        description: 'First step to the home screen on Android.',
      },
      second: {
        id: 'content.download.android.second',
        defaultMessage: 'Choose "Add to Home screen" or "Install app".',
        description: 'Second step on Android. The words in quotes are the menu of Chrome.',
      },
      third: {
        id: 'content.download.android.third',
        defaultMessage: 'Confirm. The app opens from its icon.',
        description: 'Third step on Android.',
      },
    }),
  ),
  desktop: Object.values(
    defineMessages({
      first: {
        id: 'content.download.desktop.first',
        defaultMessage: 'Open this page in Chrome or Edge.',
        description: 'First step to install the app on a computer.',
      },
      second: {
        id: 'content.download.desktop.second',
        defaultMessage: 'Click the install icon at the end of the address bar.',
        description: 'Second step on a computer.',
      },
      third: {
        id: 'content.download.desktop.third',
        defaultMessage: 'Confirm. The app opens in a window of its own.',
        description: 'Third step on a computer.',
      },
    }),
  ),
} satisfies Record<Platform, unknown>

/** How the app comes to the home screen of a device, step by step. */
export function InstallSteps({ platform }: { platform: Platform }) {
  return (
    <ol className={styles.steps}>
      {steps[platform].map((step) => (
        <li key={step.id}>
          <FormattedMessage {...step} />
        </li>
      ))}
    </ol>
  )
}
