import { useGetSiteInfo } from '@/generated/content/content.ts'
import type { Capability } from '@/generated/h5.schemas.ts'
import { Area } from '@/generated/h5.schemas.ts'
import type { PageFacts } from '@/lib/pages.ts'
import { pages } from '@/lib/pages.ts'
import { pageOf } from '@/lib/paths.ts'
import { site } from '@/lib/site.ts'

/** `areas` and `capabilities` of the site information. */
interface SiteAreas {
  areas?: readonly Area[]
  capabilities?: readonly Capability[]
}

const pagesByPath: ReadonlyMap<string, PageFacts> = new Map(
  Object.values(pages).map((page) => [page.path, page]),
)

/** What the site offered when it was last loaded; before a device's first visit, what it was built for. */
let current: SiteAreas = {
  areas: Object.values(Area).filter((area) => site.areas.includes(area)),
}

/** Stores what the site offers, for `currentAreas` and until the site information is loaded. */
export function setSiteAreas({ areas, capabilities }: SiteAreas): void {
  current = { ...(areas && { areas }), ...(capabilities && { capabilities }) }
}

export interface Areas {
  offers(area: Area): boolean
  /** The same, as values of a message: `{coins, select, true {…} other {…}}`. */
  offered: Record<'trading' | 'financing' | 'coins', boolean>
  /** Whether the server supports something beyond the specification. */
  has(capability: Capability): boolean
  /** Whether the site has the page of an address. True for addresses outside the app. */
  hasPage(address: string | null): boolean
}

/** Site information without `areas` offers all of them; without `capabilities` it has none. */
function areasOf({ areas = Object.values(Area), capabilities = [] }: SiteAreas): Areas {
  const offers = (area: Area) => areas.includes(area)
  const has = (capability: Capability) => capabilities.includes(capability)
  return {
    offers,
    offered: {
      trading: offers('trading'),
      financing: offers('financing'),
      coins: offers('coins'),
    },
    has,
    hasPage: (address) => {
      const page = pagesByPath.get(pageOf(address) ?? '')
      return (
        (page?.area === undefined || offers(page.area)) &&
        (page?.capability === undefined || has(page.capability))
      )
    },
  }
}

/** What the site offers now, outside of components. */
export const currentAreas = (): Areas => areasOf(current)

/** What the site offers now. Updates when the site information is fetched again. */
export function useAreas(): Areas {
  const { data } = useGetSiteInfo()
  return areasOf(data ?? current)
}
