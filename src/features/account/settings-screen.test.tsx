import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceStore } from '@/api/device-store.ts'
import { currentToken } from '@/api/session.ts'
import { dropOneTap } from '@/domain/account/one-tap.ts'
import { agreementPath, customerPath, paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { SettingsScreen } from './settings-screen.tsx'

const show = () => renderScreen(<SettingsScreen />, { path: paths.settings })

afterEach(() => {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.rise
})

describe('the settings', () => {
  it('follow the choice of a look at once and keep it', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'As device' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
    expect(document.documentElement.dataset.rise).toBe('red')
  })

  it('lead to language, security, the app and its texts, and name its version', async () => {
    show()
    expect(
      await screen.findByText('2.3.4-0a1b2c3d · fedcba98 · 2026-11-20 08:30 UTC'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Language English' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      paths.language,
      paths.trade,
      paths.security,
      paths.download,
      agreementPath('agreement'),
      agreementPath('privacy'),
      agreementPath('risk'),
      customerPath({ page: paths.settings }),
    ])
  })
})

describe('own limits', () => {
  it('are a tap away where the server has them', async () => {
    renderScreen(<SettingsScreen />, { path: paths.settings, capabilities: ['own_limits'] })
    expect(await screen.findByRole('link', { name: /^Own limits/ })).toHaveAttribute(
      'href',
      paths.limits,
    )
  })
})

describe('one-tap orders', () => {
  it('are off until they are chosen, and say up to which stake', async () => {
    show()
    const row = await screen.findByRole('link', { name: /^One-tap orders/ })
    expect(row).toHaveTextContent(/Off$/)
    act(() => deviceStore('100237').write('h5.oneTap.', '50'))
    expect(row).toHaveTextContent(/Up to 50\.00 USD$/)
    act(dropOneTap)
    expect(row).toHaveTextContent(/Off$/)
  })
})

describe('logging out', () => {
  const ask = async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    return screen.findByRole('alertdialog', { name: 'Log out of this device?' })
  }

  it('asks first, and can be left', async () => {
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(currentToken()).not.toBeNull()
  })

  it('ends the session and leads to the login page', async () => {
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }))
    expect(currentToken()).toBeNull()
    expect(currentAddress()).toBe(paths.login)
    expect(await screen.findByText('Logged out')).toBeVisible()
  })
})
