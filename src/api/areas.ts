import { useGetSiteInfo } from '@/generated/content/content.ts'
import type { Capability } from '@/generated/h5.schemas.ts'
import { Area } from '@/generated/h5.schemas.ts'
import type { PagePath } from '@/lib/paths.ts'
import { pageOf, paths } from '@/lib/paths.ts'
import { site } from '@/lib/site.ts'

/** The area to which each page belongs; null, where every site has it. */
const areaOfPage: Readonly<Record<PagePath, Area | null>> = {
  [paths.index]: 'trading',
  [paths.trade]: 'trading',
  [paths.orders]: 'trading',
  [paths.limits]: 'trading',
  [paths.priceAlerts]: 'trading',
  [paths.practice]: 'trading',
  [paths.project]: 'financing',
  [paths.projectDetails]: 'financing',
  [paths.purchase]: 'financing',
  [paths.finance]: 'financing',
  [paths.exchange]: 'coins',
  [paths.exchangeRecords]: 'coins',
  [paths.bindWallet]: 'coins',
  [paths.invite]: 'invitations',
  [paths.inviteRules]: 'invitations',
  [paths.inviteRecords]: 'invitations',
  [paths.activities]: 'activities',
  [paths.activity]: 'activities',
  [paths.news]: 'news',
  [paths.newsDetails]: 'news',
  [paths.chooseLocation]: 'places',
  [paths.openLocation]: 'places',
  [paths.aboutUs]: null,
  [paths.user]: null,
  [paths.login]: null,
  [paths.register]: null,
  [paths.forgotPassword]: null,
  [paths.agreement]: null,
  [paths.language]: null,
  [paths.customer]: null,
  [paths.withdraw]: null,
  [paths.withdrawalRecords]: null,
  [paths.deposit]: null,
  [paths.depositRecords]: null,
  [paths.depositClasses]: null,
  [paths.wallet]: null,
  [paths.settings]: null,
  [paths.security]: null,
  [paths.loginPassword]: null,
  [paths.fundPassword]: null,
  [paths.devices]: null,
  [paths.securityEvents]: null,
  [paths.passkeys]: null,
  [paths.messages]: null,
  [paths.notices]: null,
  [paths.verification]: null,
  [paths.paymentMethods]: null,
  [paths.bindCard]: null,
  [paths.addMethod]: null,
  [paths.splash]: null,
  [paths.download]: null,
}

/** What the server must have beyond the specification for a page. */
const capabilityOfPage: Readonly<Partial<Record<PagePath, Capability>>> = {
  [paths.limits]: 'own_limits',
  [paths.devices]: 'devices',
  [paths.securityEvents]: 'devices',
  [paths.priceAlerts]: 'price_alerts',
  [paths.practice]: 'practice',
  [paths.passkeys]: 'passkeys',
}

/** What the site offers, as it last said; on a device's first visit, what it was built for. */
let offered: readonly Area[] = Object.values(Area).filter((area) => site.areas.includes(area))

/** What its server has beyond the specification, as it last said; nothing on a device's first visit. */
let present: readonly Capability[] = []

/**
 * Takes over what a site says of itself. Where it names no areas, it offers everything; where it names no
 * capabilities, it has none.
 */
export function learnAreas({
  areas = Object.values(Area),
  capabilities = [],
}: {
  areas?: readonly Area[]
  capabilities?: readonly Capability[]
}): void {
  offered = areas
  present = capabilities
}

export interface Areas {
  offers(area: Area): boolean
  /** Whether the server has what the specification does not ask of it. */
  has(capability: Capability): boolean
  /** Whether the site has the page to which an address leads, if it leads to one of the app. */
  hasPage(address: string | null): boolean
}

/** What the site offers now, outside of components. */
export function presentAreas(): Areas {
  const now = offered
  const having = present
  const offers = (area: Area) => now.includes(area)
  const has = (capability: Capability) => having.includes(capability)
  return {
    offers,
    has,
    hasPage: (address) => {
      const page = pageOf(address)
      if (page === null) return true
      const area = areaOfPage[page]
      const capability = capabilityOfPage[page]
      return (area === null || offers(area)) && (capability === undefined || has(capability))
    },
  }
}

/** What the site offers now. It follows when the site information is read again. */
export function useAreas(): Areas {
  const { data } = useGetSiteInfo()
  if (data) learnAreas(data)
  return presentAreas()
}
