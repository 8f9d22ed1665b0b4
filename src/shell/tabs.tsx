import { ChartCandlestick, House, Layers, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageFacts, TabName } from '@/lib/pages.ts'
import { pages } from '@/lib/pages.ts'

/** CSS pixels, of both sides. */
export const BAR_ICON = 22

const icons: Readonly<Record<TabName, ReactNode>> = {
  trade: <ChartCandlestick size={BAR_ICON} aria-hidden />,
  project: <Layers size={BAR_ICON} aria-hidden />,
  home: <House size={BAR_ICON} aria-hidden />,
  user: <UserRound size={BAR_ICON} aria-hidden />,
}

/** The bottom tabs, in the order of the specification (section 2), whether or not the site offers them. */
export const tabs = Object.values<PageFacts>(pages).flatMap(({ tab, path }) =>
  tab === undefined ? [] : [{ name: tab, path, icon: icons[tab] }],
)
