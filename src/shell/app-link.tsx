import { useHref, useLinkClickHandler } from 'react-router-dom'
import { leadsTo } from '@/lib/server-address.ts'
import { OWN_LINK } from '@/shell/own-link.ts'
import type { LinkProps } from '@/ui/link.tsx'

/** The kit's link through the router; addresses outside of the app stay native. */
export function AppLink(props: LinkProps) {
  return props.href.startsWith('/') ? <RouterLink {...props} /> : <OutsideLink {...props} />
}

// Not the router's Link: its prefetching and forms exceed the entry page's size budget.
function RouterLink({ href, replace = false, onClick, children, ...props }: LinkProps) {
  const address = useHref(href)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, {
    state: OWN_LINK,
    replace,
  })
  return (
    <a
      {...props}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}

// `external` marks links that leave the app, but not mail and phone links.
function OutsideLink({ children, replace: _, ...props }: LinkProps) {
  const mark = leadsTo(props.href) === 'out' ? 'external ' : ''
  return (
    <a {...props} rel={`${mark}noopener noreferrer`}>
      {children}
    </a>
  )
}
