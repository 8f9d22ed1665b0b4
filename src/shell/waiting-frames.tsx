import { currentAreas } from '@/api/areas.ts'
import type { TabName } from '@/lib/pages.ts'
import { Stack } from '@/ui/card.tsx'
import marks from '@/ui/marks.module.css'
import { PageShell } from '@/ui/page-shell.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { TabBar } from '@/ui/tab-bar.tsx'
import { TopBar } from '@/ui/top-bar.tsx'
import { PAGE_LINES } from './loading.tsx'
import { tabs } from './tabs.tsx'

/** As high as a label, in any language. */
const NO_LABEL = '\u00a0'

const nothing = () => undefined

/**
 * What `index.html` shows until React draws: of each tab the frame of its page, and that of all other
 * pages. The build draws them with the parts of the kit that a page is made of, so that these take
 * their places without a shift. The start script names on `<html>` which of them is seen.
 *
 * They have no words: nobody knows a language yet, and screen readers hear nothing of them.
 */
export function WaitingFrames() {
  return (
    <div data-start="waiting" className="waiting" aria-hidden inert>
      {tabs.map(({ name }) => (
        <WaitingFrame key={name} tab={name} />
      ))}
      <WaitingFrame />
    </div>
  )
}

function WaitingFrame({ tab }: { tab?: TabName }) {
  const { hasPage } = currentAreas()
  return (
    <div className={`frame-${tab ?? 'page'}`}>
      <PageShell
        mainId={`frame-${tab ?? 'page'}`}
        // The ground of the mark of a demo, which is taken away by the server's word alone.
        marks={<p className={marks.demo} />}
        bar={
          <TopBar
            title=""
            variant="custom"
            {...(tab === undefined && { back: { label: '', onBack: nothing } })}
          />
        }
        tabBar={
          tab === undefined ? undefined : (
            <TabBar
              label=""
              items={tabs
                .filter(({ path }) => hasPage(path))
                .map(({ name, path, icon }) => ({
                  id: name,
                  label: NO_LABEL,
                  href: `#${path}`,
                  icon,
                  current: name === tab,
                }))}
            />
          )
        }
      >
        <div className="shapes">
          <Skeleton label="" shape="lines" count={PAGE_LINES} />
        </div>
      </PageShell>
    </div>
  )
}

/** The words for browsers without scripts, in each language, where the content of a page stands. */
export function FrameWithoutScript({
  words,
}: {
  words: readonly { lang: string; text: string }[]
}) {
  return (
    <PageShell mainId="words">
      <Stack>
        {words.map(({ lang, text }) => (
          <p key={lang} lang={lang}>
            {text}
          </p>
        ))}
      </Stack>
    </PageShell>
  )
}
