import { rules } from './rules.ts'
import type { World } from './world.ts'

/** What the site is called and where it is: as it was started, else by the rules. */
export const siteOf = ({ options }: Pick<World, 'options'>) => ({ ...rules.site, ...options.site })
