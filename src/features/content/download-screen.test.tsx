import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths.ts'
import type { InstallPrompt } from '@/platform/install-prompt.ts'
import { keepInstallPrompt } from '@/platform/install-prompt.ts'
import { pass } from '@/test/clock.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { DownloadScreen } from './download-screen.tsx'
import { SplashScreen } from './splash-screen.tsx'

const INFO = 'GET /api/index/info'
const TEXT = 'GET /api/index/get_detail_from_type'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<DownloadScreen />, {
    path: paths.download,
    token: null,
    examples: { [TEXT]: 'download', ...examples },
  })

beforeAll(keepInstallPrompt)

describe('the download page', () => {
  it('offers what there is, and says what there is not', async () => {
    show()
    expect(await screen.findByRole('link', { name: 'Download for Android' })).toHaveAttribute(
      'href',
      'https://example.com/app.apk',
    )
    expect(screen.queryByRole('link', { name: /iPhone/ })).toBeNull()
    expect(screen.getByText(/There is no app for iPhone and iPad/)).toBeVisible()
    expect(await screen.findByText(/The app runs in the browser/)).toBeVisible()
  })

  it('leads to the home screen where there is no download at all', async () => {
    show({ [INFO]: 'live' })
    expect(await screen.findByText(/There is no app in a store/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Add to home screen' })).toBeVisible()
  })

  it('has the steps of every device, those of this one first', {
    tags: 'can.install-app',
  }, async () => {
    show()
    expect(screen.getByRole('radio', { name: 'Computer' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'iPhone, iPad' }))
    expect(screen.getByText('Choose "Add to Home Screen".')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Android' }))
    expect(screen.getByText(/three dots/)).toBeVisible()
  })

  it('asks the browser to install, once, where the browser can', async () => {
    show()
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    const prompt = vi.fn<InstallPrompt['prompt']>(() => Promise.resolve({ outcome: 'accepted' }))
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    act(() => void window.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  })
})

describe('the splash page', () => {
  it('leads on by itself, and at once for who does not wait', async () => {
    vi.useFakeTimers()
    renderScreen(<SplashScreen />, { path: paths.splash, token: null })
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', paths.aboutUs)
    await pass(1_500)
    expect(currentAddress()).toBe(paths.aboutUs)
  })
})
