import { useGetSiteInfo } from '@/generated/content/content.ts'
import { Area } from '@/generated/h5.schemas.ts'
import type { PagePath } from '@/lib/paths.ts'
import { pageOf, paths } from '@/lib/paths.ts'

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

/** What the site offers, as it last said; undefined as long as it has never been told here. */
let known: readonly Area[] | undefined

/** Takes over what a site offers. Where it does not say, it offers everything. */
export function learnAreas({ areas = Object.values(Area) }: { areas?: readonly Area[] }): void {
  known = areas
}

export interface Areas {
  /** Whether the site has said what it offers: until then nothing is known to be offered. */
  known: boolean
  offers(area: Area): boolean
  /** Whether the site has the page to which an address of the app leads. */
  hasPage(address: string): boolean
}

/** What the site offers now, outside of components. */
export const presentAreas = (): Areas => areasFrom(known)

/**
 * What the site offers. It follows when the site information is read again. A site that cannot be asked
 * offers what it last did here, and everything on a first visit: its pages say what is wrong.
 */
export function useAreas(): Areas {
  const { data, error } = useGetSiteInfo()
  if (data) learnAreas(data)
  return areasFrom(known ?? (error ? Object.values(Area) : undefined))
}

function areasFrom(offered: readonly Area[] | undefined): Areas {
  const offers = (area: Area) => offered?.includes(area) ?? false
  return {
    known: offered !== undefined,
    offers,
    hasPage: (address) => {
      const page = pageOf(address)
      const area = page === null ? null : areaOfPage[page]
      return area === null || offers(area)
    },
  }
}
