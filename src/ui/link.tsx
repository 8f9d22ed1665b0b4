import type { ComponentProps, ComponentType } from 'react'
import { createContext, useContext } from 'react'

/** What a link component of the app must accept: the props of a native anchor. */
export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** The page that it stands on is not come back to. */
  replace?: boolean
}

function NativeLink({ children, replace: _, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(NativeLink)

/**
 * Gives the kit the app's link, so that rows, tabs and bars navigate through its router.
 * Without it links are native anchors. `value` takes `href` (a path of the app) and anchor props.
 */
export const LinkProvider = LinkContext.Provider

/** A link of the kit: the app's router link where one is provided, else a native anchor. */
export function UiLink(props: LinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
