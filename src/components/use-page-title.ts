import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useSiteInfo } from './use-site-info.ts'

/**
 * Names the page to the browser, with the product's name once, and moves the focus to its heading after
 * a navigation, so that a screen reader begins there. Returns the heading's ref.
 */
export function usePageTitle(name: string): RefObject<HTMLHeadingElement | null> {
  const intl = useIntl()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const navigation = useNavigationType()
  const product = useSiteInfo()?.product_name
  const documentTitle =
    product === undefined || name.includes(product)
      ? name
      : intl.formatMessage(
          {
            id: 'app.document.title',
            defaultMessage: '{page} · {product}',
            description: 'Title of the browser tab: name of the page and of the product.',
          },
          { page: name, product },
        )

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  const isShown = useRef(false)
  useEffect(() => {
    // A page that rewrites its own address (a filter, a segment) leaves the focus on what was used.
    const stays = isShown.current && navigation === 'REPLACE'
    isShown.current = true
    // The first page of a visit keeps the browser's own starting point.
    if (key === 'default' || navigation === 'POP' || stays) return
    titleRef.current?.focus({ preventScroll: true })
  }, [key, navigation])

  return titleRef
}
