import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { loginPath, paths, RETURN_TO } from '@/lib/paths.ts'
import { useReturnAddress } from './return-address.ts'

function addressFor(login: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[login]}>{children}</MemoryRouter>
  )
  return renderHook(useReturnAddress, { wrapper }).result.current
}

describe('the address after logging in', () => {
  it('is the page that asked for it, with its query', () => {
    const asked = { pathname: paths.withdraw, search: '?amount=5' }
    expect(addressFor(loginPath(asked))).toBe('/pages/cash/cash?amount=5')
  })

  it.each([
    ['nothing was asked for', ''],
    ['it is no page of the app', '/pages/wallet/money'],
    ['it is another site', 'https://example.com/pages/cash/cash'],
    ['it is another site without a scheme', '//example.com/pages/cash/cash'],
    ['it hides another site', '/pages/../../example.com'],
    ['it is a script', 'javascript:alert(1)'],
    ['it is a page that only begins like one', '/pages/cash/cash/../evil'],
  ])('is the personal center when %s', (_name, address) => {
    const search = new URLSearchParams({ [RETURN_TO]: address })
    expect(addressFor(`${paths.login}?${search}`)).toBe(paths.user)
  })
})
