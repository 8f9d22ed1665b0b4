import type { PersonalMessage } from '@/generated/model/personal-message.ts'
import { paths, projectPath, purchasePath } from '@/lib/paths.ts'

/** The page that a message leads to: that of its record where the page shows one. */
export function targetOf({ link, record_id: record }: PersonalMessage): string | null {
  if (link === null || record === null) return link
  switch (link) {
    case paths.purchase:
      return purchasePath(record)
    case paths.projectDetails:
      return projectPath(record)
    default:
      return link
  }
}
