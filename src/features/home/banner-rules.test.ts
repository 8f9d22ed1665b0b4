import { describe, expect, it } from 'vitest'
import type { Banner, UserInfo } from '@/generated/h5.schemas.ts'
import { newsPath, paths } from '@/lib/paths.ts'
import { bannerFor } from './banner-rules.ts'

const banner = (link: string | null): Banner => ({ id: 'bn_1', title: 'A', image_url: null, link })

/** A user who has done the named things, and nothing else. */
const who = (state: string, done: Partial<UserInfo['setup']> = {}) =>
  ({
    verification: { state },
    setup: {
      fund_password: false,
      bank_card: false,
      wallet_address: false,
      alipay: false,
      wechat_pay: false,
      deposited: false,
      ...done,
    },
  }) as UserInfo

const shown = (link: string | null, info: UserInfo) => bannerFor([banner(link)], info) !== undefined

describe('the banner of a user', () => {
  it.each([
    [paths.verification, who('none'), true],
    [paths.verification, who('rejected'), true],
    [paths.verification, who('passed'), false],
    [paths.verification, who('under_review'), false],
    [paths.fundPassword, who('none'), true],
    [paths.fundPassword, who('none', { fund_password: true }), false],
    [paths.bindCard, who('none', { alipay: true }), true],
    [paths.bindCard, who('none', { bank_card: true }), false],
    [paths.paymentMethods, who('none', { alipay: true }), false],
    [paths.bindWallet, who('none', { wallet_address: true }), false],
    [`${paths.register}?invitation_code=ABC`, who('none'), false],
    [newsPath('nw_1'), who('passed'), true],
    [null, who('passed'), true],
  ])('to %s', (link, info, is) => {
    expect(shown(link, info)).toBe(is)
  })

  it('is the first that asks for nothing that is done', () => {
    const list = [banner(paths.verification), banner(paths.news), banner(paths.activities)]
    expect(bannerFor(list, who('passed'))).toBe(list[1])
    expect(bannerFor([], who('none'))).toBeUndefined()
  })
})
