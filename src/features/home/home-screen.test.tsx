import { fireEvent, screen, within } from '@testing-library/react'
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

describe('the banners', () => {
  const banners = () => screen.findByRole('region', { name: 'Announcements' })

  it('lead on, each with its words and a picture that adds none', async () => {
    await show()
    const region = await banners()
    const links = within(region).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Verify your identity before your first withdrawal', '/pages/auth/auth'],
      ['How a timed order is settled', '/pages/news/news'],
    ])
    const [picture] = within(region).getAllByRole('presentation')
    expect(picture).toHaveAttribute('src', '/uploads/sample/banner-verify.svg')
    expect(links.map((link) => link.querySelector('img')?.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ])
  })

  it('are asked for as those of this page', async () => {
    const fetched = vi.spyOn(window, 'fetch')
    await show()
    await banners()
    const addresses = fetched.mock.calls.map(([url]) => new URL(String(url)))
    expect(addresses.map(({ pathname, search }) => pathname + search)).toContain(
      '/api/index/banner?position=home',
    )
  })

  it('are moved by their dots', async () => {
    await show()
    const region = await banners()
    const track = within(region).getByRole('list')
    Object.defineProperty(track, 'clientWidth', { value: 358 })
    track.scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>((options) => {
      Object.assign(track, { scrollLeft: typeof options === 'object' ? options.left : 0 })
      track.dispatchEvent(new Event('scroll'))
    })
    const dots = within(region).getAllByRole('button')
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false'])
    await userEvent.click(
      within(region).getByRole('button', { name: 'Banner 2 of 2: How a timed order is settled' }),
    )
    expect(track.scrollLeft).toBe(358)
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'true'])
  })

  it('of words alone lead where their page exists', async () => {
    await show({ examples: { 'GET /api/index/banner': 'words_only' } })
    const region = await banners()
    expect(within(region).getAllByRole('link')).toHaveLength(1)
    expect(within(region).getByText('Withdrawals are open from 09:00 to 21:00')).toBeVisible()
    expect(within(region).queryByRole('presentation')).not.toBeInTheDocument()
  })

  it('show their words where the picture does not come', async () => {
    await show({ examples: { 'GET /api/index/banner': 'one' } })
    const region = await banners()
    fireEvent.error(within(region).getByRole('presentation'))
    expect(within(region).queryByRole('presentation')).not.toBeInTheDocument()
    expect(within(region).getByRole('link', { name: 'Steady 30 is open' })).toBeVisible()
    expect(within(region).queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(['empty', 'refused_network_error'])('are left out quietly: %s', async (example) => {
    await show({ examples: { 'GET /api/index/banner': example } })
    await screen.findByRole('heading', { name: 'Our mission' })
    expect(screen.queryByRole('region', { name: 'Announcements' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
