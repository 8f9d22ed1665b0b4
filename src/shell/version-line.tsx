import { FormattedMessage } from 'react-intl'
import { releaseText } from '@/platform/release.ts'

/** Which version of the app this is; where something went wrong, with all that tells builds apart. */
export function VersionLine({ version = releaseText() }: { version?: string }) {
  return (
    <FormattedMessage
      id="app.common.version"
      defaultMessage="Version {version}"
      description="Version of the app, small: at the end of the entry page, and where something went wrong with its commit and moment."
      values={{ version }}
    />
  )
}
