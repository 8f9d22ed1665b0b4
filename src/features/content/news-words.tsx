import { defineMessages, FormattedMessage } from 'react-intl'
import { NewsCategory } from '@/generated/h5.schemas.ts'
import { Badge } from '@/ui/badge.tsx'

/** The categories of the news, in their order. */
export const CATEGORIES: readonly NewsCategory[] = Object.values(NewsCategory)

/** The categories in words; a category that this version does not know has none. */
export const categoryWords = defineMessages({
  market: {
    id: 'content.news.category.market',
    defaultMessage: 'Markets',
    description: 'Category of the news: what happens on the markets.',
  },
  company: {
    id: 'content.news.category.company',
    defaultMessage: 'Company',
    description: 'Category of the news: what the operator tells about itself.',
  },
  education: {
    id: 'content.news.category.education',
    defaultMessage: 'Guides',
    description: 'Category of the news: how things work.',
  },
} satisfies Record<NewsCategory, object>)

/** A category that this version knows, or null. */
export function knownCategory(category: string | null): NewsCategory | null {
  return CATEGORIES.find((known) => known === category) ?? null
}

/** The category of a news item; nothing for one that this version does not know. */
export function CategoryBadge({ category }: { category: string }) {
  const known = knownCategory(category)
  if (known === null) return null
  return (
    <Badge>
      <FormattedMessage {...categoryWords[known]} />
    </Badge>
  )
}
