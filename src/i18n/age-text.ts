import type { IntlShape } from 'react-intl'

/**
 * How long ago something was, in words: "2 sec. ago", or "now" below one second. Not the narrow style:
 * French writes "-1 s" then, which reads as a figure.
 */
export function ageText(
  { formatRelativeTime }: Pick<IntlShape, 'formatRelativeTime'>,
  seconds: number,
): string {
  return formatRelativeTime(-Math.max(0, Math.floor(seconds)), 'second', {
    style: 'short',
    numeric: 'auto',
  })
}
