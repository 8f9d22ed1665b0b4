import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useUserOrVisitor } from '@/api/user.ts'
import { usePractising } from '@/domain/practice/practice-mode.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Loading } from '@/shell/loading.tsx'
import { MAIN_ID } from '@/shell/main-id.ts'
import { useToast } from '@/shell/toaster.tsx'
import { DeskButton } from './desk-button.tsx'
import type { RealTradeProps } from './real-trade.tsx'
import { RealTrade } from './real-trade.tsx'

const waiting = <Loading shape="lines" count={8} />
const PracticeTrade = loadable(
  async () => (await import('./practice-trade.tsx')).PracticeTrade,
  waiting,
)
const DeskSheet = loadable(async () => (await import('./desk-sheet.tsx')).DeskSheet)

/**
 * The product with real money or with practice money. Which one it is changes by the owner's own choice
 * alone, and only between two orders: not by a reload, nor when the site or another tab has news.
 */
export function Desks(props: Pick<RealTradeProps, 'details' | 'options'>) {
  const intl = useIntl()
  const toast = useToast()
  const isVisitor = useUserOrVisitor() === null
  const offers = useAreas().has('practice')
  const site = useSiteInfo()
  const [chosen, practise] = usePractising()
  // What the site has of practice is taken once it is known; visitors have nothing else.
  const [had, setHad] = useState(false)
  if (offers && !had) setHad(true)
  const [isFresh, setFresh] = useState(false)
  const [former, setFormer] = useState(chosen)
  if (chosen !== former) {
    setFormer(chosen)
    setFresh(true)
  }
  const [sheet, setSheet] = useState<'no' | 'open' | 'closed'>('no')
  const [isBusy, setBusy] = useState(false)

  const practises = had && (isVisitor || chosen)
  // Before the site has said what it has, a ticket would be at the wrong desk.
  if (!site && (isVisitor || chosen) && !had) return waiting

  function choose(practice: boolean) {
    practise(practice)
    setSheet('closed')
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    toast(
      intl.formatMessage(
        {
          id: 'trade.practice.changed',
          defaultMessage:
            '{practice, select, true {You are practising now. No real money moves.} other {You are trading with real money now.}}',
          description:
            'Toast after changing to practice (practice is true), or from practice to real money.',
        },
        { practice },
      ),
    )
  }

  const open = (busy: boolean) => {
    setBusy(busy)
    setSheet('open')
  }
  const desk = {
    ...props,
    isFresh,
    switchFor: had
      ? (busy: boolean) => <DeskButton isPractice={practises} onPress={() => open(busy)} />
      : null,
  }
  return (
    <>
      {practises ? (
        <PracticeTrade key="practice" {...desk} onAbout={() => open(false)} />
      ) : (
        <RealTrade key="real" {...desk} />
      )}
      {sheet === 'no' ? null : (
        <DeskSheet
          open={sheet === 'open'}
          isPractice={practises}
          isBusy={isBusy}
          onChoose={choose}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  )
}
