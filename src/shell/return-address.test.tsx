import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { returnTo, useReturnAddress } from './return-address.ts'

function addressFor(state: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: paths.login, state }]}>{children}</MemoryRouter>
  )
  return renderHook(useReturnAddress, { wrapper }).result.current
}

describe('the address after logging in', () => {
  it('is the page that asked for it, with its query', () => {
    const asked = { pathname: paths.withdraw, search: '?amount=5' }
    expect(addressFor(returnTo(asked))).toBe('/pages/cash/cash?amount=5')
  })

  it.each([
    ['nothing was asked for', null],
    ['the state is of another kind', { returnTo: 5 }],
    ['it is no page of the app', { returnTo: '/pages/wallet/money' }],
    ['it is another site', { returnTo: 'https://example.com/pages/cash/cash' }],
    ['it is another site without a scheme', { returnTo: '//example.com/pages/cash/cash' }],
    ['it hides another site', { returnTo: '/pages/../../example.com' }],
    ['it is a script', { returnTo: 'javascript:alert(1)' }],
    ['it is a page that only begins like one', { returnTo: '/pages/cash/cash/../evil' }],
  ])('is the personal center when %s', (_name, state) => {
    expect(addressFor(state)).toBe(paths.user)
  })
})
