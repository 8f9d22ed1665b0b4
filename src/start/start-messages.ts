import { defineMessage, defineMessages } from 'react-intl'

/**
 * What is said where the app itself cannot speak: the browser is too old for it, it did not start, or
 * its frame failed. `scripts/build/start-plugin.ts` puts these texts into the start script in all languages.
 */
export const startMessages = defineMessages({
  oldTitle: {
    id: 'start.old.title',
    defaultMessage: 'Your browser is out of date',
    description: 'Heading of the page that browsers show which are too old for the app.',
  },
  oldBody: {
    id: 'start.old.body',
    defaultMessage:
      'This app needs {browsers} or newer. Update your browser or your device’s system software, or open this page in another browser or on another device.',
    description:
      'What to do with a browser that is too old. browsers lists names with numbers, such as "Safari 16.0, Chrome 105".',
  },
  failedTitle: {
    id: 'start.failed.title',
    defaultMessage: 'Something went wrong on our side',
    description: 'Heading of the page in the place of the app when it did not start or broke down.',
  },
  failedBody: {
    id: 'start.failed.body',
    defaultMessage:
      "Reload the page. If that doesn't help, contact customer service. What we have already received from you is not affected.",
    description: 'What to do when the app did not start or broke down.',
  },
  offlineTitle: {
    id: 'start.offline.title',
    defaultMessage: 'You are offline',
    description: 'Heading of the page in the place of the app when it could not be loaded offline.',
  },
  offlineBody: {
    id: 'start.offline.body',
    defaultMessage: 'Connect to the internet, then reload the page.',
    description: 'What to do when the app could not be loaded because there is no network.',
  },
  reload: {
    id: 'start.page.reload',
    defaultMessage: 'Reload',
    description: 'Button that loads the page again.',
  },
  support: {
    id: 'start.page.support',
    defaultMessage: 'Customer service',
    description: 'Link to customer service, and heading above its phone number and addresses.',
  },
  release: {
    id: 'start.page.release',
    defaultMessage: 'Version {release}',
    description: 'Small, at the foot: which version of the app it is, for customer service.',
  },
})

/** A text of the start script. */
export type StartText = keyof typeof startMessages

/** All texts of the start script. */
export const startTexts = Object.keys(startMessages) as StartText[]

/** The page itself says this in all languages, where scripts are turned off. */
export const scriptNeeded = defineMessage({
  id: 'start.script.needed',
  defaultMessage: 'This app needs JavaScript. Turn it on in your browser’s settings.',
  description: 'The only text that browsers show in which scripts are turned off.',
})
