import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { agreementPath, paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { AgreementScreen, agreementTypeOf } from './agreement-screen.tsx'

const CALL = 'GET /api/index/get_detail_from_type'

describe('the terms', () => {
  it.each([
    ['', 'agreement'],
    ['?type=agreement', 'agreement'],
    ['?type=privacy', 'privacy'],
    ['?type=risk', 'risk'],
    ['?type=help', 'agreement'],
    ['?type=__proto__', 'agreement'],
  ])('%s asks for the %s', (search, type) => {
    expect(agreementTypeOf(search)).toBe(type)
  })

  it.each([
    ['agreement', 'User agreement', 'Agreement'],
    ['privacy', 'Privacy', 'Privacy'],
    ['risk', 'Risk notice', 'Risk'],
  ] as const)('shows the %s with version and date', async (type, title, segment) => {
    renderScreen(<AgreementScreen />, { path: agreementPath(type), token: null })
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(screen.getByText(/^Version 2026-01, \d{4}-\d{2}-\d{2}$/)).toBeVisible()
    expect(screen.getByRole('radio', { name: segment })).toBeChecked()
    expect(await screen.findByText(/This is sample text|high-risk/)).toBeVisible()
  })

  it.each(['', '/reports'])('say with privacy that errors go to %j', async (address) => {
    vi.resetModules()
    vi.stubEnv('VITE_REPORTS', address)
    const test = await import('@/test/render.tsx')
    const { AgreementScreen: Screen } = await import('./agreement-screen.tsx')
    test.renderScreen(<Screen />, { path: agreementPath('privacy'), token: null })
    await screen.findByRole('heading', { level: 2, name: 'Privacy' })
    expect(screen.queryAllByText(/tells its operator what failed/)).toHaveLength(
      address === '' ? 0 : 1,
    )
  })

  it('changes the text and the address, and keeps the focus on the choice', {
    tags: 'can.read-terms',
  }, async () => {
    renderScreen(<AgreementScreen />, { path: paths.agreement, token: null })
    await screen.findByRole('heading', { name: 'User agreement' })
    const risk = screen.getByRole('radio', { name: 'Risk' })
    await userEvent.click(risk)
    expect(screen.queryByRole('heading', { name: 'User agreement' })).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Risk notice' })).toBeVisible()
    expect(currentAddress()).toBe(agreementPath('risk'))
    expect(risk).toHaveFocus()
  })

  it('says why a text cannot be shown, and tries again', async () => {
    renderScreen(<AgreementScreen />, {
      path: paths.agreement,
      token: null,
      examples: { [CALL]: 'refused_no_data' },
    })
    expect(await screen.findByText('no data')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
