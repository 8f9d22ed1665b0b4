import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { renderScreen } from '@/test/render.tsx'
import { SecurityScreen } from './security-screen.tsx'

const USER = 'GET /api/user/index'

const show = (example = 'done') =>
  renderScreen(<SecurityScreen />, { path: paths.security, examples: { [USER]: example } })

const items = async () =>
  within(await screen.findByRole('list', { name: 'What is set' })).getAllByRole('listitem')

describe('the protection of an account', () => {
  it('says what is set, each with the way to change it', async () => {
    show()
    expect((await items()).map(({ textContent }) => textContent)).toEqual([
      'Done: Login passwordChange',
      'Done: Fund password, which confirms withdrawals, investments and payment methodsChange',
      'Done: Real-name verificationVerifiedView',
      'Done: A card, account or address for withdrawalsManage',
    ])
  })

  it('says what is missing, each with the way to it', async () => {
    show('newbie')
    const [, fund, name, target] = await items()
    expect(fund).toHaveTextContent(/^Missing: Fund password/)
    expect(within(fund as HTMLElement).getByRole('link', { name: 'Set password' })).toHaveAttribute(
      'href',
      paths.fundPassword,
    )
    expect(name).toHaveTextContent('Missing: Real-name verificationNot verifiedVerify now')
    expect(within(target as HTMLElement).getByRole('link', { name: 'Add one' })).toHaveAttribute(
      'href',
      paths.paymentMethods,
    )
  })

  it('leads to the own limits where the server has them', async () => {
    renderScreen(<SecurityScreen />, { path: paths.security, capabilities: ['own_limits'] })
    await items()
    expect(screen.getByRole('link', { name: /^Own limits/ })).toHaveAttribute('href', paths.limits)
  })

  it('says when this session ends by itself', async () => {
    show()
    await items()
    const { textContent } = screen.getByText('This session ends on').nextElementSibling ?? {}
    // The mock's story is told as of now, and its session began just then.
    const days = (Date.parse(String(textContent)) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(120, 2)
  })

  it.each([
    ['under_review', 'Missing: Real-name verificationUnder reviewView'],
    ['rejected', 'Missing: Real-name verificationDeclinedVerify now'],
    ['unknown_status', 'Not known: Real-name verificationUnknown statusView'],
  ])('%s: %s', async (example, text) => {
    show(example)
    expect((await items())[2]).toHaveTextContent(text)
  })
})

describe('logins', () => {
  it('lead to the devices and to what happened to the account', async () => {
    renderScreen(<SecurityScreen />, { path: paths.security, capabilities: ['devices'] })
    expect(await screen.findByRole('link', { name: /^Devices/ })).toHaveAttribute(
      'href',
      paths.devices,
    )
    expect(screen.getByRole('link', { name: /^Account activity/ })).toHaveAttribute(
      'href',
      paths.securityEvents,
    )
  })

  it('are not there where the server does not tell', async () => {
    renderScreen(<SecurityScreen />, {
      path: paths.security,
      examples: { 'GET /api/index/info': 'live' },
    })
    await items()
    expect(screen.queryByRole('link', { name: /^Devices/ })).not.toBeInTheDocument()
  })
})

describe('the profile', () => {
  it('is masked, and changed by customer service', {
    tags: 'rule.profile-changed-by-support',
  }, async () => {
    show()
    expect(await screen.findByText('+12****143')).toBeVisible()
    expect(screen.getAllByText('dem****com')).toHaveLength(2)
    expect(screen.getByText('Ale****gan')).toBeVisible()
    expect(screen.getByText('X12****789')).toBeVisible()
    expect(screen.queryByText(/demo@example\.com/)).not.toBeInTheDocument()
    expect(screen.getByText('Profile changes go through customer service.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeVisible()
  })

  it('says what is not given', async () => {
    show('newbie')
    expect((await screen.findAllByText('Not given')).length).toBeGreaterThan(0)
  })
})
