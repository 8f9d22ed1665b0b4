import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { NoAnswerKind } from '@/api/errors.ts'
import { NoAnswerError, RefusalError } from '@/api/errors.ts'
import { common } from '@/i18n/common-messages.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { ErrorState } from '@/ui/state-panel.tsx'
import { loadable } from './loadable.tsx'
import { VersionLine } from './version-line.tsx'

const bodies = defineMessages({
  offline: {
    id: 'app.error.offline',
    defaultMessage: 'You are offline. Connect to the internet and try again.',
    description: 'Why something could not be loaded: the device has no network.',
  },
  notLoaded: {
    id: 'app.error.notLoaded',
    defaultMessage: "We couldn't load part of the app. Reload the page.",
    description: 'Why something could not be loaded: a file of the app is missing.',
  },
  unreachable: {
    id: 'app.error.unreachable',
    defaultMessage: "We can't connect right now. Please try again.",
    description: 'Why something could not be loaded: no connection.',
  },
  timeout: {
    id: 'app.error.timeout',
    defaultMessage: 'This took too long to load. Please try again.',
    description: 'Why something could not be loaded: 60 seconds passed.',
  },
  unreadable: {
    id: 'app.error.unreadable',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'Why something could not be loaded: the answer was broken.',
  },
  unknown: {
    id: 'app.error.unknown',
    defaultMessage: 'Something went wrong on this page. Your history shows what was carried out.',
    description: 'Why something could not be shown: a fault of the app.',
  },
} satisfies Record<NoAnswerKind | 'unknown', object>)

const networkTitle = <FormattedMessage {...common.networkError} />
const otherTitle = (
  <FormattedMessage
    id="app.error.notShown"
    defaultMessage="We can't show this"
    description="Heading where something could not be shown and the network is not at fault."
  />
)

const isNetwork = (kind: NoAnswerKind | 'unknown') =>
  kind === 'offline' || kind === 'unreachable' || kind === 'timeout'

export interface ErrorPanelProps {
  error: unknown
  onRetry: () => void
  pending?: boolean
}

/** Something was refused, or could not be loaded or shown: the reason in words, and a retry. */
export function ErrorPanel({ error, onRetry, pending = false }: ErrorPanelProps) {
  const intl = useIntl()
  if (error instanceof RefusalError) return <RefusalPanel refusal={error} onRetry={onRetry} />
  const kind = error instanceof NoAnswerError ? error.kind : 'unknown'
  return (
    <ErrorState
      title={isNetwork(kind) ? networkTitle : otherTitle}
      body={intl.formatMessage(bodies[kind])}
      retryLabel={intl.formatMessage(common.tryAgain)}
      onRetry={onRetry}
      pending={pending}
      note={<VersionLine />}
    />
  )
}

// Loaded on demand for reads: the refusal messages are a large catalogue. Forms import it directly.
const RefusalPanel = loadable(
  async () => (await import('./refusal-content.tsx')).RefusalContent,
  <Spinner />,
)
