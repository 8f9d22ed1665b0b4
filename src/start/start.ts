/**
 * Runs before the app and needs none of it: it tells a browser that is too old, and shows a page where
 * the app does not start or its frame breaks down, so that nobody ever looks at an empty page. Before the
 * first paint it puts the look on the page, and names the frame in which the app is waited for. The build
 * lowers it to ES5 (`scripts/build/start-plugin.ts`), but not what it calls: only what browsers knew in 2015.
 */
import { channelLink } from '@/lib/channel-link.ts'
import { release, releaseText } from '@/platform/release.ts'
import { REPORTS } from '@/platform/reports-address.ts'
import { applyLook } from '@/platform/theme.ts'
import type { StartData } from './start-data.ts'
import type { StartText } from './start-messages.ts'

/** Put in by the build. */
declare const START: StartData

/** Milliseconds in which a page must have appeared (specification, section 9). */
const PAGE_TIMEOUT = 60_000

const isSupported =
  typeof CSS !== 'undefined' &&
  typeof CSS.supports === 'function' &&
  CSS.supports(START.probe.property, START.probe.value)

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The chosen language, else the browser's, else the first one, which is the site's default. */
function readerLanguage() {
  const chosen = stored(START.keys.language)
  const wanted = (navigator.language || '').toLowerCase()
  const traditional = /^zh.*(hant|tw|hk|mo)/.test(wanted)
  let best = START.languages[0]
  for (let index = START.languages.length - 1; index >= 0; index -= 1) {
    const language = START.languages[index]
    if (!language) continue
    if (language.code === chosen) return language
    const primary = language.locale.split('-')[0]
    if (wanted.split('-')[0] !== primary) continue
    if (primary !== 'zh' || (language.locale === 'zh-HK') === traditional) best = language
  }
  return best
}

const language = readerLanguage()
const say = (text: StartText) => (language ? language.texts[text] : '')

/** An element with a text. Styles are set by script, which the policy allows: there is no style sheet. */
function element(name: string, text: string, style = '', colour = '') {
  const made = document.createElement(name)
  made.textContent = text
  made.style.cssText = style
  if (colour !== '') made.style.color = colour
  return made
}

const look = {
  page:
    'max-width: 440px; margin: 0 auto; padding: 56px 24px; text-align: center; word-wrap: break-word;' +
    'font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  title: 'font-size: 22px; font-weight: 600; line-height: 1.25; margin: 24px 0 8px',
  body: 'margin: 0 0 24px',
  button:
    'font: inherit; font-weight: 600; display: block; width: 100%; min-height: 48px; margin: 0 0 12px;' +
    'padding: 0 16px; border: 0; border-radius: 14px; color: #fff; cursor: pointer',
  link: 'display: inline-block; padding: 12px',
  channel: 'margin: 0; padding: 10px 0',
  release: 'margin: 32px 0 0; font-size: 14px',
}

function isDark(): boolean {
  const theme = stored(START.keys.theme)
  if (theme === 'dark' || theme === 'light') return theme === 'dark'
  return 'matchMedia' in window && matchMedia('(prefers-color-scheme: dark)').matches
}

/** Whether nothing of the app is in sight: its place is empty, or holds what we put there. */
function isEmpty(root: HTMLElement): boolean {
  const first = root.firstElementChild
  return !first || first.hasAttribute('data-start')
}

function textsOf(kind: 'old' | 'failed'): { title: StartText; body: StartText } {
  if (kind === 'old') return { title: 'oldTitle', body: 'oldBody' }
  if (navigator.onLine) return { title: 'failedTitle', body: 'failedBody' }
  return { title: 'offlineTitle', body: 'offlineBody' }
}

/**
 * Shows what is wrong and what to do, in the place of the app. Where the app comes after all, what it
 * draws takes this place.
 */
function show(kind: 'old' | 'failed') {
  const root = document.getElementById('root')
  if (!root || !isEmpty(root)) return
  const { title, body } = textsOf(kind)
  const colours = START.colours[isDark() ? 'dark' : 'light']
  document.documentElement.lang = language ? language.locale : 'en'
  document.body.style.background = colours.background
  const page = element('div', '', look.page, colours.text)
  page.setAttribute('data-start', kind)
  page.setAttribute('role', 'alert')

  const icon = document.createElement('img')
  icon.src = `${START.base}icon-192.png`
  icon.alt = ''
  icon.width = 64
  icon.height = 64
  icon.style.margin = '0 auto'
  page.appendChild(icon)
  page.appendChild(element('h1', say(title), look.title))
  page.appendChild(element('p', say(body).replace('{browsers}', START.browsers), look.body))

  if (kind === 'failed') {
    const reload = element('button', say('reload'), look.button)
    reload.setAttribute('type', 'button')
    reload.style.background = colours.button
    reload.onclick = () => {
      ;(reload as HTMLButtonElement).disabled = true
      reloadAnew()
    }
    page.appendChild(reload)
    const support = element('a', say('support'), look.link, colours.link)
    support.setAttribute('href', `#${START.support}`)
    // The page itself is not in a state to follow a link.
    support.onclick = () => {
      setTimeout(reloadAnew, 0)
    }
    page.appendChild(support)
  }
  const channels = element('div', '')
  page.appendChild(channels)
  page.appendChild(element('p', say('release').replace('{release}', releaseText()), look.release))

  root.textContent = ''
  root.appendChild(page)
  showChannels(channels, colours.link, kind)
  if (kind === 'old' || navigator.onLine) tell(kind)
}

/** Where an own script broke off, or which one did not come: `assets/app-1a2b3c4d.js:1:234`. */
let cause = ''

/**
 * Tells the operator, where an address takes reports: the app, which does so otherwise
 * (`src/app/send-reports.ts`), is not there.
 */
function tell(kind: 'old' | 'failed') {
  if (REPORTS === '' || !navigator.sendBeacon) return
  const { name, commit } = release()
  const report = {
    type: 'h5-start',
    age: 0,
    url: `${location.protocol}//${location.host}${START.base}`,
    user_agent: navigator.userAgent,
    body: { release: name, commit, kind, stack: cause === '' ? [] : [cause] },
  }
  try {
    const body = new Blob([JSON.stringify([report])], { type: 'application/reports+json' })
    navigator.sendBeacon(REPORTS, body)
  } catch {
    // An old browser sends no such type.
  }
}

/** What is read of the site's information; the answer is the server's, so nothing of it is certain. */
interface SiteInfoAnswer {
  data?: {
    support?: { channels?: { type?: unknown; label?: unknown; address?: unknown }[] }
  } | null
}

/** The ways to customer service that work without the app, once the server has named them. */
function showChannels(place: HTMLElement, colour: string, kind: 'old' | 'failed') {
  const call = new XMLHttpRequest()
  call.open('GET', START.siteInfo)
  if (language) call.setRequestHeader('lang', language.code)
  call.onload = () => {
    let channels: NonNullable<NonNullable<SiteInfoAnswer['data']>['support']>['channels']
    try {
      channels = (JSON.parse(call.responseText) as SiteInfoAnswer).data?.support?.channels
    } catch {
      return
    }
    if (!channels || channels.length === 0) return
    if (kind === 'old') place.appendChild(element('h2', say('support'), look.title))
    for (let index = 0; index < channels.length; index += 1) {
      const { type, label, address } = channels[index] || {}
      if (typeof type !== 'string' || typeof address !== 'string') continue
      const line = element('p', `${label}: `, look.channel)
      const link = channelLink({ type, address })
      if (link) {
        const anchor = element('a', address, '', colour)
        anchor.setAttribute('href', link)
        line.appendChild(anchor)
      } else {
        line.appendChild(document.createTextNode(address))
      }
      place.appendChild(line)
    }
  }
  call.send()
}

/**
 * Loads the page again, with every file from the server: what the worker keeps on the device may be
 * what is broken. Offline it is all there is.
 */
function reloadAnew() {
  const again = () => location.reload()
  if (!navigator.onLine || !navigator.serviceWorker) return again()
  navigator.serviceWorker
    .getRegistration(START.base)
    .then((registration) => registration?.unregister())
    .then(() => (typeof caches === 'undefined' ? [] : caches.keys()))
    .then((names) =>
      Promise.all(
        names.map((name) =>
          name.indexOf('h5-') === 0 || name.indexOf(START.base) >= 0 ? caches.delete(name) : false,
        ),
      ),
    )
    .then(again, again)
}

/** As soon as the page has a place for it. */
function whenParsed(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
  else work()
}

const fail = () => whenParsed(() => show(isSupported ? 'failed' : 'old'))

/** Whether an address is one of the app's own files; extensions of the browser may fail as they like. */
function isOwn(address: string | undefined): boolean {
  return !!address && address.indexOf(`${location.protocol}//${location.host}${START.base}`) === 0
}

/** Which frame stands until the app is there (`src/shell/waiting-frames.tsx`): the route is in the hash. */
function frameOf(hash: string): string {
  return START.tabs[hash.slice(1).split('?')[0] || '/'] || 'page'
}

window.h5Start = { isSupported, fail }

if (isSupported) {
  applyLook()
  document.documentElement.dataset.frame = frameOf(location.hash)
  // A script that does not come, also one that another script imports; only capturing sees these.
  addEventListener(
    'error',
    (event) => {
      const { src } = event.target as Partial<HTMLScriptElement> & EventTarget
      const isScript = (event.target as Partial<Element>).nodeName === 'SCRIPT'
      const address = isScript ? src : event.filename
      if (!isOwn(address)) return
      const file = (address || '').split(START.base)[1] || ''
      cause = isScript ? file : `${file}:${event.lineno}:${event.colno}`
      fail()
    },
    true,
  )
  setTimeout(fail, PAGE_TIMEOUT)
} else {
  fail()
}
