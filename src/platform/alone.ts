/*
 * Web Locks, which all pages of this site share. A page that is not served over HTTPS has none, and a
 * browser refuses them where it refuses storage: there each page is alone, as far as it can know.
 */

/** The locks of this site, or undefined. */
function siteLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

/** Does some work while no other page does any under the same name. */
export async function alone<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks = siteLocks()
  if (!locks) return work()
  let isBegun = false
  try {
    return await locks.request(name, () => {
      isBegun = true
      return work()
    })
  } catch (error) {
    if (isBegun) throw error
    return work()
  }
}

/** Shows a name to the other pages until the function that it answers is called, or the page goes. */
export async function showName(name: string): Promise<() => void> {
  const locks = siteLocks()
  let hide = () => {}
  if (!locks) return hide
  const hidden = new Promise<void>((resolve) => {
    hide = resolve
  })
  await new Promise<void>((resolve) => {
    locks
      .request(name, () => {
        resolve()
        return hidden
      })
      .catch(() => resolve())
  })
  return hide
}

/** The names that pages of this site show now and that begin with a prefix, without the prefix. */
export async function shownNames(prefix: string): Promise<string[]> {
  try {
    const { held = [] } = (await siteLocks()?.query()) ?? {}
    return held.flatMap(({ name = '' }) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    )
  } catch {
    return []
  }
}
