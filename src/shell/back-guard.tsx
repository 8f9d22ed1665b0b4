import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { BlockerFunction } from 'react-router-dom'
import {
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router-dom'
import { guardLoading, noteShown, stepUnderWay, topGuard } from '@/platform/page-history.ts'
import { isOwnLink } from './own-link.ts'

type Address = Parameters<BlockerFunction>[0]['nextLocation']

const isSamePage = (one: Address, other: Address) =>
  one.pathname === other.pathname && one.search === other.search

/**
 * Lets Back close what is open over a page before it leaves the page, and half-filled forms ask before
 * they are left. React Router has one blocker at a time: this one, for the whole app. It is rendered after
 * the page, whose effects read the step that led to it.
 */
export function BackGuard() {
  const navigate = useNavigate()
  const shown = useLocation()
  const action = useNavigationType()
  const { location: next } = useNavigation()
  const isLoading = next !== undefined && next.pathname !== shown.pathname
  /** The step that is blocked, in entries of the history; 0 for a link. */
  const blockedSteps = useRef(0)
  const isLeaving = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is an entry of the history.
  useLayoutEffect(() => noteShown(action), [shown.key])

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isForced = isLeaving.current
    isLeaving.current = false
    if (isForced || isSamePage(currentLocation, nextLocation)) return false
    // The router is on another page already; the guards are those of the page that is still shown. Another
    // entry of the same page (a filter) may take a while to render.
    if (currentLocation.pathname !== shown.pathname) return false
    blockedSteps.current = historyAction === 'POP' ? stepUnderWay() : 0
    if (historyAction !== 'POP') return isOwnLink(nextLocation) && topGuard('form') !== undefined
    if (blockedSteps.current > 0) return topGuard('form') !== undefined
    return topGuard() !== undefined
  })

  const cancelLoading = useEffectEvent(() => {
    void navigate(shown, { replace: true, state: shown.state })
  })
  useEffect(() => (isLoading ? guardLoading(() => cancelLoading()) : undefined), [isLoading])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location, proceed, reset } = blocker
    const isBack = blockedSteps.current < 0
    const guard = topGuard(isBack ? undefined : 'form')
    if (guard?.kind === 'form') {
      // An entry that a dialog adds removes the one that a step forward leads to.
      const go = () => {
        reset()
        isLeaving.current = true
        navigate(location)
      }
      guard.ask(blockedSteps.current > 0 ? go : proceed, reset)
      return
    }
    reset()
    guard?.close()
  }, [blocker, navigate])

  return null
}
