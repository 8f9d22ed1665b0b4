import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import styles from './download.module.css'
import type { Platform } from './platform.ts'

const steps: readonly MessageDescriptor[] = Object.values(
  defineMessages({
    first: {
      id: 'content.download.step.first',
      defaultMessage:
        '{platform, select, ios {Open this page in Safari and tap the share button.} android {Open this page in Chrome and tap the menu with three dots.} other {Open this page in Chrome or Edge.}}',
      description:
        'First step to the home screen of an iPhone or iPad (ios) or an Android phone, or to install the app on a computer (other).',
    },
    second: {
      id: 'content.download.step.second',
      defaultMessage:
        '{platform, select, ios {Choose "Add to Home Screen".} android {Choose "Add to Home screen" or "Install app".} other {Click the install icon at the end of the address bar.}}',
      description: 'Second step. The words in quotes are the menu of iOS, or of Chrome on Android.',
    },
    third: {
      id: 'content.download.step.third',
      defaultMessage:
        '{platform, select, ios {Tap "Add". The app opens from its icon.} android {Confirm. The app opens from its icon.} other {Confirm. The app opens in a window of its own.}}',
      description: 'Third step. The word in quotes is that of iOS.',
    },
  }),
)

/** How the app comes to the home screen of a device, step by step. */
export function InstallSteps({ platform }: { platform: Platform }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id}>
          <FormattedMessage {...step} values={{ platform }} />
        </li>
      ))}
    </ol>
  )
}
