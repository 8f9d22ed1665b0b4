import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { LinkProps } from '@/ui/link.tsx'

/** The kit's link through the router; addresses outside of the app stay native. */
export function AppLink(props: LinkProps) {
  return props.href.startsWith('/') ? <RouterLink {...props} /> : <OutsideLink {...props} />
}

// The router's own Link prefetches and submits forms, for which the entry page has no room.
function RouterLink({ href, onClick, children, ...props }: LinkProps) {
  const address = useHref(href)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href)
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

function OutsideLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} rel="noopener noreferrer">
      {children}
    </a>
  )
}
