import { useInfiniteQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import type { NewsSummary } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { newsPath } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { ArticleNote } from '@/shell/article-head.tsx'
import { Page } from '@/shell/page.tsx'
import { ServerPicture } from '@/shell/server-picture.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import styles from './news.module.css'
import { CATEGORIES, CategoryBadge, categoryWords } from './news-words.tsx'
import { newsQuery } from './queries.ts'

const words = defineMessages({
  label: {
    id: 'content.news.list.label',
    defaultMessage: 'News',
    description: 'Name of the list of news, for screen readers.',
  },
  filter: {
    id: 'content.news.list.filter',
    defaultMessage: 'Category',
    description: 'Name of the filter of the news, for screen readers.',
  },
  all: common.allOfKind,
  empty: {
    id: 'content.news.list.empty',
    defaultMessage: '{filtered, select, true {No news in this category} other {No news yet}}',
    description: 'Where there is no article. filtered is true where the chosen category has none.',
  },
})

/** The news by category, newest first. */
export function NewsScreen() {
  const intl = useIntl()
  const [category, choose] = useAddressChoice('category', CATEGORIES)
  const query = useInfiniteQuery(newsQuery(category ? { category } : {}))

  return (
    <Page>
      <Stack>
        <FilterChoice
          label={intl.formatMessage(words.filter)}
          values={CATEGORIES}
          word={(value) => intl.formatMessage(categoryWords[value])}
          all={intl.formatMessage(words.all)}
          chosen={category}
          onChoose={choose}
        />
        <RecordList
          query={query}
          label={intl.formatMessage(words.label)}
          row={(item) => <NewsRow item={item} />}
          empty={
            <NoRecords
              icon={<Newspaper size={28} aria-hidden />}
              filtered={category !== undefined}
              words={words}
            />
          }
        />
      </Stack>
    </Page>
  )
}

function NewsRow({ item }: { item: NewsSummary }) {
  return (
    <UiLink href={newsPath(item.id)} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>{' '}
        <span className={styles.summary}>{item.summary}</span>{' '}
        <ArticleNote as="span">
          <CategoryBadge category={item.category} /> <span>{formatDate(item.published_at)}</span>
        </ArticleNote>
      </span>
      <ServerPicture address={item.image_url} loading="lazy" className={styles.thumb} />
    </UiLink>
  )
}
