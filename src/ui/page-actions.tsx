import type { ReactNode } from 'react'
import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { PageFoot, StickyActions } from './page-shell.tsx'

/** Actions of a part of the page that stay in sight at its foot; outside of a page they stand here. */
export function PageActions({ children }: { children: ReactNode }) {
  const foot = useContext(PageFoot)
  if (foot === undefined) return children
  return foot && createPortal(<StickyActions>{children}</StickyActions>, foot)
}
