/** The web servers that the files of `deploy/` are for, as Debian has them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDebian, unpackFromDebian } from './debian.ts'
import { Failure, root } from './project.ts'

/** What the tests need of them, by its path on a machine that has them installed. */
const files = {
  nginx: 'usr/sbin/nginx',
  'types of nginx': 'etc/nginx/mime.types',
  Caddy: 'usr/bin/caddy',
} as const
type Name = keyof typeof files

/** Unpacked, not installed: Debian starts a web server that it installs. */
const folder = join(root, '.cache', 'web-servers')

const find = (name: Name) =>
  ['/', folder].map((place) => join(place, files[name])).find((file) => existsSync(file))

/** The path of a file of a web server; throws when there is none. */
export function webServerFile(name: Name): string {
  const found = find(name)
  if (found !== undefined) return found
  throw new Failure(
    `No ${name}. "npm test -- deploy" fetches nginx and Caddy on Debian, by apt-get. Elsewhere, install ` +
      'them, or run it in a container of Debian.',
  )
}

/** Fetches the web servers where they are missing and Debian has them. */
export function provideWebServers(): void {
  const isComplete = (Object.keys(files) as Name[]).every((name) => find(name) !== undefined)
  if (!isComplete && isDebian()) unpackFromDebian(['nginx', 'nginx-common', 'caddy'], folder)
}
