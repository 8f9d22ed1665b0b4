import createDOMPurify from 'dompurify'

/** What a text may be made of. Headings begin below the page's own. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'div'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'figure', 'figcaption'],
]

/** No style, class, id, name, event or form attribute: nothing that looks or acts like the app. */
const ATTRIBUTES = ['href', 'src', 'alt', 'lang', 'dir', 'start', 'colspan', 'rowspan', 'scope']

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

const purifier = createDOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') guardLink(element)
  if (element.nodeName === 'IMG') guardImage(element)
  // Addresses stand on links and images alone.
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

/** The page that a link leads to learns nothing of this one and cannot steer it. */
function guardLink(link: Element) {
  const address = addressOf(link.getAttribute('href'))
  if (address && LINK_PROTOCOLS.has(address.protocol)) {
    link.setAttribute('rel', 'noopener noreferrer')
  } else {
    link.removeAttribute('href')
  }
}

/** An image of another origin would tell it who reads the text. */
function guardImage(image: Element) {
  const address = addressOf(image.getAttribute('src'))
  if (address?.origin !== window.location.origin) {
    image.remove()
    return
  }
  image.setAttribute('loading', 'lazy')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
}

function addressOf(text: string | null): URL | null {
  return text === null ? null : URL.parse(text, document.baseURI)
}
