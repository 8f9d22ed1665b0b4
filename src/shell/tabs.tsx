import { ChartCandlestick, House, Layers, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TabName } from '@/lib/paths.ts'
import { tabPaths } from '@/lib/paths.ts'

/** CSS pixels, of both sides. */
export const BAR_ICON = 22

const icons: Readonly<Record<TabName, ReactNode>> = {
  trade: <ChartCandlestick size={BAR_ICON} aria-hidden />,
  project: <Layers size={BAR_ICON} aria-hidden />,
  home: <House size={BAR_ICON} aria-hidden />,
  user: <UserRound size={BAR_ICON} aria-hidden />,
}

const names = Object.keys(tabPaths) as TabName[]

/** The bottom tabs, whoever offers them. */
export const tabs = names.map((name) => ({ name, path: tabPaths[name], icon: icons[name] }))
