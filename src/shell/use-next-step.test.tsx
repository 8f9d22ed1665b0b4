import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RefusalReason } from '@/generated/h5.schemas.ts'
import { addMethodPath, paths } from '@/lib/paths.ts'
import { useNextStep } from './use-next-step.ts'

function stepFor(reason: string | undefined, { at = paths.withdraw as string } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en" onError={() => undefined}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </IntlProvider>
  )
  return renderHook(useNextStep, { wrapper }).result.current(reason as RefusalReason | undefined)
}

/** Every reason that has a next step elsewhere, and where that is. */
const STEPS: Readonly<Record<string, string>> = {
  login_required: paths.login,
  login_password_wrong: paths.forgotPassword,
  credentials_wrong: paths.forgotPassword,
  account_registered: paths.login,
  account_locked: paths.customer,
  real_name_required: paths.verification,
  withdraw_card_required: paths.paymentMethods,
  alipay_required: addMethodPath('alipay'),
  fund_password_required: paths.fundPassword,
  balance_not_enough: paths.deposit,
  turnover_insufficient: paths.index,
  deposit_not_released: paths.customer,
  funds_frozen: paths.customer,
  operation_failed: paths.customer,
  registration_failed: paths.customer,
  verify_failed: paths.customer,
}

describe('useNextStep', () => {
  it.each(Object.values(RefusalReason))(
    'leads on from %s to its page, or mends it here',
    (reason) => {
      const path = stepFor(reason)?.path
      // Customer service is told where the user comes from.
      const isSupport = path?.startsWith(paths.customer) === true
      expect(isSupport ? paths.customer : path).toBe(STEPS[reason])
    },
  )

  it('tells customer service from which page the user comes', () => {
    expect(stepFor('account_locked', { at: paths.user })?.path).toBe(
      `${paths.customer}?page=%2Fpages%2Fuser%2Fuser`,
    )
  })

  it('leads nowhere from where one is already', () => {
    expect(stepFor('login_required', { at: paths.login })).toBeNull()
    expect(stepFor('account_locked', { at: paths.customer })).toBeNull()
  })

  it.each([undefined, 'of_a_later_version', 'constructor', 'toString'])(
    'has nothing for the reason %s',
    (reason) => {
      expect(stepFor(reason)).toBeNull()
    },
  )
})
