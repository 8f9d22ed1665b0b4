import { Newspaper } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useListNewsInfinite } from '@/generated/content/content.ts'
import type { NewsSummary } from '@/generated/model/news-summary.ts'
import { newsPath } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { CategoryBadge } from './category-badge.tsx'
import styles from './news.module.css'
import { CATEGORIES, categoryWords, knownCategory } from './news-words.ts'

const CHOICES = ['all', ...CATEGORIES] as const

const words = defineMessages({
  ...categoryWords,
  all: {
    id: 'news.list.all',
    defaultMessage: 'All',
    description: 'Filter of the news: every category.',
  },
})

const idOf = (item: NewsSummary) => item.id

/** The news by category, newest first. */
export function NewsScreen() {
  const intl = useIntl()
  // In the address, so that going back from an article finds the same list.
  const [search, setSearch] = useSearchParams()
  const category = knownCategory(search.get('category'))
  const query = useListNewsInfinite(category === null ? {} : { category }, { query: pagedQuery })

  return (
    <Page>
      <Stack>
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'news.list.filter',
            defaultMessage: 'Category',
            description: 'Name of the filter of the news, for screen readers.',
          })}
          options={CHOICES.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          value={category ?? 'all'}
          onChange={(next) =>
            setSearch(next === 'all' ? {} : { category: next }, { replace: true })
          }
        />
        <div>
          <RecordList
            query={query}
            label={intl.formatMessage({
              id: 'news.list.label',
              defaultMessage: 'News',
              description: 'Name of the list of news, for screen readers.',
            })}
            rowId={idOf}
            renderRow={(item: NewsSummary) => <NewsRow item={item} />}
            empty={<NoNews filtered={category !== null} />}
          />
        </div>
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
        <span className={styles.note}>
          <CategoryBadge category={item.category} /> <span>{formatDate(item.published_at)}</span>
        </span>
      </span>
      {item.image_url === null ? null : (
        // The title says what it is about; the picture adds no words.
        <img src={item.image_url} alt="" loading="lazy" className={styles.thumb} />
      )}
    </UiLink>
  )
}

function NoNews({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<Newspaper size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="news.list.emptyCategory"
            defaultMessage="No news in this category"
            description="Where the chosen category has no article."
          />
        ) : (
          <FormattedMessage
            id="news.list.empty"
            defaultMessage="No news yet"
            description="Where there is no article at all."
          />
        )
      }
    />
  )
}
