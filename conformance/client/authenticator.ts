import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { encodeCBOR } from '@levischuck/tiny-cbor'
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../src/generated/h5.schemas.ts'

/** What an answer says otherwise than the truth. */
export interface Lies {
  /** The page that asked. */
  origin?: string
  /** What is signed, in base64url. */
  challenge?: string
  /** The site whose passkey it is. */
  rpId?: string
  /** That nobody was asked for finger, face or PIN. */
  unverified?: boolean
  /** How often the key signed. */
  counter?: number
  /** Signed with a key of its own. */
  forged?: boolean
  /** Of a passkey that was not allowed. */
  stray?: boolean
}

/** A key that a device keeps. */
interface Key {
  id: string
  privateKey: KeyObject
  userHandle: string
  counter: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/**
 * A device that keeps passkeys (WebAuthn Level 3, ES256), without a screen and without a person. Its
 * answers are the JSON that a browser sends.
 */
export class Authenticator {
  readonly #origin: string
  readonly #keys: Key[] = []

  /** `origin` is that of the page on which it is used. */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Makes a passkey. */
  create(options: PasskeyCreationOptions, lies: Lies = {}): string {
    const { privateKey, publicKey } = newKeys()
    const id = randomBytes(16)
    const key = {
      id: id.toString('base64url'),
      privateKey,
      userHandle: options.user.id,
      counter: 0,
    }
    this.#keys.push(key)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#said(lies.rpId ?? options.rp.id, key, lies, HAS_KEY),
      Buffer.alloc(16),
      length,
      id,
      encodeCBOR(cose),
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return credential(key.id, {
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, lies),
      attestationObject: Buffer.from(encodeCBOR(attestation)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs with the newest passkey that is allowed. */
  get(options: PasskeyRequestOptions, lies: Lies = {}): string {
    const { allowCredentials: allowed } = options
    const isAllowed = ({ id }: Key) => !allowed || allowed.some((one) => one.id === id)
    const key = this.#keys.findLast((one) => lies.stray || isAllowed(one))
    if (!key) throw new Error('The device has no passkey that is allowed.')
    const authData = this.#said(lies.rpId ?? options.rpId, key, lies)
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, lies)
    const hash = createHash('sha256').update(bytes(clientDataJSON)).digest()
    const { privateKey } = lies.forged ? newKeys() : key
    const signature = sign('sha256', Buffer.concat([authData, hash]), privateKey)
    return credential(key.id, {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: key.userHandle,
    })
  }

  #said(rpId: string, key: Key, { unverified, counter }: Lies, also = 0): Buffer {
    key.counter = counter ?? key.counter + 1
    const count = Buffer.alloc(5)
    count[0] = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | also
    count.writeUInt32BE(key.counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), count])
  }

  #clientData(type: string, asked: string, { challenge = asked, origin = this.#origin }: Lies) {
    const data = JSON.stringify({ type, challenge, origin, crossOrigin: false })
    return Buffer.from(data).toString('base64url')
  }
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const credential = (id: string, response: object) =>
  JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
