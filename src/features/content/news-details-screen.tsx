import { ALargeSmall, Newspaper, Share2 } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { RichText } from '@/components/rich-text.tsx'
import { useShare } from '@/components/use-share.ts'
import { useGetNews } from '@/generated/content/content.ts'
import type { NewsArticle } from '@/generated/model/news-article.ts'
import { paths } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { CategoryBadge } from './category-badge.tsx'
import styles from './news.module.css'
import type { TextSize } from './text-size.ts'
import { useTextSize } from './text-size.ts'

const ICON_SIZE = 22

const sizeWords = defineMessages({
  normal: {
    id: 'news.size.normal',
    defaultMessage: 'Text size: normal',
    description: 'Name of the button that makes the text of an article larger; it is normal now.',
  },
  large: {
    id: 'news.size.large',
    defaultMessage: 'Text size: large',
    description: 'Name of the button that makes the text of an article larger; it is large now.',
  },
  larger: {
    id: 'news.size.larger',
    defaultMessage: 'Text size: very large',
    description: 'Name of the button that makes the text normal again; it is very large now.',
  },
} satisfies Record<TextSize, object>)

/** One article, which the address names, to be read in comfort and handed on. */
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
            id="news.article.none"
            defaultMessage="No article was chosen"
            description="Where the address names no article."
          />
        }
        action={
          <TextLink href={paths.news}>
            <FormattedMessage
              id="news.article.list"
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
  const query = useGetNews({ id })
  const { size, next } = useTextSize()
  const article = query.data?.code === 1 ? query.data.data : null

  return (
    <Page
      barActions={
        <>
          <IconButton
            label={intl.formatMessage(sizeWords[size])}
            icon={<ALargeSmall size={ICON_SIZE} aria-hidden />}
            onClick={next}
          />
          {article ? <ShareButton article={article} /> : null}
        </>
      }
    >
      <QueryBoundary
        query={query}
        loading={
          <Skeleton
            shape="lines"
            count={10}
            label={intl.formatMessage({
              id: 'news.article.loading',
              defaultMessage: 'Loading',
              description: 'Said by screen readers while an article loads.',
            })}
          />
        }
      >
        {(shown) => <Article article={shown} size={size} />}
      </QueryBoundary>
    </Page>
  )
}

function Article({ article, size }: { article: NewsArticle; size: TextSize }) {
  return (
    <article className={styles.article}>
      <p className={styles.note}>
        <CategoryBadge category={article.category} />{' '}
        <span>{formatMinute(article.published_at)}</span>
      </p>
      <h2 className={styles.headline}>{article.title}</h2>
      {article.image_url === null ? null : (
        <img src={article.image_url} alt="" className={styles.picture} />
      )}
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
        id: 'news.article.share',
        defaultMessage: 'Share',
        description: 'Name of the button that hands the address of an article on, or copies it.',
      })}
      icon={<Share2 size={ICON_SIZE} aria-hidden />}
      onClick={() => void share({ title: article.title, url: window.location.href })}
    />
  )
}
