import createDOMPurify from 'dompurify'
import { useCallback } from 'react'
import { leadsTo, pictureAddress } from '@/lib/server-address.ts'
import styles from './rich-text.module.css'

/** Renders sanitised nodes; the browser never parses the HTML text itself. */
export function RichTextContent({ html }: { html: string }) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(sanitise(html)),
    [html],
  )
  return <div ref={fill} className={styles.text} />
}

/** The allowed elements. Headings begin below the page's own. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'div'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'figure', 'figcaption'],
]

/** No style, class, id, name, event or form attribute, so that content cannot imitate the app. */
const ATTRIBUTES = ['href', 'src', 'alt', 'lang', 'dir', 'start', 'colspan', 'rowspan', 'scope']

/** `external` marks it: styles show that it leads out of the app. */
const OUTSIDE = 'external noopener noreferrer'

const purifier = createDOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') guardLink(element)
  if (element.nodeName === 'IMG') guardImage(element)
  // Only links and images may have addresses.
  if (element.nodeName !== 'A') element.removeAttribute('href')
  if (element.nodeName !== 'IMG') element.removeAttribute('src')
})

/**
 * The nodes of a text of the server, made of the allowed elements only. A first-level heading
 * becomes one of the second level: the page has its own.
 */
export function sanitise(html: string): DocumentFragment {
  return purifier.sanitize(html.replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2'), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** No referrer and no opener for the target page. */
function guardLink(link: Element) {
  const href = link.getAttribute('href')
  const target = leadsTo(href)
  if (target === null && !href?.startsWith('mailto:')) return link.removeAttribute('href')
  link.setAttribute('rel', target === 'out' ? OUTSIDE : 'noopener noreferrer')
}

/** Images of other origins would leak who reads the text. */
function guardImage(image: Element) {
  if (pictureAddress(image.getAttribute('src')) === null) {
    image.remove()
    return
  }
  image.setAttribute('loading', 'lazy')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
}
