import { useQueryClient } from '@tanstack/react-query'
import { BellRing, ChevronRight, CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { currentToken } from '@/api/session.ts'
import { useUserInfo } from '@/api/user.ts'
import { isResultKnown, takeResult } from '@/domain/orders/order-store.ts'
import { manyNews, newsWords, showNews } from '@/features/messages/news-words.ts'
import type { UserEvent } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalsOfPrice } from '@/lib/decimal.ts'
import { giveFeedback } from '@/lib/feedback.ts'
import { paths } from '@/lib/paths.ts'
import { rememberTold, wasTold } from '@/lib/told.ts'
import { isFollowed } from '@/patterns/money-flow/followed-requests.ts'
import { followedIntents } from '@/patterns/money-flow/intent.ts'
import bar from '@/shell/dock-bar.module.css'
import type { TimeInSight } from '@/shell/dock-bar.tsx'
import { DockBar, isInSight, useTimeInSight } from '@/shell/dock-bar.tsx'
import { showStrip } from '@/shell/page-strip.ts'
import { UiLink } from '@/ui/link.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './event-layer.module.css'
import type { News } from './news-rules.ts'
import { isShownAt, nextOf } from './news-rules.ts'
import { readNews, readOrder } from './read-news.ts'
import { useEventStream } from './watch-events.ts'

/** Milliseconds in which news are gathered that happen together, and between two looks for a moment to tell them. */
const LOOK_MS = 400
/** Seconds for which news stand in sight. */
const SHOWN_SECONDS = 20
/** Milliseconds for which a bar takes no press: it came between a finger and what it was on its way to. */
const FRESH_MS = 500

/** Hears what happens to the user's records, and tells it on whatever page the user is. */
export function EventLayer() {
  const queryClient = useQueryClient()
  const owner = useUserInfo()?.user.userid
  const [heard, setHeard] = useState<readonly News[]>([])

  async function hear(event: UserEvent) {
    if (owner === undefined) return
    const token = currentToken()
    const isSameUser = () => currentToken() === token
    if (event.type === 'order_settled') {
      if (event.record_id === null || isResultKnown(owner, event.record_id)) return
      const order = await readOrder(queryClient, event.record_id)
      if (isSameUser() && takeResult(owner, order)) giveFeedback()
      return
    }
    const news = await readNews(queryClient, event)
    if (news === null || wasTold(owner, news.id)) return
    await loadMessages('messages')
    if (isSameUser()) setHeard((before) => [...before.filter(({ id }) => id !== news.id), news])
  }
  // What cannot be read is not told: the pages find it.
  useEventStream(queryClient, (event) => void hear(event).catch(() => undefined))

  if (owner === undefined) return null
  return (
    <Telling
      key={owner}
      owner={owner}
      heard={heard}
      onTaken={(taken) => setHeard((before) => before.filter((news) => !taken.includes(news)))}
    />
  )
}

interface TellingProps {
  owner: string
  /** What is to be told, oldest first. */
  heard: readonly News[]
  /** These need not be told any more. */
  onTaken: (news: readonly News[]) => void
}

/** Tells news one after the other, each once and only where no page shows it already. */
function Telling({ owner, heard, onTaken }: TellingProps) {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const [told, setTold] = useState<readonly News[]>([])
  const say = useNewsWords()

  const isSeen = (news: News) =>
    isShownAt(news, address) ||
    (news.requestId !== null &&
      (isFollowed(news.requestId) ||
        // A strip tells of an action whose outcome was not known.
        followedIntents(owner).some(({ requestId }) => requestId === news.requestId)))

  // What its own page shows now needs no bar any more.
  const left = told.filter((news) => !isShownAt(news, address))
  if (left.length < told.length) setTold(left)

  /** Tells what waits, where this is a moment for it. Whether there was something to tell. */
  const look = useEffectEvent((): boolean => {
    if (!isInSight()) return false
    // Another window may have told them meanwhile.
    const waiting = heard.filter((news) => !isSeen(news) && !wasTold(owner, news.id))
    const { now, later } = nextOf(waiting)
    const taken = heard.filter((news) => !later.includes(news))
    for (const { id } of taken) rememberTold(owner, id)
    setTold(now)
    onTaken(taken)
    return now.length > 0
  })
  const isFree = told.length === 0
  const looks = isFree && heard.length > 0
  useEffect(() => {
    if (!looks) return
    const timer = setInterval(() => {
      // A second look may come before what the first one tells has been drawn.
      if (look()) clearInterval(timer)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [looks])

  return (
    <>
      <div role="status" className={styles.said}>
        <VisuallyHidden>{isFree ? null : say(told)}</VisuallyHidden>
      </div>
      {isFree ? null : <ToldNews key={told[0]?.id} news={told} onLeave={() => setTold([])} />}
    </>
  )
}

interface ToldNewsProps {
  /** One, or many that are told together. */
  news: readonly News[]
  onLeave: () => void
}

/** Keeps news in the dock of whatever page for their time, which goes on from page to page. */
function ToldNews({ news, onLeave }: ToldNewsProps) {
  const [leave] = useState(() => onLeave)
  const time = useTimeInSight(SHOWN_SECONDS, true, leave)
  const [fresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FRESH_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    showStrip('news', <NewsBar news={news} fresh={fresh} time={time} onLeave={leave} />)
  }, [news, fresh, time, leave])
  useEffect(() => () => showStrip('news', null), [])
  return null
}

interface NewsBarProps extends ToldNewsProps {
  fresh: boolean
  time: TimeInSight
}

function NewsBar({ news, fresh, time, onLeave }: NewsBarProps) {
  const intl = useIntl()
  const say = useNewsWords()
  const [first] = news
  const isMany = news.length > 1
  const isGood = news.every((one) => one.isGood)
  const OfRecord = isGood ? CircleCheck : CircleAlert
  const Sign = first?.price ? BellRing : OfRecord
  return (
    <DockBar
      fresh={fresh}
      time={time}
      dismissLabel={intl.formatMessage(common.close)}
      onDismiss={onLeave}
    >
      <UiLink
        href={isMany || !first ? paths.messages : first.path}
        className={bar.main}
        onClick={onLeave}
      >
        {isMany ? null : <Sign size={20} aria-hidden className={isGood ? bar.good : bar.bad} />}
        <span className={bar.words}>{say(news)}</span>{' '}
        <span className={bar.go}>
          <FormattedMessage {...showNews} />
          <ChevronRight size={18} aria-hidden />
        </span>
      </UiLink>
    </DockBar>
  )
}

/** News in words, one or many. */
function useNewsWords(): (news: readonly News[]) => string {
  const intl = useIntl()
  const { money, price } = useMoneyFormat()
  return (news) => {
    const [first] = news
    if (!first) return ''
    if (news.length > 1) return intl.formatMessage(manyNews, { count: news.length })
    return intl.formatMessage(newsWords[first.name], {
      amount: first.money ? money(first.money.amount, first.money.currency) : null,
      symbol: first.price?.symbol ?? null,
      price: first.price ? price(first.price.price, decimalsOfPrice(first.price.price)) : null,
    })
  }
}
