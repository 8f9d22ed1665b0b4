import { beforeEach, describe, expect, it } from 'vitest'
import { setSiteAreas } from '@/api/areas.ts'
import { Capability } from '@/generated/h5.schemas.ts'
import { loginPath } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { routes } from './routes.ts'
import { startPage } from './start-page.ts'

const needSession = routes.filter(({ access }) => access === 'private' || access === 'session')

/** The redirect that the loader of a page throws for a visitor. */
function redirectOf(route: (typeof routes)[number], search: string): Headers {
  try {
    startPage(route, `http://localhost${route.path}${search}`)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers
    throw thrown
  }
  throw new Error(`${route.path} does not redirect`)
}

beforeEach(() => setSiteAreas({ capabilities: Object.values(Capability) }))

describe('startPage', () => {
  it.each(needSession)(
    'leads a visitor of $path to the login page and back, and requests nothing',
    {
      tags: 'can.see-public-pages',
    },
    (route) => {
      const calls = watchCalls()
      expect(redirectOf(route, '?id=1').get('Location')).toBe(
        loginPath({ pathname: route.path, search: '?id=1' }),
      )
      expect(calls).toEqual([])
    },
  )

  it('replaces the entry of a page that was opened by its address', () => {
    const [route] = needSession
    if (!route) throw new Error('No page needs a session')
    expect(redirectOf(route, '').has('X-Remix-Replace')).toBe(false)
    window.history.replaceState(null, '', `#${route.path}`)
    expect(redirectOf(route, '').has('X-Remix-Replace')).toBe(true)
  })
})
