import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../../src/platform/release.ts'
import { root } from '../process/project.ts'

/** What a release says of itself to a health check, and to pages of other releases: `release.json`. */
export interface ReleaseFile extends Release {
  /**
   * The moment before which a release must have been made that may not run any more, in ISO 8601; null
   * where each may. The one that is served always may (docs/decisions/releases.md).
   */
  oldest: string | null
}

/** What git answers; undefined where there is no git, or this is no clone. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** A moment as the build writes it, to the second; throws on what is none, and names where it stands. */
function momentOf(name: string, milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) throw new Error(`${name} is no moment`)
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}

/**
 * Which release a build is. Its name is the version with a hash of all names of files: two builds are the
 * same if their names are. Commit and moment are the clone's, so that the same commit is the same
 * build; `H5_COMMIT` and `SOURCE_DATE_EPOCH` say them where there is none.
 *
 * @param files names of the files of a build; undefined in development
 */
export function releaseOf(files: readonly string[] | undefined): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const commit = process.env.H5_COMMIT ?? git('rev-parse', 'HEAD') ?? ''
  const seconds = process.env.SOURCE_DATE_EPOCH ?? git('show', '-s', '--format=%ct', 'HEAD')
  const hash = files
    ? createHash('sha256')
        .update([...files].sort().join('\n'))
        .digest('hex')
        .slice(0, 8)
    : 'development'
  return {
    name: `${version}-${hash}`,
    version,
    commit: commit.slice(0, 12),
    time: momentOf('SOURCE_DATE_EPOCH', seconds ? Number(seconds) * 1000 : Date.now()),
  }
}

/** What the build writes into `release.json`; `H5_OLDEST` names the oldest release that may run. */
export function releaseFileOf(release: Release): ReleaseFile {
  const { H5_OLDEST: oldest } = process.env
  return { ...release, oldest: oldest ? momentOf('H5_OLDEST', Date.parse(oldest)) : null }
}

/** The release in the page, where `src/platform/release.ts` reads it. */
export const releaseTag = ({ name, version, commit, time }: Release): string =>
  `<meta name="release" content="${name}" data-version="${version}" data-commit="${commit}" data-time="${time}" />`
