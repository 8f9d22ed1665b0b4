import { FormattedMessage } from 'react-intl'
import { Badge } from '@/ui/badge.tsx'
import { categoryWords, knownCategory } from './news-words.ts'

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
