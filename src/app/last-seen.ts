import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { SiteInfo } from '@/generated/h5.schemas.ts'
import { currentLanguage } from '@/platform/language.ts'
import { readStoredJson, storedKeys, writeStored } from '@/platform/storage.ts'

/**
 * The public texts that stay readable without a network. Nothing private is among them, no price
 * and no amount: those would be another user's after a logout, or wrong.
 */
const KEPT_PATHS: ReadonlySet<unknown> = new Set([
  '/api/index/home',
  '/api/index/about_list',
  '/api/index/about_details',
  '/api/index/notice',
  '/api/index/get_detail_from_type',
  '/api/index/activity_details',
  '/api/index/info',
])

const PREFIX = 'h5.seen.'
/** Answers that are kept; the oldest go first. */
const MOST_ANSWERS = 30
/** Characters of one answer at most. */
const MOST_CHARACTERS = 100_000

/** Decimals of a currency, at most (the contract). */
const MOST_DECIMALS = 8

interface Seen {
  /** Milliseconds of the device's clock, to tell which is the oldest. */
  at: number
  /** Former versions kept whole answers, by another name. */
  content: unknown
}

/** The path in a query's key; keys of infinite queries have another word before it. */
function pathOf({ queryKey }: Query): unknown {
  return queryKey[0] === 'infinite' ? queryKey[1] : queryKey[0]
}

/** Texts come in the language of the request. */
const storageKeyOf = ({ queryKey }: Query) =>
  `${PREFIX}${currentLanguage()}.${JSON.stringify(queryKey)}`

/**
 * Keeps the public texts that were read, and restores them when they cannot be read again: the query
 * then has both its error and the old answer, which every page marks as old.
 */
export function watchLastSeen(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !KEPT_PATHS.has(pathOf(event.query))) return
    if (event.action.type === 'success') keep(event.query)
    if (event.action.type === 'error') bringBack(event.query)
  })
}

function keep(query: Query): void {
  const text = JSON.stringify({ at: Date.now(), content: query.state.data } satisfies Seen)
  if (text.length > MOST_CHARACTERS) return
  writeStored(storageKeyOf(query), text)
  forgetOldest()
}

function bringBack(query: Query): void {
  if (query.state.data !== undefined) return
  const seen = readSeen(storageKeyOf(query))
  if (seen) query.setState({ data: seen.content, dataUpdatedAt: seen.at })
}

/** What a query answered last on this device, in any language; undefined where it is not kept. */
export function lastSeen(queryKey: QueryKey): unknown {
  return storedKeys(PREFIX)
    .filter((key) => key.endsWith(JSON.stringify(queryKey)))
    .flatMap((key) => readSeen(key) ?? [])
    .sort((one, other) => other.at - one.at)[0]?.content
}

function forgetOldest(): void {
  const all = storedKeys(PREFIX).map((key) => ({ key, at: readSeen(key)?.at ?? 0 }))
  const surplus = all.sort((one, other) => other.at - one.at).slice(MOST_ANSWERS)
  for (const { key } of surplus) writeStored(key, null)
}

function readSeen(key: string): Seen | null {
  const stored = readStoredJson(key)
  if (typeof stored !== 'object' || stored === null) return null
  const { at, content } = stored as Partial<Seen>
  return typeof at === 'number' && typeof content === 'object' ? { at, content } : null
}

/** Whether what the site said of itself last can be used: anybody may have written what is stored. */
export function isUsableSite({
  areas = [],
  capabilities = [],
  currencies = [],
}: SiteInfo): boolean {
  return (
    [areas, capabilities, currencies].every(Array.isArray) &&
    currencies.every(
      (one) =>
        typeof one?.code === 'string' &&
        typeof one.type === 'string' &&
        Number.isInteger(one.scale) &&
        one.scale >= 0 &&
        one.scale <= MOST_DECIMALS,
    )
  )
}
