import { getListBannersQueryOptions } from '@/generated/content/content.ts'

/** The operator's banners of the entry page. */
export const homeBannersQuery = () => getListBannersQueryOptions({ position: 'home' })
