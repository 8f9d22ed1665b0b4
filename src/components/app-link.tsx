import { Link } from 'react-router-dom'
import type { LinkProps } from '@/ui/link.tsx'

/** The kit's link through the router; addresses outside of the app stay native. */
export function AppLink({ href, children, ...props }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a {...props} href={href} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <Link {...props} to={href} state={{ inApp: true }}>
      {children}
    </Link>
  )
}
