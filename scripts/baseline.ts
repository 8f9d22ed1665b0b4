import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

const names: Record<string, string> = { safari: 'Safari', chrome: 'Chrome', firefox: 'Firefox' }

/** The oldest browsers in which the app works, in words, from `browserslist` in package.json. */
export function oldestBrowsers(): string {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[]
  }
  return browserslist
    .flatMap((entry) => {
      const [, browser = '', version] = /^(\w+) >= ([\d.]+)$/i.exec(entry) ?? []
      const name = names[browser.toLowerCase()]
      return name ? [`${name} ${version}`] : []
    })
    .join(', ')
}
