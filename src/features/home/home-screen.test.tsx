import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { calendarPath, paths, purchaseActionPath, tradePath } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import type { RenderOptions } from '@/test/render.tsx'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { HomeScreen } from './home-screen.tsx'

const TOKEN = 'h5test-0123456789abcdef'

const show = (options: RenderOptions = {}) =>
  renderScreen(<HomeScreen />, { path: '/pages/aboutus/aboutus', token: null, ...options })

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the entry page', () => {
  it('shows the operator’s texts in its own order, under the product’s name', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'H5 Demo' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'H5 Demo' })).toBeVisible()
    await screen.findByRole('heading', { name: 'Largest moves' })
    expect(headings().filter((heading) => heading !== 'Risk notice')).toEqual([
      'Digital assets, metals and more in one account',
      'Largest moves',
      'How it works',
      'Our mission',
      'Our vision',
      'Our commitment',
      'Leadership',
    ])
  })

  it('tells the operator’s texts in short, and the rest on demand', async () => {
    show()
    const mission = await screen.findByText(/^Sample text\. To let people trade/)
    expect(mission).not.toBeVisible()
    await userEvent.click(screen.getByRole('heading', { name: 'Our mission' }))
    expect(mission).toBeVisible()
  })

  it('says in three pictures how it works', async () => {
    show()
    const how = await screen.findByRole('region', { name: 'How it works' })
    expect(
      within(how)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Deposit', 'Trade or invest', 'Withdraw'])
  })

  it('does without a text that the operator has not written', async () => {
    show({ examples: { 'GET /api/index/home': 'no_leadership' } })
    await screen.findByRole('heading', { name: 'Our mission' })
    expect(screen.queryByRole('heading', { name: 'Leadership' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible()
  })

  it('says so where nothing is written, and still leads on', async () => {
    show({ examples: { 'GET /api/index/home': 'empty' } })
    expect(await screen.findByText("We haven't published anything here yet.")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('shows a refusal, keeps the risk notice, and asks again', async () => {
    show({ examples: { 'GET /api/index/home': 'refused_network_error' } })
    expect(await screen.findByText('network error')).toBeVisible()
    expect(await screen.findByText('Risk notice')).toBeVisible()
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Our mission' })).toBeVisible()
  })

  it('names the risk and leads to the whole notice', async () => {
    show()
    expect(await screen.findByText(/You can lose the whole amount of every order/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read the full risk notice' })).toHaveAttribute(
      'href',
      '/pages/agreement/agreement?type=risk',
    )
  })

  it('leads visitors in', async () => {
    show()
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/pages/register/register',
    )
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/pages/login/login',
    )
  })

  it('leads to the language, the texts and support, and names its version', {
    tags: 'constant.app-version',
  }, async () => {
    show()
    const footer = await screen.findByRole('contentinfo')
    expect(await within(footer).findByText('Version 2.3.4')).toBeVisible()
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
    expect(currentAddress()).toBe('/pages/public/public')
  })
})

describe('what lives', () => {
  it('are the products that move most, each with its page', async () => {
    show()
    const movers = await screen.findByRole('region', { name: 'Largest moves' })
    await within(movers).findByRole('link', { name: /Solana/ })
    const links = within(movers).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      paths.index,
      tradePath('SOLUSD'),
      tradePath('TSLA'),
      tradePath('ETHUSD'),
      tradePath('BTCUSD'),
    ])
    expect(links[1]).toHaveTextContent(/^Solana 236\.42 \+1\.97%$/)
  })

  it.each(['empty', 'refused_network_error'])('says so without prices: %s', async (of) => {
    show({ examples: { 'GET /api/index/ajaxdata': of } })
    await screen.findByRole('heading', { name: 'Our mission' })
    expect(await screen.findByText("We can't show prices right now.")).toBeVisible()
  })
})

describe('a user’s day', () => {
  const showUser = (examples: Record<string, string> = {}) => show({ token: TOKEN, examples })
  const rowsOf = async (heading: string) =>
    within(await screen.findByRole('region', { name: heading }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  it('begins with what the user has, how it went, and the ways on', async () => {
    showUser()
    expect(await screen.findByText('15,773.49')).toBeVisible()
    expect(screen.getByText('+12.60')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit)
    expect(screen.getByRole('link', { name: 'Trade' })).toHaveAttribute('href', paths.index)
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', paths.project)
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  })

  it('goes on with the orders that run, the next settlement first', async () => {
    showUser()
    const region = await screen.findByRole('region', { name: 'Open orders' })
    expect(within(region).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      paths.orders,
    )
    expect(
      within(region)
        .getAllByRole('timer')
        .map((timer) => timer.closest('a')?.getAttribute('href')),
    ).toEqual([tradePath('BTCUSD'), tradePath('EURUSD')])
  })

  it('says what is due: an append, reviews, the next income', async () => {
    showUser({ 'GET /api/user/myproject': 'awaiting_append' })
    const rows = await rowsOf('Due next')
    expect(rows[0]).toEqual(['Calendar', calendarPath])
    expect(rows[1]?.[0]).toMatch(
      /^Growth 90: top-up needed\s+Income is held until you add it. The cycle ends on 20\d\d-\d\d-\d\d/,
    )
    expect(rows[1]?.[1]).toBe(purchaseActionPath('pu_7002', 'append'))
    expect(rows.map(([text]) => text)).toContainEqual(
      expect.stringMatching(/^Deposit under review\s+Expected by .* 300\.00 USD/),
    )
  })

  it('shows favourites and the products of the last orders, live', async () => {
    localStorage.setItem('h5.favourites', '["TSLA"]')
    showUser()
    const region = await screen.findByRole('region', { name: 'Your products' })
    const own = await within(region).findByRole('link', { name: /^Tesla Favourite [\d.,]+ / })
    expect(own).toHaveAttribute('href', tradePath('TSLA'))
    expect(within(region).getAllByRole('link').length).toBeGreaterThan(2)
  })

  it('of whoever has none shows what moves', async () => {
    showUser({
      'GET /api/user/index': 'newbie',
      'GET /api/user/orderlist': 'empty',
      'GET /api/user/recharge_record': 'empty',
    })
    expect(await screen.findByRole('region', { name: 'Next: verify your name' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Largest moves' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Open orders' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Due next' })).not.toBeInTheDocument()
  })

  it('has one banner, and none that asks for what is done', async () => {
    showUser()
    expect(await screen.findByRole('link', { name: 'How a timed order is settled' })).toBeVisible()
    expect(
      screen.queryByRole('link', { name: 'Verify your identity before your first withdrawal' }),
    ).not.toBeInTheDocument()
  })

  it('ends with the operator’s texts, folded, and the way to its news', async () => {
    showUser()
    const mission = await screen.findByRole('heading', { name: 'Our mission', hidden: true })
    expect(mission).not.toBeVisible()
    await userEvent.click(screen.getByRole('heading', { name: 'About us' }))
    expect(mission).toBeVisible()
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', paths.news)
    expect(screen.getByText('Risk notice')).toBeVisible()
  })

  it('keeps the operator’s texts where the user cannot be read', async () => {
    showUser({ 'GET /api/user/index': 'refused_network_error' })
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible()
  })
})

describe('the banners', () => {
  const banners = () => screen.findByRole('region', { name: 'Announcements' })

  it('lead on, each with its words and a picture that adds none', {
    tags: 'can.follow-banners',
  }, async () => {
    show()
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
    const sent = watchCalls('GET', '/api/index/banner')
    show()
    await banners()
    expect(sent.map(({ url }) => url.search)).toEqual(['?position=home'])
  })

  it('are moved by their dots', async () => {
    show()
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
    show({ examples: { 'GET /api/index/banner': 'words_only' } })
    const region = await banners()
    expect(within(region).getAllByRole('link')).toHaveLength(1)
    expect(within(region).getByText('Withdrawals are open from 09:00 to 21:00')).toBeVisible()
    expect(within(region).queryByRole('presentation')).not.toBeInTheDocument()
  })

  it('show their words where the picture does not come', async () => {
    show({ examples: { 'GET /api/index/banner': 'one' } })
    const region = await banners()
    fireEvent.error(within(region).getByRole('presentation'))
    expect(within(region).queryByRole('presentation')).not.toBeInTheDocument()
    expect(within(region).getByRole('link', { name: 'Steady 30 is open' })).toBeVisible()
    expect(within(region).queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(['empty', 'refused_network_error'])('are left out quietly: %s', async (example) => {
    show({ examples: { 'GET /api/index/banner': example } })
    await screen.findByRole('heading', { name: 'Our mission' })
    expect(screen.queryByRole('region', { name: 'Announcements' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

// The last of the file: modules that others load after it would be of another instance than theirs.
describe('a page that begins offline', () => {
  it('says why nothing came, without a name that nobody told', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    // The name is kept for as long as the page lives: this one begins anew.
    vi.resetModules()
    const begun = await import('./home-screen.tsx')
    const anew = await import('@/test/render.tsx')
    anew.renderScreen(<begun.HomeScreen />, { token: null })
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(screen.queryByText('H5 Demo')).not.toBeInTheDocument()
  })
})
