/** The file in which a site says which release it serves (`scripts/build/release.ts`). */
export const RELEASE_FILE = 'release.json'

/** Which release of the app this is. */
export interface Release {
  /** The version with a hash of the build, such as `1.1.0-2f6f1c22`. */
  name: string
  version: string
  /** The first 12 digits of the commit; empty where the build knew none. */
  commit: string
  /** When it was made: the moment of its commit, in ISO 8601 to the second. */
  time: string
}

/**
 * The release of this page, as its build wrote it there: scripts keep their names, and so stay in
 * caches, when only the commit is another. The start script reads it, too: as browsers of 2015 can.
 */
export function release(): Release {
  const tag = document.querySelector('meta[name=release]')
  const said = (attribute: string) => (tag ? tag.getAttribute(attribute) : null) || ''
  return {
    name: said('content'),
    version: said('data-version'),
    commit: said('data-commit'),
    time: said('data-time'),
  }
}

/** The release for people and for customer service, who hand it on as it is. */
export function releaseText(): string {
  const { name, commit, time } = release()
  return [name, commit.slice(0, 8), time.replace('T', ' ').replace(/(:\d+)?Z$/, ' UTC')]
    .filter((part) => part !== '')
    .join(' · ')
}
