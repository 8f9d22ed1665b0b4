import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import { codes } from '../contract/contract.ts'
import { newAccount } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** What is said to people is said in their language. */
export const languageLaws = law.all

const reads = { reads: true }

type Languages = Readonly<Record<string, string>>

/** An answer to a request with headers of its own, and those of the answer. */
async function ask<Id extends OperationId>(
  scene: Scene,
  id: Id,
  languages: Languages,
  sent: Sent = {},
  user?: User,
) {
  const request = { ...scene.client.request(id, sent, user?.token), languages }
  const answer = await scene.client.send(request)
  return { envelope: scene.client.envelope(id, answer), headers: answer.headers }
}

const inBoth = (language: string) => ({ lang: language, language })

/** Languages so alike in writing that a short text may be the same in both. */
const ALIKE: readonly ReadonlySet<string>[] = [new Set(['zh', 'hk', 'jp'])]

/** A text of one language differs from that of every other, except where both are written alike. */
function holdApart(scene: Scene, said: ReadonlyMap<string, string>, what: string): void {
  for (const [one, text] of said) {
    for (const [other, same] of said) {
      const alike = ALIKE.some((group) => group.has(one) && group.has(other))
      if (one >= other || text !== same || alike) continue
      scene.hold(false, `${what} has the same text in ${one} as in ${other}: ${text.slice(0, 120)}`)
    }
  }
  for (const [language, letters] of Object.entries(LETTERS)) {
    const text = said.get(language)
    if (text === undefined) continue
    scene.hold(
      letters.test(text),
      `${what} in ${language} has no letter of that language: ${text.slice(0, 120)}`,
    )
    scene.hold(
      isMostlyOf(text, letters),
      `${what} is in ${language} with few letters of it: ${text.slice(0, 120)}`,
    )
  }
}

/** From so many letters on, a text is more than names and numbers. */
const LONG_TEXT = 200
/** What part of its letters a long text has of its own language at least. */
const OWN_PART = 0.2

/** Whether a long text, without the elements of HTML, is written in the letters of its language. */
function isMostlyOf(text: string, own: RegExp): boolean {
  const letters = text.replaceAll(/<[^<>]*>/g, '').match(/\p{L}/gu) ?? []
  if (letters.length < LONG_TEXT) return true
  return letters.filter((one) => own.test(one)).length >= OWN_PART * letters.length
}

/** Letters that hardly any text of a language lacks. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  th: /\p{Script=Thai}/u,
  kor: /\p{Script=Hangul}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  hk: /\p{Script=Han}/u,
}

async function inAll<Said>(
  scene: Scene,
  say: (language: string) => Promise<Said>,
): Promise<Map<string, Said>> {
  const said = new Map<string, Said>()
  for (const language of scene.contract.values('LanguageCode'))
    said.set(language, await say(language))
  return said
}

law('language.messages', 'logIn', async (scene) => {
  const said = await inAll(scene, async (language) => {
    const sent = { account: newAccount(), password: 'no-such-one' }
    return (await ask(scene, 'logIn', inBoth(language), sent)).envelope.msg
  })
  holdApart(scene, said, 'the refusal of a login')
  const ended = await inAll(
    scene,
    async (language) => (await ask(scene, 'getUser', inBoth(language))).envelope.msg,
  )
  holdApart(scene, ended, 'the answer without a session')
})

law('language.messages', 'getUser', reads, async (scene) => {
  const { main } = scene.world
  const said = await inAll(
    scene,
    async (language) => (await ask(scene, 'getUser', inBoth(language), {}, main)).envelope.msg,
  )
  holdApart(scene, said, 'the message of a success')
})

/** Texts of an answer that are told in the language, of each kind together. */
type Texts = (data: never) => string[]

const all = <Name extends string>(list: readonly Record<Name, string>[], ...names: Name[]) =>
  names.map((name) => list.map((one) => one[name]).join(' '))

const TEXTS = {
  listProducts: ({ list }: Operations['listProducts']['data']) => all(list, 'name'),
  getHome: ({ blocks }: Operations['getHome']['data']) => all(blocks, 'text'),
  listNotices: ({ list }: Operations['listNotices']['data']) => all(list, 'title', 'text'),
  listNews: ({ list }: Operations['listNews']['data']) => all(list, 'title', 'summary'),
  listBanners: ({ list }: Operations['listBanners']['data']) => all(list, 'title'),
  listProjects: ({ list }: Operations['listProjects']['data']) => all(list, 'description'),
  listMessages: ({ list }: Operations['listMessages']['data']) => all(list, 'title', 'text'),
  getSiteInfo: (data: Operations['getSiteInfo']['data']) =>
    all([data], 'risk_notice', 'project_risk_notice'),
  getContentByType: (data: Operations['getContentByType']['data']) => all([data], 'html'),
  getNews: (data: Operations['getNews']['data']) => all([data], 'title', 'html'),
  getActivity: (data: Operations['getActivity']['data']) => all([data], 'title', 'html'),
  getAnnouncement: ({ announcement }: Operations['getAnnouncement']['data']) =>
    all(announcement ? [announcement] : [], 'title', 'text'),
  getInvitation: (data: Operations['getInvitation']['data']) => all([data], 'rules'),
} as const satisfies Partial<Record<OperationId, Texts>>

/** What is asked for where there is more than one text. */
const ASKED: Partial<Record<keyof typeof TEXTS, (scene: Scene) => Promise<Sent>>> = {
  getContentByType: async () => ({ type: 'agreement' }),
  getNews: async (scene) => {
    const { list } = await scene.done('listNews')
    return { id: needed(list[0], 'there are no news').id }
  },
  getActivity: async (scene) => {
    const { activities } = await scene.done('getContentByType', { type: 'activity' })
    return { id: needed(activities[0], 'there is no activity').id }
  },
}

async function texts(scene: Scene, id: keyof typeof TEXTS, textsOf: Texts): Promise<void> {
  const user = scene.contract.operation(id).public ? undefined : scene.world.main
  const sent = (await ASKED[id]?.(scene)) ?? {}
  const said = await inAll(scene, async (language) => {
    const { envelope } = await ask(scene, id, inBoth(language), sent, user)
    // Of the type that belongs to the operation.
    return envelope.code === codes.done ? textsOf(envelope.data as never) : []
  })
  const kinds = [...said.values()][0] ?? []
  if (kinds.every((one) => one.trim() === '')) throw new NotReachable('there is no text to read')
  for (const index of kinds.keys()) {
    const ofKind = [...said].map(([language, of]) => [language, of[index] ?? ''] as const)
    if (kinds[index]?.trim()) holdApart(scene, new Map(ofKind), `the text of ${scene.name(id)}`)
  }
}

/** What records are called is what the catalogues say, in languages that are written apart. */
law('language.names', 'listPurchases', reads, async (scene) => {
  for (const language of ['de', 'th']) {
    const read = async <Id extends OperationId>(id: Id, sent: Sent = {}) => {
      const { envelope } = await ask(scene, id, inBoth(language), sent, scene.world.main)
      if (envelope.code !== codes.done) throw new NotReachable(`${id} is refused`)
      return envelope.data as Operations[Id]['data']
    }
    const { list: products } = await read('listProducts')
    const { list: projects } = await read('listProjects', { limit: '100' })
    const { list: purchases } = await read('listPurchases', { limit: '100' })
    const { list: orders } = await read('listOrders', { view: 'contract' })
    const { days } = await read('getIncomeCalendar')
    const known = new Map([
      ...products.map(({ symbol, name }) => [symbol, name] as const),
      ...projects.map(({ id, title }) => [id, title] as const),
    ])
    const projectOf = new Map(purchases.map((one) => [one.id, one.project_id]))
    for (const [what, of, name] of [
      ...orders.flatMap((one) =>
        one.type === 'contract' ? [[one.id, one.symbol, one.name] as const] : [],
      ),
      ...purchases.map((one) => [one.id, one.project_id, one.title] as const),
      ...days.flatMap(({ entries }) =>
        entries.map(({ purchase_id: id, title }) => {
          return [`${id} in the calendar`, projectOf.get(id) ?? '', title] as const
        }),
      ),
    ])
      if (known.has(of)) scene.same(name, known.get(of), `the name of ${what} in ${language}`)
  }
})

const notice = async (scene: Scene, languages: Languages) => {
  const { envelope } = await ask(scene, 'getSiteInfo', languages)
  return envelope.code === codes.done ? `${envelope.msg} ${envelope.data.risk_notice}` : ''
}

law('language.lang-wins', 'getSiteInfo', reads, async (scene) => {
  const [de, th] = [await notice(scene, inBoth('de')), await notice(scene, inBoth('th'))]
  scene.same(
    await notice(scene, { lang: 'de', language: 'th' }),
    de,
    'the text with lang de and language th',
  )
  scene.same(
    await notice(scene, { lang: 'th', language: 'de' }),
    th,
    'the text with lang th and language de',
  )
  scene.same(await notice(scene, { language: 'th' }), th, 'the text with language th alone')
  scene.same(await notice(scene, { lang: 'de' }), de, 'the text with lang de alone')
})

law('language.english', 'getSiteInfo', reads, async (scene) => {
  const en = await notice(scene, inBoth('en'))
  scene.same(await notice(scene, {}), en, 'the text without a language')
  // Also one that begins like one of the app.
  for (const lang of ['xx', 'de-CH']) {
    const text = await notice(scene, { lang, language: 'th' })
    scene.same(text, en, `the text in ${lang}, a language that is none of the app`)
  }
})

law('language.vary', 'getUser', reads, async (scene) => {
  const { headers: refused } = await ask(scene, 'getNews', inBoth('en'), { id: 'conformance-none' })
  scene.hold(
    /\bno-store\b/.test(refused['cache-control'] ?? ''),
    `the Cache-Control of a refusal must be no-store, and is "${refused['cache-control']}"`,
  )
  for (const { id, public: open, method, caching, query } of scene.contract.operations) {
    if (method !== 'GET' || query.some(({ required }) => required) || scene.client.isOutside(id))
      continue
    const { headers } = await ask(scene, id, inBoth('en'), {}, open ? undefined : scene.world.main)
    const kept = headers['cache-control'] ?? ''
    if (!caching) {
      scene.hold(
        /\bno-store\b/.test(kept),
        `the Cache-Control of ${scene.name(id)} must be no-store, and is "${kept}"`,
      )
      continue
    }
    const [longest, most] = [kept, caching.example].map((one) => /max-age=(\d+)/.exec(one)?.[1])
    scene.hold(
      Number(longest) <= Number(most),
      `${scene.name(id)} may be kept for ${longest} s, and for ${most} s at most`,
    )
    const differs = (headers.vary ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
    const both = differs.includes('*') || (differs.includes('lang') && differs.includes('language'))
    scene.hold(both, `${scene.name(id)} may be kept (${kept}), and says Vary "${headers.vary}"`)
  }
})

const content = Object.entries(TEXTS) as [keyof typeof TEXTS, Texts][]
for (const [id, text] of content)
  law('language.content', id, reads, (scene) => texts(scene, id, text))
