import { CandlestickChart, Headset, House, Layers, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/card'
import { IconButton } from '@/ui/icon-button'
import { DemoMark, OfflineBar } from '@/ui/marks'
import { PageShell, StickyActions } from '@/ui/page-shell'
import { Segmented } from '@/ui/segmented'
import { SkipLink } from '@/ui/skip-link'
import { TabBar } from '@/ui/tab-bar'
import { TopBar } from '@/ui/top-bar'
import styles from './kit.module.css'
import { KitActions } from './kit-actions'
import { KitContent, KitOverlays, KitStates } from './kit-content'
import { KitForms } from './kit-forms'
import { KitFoundations } from './kit-foundations'
import { KitMoney } from './kit-money'
import type { KitLanguage } from './kit-samples'
import { kitSamples } from './kit-samples'

const MAIN_ID = 'kit-main'

/** What the page shows, in the order of its index. */
const parts = [
  ['Money', KitMoney],
  ['Actions', KitActions],
  ['Fields', KitForms],
  ['Rows', KitContent],
  ['States', KitStates],
  ['Overlays', KitOverlays],
  ['Foundations', KitFoundations],
] as const

const languages: readonly { value: KitLanguage; label: string }[] = [
  { value: 'en', label: 'EN' },
  { value: 'de', label: 'DE' },
  { value: 'th', label: 'TH' },
  { value: 'ja', label: 'JA' },
  { value: 'vi', label: 'VI' },
]
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const rises = [
  { value: 'green', label: 'Green up' },
  { value: 'red', label: 'Red up' },
] as const

function systemTheme() {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Development only: every part of the kit in every state, in both themes and straining languages. */
export function KitScreen() {
  const [language, setLanguage] = useState<KitLanguage>('en')
  const [theme, setTheme] = useState<'light' | 'dark'>(systemTheme)
  const [rise, setRise] = useState<'green' | 'red'>('green')
  const t = kitSamples[language]

  useEffect(() => {
    const { dataset, lang } = document.documentElement
    const before = { theme: dataset.theme, rise: dataset.rise }
    dataset.theme = theme
    dataset.rise = rise
    document.documentElement.lang = language
    return () => {
      // The page leaves <html> as it found it.
      if (before.theme) dataset.theme = before.theme
      else delete dataset.theme
      if (before.rise) dataset.rise = before.rise
      else delete dataset.rise
      document.documentElement.lang = lang
    }
  }, [theme, rise, language])

  return (
    <PageShell
      mainId={MAIN_ID}
      marks={
        <>
          <SkipLink label="Skip to content" targetId={MAIN_ID} />
          <DemoMark>{t.demo}</DemoMark>
          <OfflineBar>{t.offline}</OfflineBar>
        </>
      }
      bar={
        <TopBar
          title={t.title}
          back={{ label: t.back, onBack: () => window.history.back() }}
          actions={<IconButton label="Support" icon={<Headset size={22} aria-hidden />} />}
        />
      }
      actions={
        <StickyActions
          summary={
            <>
              {t.receive} <strong>999.90 USD</strong>
            </>
          }
        >
          <Button fullWidth>{t.withdraw}</Button>
        </StickyActions>
      }
      tabBar={
        <TabBar
          label="Main"
          items={[
            {
              id: 'trade',
              label: t.trade,
              href: '#/pages/index/index',
              icon: <CandlestickChart size={22} aria-hidden />,
              current: false,
            },
            {
              id: 'project',
              label: t.project,
              href: '#/pages/project/project',
              icon: <Layers size={22} aria-hidden />,
              current: false,
            },
            {
              id: 'home',
              label: t.home,
              href: '#/pages/aboutus/aboutus',
              icon: <House size={22} aria-hidden />,
              current: true,
            },
            {
              id: 'user',
              label: t.user,
              href: '#/pages/user/user',
              icon: <UserRound size={22} aria-hidden />,
              current: false,
            },
          ]}
        />
      }
    >
      <Stack gap="loose">
        <nav aria-label="Index" className={styles.index}>
          {parts.map(([name]) => (
            // The address is the router's, so no link can lead to a part.
            <Button
              key={name}
              variant="quiet"
              size="sm"
              onClick={() => document.getElementById(name)?.scrollIntoView()}
            >
              {name}
            </Button>
          ))}
        </nav>
        <div className={styles.controls}>
          <Segmented label="Language" options={languages} value={language} onChange={setLanguage} />
          <Segmented label="Theme" options={themes} value={theme} onChange={setTheme} />
          <Segmented label="Rise colour" options={rises} value={rise} onChange={setRise} />
        </div>
        <div className={styles.frame}>
          <TopBar
            variant="custom"
            title={t.user}
            actions={<IconButton label="Support" icon={<Headset size={22} aria-hidden />} />}
          />
        </div>
        {parts.map(([name, Part]) => (
          <div key={name} id={name}>
            <Part t={t} />
          </div>
        ))}
      </Stack>
    </PageShell>
  )
}
