import { defineMessages } from 'react-intl'
import { NewsCategory } from '@/generated/model/news-category.ts'

/** The categories of the news, in their order. */
export const CATEGORIES: readonly NewsCategory[] = Object.values(NewsCategory)

/** The categories in words; a category that this version does not know has none. */
export const categoryWords = defineMessages({
  market: {
    id: 'news.category.market',
    defaultMessage: 'Markets',
    description: 'Category of the news: what happens on the markets.',
  },
  company: {
    id: 'news.category.company',
    defaultMessage: 'Company',
    description: 'Category of the news: what the operator tells about itself.',
  },
  education: {
    id: 'news.category.education',
    defaultMessage: 'Knowledge',
    description: 'Category of the news: how things work.',
  },
} satisfies Record<NewsCategory, object>)

/** A category that this version knows, or null. */
export function knownCategory(category: string | null): NewsCategory | null {
  return CATEGORIES.find((known) => known === category) ?? null
}
