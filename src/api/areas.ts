import { useGetSiteInfo } from '@/generated/content/content.ts'
import { Area } from '@/generated/h5.schemas.ts'
import type { PagePath } from '@/lib/paths.ts'
import { pageOf, paths } from '@/lib/paths.ts'
import { site } from '@/lib/site.ts'

/** The area to which each page belongs; null, where every site has it. */
const areaOfPage: Readonly<Record<PagePath, Area | null>> = {
  [paths.index]: 'trading',
  [paths.trade]: 'trading',
  [paths.orders]: 'trading',
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
  [paths.messages]: null,
  [paths.notices]: null,
  [paths.verification]: null,
  [paths.paymentMethods]: null,
  [paths.bindCard]: null,
  [paths.addMethod]: null,
  [paths.splash]: null,
  [paths.download]: null,
}

/** What the site offers, as it last said; on a device's first visit, what it was built for. */
let offered: readonly Area[] = Object.values(Area).filter((area) => site.areas.includes(area))

/** Takes over what a site offers. Where it does not say, it offers everything. */
export function learnAreas({ areas = Object.values(Area) }: { areas?: readonly Area[] }): void {
  offered = areas
}

export interface Areas {
  offers(area: Area): boolean
  /** Whether the site has the page to which an address leads, if it leads to one of the app. */
  hasPage(address: string | null): boolean
}

/** What the site offers now, outside of components. */
export function presentAreas(): Areas {
  const now = offered
  const offers = (area: Area) => now.includes(area)
  return {
    offers,
    hasPage: (address) => {
      const page = pageOf(address)
      const area = page === null ? null : areaOfPage[page]
      return area === null || offers(area)
    },
  }
}

/** What the site offers now. It follows when the site information is read again. */
export function useAreas(): Areas {
  const { data } = useGetSiteInfo()
  if (data) learnAreas(data)
  return presentAreas()
}
