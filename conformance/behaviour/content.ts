import { setTimeout as pause } from 'node:timers/promises'
import { NotReachable } from '../client/client.ts'
import { needed } from '../plan/stage.ts'
import { sessionsAround } from '../reference/reference.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** News, texts, activities and the hours of customer service are told alike wherever they are asked for. */
export const contentLaws = law.all

const reads = { reads: true }

law('filter.activities', 'getActivity', reads, activities)
law('filter.support-hours', 'getSiteInfo', reads, async (scene) => void (await supportHours(scene)))

law('filter.news', 'getNews', reads, async (scene) => {
  const { list } = await scene.done('listNews', { limit: '100' })
  if (list.length === 0) throw new NotReachable('there are no news')
  for (const { summary: _summary, ...wanted } of list) {
    const { html: _html, ...item } = await scene.done('getNews', { id: wanted.id })
    scene.same(item, wanted, `the item ${wanted.id}`)
  }
})

law('filter.content', 'getContentByType', reads, async (scene) => {
  const known = new Map<string, string>()
  for (const type of scene.contract.values('ContentType')) {
    const answer = await scene.call('getContentByType', { type })
    if (answer.code !== 1) continue
    const { type: told, html } = answer.data
    scene.same(told, type, 'the type of a text that was asked for')
    const same = known.get(html)
    scene.hold(
      html === '' || same === undefined,
      `the types ${type} and ${same} have the same text`,
    )
    known.set(html, type)
  }
})

law('filter.published', 'getAnnouncement', reads, async (scene) => {
  const look = async () => {
    const { announcement } = await scene.done('getAnnouncement')
    const { list: notices } = await scene.done('listNotices')
    return [...(announcement ? [announcement] : []), ...notices]
  }
  const before = new Map((await look()).map((one) => [one.id, one.published_at]))
  await pause(1100)
  for (const { id, published_at: at } of await look())
    scene.same(at, before.get(id) ?? at, `published_at of ${id}, asked for again,`)
})

/** How long around an edge a cached answer may still tell the state before it. */
const EDGE_SECONDS = 65

async function activities(scene: Scene): Promise<void> {
  const { activities: list } = await scene.done('getContentByType', { type: 'activity' })
  if (list.length === 0) throw new NotReachable('there is no activity')
  for (const { summary: _summary, ...wanted } of list) {
    const { html: _html, link: _link, ...item } = await scene.done('getActivity', { id: wanted.id })
    scene.same(item, wanted, `the activity ${wanted.id}`)
    const { time } = await scene.call('getSiteInfo')
    const { start_time: begins, end_time: ends, state } = wanted
    if ([begins, ends ?? 0].some((at) => Math.abs(at - time) < EDGE_SECONDS)) continue
    const begun = ends !== null && ends <= time ? 'ended' : 'in_progress'
    const now = begins > time ? 'upcoming' : begun
    scene.same(state, now, `the state of ${wanted.id} from ${begins} to ${ends} at ${time}`)
  }
}

/** Just before and after the next moment at which an activity starts or ends. */
law(
  'filter.activities',
  'getActivity',
  { ...reads, waits: true, part: 'when one starts or ends' },
  async (scene) => {
    const { activities: list } = await scene.done('getContentByType', { type: 'activity' })
    const now = await scene.now()
    const edges = list.flatMap((one) => [one.start_time, one.end_time ?? 0])
    const coming = edges.filter((at) => at > now + EDGE_SECONDS).sort((one, other) => one - other)
    const edge = needed(coming[0], 'no activity starts or ends from now on')
    await scene.until(edge - 2 * EDGE_SECONDS)
    await activities(scene)
    await scene.until(edge + EDGE_SECONDS + 1)
    await activities(scene)
  },
)

/** What looks like the beginning or the end of an element. */
const ELEMENT = /<\/?[a-z][^<>]*>/i

law('filter.plain-text', 'listNotices', reads, async (scene) => {
  const { list: notices } = await scene.done('listNotices')
  const { announcement } = await scene.done('getAnnouncement')
  const { blocks } = await scene.done('getHome')
  const { risk_notice: risk, project_risk_notice: project } = await scene.done('getSiteInfo')
  const texts = [...notices, ...blocks, ...(announcement ? [announcement] : [])]
  for (const text of [risk, project, ...texts.map((one) => one.text)]) {
    const [element] = ELEMENT.exec(text) ?? []
    scene.hold(element === undefined, `a text that is plain has ${element}: ${text.slice(0, 120)}`)
  }
})

/** Where customer service is there or not, and when that changes next. */
async function supportHours(scene: Scene): Promise<number | undefined> {
  const answer = await scene.call('getSiteInfo')
  if (answer.code !== 1) return undefined
  const { open, hours } = answer.data.support
  const sessions = sessionsAround(answer.time, {
    ...{ always_open: false, time_zone: hours.time_zone },
    sessions: [hours],
  })
  const edges = sessions.flatMap(({ opens, closes }) => [opens, closes])
  if (!edges.some((at) => Math.abs(at - answer.time) < EDGE_SECONDS)) {
    const wanted = sessions.some(
      ({ opens, closes }) => opens <= answer.time && answer.time < closes,
    )
    scene.same(open, wanted, `whether customer service is there at ${answer.time}`)
  }
  return edges.find((at) => at > answer.time)
}

law(
  'filter.support-hours',
  'getSiteInfo',
  { ...reads, waits: true, part: 'when it opens or closes' },
  async (scene) => {
    const edge = await supportHours(scene)
    await scene.until(needed(edge, 'customer service neither opens nor closes') + EDGE_SECONDS)
    await supportHours(scene)
  },
)
