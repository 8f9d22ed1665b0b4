import { describe, expect, it } from 'vitest'
import {
  agreementPath,
  customerPath,
  isPublicPath,
  pageOf,
  paths,
  projectPath,
  purchasePath,
  tradePath,
} from './paths.ts'

/** Every page of the product by its name, and whether visitors may see it. */
const PAGES: readonly [name: string, isPublic: boolean][] = [
  ['index', true],
  ['aboutus', true],
  ['login', true],
  ['register', true],
  ['forgetpwd', true],
  ['agreement', true],
  ['download', true],
  ['customer', true],
  ['public', true],
  ['splash', true],
  ['project', false],
  ['user', false],
  ['settings', false],
  ['cash', false],
  ['cashrecord', false],
  ['finance', false],
  ['order', false],
  ['recharge', false],
  ['rechargeList', false],
  ['rechargerecord', false],
  ['wallet', false],
  ['exchange', false],
  ['exchangerecord', false],
  ['security', false],
  ['setpassword', false],
  ['setfundpassword', false],
  ['message', false],
  ['notice', false],
  ['activityCenter', false],
  ['activity', false],
  ['auth', false],
  ['trade', false],
  ['projectdetails', false],
  ['myproject', false],
  ['news', false],
  ['newsdetails', false],
  ['payment', false],
  ['bindbank', false],
  ['bindwallet', false],
  ['addBank', false],
  ['invite', false],
  ['inviterules', false],
  ['inviterecord', false],
  ['chooselocation', false],
  ['openlocation', false],
]

describe('isPublicPath', () => {
  it.each(PAGES)('%s: %s', { tags: 'can.see-public-pages' }, (name, isPublic) => {
    expect(isPublicPath(`/pages/${name}/${name}`)).toBe(isPublic)
  })

  it('has the entry page at the root', () => {
    expect(isPublicPath('/')).toBe(true)
  })

  it.each(['?from=login', '?about', '#public', '?x=1#index', '?redirect=/pages/login/login'])(
    'is never told by a query: %s',
    (query) => {
      expect(isPublicPath(`/pages/cash/cash${query}`)).toBe(false)
      expect(isPublicPath(`/pages/login/login${query}`)).toBe(true)
    },
  )
})

describe('paths', () => {
  it('are addresses of the product, each once', () => {
    const known = PAGES.map(([name]) => `/pages/${name}/${name}`)
    const all = Object.values(paths)
    expect(all.filter((path) => !known.includes(path))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('pageOf', () => {
  it.each([
    ['/pages/cash/cash', '/pages/cash/cash'],
    ['/pages/cash/cash?send=USDT#there', '/pages/cash/cash'],
    ['/pages/cash/cash/send/USDT', null],
    ['Send USDT to TXyz', null],
    [null, null],
  ])('finds in %j the page %j', (address, page) => expect(pageOf(address)).toBe(page))
})

describe('links', () => {
  it('carry what the page needs', () => {
    expect(agreementPath('privacy')).toBe('/pages/agreement/agreement?type=privacy')
    expect(tradePath('XAU/USD')).toBe('/pages/trade/trade?symbol=XAU%2FUSD')
    expect(projectPath('pr_501')).toBe('/pages/projectdetails/projectdetails?project_id=pr_501')
    expect(purchasePath('pu_7002')).toBe('/pages/myproject/myproject?purchase_id=pu_7002')
  })

  it('leave out what is not known', () => {
    expect(customerPath({ page: '/pages/cash/cash' })).toBe(
      '/pages/customer/customer?page=%2Fpages%2Fcash%2Fcash',
    )
    expect(customerPath({ page: '/pages/cash/cash', record: 'W&1' })).toBe(
      '/pages/customer/customer?page=%2Fpages%2Fcash%2Fcash&record=W%261',
    )
  })
})
