import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/*
 * The browser's passkeys (WebAuthn). The library is loaded when one is about to be used; what a server asks
 * and is answered goes through as it is.
 */

/**
 * Why no passkey was used. `cancelled`: the user closed the browser's question, its time ran out, or there is
 * no passkey for it here; browsers do not tell these apart. `known`: the device has a passkey of this account
 * already. `notLoaded`: a file of the app is missing. `failed`: anything else.
 */
export type PasskeyFault = 'cancelled' | 'known' | 'notLoaded' | 'failed'

export class PasskeyError extends Error {
  readonly fault: PasskeyFault

  constructor(fault: PasskeyFault, options?: ErrorOptions) {
    super(`Passkey: ${fault}`, options)
    this.fault = fault
  }
}

/** Whether the browser has passkeys at all; none has them on a page without a secure connection. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/**
 * Loads the library before a press that needs it: some browsers ask only soon after a press.
 * Never throws; a press tries again.
 */
export async function preparePasskeys(): Promise<void> {
  await load().catch(() => undefined)
}

/** Lets the user answer with a passkey. Throws a {@link PasskeyError}. */
export function answerWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return ask(({ startAuthentication }) => startAuthentication({ optionsJSON: options }))
}

/** Makes a passkey on the device, or on another one that the user chooses. Throws a {@link PasskeyError}. */
export function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return ask(({ startRegistration }) => startRegistration({ optionsJSON: options }))
}

/** Whether the browser suggests passkeys in a field with `autocomplete="username webauthn"`. */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  try {
    return await (await load()).browserSupportsWebAuthnAutofill()
  } catch {
    return false
  }
}

/**
 * Lets the browser suggest passkeys in the field of the account, until one is chosen, another question is
 * asked, or {@link dropPasskeyQuestion} is called. Throws a {@link PasskeyError}.
 */
export function suggestPasskeys(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options, useBrowserAutofill: true }),
  )
}

/** Takes back the browser's question or suggestion, if there is one: the page is left. */
export function dropPasskeyQuestion(): void {
  loaded?.WebAuthnAbortService.cancelCeremony()
}

type Library = typeof import('@simplewebauthn/browser')

let loaded: Library | null = null

async function load(): Promise<Library> {
  loaded ??= await import('@simplewebauthn/browser')
  return loaded
}

async function ask<Answer>(start: (library: Library) => Promise<Answer>): Promise<Answer> {
  let library: Library
  try {
    library = await load()
  } catch (error) {
    throw new PasskeyError('notLoaded', { cause: error })
  }
  try {
    return await start(library)
  } catch (error) {
    throw new PasskeyError(faultOf(error), { cause: error })
  }
}

function faultOf(error: unknown): PasskeyFault {
  // The library keeps the name of what the browser threw.
  switch (error instanceof Object && 'name' in error && error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled'
    case 'InvalidStateError':
      return 'known'
    default:
      return 'failed'
  }
}
