import { useQuery } from '@tanstack/react-query'
import { ALargeSmall, Newspaper, Share2 } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { NewsArticle } from '@/generated/h5.schemas.ts'
import { newsPath, paths } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { readStored, writeStored } from '@/platform/storage.ts'
import { ArticleHead } from '@/shell/article-head.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { RichText } from '@/shell/rich-text.tsx'
import { useShare } from '@/shell/use-share.ts'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './news.module.css'
import { CategoryBadge } from './news-words.tsx'
import { articleQuery } from './queries.ts'

const ICON_SIZE = 22

const sizeWord = defineMessage<{ size: TextSize }>({
  id: 'content.news.size.label',
  defaultMessage:
    '{size, select, large {Text size: large} larger {Text size: very large} other {Text size: normal}}',
  description:
    'Name of the icon that makes the text of an article larger, with its size now: normal (other), large, or larger, after which it is normal again.',
})

/** One article, named by the address, with text size and share buttons. */
export function NewsDetailsScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <ArticlePage id={id} /> : <NoArticle />
}

/** The address names no article: the list has them all. */
function NoArticle() {
  return (
    <Page>
      <EmptyState
        icon={<Newspaper size={28} aria-hidden />}
        title={
          <FormattedMessage
            id="content.news.article.none"
            defaultMessage="No article chosen"
            description="Where the address names no article."
          />
        }
        action={
          <TextLink href={paths.news}>
            <FormattedMessage
              id="content.news.article.list"
              defaultMessage="Show all news"
              description="Link to the list of news, where the address names no article."
            />
          </TextLink>
        }
      />
    </Page>
  )
}

function ArticlePage({ id }: { id: string }) {
  const intl = useIntl()
  const query = useQuery(articleQuery(id))
  const { size, next } = useTextSize()
  const article = query.data

  return (
    <Page
      barActions={
        <>
          <IconButton
            label={intl.formatMessage(sizeWord, { size })}
            icon={<ALargeSmall size={ICON_SIZE} aria-hidden />}
            onClick={next}
          />
          {article ? <ShareButton article={article} /> : null}
        </>
      }
    >
      <QueryBoundary query={query} loading={<Loading shape="lines" count={10} />}>
        {(shown) => <Article article={shown} size={size} />}
      </QueryBoundary>
    </Page>
  )
}

function Article({ article, size }: { article: NewsArticle; size: TextSize }) {
  return (
    <article className={styles.article}>
      <ArticleHead
        note={
          <>
            <CategoryBadge category={article.category} />{' '}
            <span>{formatMinute(article.published_at)}</span>
          </>
        }
        title={article.title}
        picture={article.image_url}
      />
      <div className={cx(styles.body, size !== 'normal' && styles[size])}>
        <RichText html={article.html} />
      </div>
    </article>
  )
}

function ShareButton({ article }: { article: NewsArticle }) {
  const intl = useIntl()
  const share = useShare()
  return (
    <IconButton
      label={intl.formatMessage({
        id: 'content.news.article.share',
        defaultMessage: 'Share',
        description: 'Name of the icon that hands the address of an article on, or copies it.',
      })}
      icon={<Share2 size={ICON_SIZE} aria-hidden />}
      // Made anew: whatever else a link brought is not handed on.
      onClick={() =>
        void share({
          title: article.title,
          url: new URL(`#${newsPath(article.id)}`, window.location.href).href,
        })
      }
    />
  )
}

/** Sizes of a text to read, the page's own first. */
const SIZES = ['normal', 'large', 'larger'] as const
type TextSize = (typeof SIZES)[number]

const KEY = 'h5.textSize'

function storedSize(): TextSize {
  return SIZES.find((size) => size === readStored(KEY)) ?? 'normal'
}

/** The chosen size of long texts on this device, and the way to the next one. */
function useTextSize(): { size: TextSize; next: () => void } {
  const [size, setSize] = useState(storedSize)
  return {
    size,
    next: () => {
      const following = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'normal'
      writeStored(KEY, following === 'normal' ? null : following)
      setSize(following)
    },
  }
}
