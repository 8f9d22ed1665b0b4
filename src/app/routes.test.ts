import { describe, expect, it } from 'vitest'
import { isPublicPath, paths } from '@/lib/paths.ts'
import { availablePaths, routes, routesByPath } from './routes.ts'

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

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

describe('the route table', () => {
  it('has the pages of the first journeys', () => {
    expect([...availablePaths]).toEqual(
      expect.arrayContaining([
        paths.index,
        paths.project,
        paths.aboutUs,
        paths.user,
        paths.login,
        paths.register,
        paths.forgotPassword,
        paths.agreement,
        paths.language,
        paths.customer,
        paths.withdraw,
        paths.withdrawalRecords,
      ]),
    )
  })

  it('has each address once, in the product’s own form', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    for (const { path } of routes) expect(path).toBe(`/pages/${nameOf(path)}/${nameOf(path)}`)
    expect([...routesByPath.keys()]).toEqual(routes.map(({ path }) => path))
  })

  it('has the four tabs in their order, each on a page of its own', () => {
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

  it('does without the data layer on a public page only', () => {
    const light = routes.filter((route) => route.light)
    expect(light.map(({ path }) => path)).toEqual([paths.aboutUs])
    expect(light.every(({ path }) => isPublicPath(path))).toBe(true)
  })

  it.each(routes.map((route) => [nameOf(route.path), route] as const))(
    '%s names the texts that it shows',
    (_name, { title, areas }) => {
      expect(title.id).toMatch(/^app\.title\./)
      expect(areas.length).toBeGreaterThan(0)
      expect(new Set(areas).size).toBe(areas.length)
    },
  )
})
