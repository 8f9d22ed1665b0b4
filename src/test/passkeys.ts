import { vi } from 'vitest'
import { give } from './browser.ts'

/** A question of the page to the browser, which the test answers as its user. */
interface AskedPasskey {
  options: CredentialRequestOptions & CredentialCreationOptions
  answer: (credential: object) => void
  /** Ends it as the browser does, by the name of its error. */
  refuse: (name: string) => void
}

/** A browser with passkeys. `nextAsked` waits for so many questions, and has the last one. */
export function stubPasskeys({ suggests = true } = {}) {
  const asked: AskedPasskey[] = []
  const ask = (options: AskedPasskey['options']) =>
    new Promise((resolve, reject) => {
      asked.push({ options, answer: resolve, refuse: (name) => reject(new DOMException('', name)) })
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
    })
  give(navigator, 'credentials', { get: ask, create: ask })
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(suggests),
    }),
  )
  return {
    asked,
    nextAsked: (count = 1) =>
      vi.waitFor(() => {
        const last = asked.at(-1)
        if (asked.length < count || !last) throw new Error('Nothing is asked yet')
        return last
      }),
  }
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What a passkey answers. */
export const assertion = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signed'),
    userHandle: bytes('user'),
  },
  getClientExtensionResults: () => ({}),
}

/** What a new passkey tells of itself. */
export const attestation = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    attestationObject: bytes('attested'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}
