import type {
  Activity,
  ActivityState,
  Area,
  ContentText,
  ContentType,
  LanguageCode,
} from '../../../src/generated/h5.schemas.ts'
import { HomeBlockType } from '../../../src/generated/h5.schemas.ts'
import {
  activities,
  activitiesBefore,
  announcement,
  banners,
  news,
  notices,
  textTypes,
  textVersion,
} from '../../content/items.ts'
import type { TextValues } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import { offers, refuseAbsent } from '../../core/areas.ts'
import type { Call, Handlers } from '../../core/call.ts'
import { pageOfAll } from '../../core/page.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { LOCK_SECONDS, MAX_WRONG_PASSWORDS } from '../../core/users.ts'
import { siteInfo } from './site-info.ts'

/**
 * The operations of the tag "content": the same for everybody who asks in a language. Notices, news
 * and activities end with the mark that says that they are sample text; the other texts say so
 * themselves.
 */
export const contentHandlers = {
  listBanners: ({ language, world }, { position }) => ({
    list: banners
      .filter((banner) => !('area' in banner) || offers(world, banner.area))
      .filter((banner) => position === undefined || banner.position === position)
      .map(({ id, link, picture }) => ({
        id,
        title: text(language, `banner.${id}.title`),
        image_url: picture && `/uploads/sample/${picture}.svg`,
        link,
      })),
  }),

  getAnnouncement: (call) => ({
    announcement: {
      id: announcement.id,
      title: text(call.language, `announcement.${announcement.id}.title`),
      text: marked(call.language, text(call.language, `announcement.${announcement.id}.text`)),
      urgent: false,
      published_at: moment(call, announcement.before),
    },
  }),

  getHome: ({ language }) => ({
    blocks: Object.values(HomeBlockType).map((type) => ({
      type,
      title: text(language, `home.${type}.title`),
      text: text(language, `home.${type}.body`),
    })),
  }),

  getSiteInfo: siteInfo,

  listNotices: (call, query) => {
    const { list, ...page } = pageOfAll(notices, query)
    return {
      ...page,
      list: list.map(({ id, before }) => ({
        id,
        title: text(call.language, `notice.${id}.title`),
        text: marked(call.language, text(call.language, `notice.${id}.text`)),
        published_at: moment(call, before),
      })),
    }
  },

  listNews: (call, { category, ...query }) => {
    const wanted = news.filter((one) => category === undefined || one.category === category)
    const { list, ...page } = pageOfAll(wanted, query)
    return {
      ...page,
      list: list.map((item) => ({
        id: item.id,
        category: item.category,
        title: text(call.language, `news.${item.id}.title`),
        summary: text(call.language, `news.${item.id}.summary`),
        image_url: null,
        published_at: moment(call, item.before),
      })),
    }
  },

  getNews: (call, { id }) => {
    const item = news.find((one) => one.id === id)
    if (!item) throw new Refusal('no_data')
    return {
      id: item.id,
      category: item.category,
      title: text(call.language, `news.${item.id}.title`),
      html: markedHtml(call.language, text(call.language, `news.${item.id}.html`)),
      image_url: null,
      published_at: moment(call, item.before),
    }
  },

  getContentByType: (call, { type }) => {
    refuseAbsent(call.world, areaOfText[type] ?? null)
    const found = textTypes.find((one) => one === type)
    return found ? longText(call, found) : activityList(call)
  },

  getActivity: (call, { id }): Activity => {
    const item = offeredActivities(call).find((one) => one.id === id)
    if (!item) throw new Refusal('no_data')
    return {
      ...common(call, item),
      html: markedHtml(
        call.language,
        text(call.language, `activity.${item.id}.html`, activityValues),
      ),
      link: item.link,
    }
  },
} satisfies Partial<Handlers>

/** The texts that are about one area. */
const areaOfText: Partial<Record<ContentType, Area>> = {
  invite_rules: 'invitations',
  activity: 'activities',
}

/** Unix seconds of what lies so many seconds before the sandbox's first start. */
function moment({ world }: Call, before: number): number {
  return world.startedAt - before
}

const marked = (language: LanguageCode, plain: string) =>
  `${plain}\n\n${text(language, 'sample.mark')}`
const markedHtml = (language: LanguageCode, html: string) =>
  `${html}<p><em>${text(language, 'sample.mark')}</em></p>`

const { currency, timeZone, support, deposit, withdrawal, bonus, invitation } = rules

const activityValues: TextValues = {
  amount: { amount: bonus.amount, currency },
  bonus: { amount: invitation.bonus, currency },
  zone: timeZone,
}

/** The numbers that the long texts quote, taken from the rules. */
const textValues: TextValues = {
  zone: timeZone,
  supportOpens: support.opens,
  supportCloses: support.closes,
  depositMin: { amount: deposit.min, currency },
  depositMax: { amount: deposit.max, currency },
  withdrawalMin: { amount: withdrawal.min, currency },
  withdrawalMax: { amount: withdrawal.max, currency },
  feeRate: { rate: withdrawal.feeRate },
  withdrawalOpens: withdrawal.opens,
  withdrawalCloses: withdrawal.closes,
  times: withdrawal.timesADay,
  tries: MAX_WRONG_PASSWORDS,
  minutes: LOCK_SECONDS / 60,
  bonus: { amount: invitation.bonus, currency },
}

function longText({ language }: Call, type: (typeof textTypes)[number]): ContentText {
  return {
    type,
    title: text(language, `content.${type}.title`),
    html: text(language, `content.${type}.html`, textValues),
    ...textVersion,
    activities: [],
  }
}

function activityList(call: Call): ContentText {
  return {
    type: 'activity',
    title: text(call.language, 'activity.list.title'),
    html: '',
    version: textVersion.version,
    updated_at: moment(call, activitiesBefore),
    activities: offeredActivities(call).map((item) => ({
      ...common(call, item),
      summary: text(call.language, `activity.${item.id}.summary`, activityValues),
    })),
  }
}

/** Those in which one can take part here. */
const offeredActivities = ({ world }: Call) =>
  activities.filter((one) => !('area' in one) || offers(world, one.area))

/** What the list and the details of an activity have in common. */
function common(call: Call, item: (typeof activities)[number]) {
  const start_time = moment(call, item.startsBefore)
  const end_time = item.endsBefore === null ? null : moment(call, item.endsBefore)
  return {
    id: item.id,
    title: text(call.language, `activity.${item.id}.title`),
    image_url: null,
    start_time,
    end_time,
    state: activityState(call.now, start_time, end_time),
  }
}

function activityState(now: number, starts: number, ends: number | null): ActivityState {
  if (now < starts) return 'upcoming'
  return ends !== null && now >= ends ? 'ended' : 'in_progress'
}
