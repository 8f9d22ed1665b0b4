import type {
  Area,
  ContentType,
  ListBannersPosition,
  NewsCategory,
  NullableRoute,
} from '../../src/generated/h5.schemas.ts'

/*
 * What content there is, newest first; its words are in the sample texts by these ids. Moments are
 * seconds before the sandbox was first started, negative ones after it: the notices are as old as
 * in the contract's examples, and an activity that is to come begins when the clock is moved there.
 * Banners have the pictures of the contract's examples; no other item has one that would fit.
 */

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

interface BannerItem {
  id: string
  position: ListBannersPosition
  link: NullableRoute
  /** The area that it is about. */
  area?: Area
  /** Name of a file in openapi/samples; null for a banner of words alone. */
  picture: string | null
}

export const banners = [
  { id: 'bn_1', position: 'home', link: '/pages/auth/auth', picture: 'banner-verify' },
  {
    id: 'bn_2',
    position: 'home',
    link: '/pages/news/news',
    area: 'news',
    picture: 'banner-settlement',
  },
  {
    id: 'bn_3',
    position: 'trade',
    link: '/pages/project/project',
    area: 'financing',
    picture: 'banner-project',
  },
  { id: 'bn_4', position: 'trade', link: '/pages/agreement/agreement', picture: null },
] as const satisfies BannerItem[]

interface Published {
  id: string
  before: number
}

export const announcement = { id: 'an_12', before: 3.5 * HOUR_SECONDS } as const satisfies Published

export const notices = [
  { id: 'no_22', before: 3.5 * HOUR_SECONDS },
  { id: 'no_21', before: 27.5 * HOUR_SECONDS },
  { id: 'no_20', before: 4 * DAY_SECONDS },
  { id: 'no_19', before: 9 * DAY_SECONDS },
  { id: 'no_18', before: 16 * DAY_SECONDS },
  { id: 'no_17', before: 30 * DAY_SECONDS },
] as const satisfies Published[]

interface NewsItem extends Published {
  category: NewsCategory
}

export const news = [
  { id: 'nw_310', category: 'market', before: 70 * 60 },
  { id: 'nw_309', category: 'company', before: DAY_SECONDS + 70 * 60 },
  { id: 'nw_308', category: 'education', before: 2 * DAY_SECONDS + 70 * 60 },
  { id: 'nw_307', category: 'market', before: 5 * DAY_SECONDS },
  { id: 'nw_306', category: 'company', before: 8 * DAY_SECONDS },
  { id: 'nw_305', category: 'education', before: 11 * DAY_SECONDS },
  { id: 'nw_304', category: 'market', before: 15 * DAY_SECONDS },
  { id: 'nw_303', category: 'company', before: 20 * DAY_SECONDS },
  { id: 'nw_302', category: 'education', before: 26 * DAY_SECONDS },
] as const satisfies NewsItem[]

interface ActivityItem {
  id: string
  startsBefore: number
  /** Null for an activity without end. */
  endsBefore: number | null
  /** Where one takes part. */
  link: NullableRoute
  /** The area that it is about, beside activities. */
  area?: Area
}

export const activities = [
  { id: 'ac_42', startsBefore: -10 * DAY_SECONDS, endsBefore: -40 * DAY_SECONDS, link: null },
  {
    id: 'ac_41',
    startsBefore: 320 * DAY_SECONDS,
    endsBefore: null,
    link: '/pages/activityCenter/activityCenter',
  },
  {
    id: 'ac_40',
    startsBefore: 320 * DAY_SECONDS,
    endsBefore: null,
    link: '/pages/invite/invite',
    area: 'invitations',
  },
  { id: 'ac_38', startsBefore: 80 * DAY_SECONDS, endsBefore: 20 * DAY_SECONDS, link: null },
] as const satisfies ActivityItem[]

/** When the list of activities was last changed. */
export const activitiesBefore = 27.5 * HOUR_SECONDS

/** The long texts, with the version that a registration accepts and its date, Unix seconds. */
export const textTypes = [
  'agreement',
  'privacy',
  'risk',
  'invite_rules',
  'download',
  'help',
] as const satisfies ContentType[]
export const textVersion = { version: '2026-01', updated_at: Date.UTC(2026, 0, 1) / 1000 }
