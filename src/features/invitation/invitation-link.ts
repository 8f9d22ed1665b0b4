import { parseUrl } from '@/lib/parse-url.ts'
import { invitedPath } from '@/lib/paths.ts'
import { site } from '@/lib/site.ts'

/** The host of invitation links: `h5.` followed by the site's domain (specification, section 1). */
const hostOf = (domain: string) => `h5.${domain}`

/**
 * The link that a friend registers with. It is the server's, as long as it stands on the host that
 * the site's own domain names; a link to any other host would send friends elsewhere, so the right
 * one is made from the code.
 */
export function invitationLink(
  { code, link }: { code: string; link: string },
  domain: string | undefined,
): string {
  if (domain === undefined) return link
  if (parseUrl(link)?.hostname === hostOf(domain)) return link
  return `https://${hostOf(domain)}${site.base}#${invitedPath(code)}`
}
