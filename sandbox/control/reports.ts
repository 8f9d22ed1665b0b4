import { z } from 'zod'
import type { SourceLocator } from '../../scripts/build/source-maps.ts'
import type { Reply } from '../core/answer.ts'
import { jsonReply } from '../core/answer.ts'
import type { RawRequest } from '../core/request.ts'

/** Where the app and its browsers send what went wrong, through the app's own host. */
const PATH = '/reports'
/** Bytes of one delivery at most; browsers gather reports. */
const MAXIMUM_BODY = 64 * 1024
/** The newest reports are kept. */
const MOST_KEPT = 100

/** One report of the Reporting API; the app's own and the browsers' have bodies of many kinds. */
const report = z.object({
  type: z.string().max(60),
  url: z.string().max(2_000).default(''),
  body: z.record(z.string(), z.unknown()).default({}),
})
/** What browsers send that know `report-uri` alone. */
const policyReport = z
  .object({ 'csp-report': z.record(z.string(), z.unknown()) })
  .transform(({ 'csp-report': body }) => [
    { type: 'csp-violation', url: String(body['document-uri'] ?? ''), body },
  ])
const delivery = z.union([z.array(report).max(50), policyReport])

interface Kept {
  at: number
  type: string
  url: string
  /** The body as text, with places in the source where a map has them. */
  text: string
}

/** The reports that came since the start, as a collector of an operator would have them. */
export class Reports {
  #kept: Kept[] = []
  #locator: SourceLocator | undefined

  /** The newest first. */
  list(): readonly Kept[] {
    return this.#kept
  }

  clear(): void {
    this.#kept = []
  }

  /** Whether a request delivers reports. */
  takes({ path }: RawRequest): boolean {
    return path === PATH
  }

  /** Keeps what is a report, and says no to everything else. `now`: Unix seconds. */
  async receive({ method, body, tooLarge }: RawRequest, now: number): Promise<Reply> {
    if (method !== 'POST') return jsonReply(405, { error: `No ${method} here.` })
    if (tooLarge || body.length > MAXIMUM_BODY) return jsonReply(413, { error: 'Too large.' })
    const read = delivery.safeParse(parsed(body))
    if (!read.success) return jsonReply(400, { error: 'No reports.' })
    // In development alone: who only runs the sandbox needs no source maps.
    const { ownBuild, SourceLocator } = await import('../../scripts/build/source-maps.ts')
    this.#locator ??= new SourceLocator(ownBuild)
    for (const { type, url, body: content } of read.data) {
      const text = await this.#locator.locate(JSON.stringify(content))
      this.#kept.unshift({ at: now, type, url, text })
    }
    this.#kept.length = Math.min(this.#kept.length, MOST_KEPT)
    return { status: 204, headers: {}, body: '' }
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
