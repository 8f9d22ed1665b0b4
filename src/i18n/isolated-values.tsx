import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { IntlShape } from 'react-intl'
import { RawIntlProvider, useIntl } from 'react-intl'
import { isolated } from '@/lib/isolated.ts'

type FormatMessage = IntlShape['formatMessage']

/** Isolates the values in all messages below it: a stranger may have written them. */
export function IsolatedValues({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const isolating = useMemo(() => ({ ...intl, formatMessage: isolatingFormat(intl) }), [intl])
  return <RawIntlProvider value={isolating}>{children}</RawIntlProvider>
}

function isolatingFormat({ formatMessage }: IntlShape): FormatMessage {
  const format = (...[message, values, options]: Parameters<FormatMessage>) =>
    formatMessage(message, values && isolatedIn(values), options)
  // Its overloads depend on the types of the values, which stay the same.
  return format as FormatMessage
}

function isolatedIn<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ])
  // The same names, with values of the same types.
  return Object.fromEntries(entries) as Values
}
