import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import { assertion, stubPasskeys } from '@/test/passkeys.ts'
import {
  answerWithPasskey,
  canUsePasskeys,
  createPasskey,
  dropPasskeyQuestion,
  suggestPasskeys,
  suggestsPasskeys,
} from './passkeys.ts'

let browser: ReturnType<typeof stubPasskeys>
const nextAsked = (count?: number) => browser.nextAsked(count)

const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'h5.example' }
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'h5.example', name: 'H5' },
  user: { id: 'dXNlcg', name: 'demo', displayName: 'demo' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
}

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('document', { querySelectorAll: () => [{}] })
  browser = stubPasskeys()
})

describe('a passkey', () => {
  it('answers the challenge as bytes, and its answer goes back as text', async () => {
    const answered = answerWithPasskey(request)
    const { options, answer } = await nextAsked()
    expect(new TextDecoder().decode(options.publicKey?.challenge)).toBe('challenge')
    expect(options.mediation).toBeUndefined()
    answer(assertion)
    expect(await answered).toMatchObject({ id: 'aWQ', response: { signature: 'c2lnbmVk' } })
  })

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['SecurityError', 'failed'],
    ['UnknownError', 'failed'],
  ])('%s of the browser is told as %s', async (name, fault) => {
    const answered = answerWithPasskey(request)
    const { refuse } = await nextAsked()
    refuse(name)
    await expect(answered).rejects.toMatchObject({ fault })
  })

  it('that the device has already is told as that', async () => {
    const made = createPasskey(creation)
    const { refuse } = await nextAsked()
    refuse('InvalidStateError')
    await expect(made).rejects.toMatchObject({ fault: 'known' })
  })

  it('is not asked for any more by a page that is left', async () => {
    const answered = answerWithPasskey(request)
    await nextAsked()
    dropPasskeyQuestion()
    await expect(answered).rejects.toMatchObject({ fault: 'cancelled' })
  })
})

describe('a suggestion', () => {
  it('waits in the field, and makes way for a question', async () => {
    const suggested = suggestPasskeys({ ...request, allowCredentials: [] })
    expect((await nextAsked()).options.mediation).toBe('conditional')
    const [, answered] = await Promise.allSettled([
      expect(suggested).rejects.toMatchObject({ fault: 'cancelled' }),
      (async () => {
        const question = answerWithPasskey(request)
        const { answer } = await nextAsked(2)
        answer(assertion)
        return question
      })(),
    ])
    expect(answered).toMatchObject({ value: { id: 'aWQ' } })
  })

  it('is made where the browser has such, and nowhere else', async () => {
    expect(await suggestsPasskeys()).toBe(true)
    stubPasskeys({ suggests: false })
    expect(await suggestsPasskeys()).toBe(false)
    vi.stubGlobal('PublicKeyCredential', undefined)
    expect(await suggestsPasskeys()).toBe(false)
    expect(canUsePasskeys()).toBe(false)
  })
})
