import { setupOf } from '@/domain/account/account-setup.ts'
import type { Banner, UserInfo } from '@/generated/h5.schemas.ts'
import { pageOf, paths } from '@/lib/paths.ts'

/** Pages that ask a user for something, with what tells that it was done. */
const asks: Readonly<Record<string, (info: UserInfo) => boolean>> = {
  [paths.login]: () => true,
  [paths.register]: () => true,
  // What is under review is not asked for again either.
  [paths.verification]: ({ verification: { state } }) =>
    state === 'passed' || state === 'under_review',
  [paths.paymentMethods]: (info) => setupOf(info).target === 'met',
  [paths.bindCard]: ({ setup }) => setup.bank_card,
  [paths.bindWallet]: ({ setup }) => setup.wallet_address,
  [paths.fundPassword]: ({ setup }) => setup.fund_password,
}

/** The first banner that asks this user for nothing that is done; undefined where there is none. */
export function bannerFor(banners: readonly Banner[], info: UserInfo): Banner | undefined {
  return banners.find(({ link }) => {
    const page = pageOf(link)
    return page === null || !asks[page]?.(info)
  })
}
