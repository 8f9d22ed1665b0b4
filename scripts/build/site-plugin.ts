import type { Plugin } from 'vite'
import { localeOf } from '../../src/lib/languages.ts'
import type { SiteOfApp } from '../../src/lib/site.ts'
import { site } from './chosen-site.ts'
import { cssOfColours } from './palette.ts'
import { MASK_ICON, publicFolder } from './site.ts'

/** The stylesheet that a site's colours come after. */
const TOKENS = /\/src\/ui\/tokens\.css$/

const { name, base, languages, defaultLanguage, areas, practiceMoney, colours } = site

/** What the app knows of the chosen site. */
export const siteOfApp: SiteOfApp = {
  name,
  base,
  languages,
  defaultLanguage,
  areas,
  practiceMoney,
  accent: colours.light.accent,
}

/**
 * Makes the app that of the chosen site: its name, languages and colours in the code, the page, the
 * styles. As CSS of the build, because the policy allows no inline styles.
 */
export function siteOfBuild(): Plugin {
  return {
    name: 'h5:site',
    enforce: 'pre',
    config: () => ({
      publicDir: publicFolder(site),
      define: { SITE: JSON.stringify(siteOfApp) },
    }),
    transform: {
      filter: { id: TOKENS },
      handler: (css) => `${css}\n${cssOfColours(site.colours)}`,
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace('<html lang="en">', `<html lang="${localeOf(site.defaultLanguage)}">`)
          .replace(/%SITE_(\w+)%/g, (_, entry: keyof typeof ofPage) => escaped(ofPage[entry]))
          .replace('<!--mask-icon-->', site.hasMaskIcon ? maskIcon : ''),
    },
  }
}

/** What `index.html` names. */
const ofPage = {
  NAME: site.name,
  LIGHT: site.colours.light.background,
  DARK: site.colours.dark.background,
}

const maskIcon = `<link rel="mask-icon" href="/${MASK_ICON}" color="${site.colours.light.accent}" />`

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
