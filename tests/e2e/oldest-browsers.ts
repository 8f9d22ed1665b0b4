import { compatOf, lackedBy, namesBelow } from '../../scripts/browsers/baseline.ts'

const LANGUAGE = ['javascript', 'builtins']
const BROWSER = ['api']

/** Whether one of the oldest browsers lacks what MDN has under a path. */
function isNewer(path: readonly string[]): boolean {
  const compat = compatOf(path)
  return compat !== undefined && lackedBy(compat).length > 0
}

/**
 * What is newer in an object of the language, as it is named in a script. Of a member MDN does not
 * tell whether the object has it or what is made of it, so both are meant.
 */
function newerInLanguage(path: readonly string[]): string[] {
  const within = [...LANGUAGE, ...path]
  const name = path.join('.')
  const members = namesBelow(within).flatMap((member) => [
    ...newerInLanguage([...path, member]),
    ...(isNewer([...within, member]) ? [`${name}.prototype.${member}`] : []),
  ])
  // Members go before their object: they are still there in what others make of it.
  return [...members, ...(isNewer(within) ? [name] : [])]
}

/** The same for an interface of the browser, where the names of its own members end in `_static`. */
function newerInBrowser(name: string): string[] {
  const members = namesBelow([...BROWSER, name])
    .filter((member) => isNewer([...BROWSER, name, member]))
    .map((member) =>
      member.endsWith('_static')
        ? `${name}.${member.replace(/_static$/, '')}`
        : `${name}.prototype.${member}`,
    )
  return [...members, ...(isNewer([...BROWSER, name]) ? [name] : [])]
}

/**
 * What Chromium does whether or not the page knows of it: it asks for trusted types where the policy
 * does, which an older browser does not.
 */
const lasting = /^(Trusted|trustedTypes$)/

/** What the oldest browsers lack: `URL.parse`, `Navigator.prototype.vibrate`. */
export const newerNames: readonly string[] = [
  ...namesBelow(LANGUAGE).flatMap((name) => newerInLanguage([name])),
  ...namesBelow(BROWSER).flatMap(newerInBrowser),
].filter((name) => !lasting.test(name))

/** Takes properties away, in the page; those that it does not have are no matter. */
export function takeAway(names: readonly string[]): void {
  for (const name of names) {
    // What belongs to the window is a property of the global object itself.
    const path = name.replace(/^Window[.]prototype[.]/, '').split('.')
    const last = path.pop() ?? ''
    const parent = path.reduce<unknown>(
      (object, step) => (object as Record<string, unknown> | undefined)?.[step],
      globalThis,
    )
    if (parent) Reflect.deleteProperty(parent, last)
  }
}
