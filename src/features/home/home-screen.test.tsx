import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Render = typeof import('@/test/render.tsx')
type Options = Parameters<Render['renderScreen']>[1]
let test: Render

/** What the entry page has read is kept for as long as the page lives: each test is a new one. */
beforeEach(async () => {
  vi.resetModules()
  test = await import('@/test/render.tsx')
})

async function show(options: Options = {}) {
  const { HomeScreen } = await import('./home-screen.tsx')
  return test.renderScreen(<HomeScreen />, {
    path: '/pages/aboutus/aboutus',
    token: null,
    ...options,
  })
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the entry page', () => {
  it('shows the operator’s texts in its own order, under the product’s name', async () => {
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'H5 Demo' })).toBeVisible()
    await screen.findByRole('heading', { name: 'Our mission' })
    expect(headings().filter((heading) => heading !== 'Risk notice')).toEqual([
      'Digital assets, metals and more in one account',
      'Our mission',
      'Our vision',
      'Our commitment',
      'Leadership',
    ])
  })

  it('does without a text that the operator has not written', async () => {
    await show({ examples: { 'GET /api/index/home': 'no_leadership' } })
    await screen.findByRole('heading', { name: 'Our mission' })
    expect(screen.queryByRole('heading', { name: 'Leadership' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible()
  })

  it('says so where nothing is written, and still leads on', async () => {
    await show({ examples: { 'GET /api/index/home': 'empty' } })
    expect(await screen.findByText('The operator has not written about itself yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('shows a refusal, keeps the risk notice, and asks again', async () => {
    await show({ examples: { 'GET /api/index/home': 'refused_network_error' } })
    expect(await screen.findByText('network error')).toBeVisible()
    expect(await screen.findByText('Risk notice')).toBeVisible()
    test.answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Our mission' })).toBeVisible()
  })

  it('says why nothing came, without a name that nobody told', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(screen.queryByText('H5 Demo')).not.toBeInTheDocument()
  })

  it('names the risk and leads to the whole notice', async () => {
    await show()
    expect(await screen.findByText(/You can lose the whole amount of every order/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read the whole risk notice' })).toHaveAttribute(
      'href',
      '/pages/agreement/agreement?type=risk',
    )
  })

  it('leads visitors in', async () => {
    await show()
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/pages/register/register',
    )
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/pages/login/login',
    )
    expect(screen.queryByRole('link', { name: 'Go to the quotes' })).not.toBeInTheDocument()
  })

  it('leads users on', async () => {
    await show({ token: 'h5test-0123456789abcdef' })
    expect(await screen.findByRole('link', { name: 'Go to the quotes' })).toHaveAttribute(
      'href',
      '/pages/index/index',
    )
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  })

  it('leads to the language, the texts and support, and names its version', async () => {
    await show()
    const footer = await screen.findByRole('contentinfo')
    expect(await within(footer).findByText('Version 1.0.0')).toBeVisible()
    expect(
      within(footer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/pages/agreement/agreement?type=agreement',
      '/pages/agreement/agreement?type=privacy',
      '/pages/customer/customer',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    expect(test.currentAddress()).toBe('/pages/public/public')
  })

  it('reads its texts again in a newly chosen language', async () => {
    await show()
    await screen.findByRole('heading', { name: 'Our mission' })
    const fetched = vi.spyOn(window, 'fetch')
    const { chooseLanguage } = await import('@/lib/language.ts')
    chooseLanguage('de')
    await vi.waitFor(() => {
      const languages = fetched.mock.calls.map(([url, init]) => [
        new URL(String(url)).pathname,
        new Headers(init?.headers).get('lang'),
      ])
      expect(languages).toEqual(
        expect.arrayContaining([
          ['/api/index/home', 'de'],
          ['/api/index/info', 'de'],
        ]),
      )
    })
  })
})
