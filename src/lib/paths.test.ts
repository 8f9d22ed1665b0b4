import { describe, expect, it } from 'vitest'
import {
  agreementPath,
  customerPath,
  pageOf,
  paths,
  projectPath,
  purchasePath,
  tradePath,
} from './paths.ts'

describe('paths', () => {
  it('are each an address of its own', () => {
    const all = Object.values(paths)
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
