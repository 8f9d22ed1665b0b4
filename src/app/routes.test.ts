import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { routeOf, routes, routesByPath } from './routes.ts'

/** The pages whose bar is the standard one (specification, section 2), by their names. */
const STANDARD_BARS = [
  'trade',
  'customer',
  'security',
  'setpassword',
  'setfundpassword',
  'message',
  'notice',
  'activity',
  'activityCenter',
  'auth',
  'news',
  'newsdetails',
  'payment',
  'addBank',
  'cashrecord',
  'rechargeList',
  'rechargerecord',
]

/** The words that make an address public (specification, section 2). */
const PUBLIC_WORDS = [
  'register',
  'login',
  'agreement',
  'public',
  'customer',
  'download',
  'splash',
  'forgetpwd',
  'index',
  'about',
  'aboutus',
]

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

describe('the route table', () => {
  it('has each address once, in the product’s own form', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    for (const { path } of routes) expect(path).toBe(`/pages/${nameOf(path)}/${nameOf(path)}`)
    expect([...routesByPath.keys()]).toEqual(routes.map(({ path }) => path))
  })

  it('has the four tabs in their order, each on a page of its own', {
    tags: ['screen.index', 'screen.project', 'screen.aboutus', 'screen.user'],
  }, () => {
    const tabs = routes.flatMap(({ tab, path }) => (tab ? [[tab, path]] : []))
    expect(tabs).toEqual([
      ['trade', paths.index],
      ['project', paths.project],
      ['home', paths.aboutUs],
      ['user', paths.user],
    ])
  })

  it.each(routes.map(({ path, bar }) => [nameOf(path), bar]))('%s has the %s bar', (name, bar) => {
    expect(bar).toBe(STANDARD_BARS.includes(name ?? '') ? 'standard' : 'custom')
  })

  it.each(routes.map(({ path, access }) => [nameOf(path), access]))(
    '%s is %s, and public where its address has one of the public words alone',
    { tags: 'can.see-public-pages' },
    (name, access) => {
      expect(access === 'public').toBe(PUBLIC_WORDS.some((word) => name?.includes(word)))
    },
  )

  it.each(['?from=login', '?about', '?x=1&index'])(
    'has no page by what a query says: %s',
    (query) => {
      expect(routeOf(`${paths.withdraw}${query}`)).toBeUndefined()
    },
  )

  it('has the entry page at the root, for everybody', () => {
    expect(routeOf('/')).toMatchObject({ path: paths.aboutUs, access: 'public' })
  })

  it('shows visitors the trade page, and reads what is public with a session alone', () => {
    const namesOf = (wanted: string) =>
      routes.flatMap(({ path, access }) => (access === wanted ? [nameOf(path)] : []))
    expect(namesOf('optional')).toEqual(['trade', 'practice'])
    expect(namesOf('session').sort()).toEqual([
      'activity',
      'activityCenter',
      'news',
      'newsdetails',
      'notice',
    ])
  })
})
